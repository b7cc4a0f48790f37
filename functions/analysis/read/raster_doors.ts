/**
 * Doors of a picture in gaps of its walls: a quarter of a circle of ink around one jamb, to the other, and a leaf. What
 * is found is handed on as the strokes of arc and leaf.
 */
import type { GreyImage } from "../../_providers/ocr/picture.ts";
import type { Segment } from "../../_shared/domain/page_reading.ts";
import { findFamilies } from "../building/families.ts";
import { byDirection, type Point, toPoint } from "../building/lines.ts";
import { findGaps, type Gap } from "../building/gaps.ts";
import { findWalls } from "../building/walls.ts";

/** Scale walls are looked for at before one is known, points per foot: between 1/8 and 3/8 inch to the foot. */
const ASSUMED_PT = 15;
/** Thin lines of a scan are grey. */
const DARK = 190;
/** Widths of openings on paper, inches. */
const MIN_GAP_IN = 0.2, MAX_GAP_IN = 2.4;
/** Share of arc and leaf that must be ink, and may be ink inside and outside of the arc. */
const MIN_ARC = 0.8, MIN_LEAF = 0.6, MAX_STRAY = 0.45;
const SAMPLES = 30;
/** Strokes an arc is handed on as. */
const STROKES = 12;
/** Gaps of one page; more are no building. */
const MAX_GAPS = 1500;

/** An arc around a hinge from the latch towards the open leaf, angles in radians as seen (y down). */
interface Swing {
  hinge: Point;
  radius: number;
  latch: number;
  turn: number;
}

/** Strokes of the doors found in gaps between walls drawn by these strokes (points). */
export function findRasterDoors(
  picture: GreyImage,
  dpi: number,
  strokes: readonly Segment[],
): Segment[] {
  const scale = dpi / 72;
  const directions = byDirection(strokes, 0.3 * ASSUMED_PT);
  const families = directions.flatMap((it) => findFamilies(it, ASSUMED_PT));
  const walls = findWalls(directions, new Set(families.flatMap((it) => it.lines)), ASSUMED_PT);
  const gaps = findGaps(walls, ASSUMED_PT).filter(({ from, to }) =>
    (to - from) / 72 >= MIN_GAP_IN && (to - from) / 72 <= MAX_GAP_IN
  );
  if (gaps.length > MAX_GAPS) return [];
  return gaps.flatMap((gap) => swingsIn(picture, gap, scale)).flatMap((swing) =>
    strokesOf(swing, 1 / scale)
  );
}

/** The single leaf of a gap, or the two of a pair. */
function swingsIn(picture: GreyImage, gap: Gap, scale: number): Swing[] {
  const single = bestOf(picture, candidates(gap, scale, [0.78, 1.04], [0, 1]));
  if (single) return [single];
  const pair = [0, 1].map((end) => bestOf(picture, candidates(gap, scale, [0.42, 0.53], [end])));
  return pair[0] && pair[1] ? [pair[0], pair[1]] : [];
}

/** Every way a leaf may hang in a gap: at both ends, at both faces, to both sides, wide open or half. */
function* candidates(
  { direction, at, from, to }: Gap,
  scale: number,
  [least, most]: readonly [number, number],
  ends: readonly number[],
): Generator<Swing> {
  const width = (to - from) * scale;
  for (const end of ends) {
    for (const across of [at[0], at[1], (at[0] + at[1]) / 2]) {
      for (const inset of [0, 0.03, 0.06, 0.1]) {
        const along = end === 0 ? from + inset * (to - from) : to - inset * (to - from);
        const p = toPoint(direction, along, across);
        const hinge = { x: p.x * scale, y: p.y * scale };
        const latch = Math.atan2(direction.uy, direction.ux) + (end === 0 ? 0 : Math.PI);
        for (let radius = least * width; radius <= most * width; radius += 1.5) {
          for (const turn of [Math.PI / 2, -Math.PI / 2, Math.PI / 4, -Math.PI / 4]) {
            yield { hinge, radius, latch, turn };
          }
        }
      }
    }
  }
}

function bestOf(picture: GreyImage, swings: Iterable<Swing>): Swing | null {
  let best: Swing | null = null;
  let most = 0;
  for (const swing of swings) {
    const arc = inkOnArc(picture, swing, { least: MIN_ARC });
    if (arc < MIN_ARC) continue;
    const leaf = inkOnLeaf(picture, swing);
    if (leaf < MIN_LEAF) continue;
    const stray = Math.max(
      inkOnArc(picture, swing, { share: 0.86 }),
      inkOnArc(picture, swing, { share: 1.14 }),
    );
    if (stray > MAX_STRAY) continue;
    const score = arc + leaf - 0.5 * stray + (Math.abs(swing.turn) > 1 ? 0.1 : 0);
    if (score > most) [best, most] = [swing, score];
  }
  return best;
}

const isDark = ({ width, height, pixels }: GreyImage, x: number, y: number): boolean => {
  const column = Math.round(x), row = Math.round(y);
  return column >= 0 && row >= 0 && column < width && row < height &&
    pixels[row * width + column] < DARK;
};

/**
 * Share of the arc that is ink, the ends left out, where walls and leaf stand.
 *
 * @param share of the radius at which it is looked for
 * @param least a smaller share of ink may be told as 0
 */
function inkOnArc(
  picture: GreyImage,
  { hinge, radius, latch, turn }: Swing,
  { share = 1, least = 0 }: { share?: number; least?: number },
): number {
  let ink = 0;
  for (let i = 0; i < SAMPLES; i++) {
    if ((ink + SAMPLES - i) / SAMPLES < least) return 0;
    const angle = latch + turn * (0.08 + 0.84 * i / (SAMPLES - 1));
    const ux = Math.cos(angle), uy = Math.sin(angle);
    const isInk = (off: number) =>
      isDark(picture, hinge.x + (share * radius + off) * ux, hinge.y + (share * radius + off) * uy);
    if (isInk(-1) || isInk(0) || isInk(1)) ink++;
  }
  return ink / SAMPLES;
}

/** Share of the leaf that is ink, looked for a little to both sides: leaves are thick. */
function inkOnLeaf(picture: GreyImage, { hinge, radius, latch, turn }: Swing): number {
  const angle = latch + turn;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  let best = 0;
  for (let off = -0.08 * radius; off <= 0.08 * radius; off += 1) {
    let ink = 0;
    for (let i = 0; i < SAMPLES; i++) {
      const along = radius * (0.15 + 0.8 * i / (SAMPLES - 1));
      if (isDark(picture, hinge.x + ux * along - uy * off, hinge.y + uy * along + ux * off)) ink++;
    }
    best = Math.max(best, ink / SAMPLES);
  }
  return best;
}

function strokesOf({ hinge, radius, latch, turn }: Swing, scale: number): Segment[] {
  const at = (angle: number): Point => ({
    x: (hinge.x + radius * Math.cos(angle)) * scale,
    y: (hinge.y + radius * Math.sin(angle)) * scale,
  });
  const stroke = (a: Point, b: Point): Segment => ({
    x1: a.x,
    y1: a.y,
    x2: b.x,
    y2: b.y,
    width: 0.4,
    isDashed: false,
  });
  const points = Array.from({ length: STROKES + 1 }, (_, i) => at(latch + turn * i / STROKES));
  const leaf = stroke({ x: hinge.x * scale, y: hinge.y * scale }, points[STROKES]);
  return [...points.slice(1).map((point, i) => stroke(points[i], point)), leaf];
}
