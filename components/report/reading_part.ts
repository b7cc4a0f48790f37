/** Which part of a long row is read: where its value stands, as large as its lettering needs. */
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import type { PercentRect } from "../../functions/_shared/geometry.ts";

/** A letter on a sheet: where it begins and how wide it is, in percent of the sheet's width. */
export interface Letter {
  char: string;
  x: number;
  width: number;
}

/** A gap wider than so many letters parts two words. */
const WORD_GAP = 0.6;

/** How a finding's value may be written on the sheet, likeliest first. */
export function valueWords({ measured, unit }: Pick<Finding, "measured" | "unit">): string[] {
  if (measured === null) return [];
  if (typeof measured === "string") return [measured];
  const plain = String(measured);
  if (unit === "in") return [`${plain}"`, plain];
  if (unit === "ft") return [`${plain}'`, plain];
  return [plain];
}

/** Where a row's value stands, from the first to the last of several equal ones. */
export interface ValuePart extends PercentRect {
  /** Width of the first one alone. */
  firstWidth: number;
}

/**
 * The part of a row where one of the words stands, from the first to the last place.
 *
 * @param letters those in the row, in any order
 * @param words   of what is looked for, likeliest first
 * @returns the row's own height; null where none of the words stands there
 */
export function partOf(
  row: PercentRect,
  letters: readonly Letter[],
  words: readonly string[],
): ValuePart | null {
  const shown = letters.filter(({ char }) => char.trim() !== "").toSorted((a, b) => a.x - b.x);
  if (shown.length === 0) return null;
  const gap = WORD_GAP * shown.reduce((sum, it) => sum + it.width, 0) / shown.length;
  let text = "";
  /** The letter each character of the text is. */
  const at: number[] = [];
  shown.forEach((letter, index) => {
    const before = shown[index - 1];
    if (before && letter.x - before.x - before.width > gap) {
      text += " ";
      at.push(index);
    }
    text += letter.char;
    at.push(...Array.from(letter.char, () => index));
  });
  for (const word of words) {
    // A number is no part of another one, and neither is a word.
    const sought = new RegExp(
      `(?<![\\p{L}\\d.])${toPattern(word)}(?![\\p{L}\\d])`,
      "giu",
    );
    const found = [...text.matchAll(sought)];
    if (found.length === 0) continue;
    const from = shown[at[found[0].index]].x;
    const widthTo = (place: RegExpExecArray) => {
      const end = shown[at[place.index + place[0].length - 1]];
      return end.x + end.width - from;
    };
    return {
      x: from,
      y: row.y,
      width: widthTo(found.at(-1)!),
      height: row.height,
      firstWidth: widthTo(found[0]),
    };
  }
  return null;
}

/** The words of a text in which what was searched for stands, whole: `Doors` for `door`. */
export function wordsAround(query: string, text: string): string[] {
  const sought = toPattern(query.trim());
  if (sought === "") return [];
  const found = new RegExp(`[\\p{L}\\d]*${sought}[\\p{L}\\d]*`, "giu").exec(text);
  return found ? [found[0]] : [];
}

/** A word as a pattern; its blanks may be gaps of any width. */
const toPattern = (word: string): string =>
  word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s*");

/** Air on either side of what is read, as a share of the room. */
const AIR = 0.05;

/** How much of the sheet's width has to be seen for a row's name and its first value, with air on both sides; 0–1. */
export const namedShare = (row: PercentRect, part: ValuePart): number =>
  (part.x + part.firstWidth - row.x) / (100 * (1 - 2 * AIR));

/** Part of the room before the first of several equal values: what they are held against stands there. */
const BEFORE = 0.55;

/**
 * What of a row to show in a room that doesn't hold all of it: its beginning where the value, or the first of several
 * equal ones, stands there, so that the row's own name is seen with it, else the value; of equal ones too far apart the
 * first, with what stands before it; without one, the row from its start.
 */
export function readingPart(
  row: PercentRect,
  part: ValuePart | null,
  roomPercent: number,
): PercentRect {
  if (!part) return row;
  const { x, y, width, height, firstWidth } = part;
  const most = roomPercent * (1 - 2 * AIR);
  if (x + firstWidth - row.x <= most) return { ...row, width: Math.min(row.width, most) };
  if (width <= most) return { x, y, width, height };
  return { x: Math.max(row.x, x - BEFORE * roomPercent), y, width: most, height };
}
