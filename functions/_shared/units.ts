/**
 * Lengths, slopes and their comparison as drawings write them.
 *
 * Parsing is exact (fractions stay fractions until the last step); comparing has a drafting tolerance,
 * because drawings round: 1/8 in for lengths, never more than 1 % of the limit.
 */
import { remembered } from "./remembered.ts";

/** Lengths in inches within this much of a limit count as equal to it. */
const LENGTH_TOLERANCE_IN = 1 / 8;

/** How far a measured value may miss a limit and still count as equal, in the limit's own unit. */
function tolerance(limit: number, unit?: string): number {
  const onePercent = Math.abs(limit) * 0.01;
  if (unit === "in") return Math.min(LENGTH_TOLERANCE_IN, onePercent);
  if (unit === "ft") return Math.min(LENGTH_TOLERANCE_IN / 12, onePercent);
  return 1e-9 + Math.abs(limit) * 1e-6;
}

/**
 * True when `actual` is at least `limit`, within drafting tolerance for lengths.
 *
 * @param unit `in` and `ft` get the tolerance of drawings; anything else is compared exactly
 */
export function atLeast(actual: number, limit: number, unit?: string): boolean {
  return actual >= limit - tolerance(limit, unit);
}

/** True when `actual` is at most `limit`, within drafting tolerance for lengths. See {@link atLeast}. */
export function atMost(actual: number, limit: number, unit?: string): boolean {
  return actual <= limit + tolerance(limit, unit);
}

const VULGAR: Record<string, string> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
  "⅓": "1/3",
  "⅔": "2/3",
  "⅙": "1/6",
  "⅚": "5/6",
  "⅕": "1/5",
  "⅖": "2/5",
  "⅗": "3/5",
  "⅘": "4/5",
};

