/** Marks in bubbles on plans: door and window tags, smoke alarms, exits. */
import type { Bend, PageReading } from "../../../_shared/domain/page_reading.ts";
import { centre, type PointRect, unionRect } from "../../../_shared/geometry.ts";
import { toPlace } from "../evidence.ts";
import { emOf, type Line } from "../layout/layout.ts";
import type { TagSymbol } from "../page_facts.ts";
import { StrokeGrid } from "./stroke_grid.ts";

/** Text that can be a mark: `101`, `W1`, `A`, `S/CO`, `EF-1`, `12A`. */
export const isMark = (text: string): boolean =>
  /^[A-Z0-9][A-Z0-9./-]{0,6}$/i.test(text.trim()) && !/^\d+(\.\d+)?'$/.test(text);

/** Marks that are told from other figures without a bubble: `101A`, `D3`, `104`; a single figure is not. */
export const isPlainMark = (text: string): boolean =>
  /^(?:\d{2,3}[A-Z]?|\d[A-Z]|[A-Z]{1,2}-?\d{1,3}[A-Z]?)(?:\.\d)?$/i.test(text.trim());

/** A tag with its line and the bubble around it. */
export interface FoundTag {
  line: Line;
  box: PointRect;
  shape: TagSymbol["shape"];
}

/** Every mark that stands alone in a small bubble or box. */
export function findTags(page: PageReading, lines: readonly Line[]): FoundTag[] {
  const circles = page.arcs.filter((arc) => Math.abs(arc.sweepDeg) > 300 && arc.radius < 40);
  const short = shortStrokes(page);
  const ends = roundEnds(page);
  return lines.filter((line) => isMark(line.text)).flatMap((line): FoundTag[] => {
    const em = emOf(line);
    const at = centre(line.box);
    const circle = circles.find((arc) =>
      Math.hypot(arc.cx - at.x, arc.cy - at.y) < 0.45 * arc.radius && arc.radius < 5 * em &&
      arc.radius > 0.5 * em
    );
    if (circle) {
      const box = {
        x: circle.cx - circle.radius,
        y: circle.cy - circle.radius,
        width: 2 * circle.radius,
        height: 2 * circle.radius,
      };
      return [{ line, box, shape: "round" as const }];
    }
    const rect = page.rects.find((it) =>
      it.width < 8 * em && it.height < 4 * em && Math.abs(it.x + it.width / 2 - at.x) < 0.6 * em &&
      Math.abs(it.y + it.height / 2 - at.y) < 0.6 * em && it.height > 0.7 * em
    );
    if (rect) return [{ line, box: rect, shape: "box" as const }];
    const bubble = page.bubbles?.find((it) => isAround(it, line)) ?? betweenEnds(ends, line);
    if (bubble) return [{ line, box: bubble, shape: "round" as const }];
    const hexagon = hexagonAround(short, line);
    return hexagon ? [{ line, box: hexagon, shape: "round" as const }] : [];
  });
}

/** Does a small shape stand around a mark, with the mark in its middle? */
function isAround(box: PointRect, line: Line): boolean {
  const em = emOf(line);
  const [at, middle] = [centre(line.box), centre(box)];
  return box.width > 0.9 * line.box.width && box.width < 8 * em && box.height > 0.9 * em &&
    box.height < 4 * em && Math.abs(middle.x - at.x) < 0.6 * em &&
    Math.abs(middle.y - at.y) < 0.6 * em;
}

/** Curves that may close a bubble at its left or right. */
const roundEnds = (page: PageReading): Bend[] =>
  (page.bends ?? []).filter(({ x1, y1, x2, y2 }) => {
    const height = Math.abs(y2 - y1);
    return height > 4 && height < REACH_PT && Math.abs(x2 - x1) < 0.2 * height;
  });

/** The box between two round ends at the left and the right of a mark; null without them. */
function betweenEnds(ends: readonly Bend[], line: Line): PointRect | null {
  const em = emOf(line);
  const { x, width } = line.box;
  const middle = centre(line.box).y;
  const near = (at: number) =>
    ends.find(({ x1, y1, y2 }) =>
      Math.abs(x1 - at) < 1.2 * em && Math.abs((y1 + y2) / 2 - middle) < 0.6 * em
    );
  const [left, right] = [near(x), near(x + width)];
  if (!left || !right || left === right) return null;
  const box = {
    x: left.x1,
    y: Math.min(left.y1, left.y2),
    width: right.x1 - left.x1,
    height: Math.abs(left.y2 - left.y1),
  };
  return isAround(box, line) ? box : null;
}

const REACH_PT = 50;

/** Strokes short enough for the side of a bubble. */
function shortStrokes(page: PageReading): StrokeGrid {
  const short = page.segments.filter(({ x1, y1, x2, y2 }) =>
    Math.abs(x2 - x1) <= 60 && Math.abs(y2 - y1) <= 60
  );
  return new StrokeGrid(short, REACH_PT);
}

/** A stroke that runs off from the middle of a mark is a leader, and no side of its bubble. */
const OUTWARDS = 0.95;

/** The box of six or so short strokes around the mark, sloping ones among them; null without them. */
function hexagonAround(strokes: StrokeGrid, line: Line): PointRect | null {
  const em = emOf(line);
  const at = centre(line.box);
  const around: PointRect[] = [];
  let sloping = 0;
  for (const { x1, y1, x2, y2 } of strokes.near(at.x, at.y)) {
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length < 0.4 * em || length > 4 * em) continue;
    const off = { x: (x1 + x2) / 2 - at.x, y: (y1 + y2) / 2 - at.y };
    const distance = Math.hypot(off.x, off.y);
    if (distance < 0.5 * em || distance > 3 * em) continue;
    const outwards = Math.abs(off.x * (x2 - x1) + off.y * (y2 - y1)) / (distance * length);
    if (outwards > OUTWARDS) continue;
    const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
    around.push({ x: Math.min(x1, x2), y: Math.min(y1, y2), width, height });
    if (width > 0.15 * length && height > 0.15 * length) sloping++;
  }
  if (around.length < 4 || around.length > 14 || sloping < 4) return null;
  const box = unionRect(around);
  return isAround(box, line) ? box : grow(line.box, em);
}

const grow = (box: PointRect, by: number): PointRect => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** A tag as it is kept: joined to swings and rooms later. */
export function toTagSymbol(page: PageReading, tag: FoundTag): TagSymbol {
  return {
    ...toPlace(page, tag.box),
    mark: tag.line.text.trim().toUpperCase(),
    shape: tag.shape,
    swing: null,
    room: null,
    sourceText: tag.line.text,
    drawing: null,
  };
}
