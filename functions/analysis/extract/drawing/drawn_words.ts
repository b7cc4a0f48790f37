/** Words on drawings beside dimensions, leaders and things: what can be a name, what says what is measured. */
import type { PointRect } from "../../../_shared/geometry.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import type { Line } from "../layout/layout.ts";

/** Words on a drawing that stand for themselves: callouts, labels, marks in bubbles. */
export interface Words {
  lines: readonly Line[];
  box: PointRect;
}

/** Longer texts are notes. */
export const LONGEST_NAME = 44;

export const textOf = ({ lines }: Words): string => lines.map((line) => line.text).join(" ");

/** True for a name of a thing; one letter or figure is a mark of a grid or of a door. */
export const isName = ({ lines }: Words): boolean => /[A-Z].*[A-Z]/i.test(lines[0].text);

/** True for a level text of a few words without a length of its own. */
export const isPlainText = (words: Words, leastLetters = 0): boolean =>
  words.lines[0].turn === 0 && isOfFewWords(words, leastLetters);

/** True for such a text that runs up or down the sheet. */
export const isTurnedText = (words: Words, leastLetters = 0): boolean =>
  Math.abs(words.lines[0].turn) % 180 === 90 && isOfFewWords(words, leastLetters);

function isOfFewWords(words: Words, leastLetters: number): boolean {
  const text = textOf(words);
  return text.length <= LONGEST_NAME && text.replace(/[^A-Z]/gi, "").length >= leastLetters &&
    findLengths(normaliseMarks(text)).length === 0;
}

/** How drawings letter the line of the floor. */
const FLOOR = new RegExp(
  [
    String.raw`^(?:(?:TOP OF|T\.?O\.?) )?(?:FIN(?:ISH(?:ED)?)?\.? ?)?`,
    String.raw`(?:FL(?:OO)?R|GRADE|GROUND|SLAB|LANDING|DECK)\.?(?: LINE| LEVEL)?$`,
    String.raw`|^F\.? ?F\.?(?: ?[EL]\.?)?$`,
  ].join(""),
  "i",
);
/** True for the lettering of a floor line. */
export const isFloorName = (words: Words): boolean => FLOOR.test(textOf(words).trim());
