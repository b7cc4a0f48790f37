/**
 * Rows whose sense lies in two cells together: `CARBONATOR | NONE` under DEVICE, `CEILING | R-38 | R-30` under
 * REQUIRED and PROVIDED. Lists of two columns keep their heads in the first row, which counts here.
 */
import type { Schedule, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import type { Statement } from "../measure.ts";

/** A cell with the head over it, empty where none is told. */
export interface HeadedCell {
  head: string;
  text: string;
}

const LONGEST_HEAD = 28;
const isHead = (text: string): boolean =>
  text !== "" && text.length <= LONGEST_HEAD && /[A-Z]/i.test(text) && !/\d/.test(text);

/** Heads of the columns; where none were told apart, the first row when it could be one. */
function headsOf({ columns, rows: [first] }: Schedule, row: ScheduleRow): string[] {
  const heads = columns.map(({ header }) => header.trim());
  if (heads.some((head) => head !== "") || !first || first === row) return heads;
  const words = first.cells.map(({ text }) => text.trim());
  return words.length === columns.length && words.every(isHead) ? words : heads;
}

/** The cells of a row, each with its head; none for a text that is no row. */
export function headedCells({ schedule, row }: Pick<Statement, "schedule" | "row">): HeadedCell[] {
  if (!schedule || !row) return [];
  const heads = headsOf(schedule, row);
  return row.cells.map(({ text }, index) => ({ head: heads[index] ?? "", text: text.trim() }));
}

/** The text of the first cell under a head that says so; null when there is none or it is empty. */
export function cellUnder(it: Pick<Statement, "schedule" | "row">, head: RegExp): string | null {
  const found = headedCells(it).find((cell) => head.test(cell.head));
  return found && found.text !== "" ? found.text : null;
}

/** Heads of what is demanded. */
export const DEMANDED_HEAD =
  /\bREQ|\bNEED|\bMIN(?:IMUM)?\b|\bMAX(?:IMUM)?\b|\bALLOW|\bCODE\b|\bLIMIT|\bBASELINE/i;
/** Heads of what is built. */
export const PROVIDED_HEAD =
  /\bPROV|\bPROPOSED|\bACTUAL|\bINSTALLED|\bSELECTED|\bSHOWN|\bBUI?LT\b|\bTHIS\s+(?:HOUSE|BUILDING|PROJECT)/i;

/** A cell that says nothing but that the thing is not there. */
export const saysNone = (text: string): boolean =>
  /^\W*(?:NONE|NO|NIL|NOT\s+(?:PROVIDED|INCLUDED|INSTALLED|USED|SHOWN|GIVEN|LISTED|STATED|CALCULATED)|OMIT(?:TED)?|DELETED?)\W*$/i
    .test(text);

/** A cell that leaves the answer to later. */
export const saysLater = (text: string): boolean =>
  /\bT\.?\s?B\.?\s?D\b|\bTO\s+(?:COME|FOLLOW|BE\s+(?:DETERMINED|SELECTED|PROVIDED|SUBMITTED))\b|\bPENDING\b|\bLATER\b|_{3,}|\?{2,}|\bBY\s+OTHERS\b/i
    .test(text);
