/**
 * Second readings, with more paper at both ends. Of a length a sign or a fraction at the end of its box is lost as easily
 * as a stroke beside it is taken for one, and what is left is a length too: it counts when two readings say it. A word
 * whose box ends within a letter lacks that letter: `LAUNDR`, `ATH`.
 */
import { parseLengthIn } from "../../_shared/units.ts";
import { coverIndex } from "./cover.ts";
import type { GreyImage, TurnedBox } from "./image.ts";
import { withMarks } from "./marked_lengths.ts";
import { isFigure, isLengths, mendLine, textOf } from "./mend.ts";
import type { OcrModels } from "./models.ts";
import { type ReadBox, recogniseBoxes } from "./recognise.ts";

/** Paper added at each end for the second and the third reading, in heights of the box. */
const SECOND = 0.4, THIRD = 0.8;
/** How sure a reading is of marks that a wider one did not see. */
const SURE_MARKS = 0.9;

/**
 * What stands of readings: lengths that a wider reading says again as they are, or the two wider ones together in other
 * words; null for lengths that three readings say in three ways. Whatever is no length stays.
 *
 * @source 177 lengths of nine sheets drawn at 100 to 130 dpi: of 24 wrong ones 8 are put right and 3 fall away, of 153
 *         right ones 2 to 6 do
 */
export async function confirmLengths(
  image: GreyImage,
  reads: readonly ReadBox[],
  models: OcrModels,
  isInTime: () => boolean,
): Promise<(ReadBox | null)[]> {
  const readWider = async (of: readonly ReadBox[], by: number) =>
    (await recogniseBoxes(image, of.map(({ box }) => wider(box, by)), models, isInTime))
      .map((it) => it && withMarks(it));
  const lengths = reads.filter(isLength);
  const second = await readWider(lengths, SECOND);
  const disputed = lengths.map((read, i) => ({ read, second: second[i] }))
    .filter(({ read, second }) => second !== null && !isSaidBy(read, second));
  const third = await readWider(disputed.map(({ read }) => read), THIRD);
  const settled = new Map(
    disputed.map(({ read, second }, i) => [read, settle(read, second!, third[i])]),
  );
  return reads.map((read) => settled.has(read) ? settled.get(read)! : read);
}

/** The one of three readings that another one confirms; without time for a third the first one stands. */
function settle(first: ReadBox, second: ReadBox, third: ReadBox | null): ReadBox | null {
  if (third === null || isSaidBy(first, third)) return first;
  if (!isSaidBy(second, third)) return null;
  // Inches alone may be what is left of a length, unless the first reading had still fewer figures.
  const isWhole = (it: ReadBox) =>
    isLength(it) &&
    (/'.*\d/.test(textOf(it.letters)) || figuresOf(it).length > figuresOf(first).length);
  return [second, third].find(isWhole) ?? null;
}

function isLength({ letters }: ReadBox): boolean {
  const text = textOf(letters);
  return isFigure(text) && isLengths(text);
}

/**
 * The same figures and sign. Marks are what readings differ in most: they count where both make a length of them, and a
 * reading sure of its foot mark is not gainsaid by one that saw none.
 */
function isSaidBy(read: ReadBox, other: ReadBox): boolean {
  if (hasSign(read) !== hasSign(other) || figuresOf(read) !== figuresOf(other)) return false;
  if (hasFeet(read) && !hasFeet(other) && read.confidence >= SURE_MARKS) return true;
  const [length, otherLength] = [read, other].map(lengthOf);
  return length === null || otherLength === null || length === otherLength;
}

/** From the first figure or sign on, without a stroke beside the last mark that was taken for a figure. */
const startOf = ({ letters }: ReadBox): string =>
  mendLine(textOf(letters)).replace(/^[^\d-]+/, "").replace(/(?<='.*\d")\s?[1Il|]$/, "");
const hasFeet = (read: ReadBox): boolean => startOf(read).includes("'");
/** Heights below zero are lettered level: before what reads upwards a stroke is the dimension line. */
const hasSign = (read: ReadBox): boolean =>
  startOf(read).startsWith("-") && Math.round(read.box.angleDeg / 90) % 2 === 0;
const figuresOf = (read: ReadBox): string => startOf(read).replace(/[^\d/]/g, "");
const lengthOf = (read: ReadBox): number | null =>
  isLength(read) ? parseLengthIn(startOf(read).replace(/^-/, "")) : null;

/** The end of a box is looked at along this share of its height, at so many places; a letter there darkens some. */
const END = 0.6, PLACES = 12, DARK_PLACES = 2, DARK = 150;
/** How sure the longer reading of a word is, and how many letters it adds at most. */
const SURE = 0.9, MOST_ADDED = 3;

/** The readings, with those of words whose boxes end in ink replaced by longer ones that say them and a letter more. */
export async function readCutWords(
  image: GreyImage,
  reads: readonly ReadBox[],
  models: OcrModels,
  isInTime: () => boolean,
): Promise<ReadBox[]> {
  const isTaken = coverIndex(reads.map(({ box }) => box));
  const isCut = ({ letters, box }: ReadBox) =>
    /[A-Za-z]{2}/.test(textOf(letters)) &&
    ENDS.some((side) => isInked(image, box, side)) &&
    !ENDS.some((side) => isTaken(...placeAt(box, side, SECOND / 2, 0)));
  const cut = reads.filter(isCut);
  const again = await recogniseBoxes(
    image,
    cut.map(({ box }) => wider(box, SECOND)),
    models,
    isInTime,
  );
  const longer = new Map(
    cut.map((read, i) => [read, again[i] && goesOn(read, again[i]) ? again[i] : read]),
  );
  return reads.map((read) => longer.get(read) ?? read);
}

/** Start and end of a box along its line. */
const ENDS = [-1, 1] as const;

/** A place beyond an end of a box along its line, and across from its middle, in heights of the box. */
function placeAt(
  { cx, cy, width, height, angleDeg }: TurnedBox,
  side: -1 | 1,
  beyond: number,
  across: number,
): [x: number, y: number] {
  const radians = angleDeg * Math.PI / 180;
  const [ux, uy] = [Math.cos(radians), -Math.sin(radians)];
  const [along, off] = [side * (width / 2 + beyond * height), across * height];
  return [cx + along * ux - off * uy, cy + along * uy + off * ux];
}

function isInked({ width, height, pixels }: GreyImage, box: TurnedBox, side: -1 | 1): boolean {
  let dark = 0;
  for (let i = 0; i < PLACES; i++) {
    const [x, y] = placeAt(box, side, 0, (i / (PLACES - 1) - 0.5) * END).map(Math.round);
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    if (pixels[y * width + x] < DARK) dark++;
  }
  return dark >= DARK_PLACES;
}

/** The same letters with a few more at their ends. */
function goesOn(read: ReadBox, again: ReadBox): boolean {
  const [own, longer] = [read, again].map(({ letters }) => textOf(letters));
  const at = longer.indexOf(own);
  const added = longer.slice(0, Math.max(at, 0)) + longer.slice(at + own.length);
  return at >= 0 && again.confidence >= SURE && added.length <= MOST_ADDED &&
    /^[A-Za-z]+$/.test(added);
}

const wider = (box: TurnedBox, by: number): TurnedBox => ({
  ...box,
  width: box.width + 2 * by * box.height,
});
