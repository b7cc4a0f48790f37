/** The whole sheet in small, with a frame around the part in view; pressing it goes there. */
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import { cx } from "../ui/cx.ts";
import { type Corner, cornerOf } from "./minimap_corner.ts";

export interface MinimapProps {
  pictureUrl: string;
  /** Height over width of the sheet. */
  aspect: number;
  /** What is in view, in percent of the sheet. */
  view: PercentRect;
  /** Size of what it stands over, in pixels. */
  viewPx: { width: number; height: number };
  /** Places it may not cover, in percent of the sheet: it stands in another corner, or folds away. */
  clear: readonly PercentRect[];
  /** Places it covers only where there is no other corner. */
  spared: readonly PercentRect[];
  isLeftTaken: boolean;
  /** Asked to show a place, in percent of the sheet. */
  onGo: (x: number, y: number) => void;
}

const WIDTH_PX = 160;
const MARGIN_PX = 8;
const PLACES: Record<Corner, string> = {
  "bottom right": "right-2 bottom-2",
  "bottom left": "bottom-2 left-2",
  "top right": "top-2 right-2",
  "top left": "top-2 left-2",
};

/** A convenience for the pointer: by key the sheet is moved by going from box to box. */
export function Minimap(props: MinimapProps) {
  const { pictureUrl, aspect, view, viewPx, clear, spared, isLeftTaken, onGo } = props;
  function go(event: React.PointerEvent<HTMLDivElement>) {
    if (event.buttons !== 1) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onGo((event.clientX - left) / width * 100, (event.clientY - top) / height * 100);
  }
  const { x, y, width, height } = view;
  const corner = cornerOf({
    view,
    viewPx,
    mapPx: { width: WIDTH_PX, height: WIDTH_PX * aspect },
    marginPx: MARGIN_PX,
    clear,
    spared,
    isLeftTaken,
  });
  if (corner === null) return null;
  return (
    <div
      aria-hidden="true"
      data-minimap
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
      style={{ width: WIDTH_PX, aspectRatio: `1 / ${aspect}` }}
      className={cx(
        "absolute z-10 hidden cursor-pointer overflow-hidden rounded border border-[#51606e] bg-white lg:block",
        PLACES[corner],
      )}
    >
      <img src={pictureUrl} alt="" draggable={false} className="h-full w-full" />
      <div
        className="pointer-events-none absolute border-2 border-[#1f5fbf] bg-[#1f5fbf]/15"
        style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
      />
    </div>
  );
}
