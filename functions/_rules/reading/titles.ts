/**
 * The title a text stands under, and when it may be read behind it. `33" H.` in a DECK RAIL DETAIL says a height and
 * leaves to the title what it is the height of.
 *
 * A text stands under the heading of its list, else under the title of its drawing; a row under the title of its
 * schedule. A title of old work lends its words to nothing. Three ways of reading use it, each with its own care:
 *
 * - {@link titledText}: the whole text behind the title, as one text, for queries about a topic. Any of its words
 *   may then be what the figures are of. So the text must be a label, the title must be of one thing (no FLOOR
 *   PLAN), and its own figures are left out.
 * - {@link titleOver}: the title before each clause, for queries that say what belongs together. The text may be
 *   longer and the title that of any drawing; figures are read from where the clause itself starts.
 * - {@link titlesOver}: all titles apart from the text, for queries that name them apart; where a text stands under
 *   none, the title of its sheet.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks } from "../../_shared/units.ts";
import { perPlan } from "./per_plan.ts";
import { remembered } from "../../_shared/remembered.ts";
import { measuredRowText } from "./rows.ts";
import { isOfOldWork } from "./standing.ts";
import type { Statement } from "./statements.ts";

/** Longer texts than a label, and than a clause, name what they speak of. */
const LONGEST = { label: 120, clause: 240 };

/** Title of the list, schedule or drawing a short text stands under; empty when there is none to read it behind. */
export const titleOver = (it: Statement): string => titleOf(it, LONGEST.clause) ?? "";

/**
 * A short text behind the title of the drawing or list it stands under, without the figures of the title:
 * `DECK RAIL, ABV. GRADE: 33" H.` Null when it has none, or one of a drawing that shows many things. A row of a
 * schedule stands behind the title of the schedule, each cell after the header of its column:
 * `STAIR SCHEDULE: STAIR 1 | OCC. SERVED 140 | CLEAR WIDTH 42"`.
 */
export function titledText(it: Statement): string | null {
  const { text, schedule, row } = it;
  if (schedule && row) {
    return `${withoutFigures(schedule.title ?? "")}: ${measuredRowText(schedule, row)}`;
  }
  const title = titleOf(it, LONGEST.label);
  if (title === null || isOfManyThings(title)) return null;
  return `${withoutFigures(title)}: ${text.replace(/^\s*\d{1,3}[.):]\s+/, "")}`;
}

/** Titles a text stands under: of its drawing, its list and its schedule, else of its sheet. */
export function titlesOver(it: Statement, plan: PlanSet): string {
  let titles = over.get(it);
  if (titles === undefined) over.set(it, titles = findTitles(it, plan));
  return titles;
}

/** A statement is of one plan. */
const over = new WeakMap<Statement, string>();

function findTitles({ heading, drawing, schedule, page }: Statement, plan: PlanSet): string {
  const titles = [drawing, heading, schedule?.title].filter(Boolean);
  if (titles.length > 0) return [...new Set(titles)].join(" | ");
  return titlesOfSheets(plan).get(page) ?? "";
}

/** By page. */
const titlesOfSheets = perPlan(({ sheets }) =>
  new Map(sheets.map(({ page, title }) => [page, title]))
);

function titleOf({ text, heading, drawing }: Statement, longest: number): string | null {
  const title = heading ?? drawing;
  const isUntitled = title === null || title === text || text.length > longest ||
    SCALE_NOTE.test(text);
  return isUntitled || isOfOldWork(title) ? null : title;
}

/** Titles of drawings that show many things at once: what stands on them need not be what they are called after. */
const OF_MANY_THINGS =
  /\b(FLOOR|SITE|ROOF|CEILING|LIFE SAFETY|FRAMING|FOUNDATION|LIGHTING|POWER|LEVEL \d|KEY|OVERALL|DEMO\w*)\s+PLANS?\b|\bR\.?C\.?P\b|\b(NORTH|SOUTH|EAST|WEST|FRONT|REAR|SIDE|BUILDING)\s+(ELEVATIONS?|SECTIONS?)\b|\b(GENERAL|CODE|ABBREVIATIONS?|SYMBOLS?|LEGEND|INDEX)\b/i;
const isOfManyThings = remembered((title) => OF_MANY_THINGS.test(title));
const SCALE_NOTE = /^\W*SCALE\b|=\s*1'\s*-?\s*0"?\s*$/i;

/** A title without its lengths and slopes, which are no figures of what stands under it. */
const withoutFigures = remembered((title) => {
  const marks = normaliseMarks(title);
  return findLengths(marks).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    marks,
  ).replace(/\b\d+(\.\d+)?\s*(:\s*\d+(\.\d+)?|%)/g, "").replace(/\s+/g, " ").trim();
});
