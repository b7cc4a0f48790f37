/**
 * Ramps: two lines of one extent, edges or their protection, at a word for a ramp; a slope alone makes one where an
 * arrow runs between them.
 */
import { centre, gapBetween, type PointRect } from "../../_shared/geometry.ts";
import { symbolTagged } from "../symbols/symbol_words.ts";
import type { FoundThing } from "./elevators.ts";
import { type Direction, endsOf, isIn, onDirection, type PlanLine, toPoint } from "./lines.ts";
import { boxAroundLines } from "./outlines.ts";
import type { PlacedText } from "./stairs.ts";

/** Width and run of ramps, feet. */
const MIN_WIDTH_FT = 2.4, MAX_WIDTH_FT = 12, MIN_RUN_FT = 3, MAX_RUN_FT = 60;
/** Ends of both edges agree, and words stand beside their ramp, to so many feet. */
const ENDS_FT = 0.4, AT_FT = 3.5;
const RAMP = /^(?:\(?(?:N|E)\)? ?)?(?:(?:ACCESSIBLE|ADA|CONC(?:RETE|\.)?|WOOD|METAL) )?RAMP\b/i;
const NO_RAMP = /\b(?:DETAIL|SECTION|CURB RAMP|SEE|NOTES?|LANDING)\b/i;
/** Slopes of ramps people walk: 1 in 8 to 1 in 20. */
const SLOPE = /^(?:SLOPE ?)?1 ?(?::|IN) ?(?:[89]|1\d|20)(?: MAX\.?)?$|^(?:SLOPE ?)?8\.33 ?%/i;
const MOST_WORDS = 8;

/** What a plan draws around its ramps. */
interface Around {
  texts: readonly PlacedText[];
  /** Whether a line is the face of a wall. */
  isFace: (direction: Direction, line: PlanLine) => boolean;
  /** Whether a wall, or an opening in one, stands at a place. */
  isWall: (x: number, y: number) => boolean;
  pointsPerFoot: number;
}

/** Ramps of a plan. */
export function findRamps(directions: readonly Direction[], around: Around): FoundThing[] {
  const { texts } = around;
  const found: FoundThing[] = [];
  for (const { text, box: word } of texts) {
    const plain = text.trim();
    const isTold = symbolTagged(plain) === "ramp" || RAMP.test(plain) && !NO_RAMP.test(plain) &&
        plain.split(/\s+/).length <= MOST_WORDS;
    if (!isTold && !SLOPE.test(plain)) continue;
    const p = centre(word);
    const strips = directions.flatMap((direction) => stripsAt(direction, word, around)).filter((
      { box, isBetweenWalls, direction },
    ) =>
      isTold
        ? isIn(box, p) || !isBetweenWalls
        : isIn(box, p) && hasArrow(box, direction, directions)
    ).sort((a, b) =>
      gapBetween(a.box, word) - gapBetween(b.box, word) ||
      a.box.width * a.box.height - b.box.width * b.box.height
    );
    const [strip] = strips;
    if (!strip || found.some(({ box }) => isIn(box, centre(strip.box)))) continue;
    const { edges: [a, b] } = strip;
    found.push({
      type: "ramp",
      box: strip.box,
      how: "tag",
      words: plain,
      strip: {
        widthPt: b.at - a.at,
        lengthPt: (a.to - a.from + b.to - b.from) / 2,
        landingsPt: landingsOf(strip, directions, around),
      },
    });
  }
  return found;
}

interface Strip {
  direction: Direction;
  edges: [PlanLine, PlanLine];
  box: PointRect;
  isBetweenWalls: boolean;
}

/** Strips between two lines of one extent at a word. */
function stripsAt(
  direction: Direction,
  word: PointRect,
  { isFace, pointsPerFoot }: Around,
): Strip[] {
  const near = direction.lines.filter((line) => {
    const run = line.to - line.from;
    return run >= MIN_RUN_FT * pointsPerFoot && run <= MAX_RUN_FT * pointsPerFoot &&
      gapBetween(boxAroundLines(direction, [line]), word) < (MAX_WIDTH_FT + AT_FT) * pointsPerFoot;
  });
  const slack = ENDS_FT * pointsPerFoot;
  return near.flatMap((a, index) =>
    near.slice(index + 1).flatMap((b): Strip[] => {
      const width = (b.at - a.at) / pointsPerFoot;
      if (width < MIN_WIDTH_FT || width > MAX_WIDTH_FT) return [];
      if (Math.abs(a.from - b.from) > slack || Math.abs(a.to - b.to) > slack) return [];
      const box = boxAroundLines(direction, [a, b]);
      const isAt = gapBetween(box, word) <= AT_FT * pointsPerFoot;
      const isBetweenWalls = isFace(direction, a) || isFace(direction, b);
      return isAt ? [{ direction, edges: [a, b], box, isBetweenWalls }] : [];
    })
  );
}

/** Landings are looked for up to this long; shorter floor before a ramp is none, feet. */
const MAX_LANDING_FT = 12, MIN_LANDING_FT = 1.5;
/** A line across the end of a ramp covers this share of its width. */
const ACROSS = 0.8;

/** Floor before those ends of a ramp that a line across it marks, up to the wall that follows, points. */
function landingsOf(
  { direction, edges: [a, b] }: Strip,
  directions: readonly Direction[],
  { isWall, pointsPerFoot }: Around,
): number[] {
  const slack = ENDS_FT * pointsPerFoot, step = pointsPerFoot / 10;
  const middle = (a.at + b.at) / 2;
  const across = directions.filter(({ ux, uy }) =>
    Math.abs(ux * direction.ux + uy * direction.uy) < 1e-3
  ).flatMap((it) => it.lines.map((line) => endsOf(it, line).map((p) => onDirection(direction, p))));
  const isMarked = (end: number) =>
    across.some(([from, to]) =>
      Math.abs(from.along - end) < slack && Math.abs(to.at - from.at) > ACROSS * (b.at - a.at) &&
      Math.min(from.at, to.at) < middle && Math.max(from.at, to.at) > middle
    );
  return [{ end: a.from, out: -step }, { end: a.to, out: step }].flatMap(({ end, out }) => {
    if (!isMarked(end)) return [];
    for (let far = 1; far * step < MAX_LANDING_FT * pointsPerFoot; far++) {
      const { x, y } = toPoint(direction, end + far * out, middle);
      if (isWall(x, y)) return far * step < MIN_LANDING_FT * pointsPerFoot ? [] : [far * step];
    }
    return [];
  });
}

/** An arrow's shaft covers this share of the run; its head's strokes touch its end, points. */
const SHAFT = 0.3, HEAD_PT = 1.5;

/** Whether a line runs along a strip inside it, with two strokes that lean from one of its ends. */
function hasArrow(box: PointRect, own: Direction, directions: readonly Direction[]): boolean {
  const run = Math.abs(own.ux) * box.width + Math.abs(own.uy) * box.height;
  const leaning = directions.filter(({ ux, uy }) =>
    Math.abs(ux * own.uy - uy * own.ux) > 0.1 && Math.abs(ux * own.ux + uy * own.uy) > 0.1
  ).flatMap((it) => it.lines.map((line) => endsOf(it, line)));
  return own.lines.some((line) => {
    const ends = endsOf(own, line);
    return line.to - line.from > SHAFT * run && ends.every((it) => isIn(box, it, -1)) &&
      ends.some((end) =>
        leaning.filter((it) => it.some((p) => Math.hypot(p.x - end.x, p.y - end.y) < HEAD_PT))
          .length >= 2
      );
  });
}
