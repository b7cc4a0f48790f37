/** Finds rulings that stand between two words of a line. Upright and level solid strokes only. */
import type { PlacedWord } from "./words.ts";

/** Answers whether a ruling parts two neighbouring words. */
export interface RulingIndex {
  separates(a: PlacedWord, b: PlacedWord): boolean;
}

const BUCKET_PT = 12;
const STRAIGHT_PT = 0.3;
/** Share of the lettering's height that a ruling must cross. */
const CROSSED_SHARE = 0.8;
/** A ruling reaches beyond the lettering; a stroke of its own height may be a letter or a tick. */
const MIN_RULING_TO_SIZE = 1.15;

/** Strokes of one direction by their fixed coordinate: [fixed, from, to] each. */
type Buckets = Map<number, [number, number, number][]>;

/** @param strokes packed strokes of the page, five numbers each (see `StrokeBuffer`) */
export function indexRulings(strokes: Float32Array): RulingIndex {
  const upright: Buckets = new Map();
  const level: Buckets = new Map();
  for (let i = 0; i < strokes.length; i += 5) {
    if (strokes[i + 4] < 0) continue;
    const x1 = strokes[i], y1 = strokes[i + 1];
    const x2 = strokes[i + 2], y2 = strokes[i + 3];
    if (Math.abs(x1 - x2) <= STRAIGHT_PT) put(upright, x1, Math.min(y1, y2), Math.max(y1, y2));
    else if (Math.abs(y1 - y2) <= STRAIGHT_PT) put(level, y1, Math.min(x1, x2), Math.max(x1, x2));
  }
  return {
    separates(a, b) {
      const [p, q] = [a.box, b.box];
      const overlap = 0.1 * Math.min(a.emPt, b.emPt);
      if (a.angle === 0 || a.angle === 180) {
        const [first, second] = p.x <= q.x ? [p, q] : [q, p];
        return crosses(
          upright,
          [first.x + first.width - overlap, second.x + overlap],
          [Math.max(p.y, q.y), Math.min(p.y + p.height, q.y + q.height)],
          Math.max(a.sizePt, b.sizePt),
        );
      }
      if (a.angle === 90 || a.angle === 270) {
        const [first, second] = p.y <= q.y ? [p, q] : [q, p];
        return crosses(
          level,
          [first.y + first.height - overlap, second.y + overlap],
          [Math.max(p.x, q.x), Math.min(p.x + p.width, q.x + q.width)],
          Math.max(a.sizePt, b.sizePt),
        );
      }
      return false;
    },
  };
}

function put(buckets: Buckets, fixed: number, from: number, to: number): void {
  if (to - from < 3) return;
  const key = Math.floor(fixed / BUCKET_PT);
  const list = buckets.get(key);
  if (list) list.push([fixed, from, to]);
  else buckets.set(key, [[fixed, from, to]]);
}

function crosses(
  buckets: Buckets,
  gap: [number, number],
  span: [number, number],
  sizePt: number,
): boolean {
  const needed = (span[1] - span[0]) * CROSSED_SHARE;
  const lastKey = Math.floor(gap[1] / BUCKET_PT);
  for (let key = Math.floor(gap[0] / BUCKET_PT); key <= lastKey; key++) {
    for (const [fixed, from, to] of buckets.get(key) ?? []) {
      if (fixed <= gap[0] || fixed >= gap[1] || to - from < MIN_RULING_TO_SIZE * sizePt) continue;
      if (Math.min(to, span[1]) - Math.max(from, span[0]) >= needed) return true;
    }
  }
  return false;
}
