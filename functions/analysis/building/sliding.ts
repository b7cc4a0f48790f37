/**
 * Sliding doors drawn between sills: leaves that pass each other, and the lines of sills from jamb to jamb. In an outer
 * wall a sliding window is drawn just so: there a word or the mark of a door has to tell.
 */
import { centre, type PointRect } from "../../_shared/geometry.ts";
import type { FoundOpening } from "./openings.ts";
import type { MarkLabel } from "./sources.ts";
import type { PlacedText } from "./stairs.ts";

const WORDS =
  /\bS\.?\s?G\.?\s?D\b|\bSL(?:IDING|\.)?\s*GL(?:ASS|\.)?\s*D(?:OO)?R|\bBY-?\s?PASS|PATIO DOOR/i;
/** Rooms that look on others through windows that slide. */
const HAS_COUNTER =
  /RECEPT|BUSINESS|CASHIER|TICKET|PHARMAC|NURSE|CONTROL|SALES|RECORDS|KITCHEN|CHECK/i;
/** Words and marks stand this close to the middle of an opening, beside a third of its width, feet. */
const NEAR_FT = 3;
/** Marks of one kind are as high but for this share. */
const AS_HIGH = 0.15;

/** What tells a sliding door from a window. */
export interface SlidingSigns {
  texts: readonly PlacedText[];
  marks: readonly MarkLabel[];
  /** All openings of the plan. */
  openings: readonly FoundOpening[];
  /** Names of the spaces on both sides; null for no name, `outside` for open ground. */
  sides: readonly (string | null)[];
  pointsPerFoot: number;
}

/** Whether an opening with leaves that pass each other is a door. */
export function isSlidingDoor(opening: FoundOpening, signs: SlidingSigns): boolean {
  if (!opening.leavesPass || opening.kind !== "window") return false;
  const { texts, sides, pointsPerFoot } = signs;
  const isInside = sides.every((it) => it !== "outside") && sides.some((it) => it !== null);
  if (isInside && !sides.some((it) => it !== null && HAS_COUNTER.test(it))) return true;
  return texts.some(({ text, box }) => WORDS.test(text) && isNear(box, opening, pointsPerFoot)) ||
    hasMarkOfDoor(opening, signs);
}

/** A mark beside it is written as those of doors are, and none of a plain window is. */
function hasMarkOfDoor(
  opening: FoundOpening,
  { marks, openings, pointsPerFoot }: SlidingSigns,
): boolean {
  const marksAt = (it: FoundOpening) => marks.filter(({ box }) => isNear(box, it, pointsPerFoot));
  const own = marksAt(opening);
  if (own.length === 0) return false;
  const ofDoors = openings.filter(({ swing }) => swing !== null).flatMap(marksAt);
  // What stands nearer to another opening is none of a window's.
  const isOwn = ({ box }: MarkLabel, window: FoundOpening) =>
    !openings.some((it) => it !== window && offOf(box, it) < offOf(box, window));
  const ofWindows = openings.filter(({ kind, leavesPass }) => kind === "window" && !leavesPass)
    .flatMap((it) => marksAt(it).filter((mark) => isOwn(mark, it)))
    .filter((it) => !ofDoors.includes(it));
  return own.some((mark) =>
    !ofDoors.includes(mark) && ofDoors.filter((it) => isAlike(it, mark)).length >= 2 &&
    !ofWindows.some((it) => isAlike(it, mark))
  );
}

/** The same size, and the same order of letters and digits but for how many of each. */
const isAlike = (a: MarkLabel, b: MarkLabel): boolean =>
  Math.abs(a.box.height - b.box.height) < AS_HIGH * b.box.height && formOf(a) === formOf(b);

const formOf = ({ mark }: MarkLabel): string =>
  mark.replace(/[A-Z]+$/i, "").replace(/\d+/g, "9").replace(/[A-Z]+/gi, "A");

function isNear(box: PointRect, opening: FoundOpening, pointsPerFoot: number): boolean {
  const [a, b] = opening.line;
  return offOf(box, opening) < NEAR_FT * pointsPerFoot + Math.hypot(b.x - a.x, b.y - a.y) / 3;
}

/** How far off the middle of an opening a box stands, points. */
function offOf(box: PointRect, { line: [a, b] }: FoundOpening): number {
  const { x, y } = centre(box);
  return Math.hypot(x - (a.x + b.x) / 2, y - (a.y + b.y) / 2);
}
