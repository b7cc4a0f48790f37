/** Schedules as statements: each row, and of rows about stairs and guards each measure. */
import type { Schedule, ScheduleKind } from "../../_shared/domain/plan_set.ts";
import { placeOf } from "./places.ts";
import { rowText } from "./rows.ts";
import type { Statement } from "./statements.ts";

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

/** The rows of a schedule, then the measures in them that are told one by one. */
export function statementsOf(schedule: Schedule): Statement[] {
  const rows = rowsOf(schedule);
  const isByCell = BY_CELL.test(schedule.title ?? "") && !isEquipmentList(schedule);
  return isByCell ? [...rows, ...rows.flatMap((row) => measuresOf(row, schedule))] : rows;
}

function rowsOf(schedule: Schedule): Statement[] {
  return schedule.rows.map((row) => ({
    ...placeOf(schedule),
    text: rowText(row),
    heading: schedule.title,
    drawing: null,
    room: null,
    page: row.page,
    box: row.box,
    sourceText: rowText(row),
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
