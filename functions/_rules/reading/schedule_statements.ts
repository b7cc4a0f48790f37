/** Schedules as statements: each row, and of rows about stairs and guards each measure. */
import type { Schedule, ScheduleKind } from "../../_shared/domain/plan_set.ts";
import { spellOut } from "./abbreviations.ts";
import { withFeet } from "./dashed_feet.ts";
import { placeOf } from "./places.ts";
import { rowText } from "./rows.ts";
import { withBothUnits, withoutTwins } from "./said_twice.ts";
import { isKept } from "./standing.ts";
import type { Statement } from "./statements.ts";
import { withUnitsOfColumn } from "./unit_columns.ts";

/** Lists of things that are no part of the building's fabric, whatever words stand in their rows. */
const EQUIPMENT_LISTS: readonly ScheduleKind[] = [
  "door",
  "window",
  "plumbing fixture",
  "panel",
  "hvac",
  "exhaust fan",
  "ventilation",
  "product approval",
  "parking",
  "lighting",
  "insulation",
  "sheet index",
];

/** True for lists of doors, panels and other equipment. */
export const isEquipmentList = ({ kind }: Schedule): boolean => EQUIPMENT_LISTS.includes(kind);

/** Rows that hold several measures of one thing say them cell by cell: `RISER 8"`, `HEADROOM 6'-6"`. */
const BY_CELL = /\bSTAIRS?\b|\bGUARD\s?RAILS?\b|\bGUARDS?\b|\bRAILINGS?\b/i;

/** Heads of columns that hold limits and counts, no measures of the thing. */
const LIMIT =
  /\bREQ|\bMIN\b|\bMAX\b|\bCODE|\bALLOW|\bFACTOR|\bCAPACITY|\bOCC|\bLOAD|\bNO\b|\bNUMBER/i;

/**
 * The rows of a schedule, then the measures in them that are told one by one.
 *
 * @param isHabit the set letters feet and inches with a dash alone
 */
export function statementsOf(printed: Schedule, isHabit = false): Statement[] {
  const schedule = spelled(
    withUnitsOfColumn(withoutKept(printed)),
    isHabit && printed.kind !== "panel",
  );
  const rows = rowsOf(schedule, printed);
  const isByCell = BY_CELL.test(schedule.title ?? "") && !isEquipmentList(schedule);
  return isByCell ? [...rows, ...rows.flatMap((row) => measuresOf(row, schedule))] : rows;
}

/** Over numbers that are no lengths. */
const NUMBERED_HEAD =
  /\b(?:MARK|NO|KEY|TAG|CKTS?|CIRCUITS?|DETAILS?|SHEET|ROOM|DOOR|UNIT|POLES?|SET)\b|#/i;

/** The schedule with the abbreviations of the trade written out in title, heads and cells; itself where it has none. */
function spelled(schedule: Schedule, isHabit: boolean): Schedule {
  let isChanged = false;
  const out = <T extends object, K extends keyof T>(it: T, key: K, hasFeet = false): T => {
    const plain = spellOut(withBothUnits(withoutTwins(it[key] as string)));
    const text = hasFeet ? withFeet(plain, true) : plain;
    if (text === it[key]) return it;
    isChanged = true;
    return { ...it, [key]: text };
  };
  const { title } = schedule.title === null ? schedule : out({ title: schedule.title }, "title");
  const columns = schedule.columns.map((it) => out(it, "header"));
  const isNumbered = columns.map(({ header }) => NUMBERED_HEAD.test(header));
  const rows = schedule.rows.map((row) => {
    const cells = row.cells.map((it, at) => out(it, "text", isHabit && !isNumbered[at]));
    return cells.some((it, index) => it !== row.cells[index]) ? { ...row, cells } : row;
  });
  return isChanged ? { ...schedule, title, columns, rows } : schedule;
}

/** Things side by side, of which one stays as it is: `STAIR 1 (NEW) | STAIR 2 (ETR)`. */
const KEPT_HEAD = /\w\W+\(\s*(?:E|EX|EXIST(?:ING|\.)?)\s*\)\s*$/i;

/** The schedule without the columns of what stays: nothing in them is work of this permit. */
function withoutKept(schedule: Schedule): Schedule {
  const { columns, rows } = schedule;
  const told = columns.map(({ header }) => header);
  const heads = told.some((head) => head.trim() !== "")
    ? told
    : rows[0]?.cells.map(({ text }) => text) ?? [];
  const isNew = heads.map((head) => !isKept(head) && !KEPT_HEAD.test(head));
  if (!isNew.includes(false) || isNew.filter(Boolean).length < 2) return schedule;
  const drop = <T>(cells: readonly T[]): T[] => cells.filter((_, index) => isNew[index] ?? true);
  return {
    ...schedule,
    columns: drop(columns),
    rows: rows.map((row) => ({ ...row, cells: drop(row.cells) })),
  };
}

/** @param printed the same with all its columns, as evidence quotes it */
function rowsOf(schedule: Schedule, printed: Schedule): Statement[] {
  return schedule.rows.map((row, index) => ({
    ...placeOf(schedule),
    text: rowText(row),
    heading: schedule.title,
    drawing: null,
    room: null,
    page: row.page,
    box: row.box,
    sourceText: rowText(printed.rows[index]),
    from: "row",
    schedule,
    row,
  }));
}

function measuresOf(statement: Statement, { columns }: Schedule): Statement[] {
  if (/\bEXIST/i.test(statement.text)) return [];
  return (statement.row?.cells ?? []).flatMap((cell, index) => {
    const header = columns[index]?.header.trim() ?? "";
    const isMeasure = /[A-Z]{3}/i.test(header) && !LIMIT.test(header) &&
      /^\W*\d/.test(cell.text.trim());
    if (!isMeasure) return [];
    return [{
      ...statement,
      text: `${header} ${cell.text.trim()}`,
      box: cell.box,
      schedule: null,
      row: null,
      measureOf: statement.text,
    }];
  });
}
