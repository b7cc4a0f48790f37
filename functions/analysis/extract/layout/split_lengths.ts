/**
 * Lengths that a line of the drawing cuts in two: `-4' -` and `9 1/2"` stand on one baseline, and the second piece
 * alone is another, smaller length.
 */
import type { Word } from "../../../_shared/domain/page_reading.ts";
import { emOf, heightOf, type Line, sharedLength, toLine, toUpright } from "./layout.ts";

const FEET = /^[-+±]?\d{1,3}'(?:\s*-)?$/;
const INCHES = /^(?:-\s*)?(?:\d|1[01])(?:\s+\d{1,2}\/\d{1,2})?"$/;
/** A lone figure of a recognised length, its marks unread. */
const LONE = /^-?(?:\d|1[01])$/;
/** Between the pieces, in sizes of the lettering; where the hyphen between them may be unread. */
const MAX_GAP = 0.8, MAX_GAP_UNREAD = 1.3;

/** The lines, pieces of one length joined. */
export function joinSplitLengths(lines: readonly Line[]): Line[] {
  const left = new Set(lines);
  const joined: Line[] = [];
  const pieces = lines.filter(({ text }) => INCHES.test(text) || LONE.test(text));
  for (const feet of lines) {
    if (!FEET.test(feet.text)) continue;
    const inches = pieces.filter((it) => left.has(it) && isBehind(feet, it))
      .sort((a, b) => gapOf(feet, a) - gapOf(feet, b))[0];
    if (!inches) continue;
    left.delete(feet);
    left.delete(inches);
    joined.push(join(feet, inches));
  }
  return [...left, ...joined];
}

const gapOf = (feet: Line, inches: Line): number =>
  toUpright(inches.box, feet.turn).left - feet.up.right;

function isBehind(feet: Line, inches: Line): boolean {
  const isLone = LONE.test(inches.text);
  // A lone figure has no direction of its own, and only a reader of pictures loses marks.
  if (isLone ? inches.origin !== "ocr" || feet.origin !== "ocr" : inches.turn !== feet.turn) {
    return false;
  }
  const up = toUpright(inches.box, feet.turn);
  const shared = sharedLength(feet.up.top, feet.up.bottom, up.top, up.bottom);
  const gap = gapOf(feet, inches);
  const em = isLone ? Math.max(emOf(feet), heightOf(feet.up)) : emOf(feet);
  return shared > 0.5 * Math.min(heightOf(feet.up), heightOf(up)) && gap > -0.2 * em &&
    gap < (isLone ? MAX_GAP_UNREAD : MAX_GAP) * em;
}

function join(feet: Line, inches: Line): Line {
  if (!LONE.test(inches.text)) return toLine([...feet.words, ...inches.words]);
  const figure = inches.words[0];
  const marked: Word = {
    ...figure,
    angle: feet.angle,
    text: `-${figure.text.replace("-", "")}"`,
  };
  return toLine([...feet.words, marked]);
}
