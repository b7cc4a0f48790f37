/** Figures of a text on a sheet and the words between them. Pure. */
import { findLengths, normaliseMarks } from "../../_shared/units.ts";

/** A figure of a text: a length in inches, or a number. */
export interface Figure {
  inches: number | null;
  number: number | null;
}

/** The same length, or the same number. */
export const isAlike = (a: Figure, b: Figure): boolean =>
  a.inches === b.inches && a.number === b.number;

/** Its value in a unit; NaN where it has none in it. */
export function valueIn({ inches, number }: Figure, unit: string | null): number {
  const value = unit === "in"
    ? inches ?? number
    : unit === "ft" && inches !== null
    ? inches / 12
    : number;
  return value === null ? NaN : Math.round(value * 1000) / 1000;
}

/** Stands for a figure: a sign no drawing has. */
const MARK = "\uE000";
const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;

/** A text without its figures, and these in their order. */
export interface TextFrame {
  frame: string;
  figures: Figure[];
  /** What stands before each figure. */
  before: string[];
  hasWords: boolean;
}

/** Tells figures and words of a text apart; two texts of one frame differ in figures alone. */
export function takeApart(text: string): TextFrame {
  const mended = normaliseMarks(text);
  const figures: Figure[] = [];
  let [frame, from] = ["", 0];
  const takeNumbers = (part: string) =>
    part.replace(NUMBER, (raw) => {
      figures.push({ inches: null, number: Number(raw.replaceAll(",", "")) });
      return MARK;
    });
  for (const { start, end, valueIn: inches } of findLengths(mended)) {
    frame += `${takeNumbers(mended.slice(from, start))}${MARK}`;
    figures.push({ inches, number: null });
    from = end;
  }
  frame += takeNumbers(mended.slice(from));
  return {
    before: frame.split(MARK).slice(0, -1),
    frame: frame.replace(/\s+/g, " ").trim().toUpperCase(),
    figures,
    hasWords: /[A-Z]{3}/i.test(frame),
  };
}
