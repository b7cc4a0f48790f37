/**
 * Footings by their marks: the row of the footing schedule, and callouts on plans and details that begin with the mark,
 * `F2 - 3'-0" SQ X 14"`. Inches.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths } from "../../_shared/units.ts";
import { placeOf } from "../reading/places.ts";
import type { Statement } from "../reading/statements.ts";
import { saysOnly, wordsOf } from "./plain.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";

const LISTED = /\b(?:FOOTING|FTG|FOUNDATION)S?\b.*\bSCHED/i;
const MARK = /^\W*([A-Z]{1,3}-?\d{1,2}[A-Z]?)(?![\w.'"-])/i;
/** A callout, no sentence of the notes. */
const LONGEST = 60;
/** Bars, their spacing, and levels are no sides of a footing; a square one has two alike. */
const OTHER_FIGURES =
  /\bSQ(?:UARE)?\b\.?(?=\s*X)|#\s*\d.*$|\bT\.?\s?O\.?\s?F\b.*$|\bEL\b.*$|@.*$/gi;

const OF_FOOTINGS = wordsOf(
  "FOOTING FOOTINGS FTG SQ SQUARE W D L WIDE DEEP LONG THICK BY CONT CONTINUOUS CONC CONCRETE DEEP DP",
);

/** What is told of every footing a schedule lists. */
export function toldOfFootings(plan: PlanSet): Told[] {
  const texts = newTexts(plan, MARK);
  const listed = texts.filter(({ row, schedule }) => row && LISTED.test(schedule?.title ?? ""));
  const marks = new Set(listed.map(markOf));
  const called = texts.filter((it) =>
    it.from === "note" && it.text.length <= LONGEST && marks.has(markOf(it)) &&
    saysOnly(sizeIn(it), OF_FOOTINGS)
  );
  return [...listed, ...called].flatMap(toldOf);
}

const markOf = ({ text }: Statement): string | null => MARK.exec(text)?.[1].toUpperCase() ?? null;

/** What stands behind the mark. */
const sizeIn = ({ text }: Statement): string =>
  text.replace(MARK, "").replace(/^\W+/, "").replace(OTHER_FIGURES, "");

/** Its sides; of `3'-6" X 3'-6" X 14"` the last is its depth, which may be that of another step. */
function toldOf(it: Statement): Told[] {
  const mark = markOf(it);
  const lengths = findLengths(sizeIn(it));
  if (mark === null || lengths.length < 2) return [];
  const sides = lengths.slice(0, -1);
  return [{
    ...placeOf(it),
    topic: "footing size",
    of: `size of footing ${mark}`,
    values: sides.map(({ valueIn }) => valueIn),
    said: sides.map(({ raw }) => raw.trim()).join(" x "),
  }];
}
