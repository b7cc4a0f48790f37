/**
 * Ramps: two lines of one extent, edges or their protection, at a word for a ramp; a slope alone makes one where an
 * arrow runs between them.
 */
import { centre, gapBetween, type PointRect } from "../../_shared/geometry.ts";
import { symbolTagged } from "../symbols/symbol_words.ts";
import type { FoundThing } from "./elevators.ts";
import { type Direction, endsOf, isIn, type PlanLine } from "./lines.ts";
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

/** Ramps of a plan; `isWall` tells lines that are faces of walls. */
export function findRamps(
  directions: readonly Direction[],
  { texts, isWall, pointsPerFoot }: {
    texts: readonly PlacedText[];
    isWall: (direction: Direction, line: PlanLine) => boolean;
    pointsPerFoot: number;
  },
): FoundThing[] {
  const found: FoundThing[] = [];
  for (const { text, box: word } of texts) {
    const plain = text.trim();
    const isTold = symbolTagged(plain) === "ramp" || RAMP.test(plain) && !NO_RAMP.test(plain) &&
        plain.split(/\s+/).length <= MOST_WORDS;
    if (!isTold && !SLOPE.test(plain)) continue;
    const p = centre(word);
    const strips = directions.flatMap((direction) =>
      stripsAt(direction, word, { isWall, pointsPerFoot })
    ).filter(({ box, isBetweenWalls, direction }) =>
      isTold
        ? isIn(box, p) || !isBetweenWalls
        : isIn(box, p) && hasArrow(box, direction, directions)
    ).sort((a, b) =>
      gapBetween(a.box, word) - gapBetween(b.box, word) ||
      a.box.width * a.box.height - b.box.width * b.box.height
    );
    const [strip] = strips;
    if (!strip || found.some(({ box }) => isIn(box, centre(strip.box)))) continue;
    found.push({ type: "ramp", box: strip.box, how: "tag" });
  }
  return found;
}

interface Strip {
  direction: Direction;
  box: PointRect;
  isBetweenWalls: boolean;
}

/** Strips between two lines of one extent at a word. */
function stripsAt(
  direction: Direction,
  word: PointRect,
  { isWall, pointsPerFoot }: {
    isWall: (direction: Direction, line: PlanLine) => boolean;
    pointsPerFoot: number;
  },
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
      const isBetweenWalls = isWall(direction, a) || isWall(direction, b);
      return isAt ? [{ direction, box, isBetweenWalls }] : [];
    })
  );
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
