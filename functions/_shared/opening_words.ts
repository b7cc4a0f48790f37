/** Sizes, ratings and the like of doors and windows as schedules and labels write them. Lengths in inches. */
import { remembered } from "./remembered.ts";
import { findLengths, normaliseMarks, parseLengthIn, parseNumber } from "./units.ts";

/** Size of an opening; `leaves` is 2 for a pair. */
export interface OpeningSize {
  widthIn: number;
  heightIn: number | null;
  leaves: number;
  raw: string;
  index: number;
}

/** Texts whose sizes are kept: notes, callouts and rows are asked for theirs several times. */
const MOST_TEXTS = 5_000;

const PAIR = /(?:\b(?:PR|PAIR|DBL|DOUBLE)\b\.?|\(2\))(?:\s*OF)?\s*[-@]?\s*$/i;

/**
 * The size a text states: `3'-0" x 7'-0"`, `PR 3'-0" x 7'-0"`, `3068`, `3/0 x 6/8`, `36" x 84"`, `(2) 3-0 x 6-8`,
 * `915 x 2134 mm`. For a pair the width is that of one leaf, times the leaves for the opening.
 */
export const findOpeningSize = remembered((text): Readonly<OpeningSize> | null => {
  const mended = normaliseMarks(text).replace(/×/g, "x").replace(/"{2,}/g, '"')
    // A foot mark read as an inch mark: 7"-0" is no size.
    .replace(/(\d{1,2})"\s*-\s*(\d{1,2}")/g, "$1'-$2");
  const by = sizeByLengths(mended) ?? sizeByShorthand(mended);
  if (!by) return null;
  const before = mended.slice(Math.max(0, by.index - 14), by.index);
  const leaves =
    PAIR.test(before) || /^\s*,?\s*(PR\b|PAIR)/i.test(mended.slice(by.index + by.raw.length)) ||
      /\bPAIR\b|\bDOUBLE DOOR|\bPR\b/i.test(mended)
      ? 2
      : 1;
  return { ...by, leaves };
}, MOST_TEXTS);

/**
 * The size a schedule's size column states: as {@link findOpeningSize}, or in decimal feet, `2.67 x 6.67`, which
 * beside a plan would be a room's sides.
 */
export function findScheduledSize(text: string): OpeningSize | null {
  const size = findOpeningSize(text);
  if (size) return size;
  const feet = /(?<![\d.])(\d{1,2}\.\d{1,2})\s*[x×]\s*(\d{1,2}\.\d{1,2})(?![\d.])/i.exec(text);
  if (!feet || Number(feet[1]) > 24 || Number(feet[2]) > 20) return null;
  return {
    widthIn: inchesOf(Number(feet[1])),
    heightIn: inchesOf(Number(feet[2])),
    leaves: PAIR.test(text.slice(0, feet.index)) || /\bPAIR\b|\bPR\b/i.test(text) ? 2 : 1,
    raw: feet[0],
    index: feet.index,
  };
}

/** Hundredths of a foot stand for whole inches where they come near one: 2.67 ft is 32 in. */
function inchesOf(feet: number): number {
  const inches = feet * 12;
  const whole = Math.round(inches);
  return Math.abs(inches - whole) < 0.15 ? whole : Math.round(inches * 10) / 10;
}

function sizeByLengths(text: string): Omit<OpeningSize, "leaves"> | null {
  const lengths = findLengths(text);
  for (let at = 0; at + 1 < lengths.length; at++) {
    const between = text.slice(lengths[at].end, lengths[at + 1].start);
    if (!/^\s*(W(IDE)?\.?)?\s*(x|by)\s*$/i.test(between)) continue;
    const raw = text.slice(lengths[at].start, lengths[at + 1].end);
    return {
      widthIn: lengths[at].valueIn,
      heightIn: lengths[at + 1].valueIn,
      raw,
      index: lengths[at].start,
    };
  }
  const metric = /(\d{3,4})\s*(?:MM)?\s*x\s*(\d{3,4})\s*MM/i.exec(text);
  if (metric) {
    return {
      widthIn: Number(metric[1]) / 25.4,
      heightIn: Number(metric[2]) / 25.4,
      raw: metric[0],
      index: metric.index,
    };
  }
  return null;
}

