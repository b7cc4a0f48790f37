/**
 * Answers of schedules: rows that say NO under the head of a thing, `STAIR 1 | TO ROOF: NO`, and columns nobody has
 * filled in, `PRESSURE (PSF)` over empty cells.
 */
import type { PlanSet, Schedule } from "../../_shared/domain/plan_set.ts";
import { perPlan } from "./per_plan.ts";
import type { Statement } from "./statements.ts";
import { newWork } from "./topics.ts";

/** Which answers to look at. */
export interface AnswerQuery {
  /** The head of the column that asks. */
  head: RegExp;
  /** Title of the schedule. */
  title?: RegExp;
  /** The row must match. */
  row?: RegExp;
  /** The row must not match. */
  not?: RegExp;
  /** What the cell says; default {@link NO}. */
  answer?: RegExp;
}

/** A cell that only says there is none. */
export const ANSWERS_NO = /^\W*(?:NO|NONE|NIL|NOT PROVIDED|OMITTED)\W*$/i;

/** Heads over what is there of the thing a row names. */
export const ASKS_FOR_LABEL =
  /^\W*(?:PROV\w*(?:'?D)?|VALUE|(?:[A-Z]+ )?STATUS|ANSWER|ACTUAL|PROPOSED|BUI?LT|DESIGN|INCL\w*|SHOWN|INSTALLED|AS DRAWN|THIS (?:BLDG|BUILDING|PROJECT|SET)|YES\W+NO|Y\W+N|DESCRIPTION|TYPE|SYSTEM|)\W*$/i;

/** `NO`, `NONE`, `0`, `NOT PROVIDED` and nothing else. */
const NO = /^\W*(?:NO|NONE|N|0|NIL|NOT\s+(?:PROVIDED|PROV'?D|SHOWN|INCL\w*|USED)|OMIT\w*)\W*$/i;

/** Rows of new work whose cell under the head gives the answer. */
export const rowsAnswering = (
  plan: PlanSet,
  { head, title, row, not, answer = NO }: AnswerQuery,
): Statement[] =>
  [...newRows(plan)].flatMap(([schedule, rows]) => {
    const asked = columnsOf(schedule, head);
    if (asked.length === 0 || (title && !title.test(schedule.title ?? ""))) return [];
    return rows.filter(({ row: cells, text, measureOf = "" }) =>
      (row?.test(text) ?? true) && !not?.test(text) && !not?.test(measureOf) &&
      asked.some((index) => answer.test(cells?.cells[index]?.text.trim() ?? ""))
    );
  });

/** Rows of new work by their schedules. */
const newRows = perPlan((plan) => {
  const rows = newWork(plan, { topic: /\S/, in: "rows" }).filter(({ schedule }) => schedule);
  return Map.groupBy(rows, ({ schedule }) => schedule!);
});

/** Schedules with such a column in which no row has anything, though each row names a thing. */
export const unfilled = (plan: PlanSet, { head, title }: AnswerQuery): Schedule[] =>
  plan.schedules.filter((schedule) => {
    if (schedule.rows.length === 0 || (title && !title.test(schedule.title ?? ""))) return false;
    const [asked] = columnsOf(schedule, head);
    return asked !== undefined && asked > 0 &&
      schedule.rows.every(({ cells }) =>
        (cells[0]?.text ?? "").trim() !== "" && /^[\s_.?–—-]*$/.test(cells[asked]?.text ?? "")
      );
  });

const columnsOf = ({ columns }: Schedule, head: RegExp): number[] =>
  columns.flatMap(({ header }, index) => head.test(header) ? [index] : []);
