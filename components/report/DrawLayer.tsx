/** A box drawn over a sheet, or a point set on it: with the pointer, or with the arrow keys. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import { aroundPoint, betweenPoints, movedBy, type PercentPoint } from "./draw_box.ts";

export interface DrawLayerProps {
  /** Height of the sheet over its width. */
  aspect: number;
  onDraw: (box: PercentRect) => void;
  onCancel: () => void;
}

/** A pointer that moved less than this many pixels set a point. */
const POINT_PX = 5;

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function DrawLayer({ aspect, onDraw, onCancel }: DrawLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<PercentRect | null>(null);
  const draw = useRef(onDraw);
  draw.current = onDraw;

  // Heard here and not by the sheet below, which would be moved by them.
  useEffect(() => {
    const element = layer.current!;
    let start: { at: PercentPoint; x: number; y: number } | null = null;
    const pointOf = ({ clientX, clientY }: PointerEvent): PercentPoint => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: (clientX - left) / width * 100, y: (clientY - top) / height * 100 };
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      element.setPointerCapture(event.pointerId);
      start = { at: pointOf(event), x: event.clientX, y: event.clientY };
    };
    const onMove = (event: PointerEvent) => {
      if (!start) return;
      event.stopPropagation();
      setBox(betweenPoints(start.at, pointOf(event)));
    };
    const onUp = (event: PointerEvent) => {
      if (!start) return;
      event.stopPropagation();
      const isPoint = Math.hypot(event.clientX - start.x, event.clientY - start.y) < POINT_PX;
      const drawn = isPoint
        ? aroundPoint(start.at, aspect)
        : betweenPoints(start.at, pointOf(event));
      start = null;
      setBox(drawn);
      draw.current(drawn);
    };
    const onLost = () => start = null;
    element.addEventListener("pointerdown", onDown);
    element.addEventListener("pointermove", onMove);
    element.addEventListener("pointerup", onUp);
    element.addEventListener("pointercancel", onLost);
    element.focus({ preventScroll: true });
    return () => {
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("pointermove", onMove);
      element.removeEventListener("pointerup", onUp);
      element.removeEventListener("pointercancel", onLost);
    };
  }, [aspect]);

  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (!arrow && event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") return onCancel();
    const now = box ?? startBox(layer.current!, aspect);
    if (event.key === "Enter") return onDraw(now);
    setBox(box ? movedBy(now, arrow, event.shiftKey) : now);
  }

  return (
    <div
      ref={layer}
      role="application"
      aria-label="Draw your finding: drag a box or click a point. Arrow keys move the box, Shift with arrow keys resizes it, Enter confirms, Escape cancels."
      tabIndex={0}
      data-drawing
      onKeyDown={onKeyDown}
      className="absolute inset-0 cursor-crosshair touch-none -outline-offset-2"
    >
      {box && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute border-2 border-dashed border-[#1f5fbf] bg-[#1f5fbf]/15"
          style={{
            left: `${box.x}%`,
            top: `${box.y}%`,
            width: `${box.width}%`,
            height: `${box.height}%`,
          }}
        />
      )}
      <span className="sr-only" aria-live="polite">
        {box &&
          `Box at ${Math.round(box.x)}, ${Math.round(box.y)} percent, ${box.width.toFixed(1)} by ${
            box.height.toFixed(1)
          }`}
      </span>
    </div>
  );
}

/** In the middle of what can be seen of the sheet. */
function startBox(layer: HTMLElement, aspect: number): PercentRect {
  const all = layer.getBoundingClientRect();
  const seen = (layer.closest("[role=region]") ?? layer).getBoundingClientRect();
  const middle = (from: number, size: number, low: number, high: number) =>
    ((Math.max(from, low) + Math.min(from + size, high)) / 2 - from) / size * 100;
  return aroundPoint({
    x: middle(all.left, all.width, seen.left, seen.right),
    y: middle(all.top, all.height, seen.top, seen.bottom),
  }, aspect);
}
