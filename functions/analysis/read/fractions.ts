/**
 * Fractions set in smaller figures, one above the other or across a slash, become one word with the whole
 * number and the inch mark beside them: `7 3/4"`, `12'-7 3/4"`.
 */
import { mergeWords, type PlacedWord } from "./words.ts";

const NUMERATOR = /^\d{1,2}$/;
const DENOMINATOR = /^(2|4|8|16|32|64)(["”″]?)$/;
const WHOLE = /[\d'’′-]$/;
const INCH_MARK = /^["”″]/;
const SMALL_FRACTION = /^\d{1,2}[/⁄](2|4|8|16|32|64)["”″]?$/;
/** A fraction in small figures stands beside lettering larger than its own by this factor. */
const SMALLER = 1.2;

/** Where a word lies in the frame of another: along its direction and below its baseline, in points. */
interface Offset {
  along: number;
  below: number;
}

function offset(from: PlacedWord, to: PlacedWord): Offset {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return { along: dx * from.ux + dy * from.uy, below: dy * from.ux - dx * from.uy };
}

const isSameDirection = (a: PlacedWord, b: PlacedWord): boolean => a.ux * b.ux + a.uy * b.uy > 0.99;

/** Joins stacked, raised and small fractions; other words come back as they are, order kept. */
export function joinFractions(words: readonly PlacedWord[]): PlacedWord[] {
  return joinStacked(joinSmall(words));
}

/** Joins fractions lettered on one line in smaller figures: `5'-11`, a small `3/4` and a large `"`. */
function joinSmall(words: readonly PlacedWord[]): PlacedWord[] {
  const fractions = words.filter((word) => SMALL_FRACTION.test(word.text));
  if (fractions.length === 0) return [...words];
  const used = new Set<PlacedWord>();
  const replacement = new Map<PlacedWord, PlacedWord>();
  const near = indexByPlace(words);
  for (const fraction of fractions) {
    const isLarger = (word: PlacedWord) => word.sizePt > SMALLER * fraction.sizePt;
    const around = near(fraction).filter((word) => !used.has(word) && isLarger(word));
    const whole = around.find((word) => isBesideSmall(fraction, word, "before"));
    const mark = around.find((word) => isBesideSmall(fraction, word, "after"));
    const isClosed = mark !== undefined || /["”″]$/.test(fraction.text);
    if (!whole || !isClosed) continue;
    const merged = mergeWords([whole, fraction], /['’′-]$/.test(whole.text) ? "" : " ");
    replacement.set(whole, mark ? mergeWords([merged, mark], "") : merged);
    for (const part of [fraction, whole, mark]) if (part) used.add(part);
  }
  return words.flatMap((word) => replacement.get(word) ?? (used.has(word) ? [] : [word]));
}

/** A larger word that ends right before a small fraction, or an inch mark right after it. */
function isBesideSmall(
  fraction: PlacedWord,
  word: PlacedWord,
  side: "before" | "after",
): boolean {
  if (!isSameDirection(fraction, word)) return false;
  if (!(side === "before" ? WHOLE : INCH_MARK).test(word.text)) return false;
  const { along, below } = offset(fraction, word);
  const gap = side === "before" ? -(along + word.length) : along - fraction.length;
  const size = word.sizePt;
  return gap > -0.3 * size && gap < 0.7 * size && below > -0.25 * size && below < 0.75 * size;
}

function joinStacked(words: readonly PlacedWord[]): PlacedWord[] {
  const used = new Set<PlacedWord>();
  const replacement = new Map<PlacedWord, PlacedWord>();
  const near = indexByPlace(words);
  for (const numerator of words) {
    if (used.has(numerator) || !NUMERATOR.test(numerator.text)) continue;
    const around = near(numerator).filter((word) => !used.has(word));
    const denominator = around.find((word) => isFraction(numerator, word));
    if (!denominator || around.some((word) => isLevelBefore(numerator, word))) continue;
    if (words.some((word) => isInLineWith(numerator, word))) continue;
    const whole = around.find((word) => isWholeBefore(numerator, denominator, word));
    const mark = /["”″]$/.test(denominator.text)
      ? undefined
      : around.find((word) => isMarkAfter(numerator, denominator, word));
    if (!whole && !mark && !/["”″]$/.test(denominator.text)) continue;
    const slash = around.find((word) => isSlashBetween(numerator, denominator, word));
    const fraction = mergeWords([numerator, denominator], "/");
    const parts = [...(whole ? [whole] : []), fraction];
    const merged = mergeWords(parts, " ");
    if (whole && /['’′-]$/.test(whole.text)) merged.text = `${whole.text}${fraction.text}`;
    const result = mark ? mergeWords([merged, mark], "") : merged;
    for (const part of [numerator, denominator, whole, mark, slash]) if (part) used.add(part);
    replacement.set(
      whole ?? numerator,
      straighten(result, whole ?? mark ?? numerator, numerator, denominator),
    );
  }
  if (used.size === 0) return [...words];
  return words.flatMap((word) => replacement.get(word) ?? (used.has(word) ? [] : [word]));
}

/** Puts the joined word on the baseline of its full-size neighbour, or between the two figures. */
function straighten(
  word: PlacedWord,
  neighbour: PlacedWord,
  numerator: PlacedWord,
  denominator: PlacedWord,
): PlacedWord {
  const below = neighbour === numerator
    ? offset(numerator, denominator).below / 2
    : offset(word, neighbour).below;
  return { ...word, x: word.x - below * word.uy, y: word.y + below * word.ux };
}

/** Numerator over (or up and left of) denominator, both about one size. */
function isFraction(numerator: PlacedWord, word: PlacedWord): boolean {
  const match = DENOMINATOR.exec(word.text);
  if (!match || word === numerator || !isSameDirection(numerator, word)) return false;
  if (Number(numerator.text) >= Number(match[1])) return false;
  const size = Math.max(numerator.sizePt, word.sizePt);
  if (size > 1.3 * Math.min(numerator.sizePt, word.sizePt)) return false;
  const { along, below } = offset(numerator, word);
  const centreShift = along + (word.length - numerator.length) / 2;
  const isStacked = Math.abs(centreShift) < 0.55 * size && below > 0.65 * size &&
    below < 1.8 * size;
  const isAcross = centreShift > 0.3 * size && centreShift < 1.7 * size && below > 0.22 * size &&
    below < 1.1 * size;
  return isStacked || isAcross;
}

/** A word on the numerator's own baseline right before it: then it is no numerator. */
function isLevelBefore(numerator: PlacedWord, word: PlacedWord): boolean {
  if (word === numerator || !isSameDirection(numerator, word)) return false;
  const { along, below } = offset(numerator, word);
  const gap = -(along + word.length);
  return Math.abs(below) < 0.12 * numerator.sizePt && gap > -0.3 * numerator.emPt &&
    gap < 0.8 * numerator.emPt;
}

/**
 * A word of its own size on its own baseline, right before or behind it: then it is part of a line of text, whatever
 * figure stands in the line below, as in `1 1/2" TRAP` over `2" TRAP`.
 */
function isInLineWith(number: PlacedWord, word: PlacedWord): boolean {
  if (word === number || !isSameDirection(number, word)) return false;
  const { along, below } = offset(number, word);
  const gap = along > 0 ? along - number.length : -(along + word.length);
  return Math.abs(below) < 0.12 * number.sizePt && gap > 0.1 * number.emPt &&
    gap < 0.8 * number.emPt &&
    Math.abs(word.sizePt - number.sizePt) < 0.05 * number.sizePt;
}

/** A word whose end touches the fraction on the left and whose figures are larger or centred on it. */
function isWholeBefore(numerator: PlacedWord, denominator: PlacedWord, word: PlacedWord): boolean {
  if (word === numerator || word === denominator || !WHOLE.test(word.text)) return false;
  if (!isSameDirection(numerator, word)) return false;
  const left = Math.min(0, offset(numerator, denominator).along);
  const { along } = offset(numerator, word);
  const gap = left - (along + word.length);
  const size = Math.max(word.sizePt, numerator.sizePt);
  return gap > -0.4 * size && gap < 0.9 * size && isCentred(numerator, denominator, word);
}

function isMarkAfter(numerator: PlacedWord, denominator: PlacedWord, word: PlacedWord): boolean {
  if (word === numerator || word === denominator || !INCH_MARK.test(word.text)) return false;
  if (!isSameDirection(numerator, word)) return false;
  const right = Math.max(
    numerator.length,
    offset(numerator, denominator).along + denominator.length,
  );
  const gap = offset(numerator, word).along - right;
  const size = Math.max(word.sizePt, numerator.sizePt);
  return gap > -0.4 * size && gap < 0.9 * size && isCentred(numerator, denominator, word);
}

/** True when the word's middle line runs between the two figures. */
function isCentred(numerator: PlacedWord, denominator: PlacedWord, word: PlacedWord): boolean {
  const spread = offset(numerator, denominator).below;
  const middleOfFraction = (spread - 0.7 * numerator.sizePt) / 2;
  const middleOfWord = offset(numerator, word).below - 0.35 * word.sizePt;
  return Math.abs(middleOfWord - middleOfFraction) < 0.55 * Math.max(spread, numerator.sizePt);
}

function isSlashBetween(numerator: PlacedWord, denominator: PlacedWord, word: PlacedWord): boolean {
  if (!/^[/⁄]$/.test(word.text) || !isSameDirection(numerator, word)) return false;
  const { along, below } = offset(numerator, word);
  const end = offset(numerator, denominator);
  const size = numerator.sizePt * 1.5;
  return along > -0.3 * size && along < end.along + 0.5 * size &&
    Math.abs(below) < end.below + size;
}

/** Words whose centres lie near a word, found through a grid. */
function indexByPlace(words: readonly PlacedWord[]): (word: PlacedWord) => PlacedWord[] {
  const cell = 40;
  const cells = new Map<string, PlacedWord[]>();
  const keyOf = (x: number, y: number) => `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
  const isPart = (word: PlacedWord) => word.text.length <= 12 && /[\d"”″'’′/⁄-]/.test(word.text);
  for (const word of words) {
    if (!isPart(word)) continue;
    const key = keyOf(word.box.x + word.box.width / 2, word.box.y + word.box.height / 2);
    const list = cells.get(key);
    if (list) list.push(word);
    else cells.set(key, [word]);
  }
  return (word) => {
    const x = word.box.x + word.box.width / 2;
    const y = word.box.y + word.box.height / 2;
    const found: PlacedWord[] = [];
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        found.push(...cells.get(keyOf(x + dx * cell, y + dy * cell)) ?? []);
      }
    }
    return found;
  };
}