/** What {@link normaliseMarks} changes; most texts hold none of it. */
const MENDED = /[½¼¾⅛⅜⅝⅞⅓⅔⅙⅚⅕⅖⅗⅘⁄’‘′`´”“″–—−‐‑\u00a0]|''| {2}/;

/** Writes the many quote and dash signs of drawings as `'`, `"` and `-`, and vulgar fractions as `n/m`. */
export function normaliseMarks(text: string): string {
  if (!MENDED.test(text)) return text;
  return text
    .replace(/[½¼¾⅛⅜⅝⅞⅓⅔⅙⅚⅕⅖⅗⅘]/g, (sign) => ` ${VULGAR[sign]}`)
    .replace(/⁄/g, "/")
    .replace(/[’‘′`´]/g, "'")
    .replace(/''|[”“″]/g, '"')
    .replace(/[–—−‐‑]/g, "-")
    .replace(/\u00a0/g, " ")
    .replace(/ {2,}/g, " ");
}

/**
 * Reads `7`, `7.25`, `1,200`, `3/4`, `7 3/4`, `7-3/4` as a number.
 *
 * @returns null when the text is not a single number
 */
export function parseNumber(text: string): number | null {
  const mended = normaliseMarks(text).trim();
  const plain = /^(\d{1,3}(?:,\d{3})+|\d+)?(\.\d+)?$/.exec(mended);
  if (plain && mended !== "") return asFinite(Number(mended.replaceAll(",", "")));
  const mixed = /^(?:(\d+)(?:\s*-\s*|\s+))?(\d+)\s*\/\s*(\d+)$/.exec(mended);
  if (!mixed || Number(mixed[3]) === 0) return null;
  return asFinite(Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]));
}

/** More digits than a number can hold say nothing. */
const asFinite = (value: number): number | null => Number.isFinite(value) ? value : null;

/** A length found in running text. */
export interface LengthMention {
  valueIn: number;
  /** As it stands in the text. */
  raw: string;
  start: number;
  end: number;
}

const NUMBER = String
  .raw`(?:\d+\s*-\s*|\d+\s+)?\d+\s*\/\s*\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`;
const FEET = String.raw`(?:'|\bFT\.?(?![A-Z/])|\bFEET\b|\bFOOT\b)`;
const INCHES = String.raw`(?:"|\bIN\.(?!\w)|\bIN\b|\bINCH(?:ES)?\b)`;
/** Inches whose mark some offices leave out: `4'-8`, `4'-8 1/2`. What is a range says its unit again: `4'-8'`. */
const UNMARKED = String
  .raw`'-(?<unmarked>(?:\d|1[01])(?:\s+\d{1,2}\s*\/\s*\d{1,2})?)(?![\d'"/]|[.,-]\d|\s*(?:['"]|\d+\s*\/|FT\b|FEET\b|FOOT\b))`;
const LENGTH = new RegExp(
  [
    String
      .raw`(?<feet>${NUMBER})\s*(?:${FEET}\s*-?\s*(?<feetInches>${NUMBER})\s*${INCHES}|${UNMARKED}|${FEET})`,
    String.raw`(?<inches>${NUMBER})\s*-?\s*${INCHES}`,
    // The first side of a size whose unit stands once: `30 x 48 in.`
    String.raw`(?<side>\d+(?:\.\d+)?)(?=\s*[x×]\s*(?:${NUMBER})\s*-?\s*${INCHES})`,
    String.raw`(?<mm>\d+(?:\.\d+)?)\s*MM\b`,
    // Not of men beside women: `1.13 M / 1.13 F`.
    String.raw`(?<metres>\d+\.\d+)\s*M\b(?!\s*[/,&+]\s*\d+(?:\.\d+)?\s*[FW]\b)`,
  ].join("|"),
  "gi",
);

/** Texts whose lengths are kept: many rules ask for those of the same. */
const MOST_TEXTS = 5_000;

/**
 * Every length written in `text`, in inches: `12'-6"`, `12'-6`, `12' 6 1/2"`, `12.50'`, `150"`, `8 ft`, `3/4 in`,
 * `900 mm`.
 * Areas (`900 SQ IN`) and slopes per foot are not lengths and are left out. Of a length said twice,
 * `100 mm (4")`, the one in feet and inches counts.
 */
export const findLengths = remembered((text): readonly LengthMention[] => {
  const mended = normaliseMarks(text);
  const found: LengthMention[] = [];
  if (!/\d/.test(mended)) return found;
  for (const match of mended.matchAll(LENGTH)) {
    const start = match.index;
    const end = start + match[0].length;
    const before = mended.slice(Math.max(0, start - 1), start);
    if (/[\w.#/]/.test(before)) continue;
    if (/^\s*(PER\s+(FT|FOOT)|\/\s*(FT|FOOT|')|SQ\b|2\b|²)/i.test(mended.slice(end))) continue;
    const groups = match.groups ?? {};
    if (isPair(groups.feet ?? groups.inches)) continue;
    const valueIn = lengthOf(groups);
    if (valueIn !== null && Number.isFinite(valueIn)) {
      found.push({ valueIn, raw: match[0].trim(), start, end });
    }
  }
  return found.filter((it, index) => !isSaidInFeet(it, found[index + 1], mended));
}, MOST_TEXTS);

/** Two measures of one cell, no fraction: `24 / 31 ft` of a front and a rear yard. A fraction of lengths has such a half. */
const FRACTION = /\/\s*(?:2|3|4|5|6|8|10|12|16|32|64)$/;
const isPair = (text: string | undefined): boolean =>
  text !== undefined && /\s\/\s/.test(text) && !FRACTION.test(text);

/** A rounded metric length and the length it stands for differ by less than this share. */
const ROUNDED = 0.03;

/** A metric length with the same in feet and inches in brackets behind it: `100 mm (4")`, which is 4 in. */
function isSaidInFeet(it: LengthMention, next: LengthMention | undefined, text: string): boolean {
  return next !== undefined && /M$/i.test(it.raw) && !/M$/i.test(next.raw) &&
    /^\s*[([]\s*$/.test(text.slice(it.end, next.start)) &&
    Math.abs(it.valueIn - next.valueIn) <= ROUNDED * next.valueIn;
}

function lengthOf(groups: Record<string, string | undefined>): number | null {
  if (groups.feet !== undefined) {
    const feet = parseNumber(groups.feet);
    const inches = parseInches(groups.feetInches ?? groups.unmarked ?? "0");
    return feet === null || inches === null ? null : feet * 12 + inches;
  }
  const inches = groups.inches ?? groups.side;
  if (inches !== undefined) return parseInches(inches);
  if (groups.mm !== undefined) return Number(groups.mm) / 25.4;
  if (groups.metres !== undefined) return Number(groups.metres) / 0.0254;
  return null;
}

/**
 * Inches whose whole number and fraction may have lost their space: `113/4` is 11 3/4. Null where it may have stood in
 * two places (`111/16`).
 */
function parseInches(text: string): number | null {
  const glued = /^(\d{2,4})\s*\/\s*(2|4|8|16|32|64)$/.exec(text.trim());
  if (!glued || Number(glued[1]) < Number(glued[2])) return parseNumber(text);
  const [, figures, below] = glued;
  const ways = [1, 2].map((length) => [figures.slice(0, -length), figures.slice(-length)])
    .filter(([whole, top]) =>
      whole !== "" && !top.startsWith("0") && Number(top) % 2 === 1 && Number(top) < Number(below)
    );
  if (ways.length === 0) return parseNumber(text);
  return ways.length === 1 ? Number(ways[0][0]) + Number(ways[0][1]) / Number(below) : null;
}

/** The only length in a text that is nothing but a length, in inches; null otherwise. */
export function parseLengthIn(text: string): number | null {
  const mended = normaliseMarks(text).trim();
  if (!/^[\d.]/.test(mended)) return null;
  const [first, ...rest] = findLengths(mended);
  return first && rest.length === 0 && first.raw.length >= mended.replace(/[\s.]+$/, "").length
    ? first.valueIn
    : null;
}

/** A printed figure as it stands, or, where its marks are understood or lost, `156`, as the length it is. */
export const withMarks = (printed: string, valueIn: number): string =>
  findLengths(normaliseMarks(printed)).length > 0 ? printed : formatLength(valueIn);

/** Writes inches as drawings do: `2'-6"`, `7 3/4"`, `12'-0 1/2"`, to the nearest 1/16 in. */
export function formatLength(valueIn: number): string {
  const sixteenths = Math.round(valueIn * 16);
  const feet = Math.floor(sixteenths / 192);
  const rest = sixteenths - feet * 192;
  const whole = Math.floor(rest / 16);
  let top = rest % 16;
  let bottom = 16;
  while (top !== 0 && top % 2 === 0) [top, bottom] = [top / 2, bottom / 2];
  const inches = top === 0
    ? `${whole}"`
    : whole === 0
    ? `${top}/${bottom}"`
    : `${whole} ${top}/${bottom}"`;
  return feet === 0
    ? inches
    : `${feet}'-${top !== 0 && whole === 0 ? `0 ${top}/${bottom}"` : inches}`;
}
