/** How values are written in the report and its exports. */
import type { CostRange, Finding, FindingReadBy } from "../_shared/domain/finding.ts";
import type { SheetSummary } from "../_shared/domain/report.ts";
import { rateOf } from "../_shared/rates.ts";
import { isYear, withUnit, writeValue } from "../_shared/values.ts";

const DOLLARS = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const NUMBER = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** `$1,200 – $2,000`, or one figure when both ends are the same; `not estimated` for none. */
export function costWords(cost: CostRange | null): string {
  if (cost === null) return "not estimated";
  const [low, high] = [cost.lowUsd, cost.highUsd].map((it) => `$${DOLLARS.format(it)}`);
  return low === high ? low : `${low} – ${high}`;
}

/** The same with its measure, where what is priced is a square or linear foot of something: `$1 – $3 per sq ft`. */
export function priceWords(cost: CostRange): string {
  const measure = rateOf(cost.basis);
  return measure ? `${costWords(cost)} ${measure}` : costWords(cost);
}

/** A measured or required value with its unit; an em dash for none. */
export function valueWords(value: Finding["measured"], unit: string | null): string {
  return writeValue(value, unit) ?? "—";
}

/** Several values in one: a range where all are figures of one unit, else each different one once. */
export function valuesWords(values: readonly Finding["measured"][], unit: string | null): string {
  const figures = values.filter((it) => typeof it === "number");
  if (figures.length !== values.length || figures.length === 0) {
    return [...new Set(values.map((it) => valueWords(it, unit)))].join(", ");
  }
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  if (low === high) return valueWords(low, unit);
  const ends = [low, high].map((it) => isYear(it, unit) ? String(it) : NUMBER.format(it));
  return withUnit(ends.join(" – "), unit);
}

/**
 * What is required, with its direction where the finding shows it: an open issue that measures less than a
 * figure was held to at least that figure. Gauges of wire fall as the wire grows, so they are given as they are.
 */
export function requiredWords(finding: Finding): string {
  const { status, measured, required, unit } = finding;
  const words = valueWords(required, unit);
  const isFigure = typeof measured === "number" && typeof required === "number" && unit !== "AWG";
  if (status !== "issue" || !isFigure || measured === required) return `${words} required`;
  return measured < required ? `at least ${words} required` : `at most ${words} allowed`;
}

/** Measured and required in one line, null when the finding has neither. */
export function comparisonWords(finding: Finding): string | null {
  const { measured, required, unit } = finding;
  if (measured === null && required === null) return null;
  const shown = measured === null ? "not shown" : `${valueWords(measured, unit)} shown`;
  return required === null ? shown : `${shown}, ${requiredWords(finding)}`;
}

/** `March 14, 2026`, in UTC. The text itself when it is no date. */
export function dayWords(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : DAY.format(moment);
}

/** `1 sheet`, `3 sheets`. */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${NUMBER.format(count)} ${count === 1 ? one : many}`;
}

const READ_BY: Record<FindingReadBy, string> = {
  reviewer: "seen by a reviewer",
  text: "from the text of the sheet",
  geometry: "measured on the drawing",
  ocr: "from the image of the sheet",
  lettering: "from the image of the sheet, read by the vision model and confirmed by text " +
    "recognition or a second reading",
  form: "entered by the user",
  model: "read by the vision model and confirmed on the sheet",
};

/** How a value was read, in words. */
export function readByWords(readBy: FindingReadBy): string {
  return READ_BY[readBy];
}

/** Where a finding stands: `Stair 1, stair section, A501, page 3`, or `Sheet A-101, page 3`. */
export function placeWords(
  finding: Pick<Finding, "sheet" | "documentMarkup"> & Partial<Pick<Finding, "where">>,
): string {
  const page = `page ${finding.documentMarkup.page}`;
  if (finding.where && finding.sheet) return `${finding.where}, ${page}`;
  return finding.sheet ? `Sheet ${finding.sheet}, ${page}` : `P${page.slice(1)}`;
}

/** The text up to `length` signs, ended by an ellipsis when it was longer. */
export function shorten(text: string, length: number): string {
  const signs = [...text];
  return signs.length <= length ? text : `${signs.slice(0, length - 1).join("").trimEnd()}…`;
}

/** The sheet in the place of one a revision replaced: `A-101, page 12`. */
export function replacementWords(
  sheets: readonly Pick<SheetSummary, "page" | "number">[],
  byPage: number,
): string {
  const number = sheets.find((it) => it.page === byPage)?.number;
  return number ? `${number}, page ${byPage}` : `page ${byPage}`;
}
