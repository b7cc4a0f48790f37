/** Schedule rows: as text, and cell by cell by the meaning of their columns. */
import type { Schedule, ScheduleRow } from "../../_shared/domain/plan_set.ts";

/** A schedule row as text: cells in column order joined with ` | `. */
export function rowText(row: ScheduleRow): string {
  return row.cells.map((cell) => cell.text.trim()).filter(Boolean).join(" | ");
}

/** A schedule row as text, each cell after the header of its column: `MARK W1 | WIDTH 3'-0"`. */
export function labelledRowText({ columns }: Schedule, row: ScheduleRow): string {
  return row.cells.map((cell, index) => {
    const text = cell.text.trim();
    return text === "" ? "" : `${columns[index]?.header.trim() ?? ""} ${text}`.trim();
  }).filter(Boolean).join(" | ");
}

const UNIT_OF_HEADER = /[\s(,/-]+(?:(?<inches>IN|INCH|INCHES|")|(?<feet>FT|FEET|'))\.?\s*\)?\s*$/i;

/** {@link labelledRowText} with the unit a header names after the bare figures of its cells: `WIDTH (IN.)` and `42`. */
export function measuredRowText({ columns }: Schedule, row: ScheduleRow): string {
  return row.cells.map((cell, index) => {
    const text = cell.text.trim();
    if (text === "" || /^[-–—]+$/.test(text)) return "";
    const header = columns[index]?.header.trim() ?? "";
    const unit = UNIT_OF_HEADER.exec(header)?.groups;
    const isBare = /^\d+(?:\.\d+|\s+\d+\/\d+)?$/.test(text);
    const mark = !unit || !isBare ? "" : unit.inches === undefined ? "'" : '"';
    return `${unit ? header.replace(UNIT_OF_HEADER, "") : header} ${text}${mark}`.trim();
  }).filter(Boolean).join(" | ");
}

/** Cell of a row under the column with the given meaning, null when there is none or it is empty. */
export function cellOf(
  schedule: Schedule,
  row: ScheduleRow,
  meaning: Schedule["columns"][number]["meaning"],
): string | null {
  const index = schedule.columns.findIndex((column) => column.meaning === meaning);
  const text = index < 0 ? "" : row.cells[index]?.text.trim() ?? "";
  return text === "" ? null : text;
}

/** Cell of a row under the first header that says so, null when there is none or it is empty. */
export function cellHeaded(schedule: Schedule, row: ScheduleRow, header: RegExp): string | null {
  const index = schedule.columns.findIndex((column) => header.test(column.header));
  const text = index < 0 ? "" : row.cells[index]?.text.trim() ?? "";
  return text === "" ? null : text;
}
