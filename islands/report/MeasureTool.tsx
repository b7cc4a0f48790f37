/** Measures between two points that are pressed on a sheet with one scale; with Shift held, straight across or up. */
import OpenSeadragon from "openseadragon";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { SheetSummary } from "../../functions/_shared/domain/report.ts";
import { measureWords, type Point, scaleWords, straightened } from "./measure_words.ts";

export interface MeasureToolProps {
  viewer: OpenSeadragon.Viewer;
  sheet: SheetSummary;
}

/** Length of the ticks at either end, and how far the figure stands off the line, in pixels. */
const TICK_PX = 14;
const OFF_PX = 20;

export default function MeasureTool({ viewer, sheet }: MeasureToolProps) {
  const [ends, setEnds] = useState<Point[]>([]);
  const [aim, setAim] = useState<Point | null>(null);
  const start = useRef<Point | null>(null);
  const aspect = sheet.heightPt / sheet.widthPt;
  start.current = ends.length === 1 ? ends[0] : null;
  useEffect(() => setEnds([]), [sheet.page]);

  useEffect(() => {
    const pointAt = (position: OpenSeadragon.Point, isStraight: boolean): Point => {
      const { x, y } = viewer.viewport.pointFromPixel(position, true);
      const point = { x: x * 100, y: y / aspect * 100 };
      return isStraight && start.current ? straightened(start.current, point, aspect) : point;
    };
    function onClick(
      { quick, position, originalEvent }: {
        quick?: boolean;
        position?: OpenSeadragon.Point;
        originalEvent?: MouseEvent;
      },
    ) {
      if (!quick || !position) return;
      const point = pointAt(position, originalEvent?.shiftKey ?? false);
      setEnds((before) => before.length === 1 ? [...before, point] : [point]);
    }
    function onMove({ clientX, clientY, shiftKey }: PointerEvent) {
      const { left, top } = viewer.canvas.getBoundingClientRect();
      setAim(pointAt(new OpenSeadragon.Point(clientX - left, clientY - top), shiftKey));
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
  return (
    <>
      {createPortal(
        <p className="pointer-events-none absolute top-2 left-1/2 z-10 w-max max-w-[calc(100%-1rem)] -translate-x-1/2 rounded bg-[#12202e] px-3 py-1 text-center text-sm text-white">
          {!from
            ? "Pick the first point"
            : !fixed
            ? "Pick the second point"
            : "Pick a point to start over"}
          <span className="ml-1 text-[#c3ccd4] max-lg:hidden">· Shift: straight · Esc: done</span>
          <span className="block text-xs text-[#c3ccd4]">{scaleWords(sheet)}</span>
        </p>,
        viewer.element,
      )}
      {from && to && <Dimension viewer={viewer} sheet={sheet} from={from} to={to} />}
    </>
  );
}

/** A dimension line as drawings have them: ticks at both ends, the figure beside the line. */
function Dimension({ viewer, sheet, from, to }: MeasureToolProps & { from: Point; to: Point }) {
  const widthPx = viewer.viewport.getContainerSize().x * viewer.viewport.getZoom(true);
  const across = (to.x - from.x) * sheet.widthPt;
  const down = (to.y - from.y) * sheet.heightPt;
  const isSteep = Math.abs(down) > Math.abs(across);
  return (
    <div className="pointer-events-none absolute inset-0">
      <svg aria-hidden="true" className="absolute inset-0 h-full w-full overflow-visible">
        {["stroke-white stroke-[5]", "stroke-[#1f5fbf] stroke-2"].map((look) => (
          <line
            key={look}
            x1={`${from.x}%`}
            y1={`${from.y}%`}
            x2={`${to.x}%`}
            y2={`${to.y}%`}
            className={look}
          />
        ))}
      </svg>
      {[from, to].map((end, index) => (
        <span
          key={index}
          className="absolute w-0.5 bg-[#1f5fbf] outline outline-white"
          style={{
            left: `${end.x}%`,
            top: `${end.y}%`,
            height: TICK_PX,
            transform: `translate(-50%, -50%) rotate(${Math.atan2(down, across)}rad)`,
          }}
        />
      ))}
      <span
        role="status"
        data-measured
        className="absolute rounded bg-[#12202e] px-2 py-0.5 text-sm font-semibold whitespace-nowrap text-white tabular-nums"
        style={{
          left: `${(from.x + to.x) / 2}%`,
          top: `${(from.y + to.y) / 2}%`,
          // Beside the line, never on it.
          transform: isSteep
            ? `translate(${OFF_PX}px, -50%)`
            : `translate(-50%, calc(-50% - ${OFF_PX}px))`,
        }}
      >
        {measureWords(sheet, from, to, widthPx / sheet.widthPt)}
      </span>
    </div>
  );
}