/** `3068`, `3/0 x 6/8`, `3-0 x 6-8`, `3'0 x 6'8`, `3-0 1/4 x 6-10 3/4`, `36 x 80`. */
function sizeByShorthand(text: string): Omit<OpeningSize, "leaves"> | null {
  const split =
    /(?<![\d/.-])(\d{1,2})\s*(?:\/|-|'-?)\s*(\d{1,2})(\s+\d{1,2}\/\d{1,2})?["]?\s*x\s*(\d{1,2})\s*(?:\/|-|'-?)\s*(\d{1,2})(?![\d/])(\s+\d{1,2}\/\d{1,2}(?![\d/]))?/i
      .exec(text);
  if (split && Number(split[2]) < 12 && Number(split[5]) < 12) {
    const fraction = (text: string | undefined) => parseNumber(text ?? "0") ?? 0;
    return {
      widthIn: Number(split[1]) * 12 + Number(split[2]) + fraction(split[3]),
      heightIn: Number(split[4]) * 12 + Number(split[5]) + fraction(split[6]),
      raw: split[0],
      index: split.index,
    };
  }
  const four =
    /(?<![\d.,#-])([1-9]|1[0-8])([0-9])([4-9]|1[0-2])([0-9])(?![\d.,-]|\s*(?:SF|CFM|SQ|PSF))/.exec(
      text,
    );
  if (four && text.trim().replace(/[^\d]/g, "").length <= 5) {
    return {
      widthIn: Number(four[1]) * 12 + Number(four[2]),
      heightIn: Number(four[3]) * 12 + Number(four[4]),
      raw: four[0],
      index: four.index,
    };
  }
  const bare = /(?<![\d/.-])(\d{2,3}(?:\s+\d\/\d+)?)\s*x\s*(\d{2,3}(?:\s+\d\/\d+)?)(?![\d/])/i.exec(
    text,
  );
  if (bare) {
    const width = parseNumber(bare[1]);
    const height = parseNumber(bare[2]);
    if (width !== null && height !== null && width >= 12 && height >= 12 && height <= 200) {
      return { widthIn: width, heightIn: height, raw: bare[0], index: bare.index };
    }
  }
  return null;
}

/** A single length of a width or height column; bare numbers are inches, `3-0` and `3-0 1/4` are feet and inches. */
export function columnLengthIn(text: string): number | null {
  const plain = normaliseMarks(text).trim();
  if (plain === "" || /^-+$/.test(plain)) return null;
  const exact = parseLengthIn(plain) ?? findLengths(plain)[0]?.valueIn ?? null;
  if (exact !== null) return exact;
  const split = /^(\d{1,2})\s*[/-]\s*(\d{1,2})(\s+\d{1,2}\/\d{1,2})?$/.exec(plain);
  if (split && Number(split[2]) < 12) {
    return Number(split[1]) * 12 + Number(split[2]) + (parseNumber(split[3] ?? "0") ?? 0);
  }
  const bare = parseNumber(plain);
  if (bare === null) return null;
  return bare <= 300 ? bare : bare >= 600 && bare <= 6000 ? bare / 25.4 : null;
}

/** Fire rating in minutes: `20 MIN`, `3/4 HR`, `1-1/2 HR`, `90`, `C-LABEL`, `NR` = 0. */
export function ratingMinutes(text: string): number | null {
  const plain = normaliseMarks(text).toUpperCase().trim();
  if (plain === "" || /^-+$/.test(plain)) return null;
  if (/^(NR|N\/R|NONE|N\/A|NON-?RATED|NO|UNRATED|0)$/.test(plain)) return 0;
  const minutes = /(\d{2,3})\s*-?\s*(?:MIN|M\b)/.exec(plain);
  if (minutes) return Number(minutes[1]);
  const hours =
    /(\d+\s*-?\s+\d+\s*\/\s*\d+|\d+-\d+\/\d+|\d+\s*\/\s*\d+|\d+(?:\.\d+)?)\s*-?\s*(?:HR|HOUR|H\b)/
      .exec(plain);
  if (hours) {
    const value = parseNumber(hours[1]);
    return value === null ? null : Math.round(value * 60);
  }
  const label = /\b([ABCDES])\s*-?\s*LABEL|\bLABEL\s*([ABCDE])\b/.exec(plain);
  if (label) return { A: 180, B: 90, C: 45, D: 90, E: 45, S: 20 }[label[1] ?? label[2]] ?? null;
  const bare = /^(20|30|45|60|90|120|180)$/.exec(plain);
  return bare ? Number(bare[1]) : null;
}

/** Marks a cell or tag lists: `4 - 10`, `201-205`, `8, 9`, `C / D / A / B`, `S1 & S2`; one mark stays one. */
export function expandMarks(text: string): string[] {
  const plain = text.trim();
  const range = /^([A-Z]{0,3})(\d{1,4})\s*(?:-|–|THRU|TO)\s*\1?(\d{1,4})$/i.exec(plain);
  if (range) {
    const from = Number(range[2]);
    const to = Number(range[3]);
    const isRange = to > from && to - from <= 60 &&
      (range[2].length === range[3].length || to < 100);
    if (isRange) {
      return Array.from({ length: to - from + 1 }, (_, index) => `${range[1]}${from + index}`);
    }
  }
  const parts = plain.split(/\s*(?:,|;|&|\bAND\b|\s\/\s|\+)\s*/i).filter(Boolean);
  if (
    parts.length > 1 &&
    parts.every((part) => /^[A-Z]{0,3}-?\d{0,4}[A-Z]?(\s*-\s*\d+)?$/i.test(part))
  ) {
    return parts.flatMap((part) => part === plain ? [part] : expandMarks(part));
  }
  return [plain];
}
