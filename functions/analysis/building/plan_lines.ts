/** The strokes of a sheet that may draw the building: without frames, tables, lettering and dimension lines. */
import type { PageReading, Segment } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import { isIn, lengthOf } from "./lines.ts";

/** A stroke along this share of the sheet belongs to its frame. */
const FRAME = 0.88;
/** Beside lettering strokes this short are letters, as shares of the word's height. */
const WORD_SQUARE_PT = 24;

/** What is left out besides. */
export interface LeftOut {
  /** Title block, tables: nothing of a plan stands there. */
  boxes: readonly PointRect[];
  /** Lines of dimensions, by their ends. */
  dimensionLines: readonly { x1: number; y1: number; x2: number; y2: number }[];
}

/** Strokes of the building, dashed ones among them. */
export function planStrokes(page: PageReading, { boxes, dimensionLines }: LeftOut): Segment[] {
  const words = wordIndex(page);
  const strings = stringIndex(dimensionLines);
  return page.segments.filter((it) => {
    if (
      Math.abs(it.x2 - it.x1) > FRAME * page.widthPt ||
      Math.abs(it.y2 - it.y1) > FRAME * page.heightPt
    ) return false;
    const a = { x: it.x1, y: it.y1 }, b = { x: it.x2, y: it.y2 };
    if (boxes.some((box) => isIn(box, a) && isIn(box, b))) return false;
    if (lengthOf(it) < 3 * WORD_SQUARE_PT && words(it)) return false;
    return !strings(it);
  });
}

/** Whether both ends of a stroke lie in the box of a word. */
function wordIndex(page: PageReading): (stroke: Segment) => boolean {
  const squares = new Map<number, PointRect[]>();
  const keyOf = (x: number, y: number) =>
    Math.floor(x / WORD_SQUARE_PT) * 100_003 + Math.floor(y / WORD_SQUARE_PT);
  for (const { box } of page.words) {
    for (let x = box.x; x <= box.x + box.width + WORD_SQUARE_PT; x += WORD_SQUARE_PT) {
      for (let y = box.y; y <= box.y + box.height + WORD_SQUARE_PT; y += WORD_SQUARE_PT) {
        const key = keyOf(Math.min(x, box.x + box.width), Math.min(y, box.y + box.height));
        const list = squares.get(key);
        if (list) list.push(box);
        else squares.set(key, [box]);
      }
    }
  }
  return ({ x1, y1, x2, y2 }) =>
    squares.get(keyOf(x1, y1))?.some((box) =>
      isIn(box, { x: x1, y: y1 }, 1) && isIn(box, { x: x2, y: y2 }, 1)
    ) ?? false;
}

/** Dimension lines that slope more belong to a plan that leans, points. */
const SLOPES_PT = 1;

/** A stroke along this share of a dimension's stretch is its line though it runs so far beside it, points. */
const WHOLE = 0.9, BESIDE_PT = 1;

/** Whether a stroke is a piece of a dimension line. */
function stringIndex(lines: LeftOut["dimensionLines"]): (stroke: Segment) => boolean {
  const slopes = ({ x1, y1, x2, y2 }: LeftOut["dimensionLines"][number]) =>
    Math.min(Math.abs(x2 - x1), Math.abs(y2 - y1)) > SLOPES_PT;
  const square = squareIndex(lines.filter((it) => !slopes(it)));
  const leaning = lines.filter(slopes).map(({ x1, y1, x2, y2 }) => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
    return (x: number, y: number) => {
      const along = (x - x1) * ux + (y - y1) * uy;
      return Math.abs((y - y1) * ux - (x - x1) * uy) < 0.5 && along > -8 && along < length + 8;
    };
  });
  return (stroke) =>
    square(stroke) ||
    leaning.some((isOn) => isOn(stroke.x1, stroke.y1) && isOn(stroke.x2, stroke.y2));
}

/** Whether a level or upright stroke is a piece of a level or upright line. */
function squareIndex(lines: LeftOut["dimensionLines"]): (stroke: Segment) => boolean {
  const level = new Map<number, [number, number, number][]>();
  const upright = new Map<number, [number, number, number][]>();
  for (const { x1, y1, x2, y2 } of lines) {
    const isLevel = Math.abs(y2 - y1) < Math.abs(x2 - x1);
    const [map, at, from, to] = isLevel
      ? [level, y1, Math.min(x1, x2), Math.max(x1, x2)] as const
      : [upright, x1, Math.min(y1, y2), Math.max(y1, y2)] as const;
    const key = Math.round(at);
    const list = map.get(key);
    if (list) list.push([at, from, to]);
    else map.set(key, [[at, from, to]]);
  }
  return ({ x1, y1, x2, y2 }) => {
    const isLevel = Math.abs(y2 - y1) < 0.6, isUpright = Math.abs(x2 - x1) < 0.6;
    if (!isLevel && !isUpright) return false;
    const map = isLevel ? level : upright, at = isLevel ? y1 : x1;
    const from = isLevel ? Math.min(x1, x2) : Math.min(y1, y2);
    const to = isLevel ? Math.max(x1, x2) : Math.max(y1, y2);
    for (const key of [Math.round(at) - 1, Math.round(at), Math.round(at) + 1]) {
      for (const [own, start, end] of map.get(key) ?? []) {
        // A jamb or a sill at its end may stand for the whole line, a little beside it.
        const off = to - from > WHOLE * (end - start) ? BESIDE_PT : 0.5;
        if (Math.abs(own - at) < off && from >= start - 8 && to <= end + 8) return true;
      }
    }
    return false;
  };
}
