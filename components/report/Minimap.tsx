/** The whole sheet in small, with a frame around the part in view; pressing it goes there. */
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import { cx } from "../ui/cx.ts";

export interface MinimapProps {
  pictureUrl: string;
  /** Height over width of the sheet. */
  aspect: number;
  /** What is in view, in percent of the sheet. */
  view: PercentRect;
  /** Asked to show a place, in percent of the sheet. */
  onGo: (x: number, y: number) => void;
}

/** A convenience for the pointer: by key the sheet is moved by going from box to box. */
export function Minimap({ pictureUrl, aspect, view, onGo }: MinimapProps) {
  function go(event: React.PointerEvent<HTMLDivElement>) {
    if (event.buttons !== 1) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onGo((event.clientX - left) / width * 100, (event.clientY - top) / height * 100);
  }
  const { x, y, width, height } = view;
  // In the lower right corner of the sheet it would cover what it leads to.
  const isInTheWay = x + width > 99 && y + height > 99;
  return (
    <div
      aria-hidden="true"
      data-minimap
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
      style={{ aspectRatio: `1 / ${aspect}` }}
      className={cx(
        "absolute bottom-2 z-10 hidden w-40 cursor-pointer overflow-hidden rounded border border-[#51606e] bg-white lg:block",
        isInTheWay ? "left-2" : "right-2",
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
