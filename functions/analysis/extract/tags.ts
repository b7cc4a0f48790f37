/** Marks in bubbles on plans: door and window tags, smoke alarms, exits. */
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { centre, type PointRect } from "../../_shared/geometry.ts";
import { toPlace } from "./evidence.ts";
import { emOf, type Line } from "./layout.ts";
import type { TagSymbol } from "./page_facts.ts";
import { StrokeGrid } from "./stroke_grid.ts";

/** Text that can be a mark: `101`, `W1`, `A`, `S/CO`, `EF-1`, `12A`. */
export const isMark = (text: string): boolean =>
  /^[A-Z0-9][A-Z0-9./-]{0,6}$/i.test(text.trim()) && !/^\d+(\.\d+)?'$/.test(text);

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
    return hasHexagon(short, line)
      ? [{ line, box: grow(line.box, em), shape: "round" as const }]
      : [];
  });
}

const REACH_PT = 50;

/** Strokes short enough for the side of a bubble. */
function shortStrokes(page: PageReading): StrokeGrid {
  const short = page.segments.filter(({ x1, y1, x2, y2 }) =>
    Math.abs(x2 - x1) <= 60 && Math.abs(y2 - y1) <= 60
  );
  return new StrokeGrid(short, REACH_PT);
}

/** Six or so short strokes around the mark, sloping ones among them. */
function hasHexagon(strokes: StrokeGrid, line: Line): boolean {
  const em = emOf(line);
  const at = centre(line.box);
  let around = 0;
  let sloping = 0;
  for (const { x1, y1, x2, y2 } of strokes.near(at.x, at.y)) {
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length < 0.4 * em || length > 4 * em) continue;
    const distance = Math.hypot((x1 + x2) / 2 - at.x, (y1 + y2) / 2 - at.y);
    if (distance < 0.5 * em || distance > 3 * em) continue;
    around++;
    if (Math.abs(x2 - x1) > 0.15 * length && Math.abs(y2 - y1) > 0.15 * length) sloping++;
  }
  return around >= 4 && around <= 14 && sloping >= 4;
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
