/** Measures between two points that are pressed on a sheet with one scale. */
import OpenSeadragon from "openseadragon";
import { useEffect, useState } from "react";
import type { SheetSummary } from "../../functions/_shared/domain/report.ts";
import { measureWords, type Point } from "./measure_words.ts";

export interface MeasureToolProps {
  viewer: OpenSeadragon.Viewer;
  sheet: SheetSummary;
}

export default function MeasureTool({ viewer, sheet }: MeasureToolProps) {
  const [ends, setEnds] = useState<Point[]>([]);
  const [aim, setAim] = useState<Point | null>(null);
  const aspect = sheet.heightPt / sheet.widthPt;
  useEffect(() => setEnds([]), [sheet.page]);

  useEffect(() => {
    const pointAt = (position: OpenSeadragon.Point): Point => {
      const { x, y } = viewer.viewport.pointFromPixel(position, true);
      return { x: x * 100, y: y / aspect * 100 };
    };
    function onClick(event: { quick?: boolean; position?: OpenSeadragon.Point }) {
      if (!event.quick || !event.position) return;
      const point = pointAt(event.position);
      setEnds((before) => before.length === 1 ? [...before, point] : [point]);
    }
    function onMove({ clientX, clientY }: PointerEvent) {
      const { left, top } = viewer.canvas.getBoundingClientRect();
      setAim(pointAt(new OpenSeadragon.Point(clientX - left, clientY - top)));
    }
    const handler = onClick as unknown as OpenSeadragon.EventHandler<OpenSeadragon.ViewerEvent>;
    viewer.addHandler("canvas-click", handler);
    viewer.canvas.addEventListener("pointermove", onMove);
    viewer.canvas.classList.add("cursor-crosshair");
    return () => {
      viewer.removeHandler("canvas-click", handler);
      viewer.canvas?.removeEventListener("pointermove", onMove);
      viewer.canvas?.classList.remove("cursor-crosshair");
    };
  }, [viewer, aspect]);

  const [from, fixed] = ends;
  const to = fixed ?? aim;
  if (!from || !to) return null;
  const pixelsPerPoint = viewer.viewport.getContainerSize().x *
    viewer.viewport.getZoom(true) / sheet.widthPt;
  const words = measureWords(sheet, from, to, pixelsPerPoint);
  return (
    <div className="pointer-events-none absolute inset-0">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 h-full w-full overflow-visible"
      >
        <line
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          vectorEffect="non-scaling-stroke"
          className="stroke-[#1f5fbf] stroke-2"
        />
      </svg>
      {[from, to].map((end, index) => (
        <span
          key={index}
          className="absolute size-2 -translate-1/2 rounded-full border border-white bg-[#1f5fbf]"
          style={{ left: `${end.x}%`, top: `${end.y}%` }}
        />
      ))}
      <span
        role="status"
        data-measured
        className="absolute -translate-x-1/2 translate-y-2 rounded bg-[#12202e] px-2 py-0.5 text-sm font-semibold whitespace-nowrap text-white tabular-nums"
        style={{ left: `${(from.x + to.x) / 2}%`, top: `${(from.y + to.y) / 2}%` }}
      >
        {words}
      </span>
    </div>
  );
}
