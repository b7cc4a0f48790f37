/**
 * The north arrow: a letter N, the word, or either of them as true, plan, project or magnetic north (`TN`, `P.N.`), with an
 * arrow beside or around it. Which way the arrow points is told by its
 * tip, the corner of small strokes that is narrow and even on both sides; a letter at its other end speaks against it.
 */
import type { PageReading, Segment } from "../../../_shared/domain/page_reading.ts";
import { centre, type PointRect } from "../../../_shared/geometry.ts";

const NAMED = /^(?:TRUE |PLAN |PROJECT |MAGNETIC )?NORTH$|^N$|^[TPM]\.?\s?N\.?$/i;
const TRUE_NORTH = /^T/i;
/** How far from its letter an arrow reaches, and how long its strokes are, in heights of the letter. */
const REACH_EM = 9, STROKE_EM = [0.6, 14] as const;
/** Ends of strokes meet within so many points. */
const MEET_PT = 0.8;
/** A tip opens no wider, and both its sides are alike within this share and these degrees. */
const WIDEST_TIP_DEG = 75, NARROWEST_TIP_DEG = 6, ALIKE = 0.15, ALIKE_DEG = 8;
/** The letter stands no further off the way the arrow points. */
const LETTER_OFF_DEG = 75;
/** A ring around the letter, out of which the arrow points, is no larger. */
const RING_EM = 4;
/** Two arrows say the same within so many degrees. */
const SAME_DEG = 6;
/** Fewer strokes around a letter are an arrow: more are a drawing with a grid bubble in it. */
const MOST_STROKES = 400;

type Point = [x: number, y: number];

/** Where north is, degrees clockwise from up; null without an arrow, and where two say otherwise. */
export function findNorth(page: PageReading): number | null {
  const found = page.lines.filter(({ text }) => NAMED.test(text.trim())).flatMap((line) => {
    const degrees = arrowAt(page, line);
    return degrees === null ? [] : [{ degrees, isTrue: TRUE_NORTH.test(line.text.trim()) }];
  });
  const meant = found.some(({ isTrue }) => isTrue) ? found.filter(({ isTrue }) => isTrue) : found;
  const [first, ...rest] = meant.map(({ degrees }) => degrees);
  return first !== undefined && rest.every((it) => off(it, first) <= SAME_DEG) ? first : null;
}

/** Which way the arrow at a letter points, rounded to a degree. */
function arrowAt(
  page: PageReading,
  { box, sizePt, angle }: { box: PointRect; sizePt: number; angle: number },
): number | null {
  const { x, y } = centre(box);
  const isNear = ([px, py]: Point) => Math.hypot(px - x, py - y) <= REACH_EM * sizePt;
  const strokes = page.segments.filter((it) => {
    const length = lengthOf(it);
    return !it.isDashed && length >= STROKE_EM[0] * sizePt && length <= STROKE_EM[1] * sizePt &&
      isNear([it.x1, it.y1]) && isNear([it.x2, it.y2]);
  });
  if (strokes.length === 0 || strokes.length > MOST_STROKES) return null;
  const isRinged = page.arcs.some(({ cx, cy, radius, sweepDeg }) =>
    sweepDeg >= 300 && radius < RING_EM * sizePt && distance([cx, cy], [x, y]) < 0.5 * radius
  );
  const letter = { at: [x, y] as Point, sizePt, isRinged };
  const tips = tipsOf(strokes).map((tip) => ({ ...tip, score: scoreOf(tip, letter) }))
    .filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  const pointing = tips[0]?.degrees ?? acrossCircle(page, strokes, { at: [x, y], sizePt });
  if (pointing === null) return null;
  // A letter that is turned with its arrow says where north is.
  const leaning = (360 - angle) % 360;
  const isLeaning = Math.min(leaning % 90, 90 - leaning % 90) > 2;
  if (isLeaning && off(leaning, pointing) > 2 * ALIKE_DEG) return null;
  return Math.round(pointing) % 360;
}

/** A corner of strokes that may be the tip of an arrow, and where the rest of the arrow is. */
interface Tip {
  at: Point;
  degrees: number;
  lengthPt: number;
}

