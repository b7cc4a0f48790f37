/** The whole sheet in small, with a frame around the part in view; pressing it goes there. */
import { useRef } from "react";
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import { cx } from "../ui/cx.ts";
import { type MapPlace, mapPlaceOf } from "./minimap_place.ts";
import type { Pixels } from "./overlay.ts";

export interface MinimapProps {
  pictureUrl: string;
  /** Height over width of the sheet. */
  aspect: number;
  /** What is in view, in percent of the sheet. */
  view: PercentRect;
  /** Size of what it stands over, in pixels. */
  viewPx: { width: number; height: number };
  /** Places it may not cover, in percent of the sheet: it stands in another place, or folds away. */
  clear: readonly PercentRect[];
  /** Places it covers only where there is no other place. */
  spared: readonly PercentRect[];
  isLeftTaken: boolean;
  /** The whole sheet, whose lettering it keeps off; null as long as it isn’t known. */
  picture: Pixels | null;
  /** The sheet is on its way to another view. */
  isMoving: boolean;
  /** Asked to show a place, in percent of the sheet. */
  onGo: (x: number, y: number) => void;
}

const WIDTH_PX = 160;
const MARGIN_PX = 8;
const PLACES: Record<MapPlace, string> = {
  "bottom right": "right-2 bottom-2",
  "bottom left": "bottom-2 left-2",
  "top right": "top-2 right-2",
  "top left": "top-2 left-2",
  "middle right": "top-1/2 right-2 -translate-y-1/2",
  "middle left": "top-1/2 left-2 -translate-y-1/2",
};

/** A convenience for the pointer: by key the sheet is moved by going from box to box. */
export function Minimap(props: MinimapProps) {
  const { pictureUrl, aspect, view, viewPx, clear, spared, isLeftTaken, picture, onGo } = props;
  const last = useRef<MapPlace | null>(null);
  const isHeld = useRef(false);
  function go(event: React.PointerEvent<HTMLDivElement>) {
    if (event.buttons !== 1) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onGo((event.clientX - left) / width * 100, (event.clientY - top) / height * 100);
  }
  const { x, y, width, height } = view;
  const place = mapPlaceOf({
    view,
    viewPx,
    mapPx: { width: WIDTH_PX, height: WIDTH_PX * aspect },
    marginPx: MARGIN_PX,
    clear,
    spared,
    isLeftTaken,
    picture,
    // It doesn’t slip from under the pointer either.
    stays: props.isMoving || isHeld.current ? last.current : null,
  });
  last.current = place;
  if (place === null) return null;
  return (
    <div
      aria-hidden="true"
      data-minimap
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        isHeld.current = true;
        go(event);
      }}
      onPointerMove={go}
      onLostPointerCapture={() => void (isHeld.current = false)}
      style={{ width: WIDTH_PX, aspectRatio: `1 / ${aspect}` }}
      className={cx(
        "absolute z-10 hidden cursor-pointer overflow-hidden rounded border border-[#51606e] bg-white lg:block",
        PLACES[place],
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
