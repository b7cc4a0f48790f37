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