function tipsOf(strokes: readonly Segment[]): Tip[] {
  const corners: { at: Point; ends: Point[] }[] = [];
  const add = (at: Point, end: Point) => {
    const known = corners.find((it) => distance(it.at, at) <= MEET_PT);
    if (!known) corners.push({ at, ends: [end] });
    else if (!known.ends.some((it) => distance(it, end) <= MEET_PT)) known.ends.push(end);
  };
  for (const { x1, y1, x2, y2 } of strokes) {
    add([x1, y1], [x2, y2]);
    add([x2, y2], [x1, y1]);
  }
  return corners.flatMap(({ at, ends }) => tipAt(at, ends) ?? []);
}

/** Two strokes alike on either side of the middle, and others only between them. */
function tipAt(at: Point, ends: readonly Point[]): Tip | null {
  if (ends.length < 2 || ends.length > 6) return null;
  const sides = ends.map((end) => ({ degrees: heading(at, end), length: distance(at, end) }));
  for (const first of sides) {
    for (const second of sides) {
      const opening = (second.degrees - first.degrees + 360) % 360;
      if (opening < NARROWEST_TIP_DEG || opening > WIDEST_TIP_DEG) continue;
      if (Math.abs(first.length - second.length) > ALIKE * first.length) continue;
      const middle = first.degrees + opening / 2;
      const isInside = sides.every(({ degrees, length }) =>
        off(degrees, middle) <= opening / 2 + 1 &&
        // A stroke along the middle is the shaft.
        (off(degrees, middle) < ALIKE_DEG || length >= (1 - ALIKE) * first.length)
      );
      if (!isInside) continue;
      const lengthPt = Math.max(...sides.map(({ length }) => length));
      return { at, degrees: (middle + 180) % 360, lengthPt };
    }
  }
  return null;
}

/** How well an arrow belongs to a letter: long, near, and with the letter ahead of its middle, on it, or in its ring. */
function scoreOf(
  { at, degrees, lengthPt }: Tip,
  { at: letter, sizePt, isRinged }: { at: Point; sizePt: number; isRinged: boolean },
): number {
  const radians = degrees * Math.PI / 180;
  const middle: Point = [
    at[0] - Math.sin(radians) * lengthPt / 2,
    at[1] + Math.cos(radians) * lengthPt / 2,
  ];
  const away = distance(middle, letter);
  const isAround = away < 0.25 * lengthPt;
  const isAhead = off(heading(middle, letter), degrees) <= LETTER_OFF_DEG;
  const isOnRing = isRinged && off(heading(letter, at), degrees) <= ALIKE_DEG;
  return isAround || isAhead || isOnRing ? lengthPt / (lengthPt + away + sizePt) : 0;
}

/** A stroke through the middle of a circle towards the letter. */
function acrossCircle(
  { arcs }: PageReading,
  strokes: readonly Segment[],
  { at, sizePt }: { at: Point; sizePt: number },
): number | null {
  for (const { cx, cy, radius, sweepDeg } of arcs) {
    const away = distance([cx, cy], at);
    if (sweepDeg < 300 || radius < sizePt || away < radius || away > 2 * radius + sizePt) continue;
    const degrees = heading([cx, cy], at);
    const isCrossed = strokes.some((it) => {
      const along = heading([it.x1, it.y1], [it.x2, it.y2]);
      const middle: Point = [(it.x1 + it.x2) / 2, (it.y1 + it.y2) / 2];
      return Math.min(off(along, degrees), off(along + 180, degrees)) < ALIKE_DEG &&
        lengthOf(it) >= radius && distance(middle, [cx, cy]) < radius;
    });
    if (isCrossed) return degrees;
  }
  return null;
}

const lengthOf = ({ x1, y1, x2, y2 }: Segment): number => Math.hypot(x2 - x1, y2 - y1);
const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** Degrees clockwise from up of the way from a point to another. */
const heading = ([ax, ay]: Point, [bx, by]: Point): number =>
  (Math.atan2(bx - ax, ay - by) * 180 / Math.PI + 360) % 360;

/** Degrees between two directions, 0–180. */
const off = (a: number, b: number): number => Math.abs(((a - b) % 360 + 540) % 360 - 180);
