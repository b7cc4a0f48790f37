/**
 * Panel schedules print two circuits on one row, odd at the left and even at the right. Each becomes a row of
 * its own under the headers of the left half.
 */
import type { Schedule, ScheduleCell, ScheduleRow } from "../../../_shared/domain/plan_set.ts";
import { type PointRect, unionRect } from "../../../_shared/geometry.ts";

type Column = Schedule["columns"][number];

/** The schedule with one circuit a row; others come back as they are. */
export function splitPanel(schedule: Schedule): Schedule {
  const { columns } = schedule;
  const circuits = columns.flatMap((column, index) => column.meaning === "circuit" ? [index] : []);
  if (schedule.kind !== "panel" || circuits.length !== 2) return schedule;
  const half = Math.ceil(columns.length / 2);
  const isMirrored = circuits[0] < half && circuits[1] >= columns.length - 1;
  const start = isMirrored ? columns.length - half : circuits[1];
  const left = columns.slice(0, isMirrored ? half : start);
  const right = columns.slice(start);
  const rows = schedule.rows.flatMap((row): ScheduleRow[] => [
    rowOf(row, row.cells.slice(0, left.length)),
    rowOf(row, left.map((column) => cellLike(column, right, row.cells.slice(start), row))),
  ]).filter((row) => row.cells.some((cell) => cell.text !== ""));
  return { ...schedule, columns: left, rows };
}

/** The right half's cell of the same meaning, else of the same header. */
function cellLike(
  column: Column,
  columns: readonly Column[],
  cells: readonly ScheduleCell[],
  row: ScheduleRow,
): ScheduleCell {
  const same = columns.findIndex((it) => it.meaning !== null && it.meaning === column.meaning);
  const named = columns.findIndex((it) => it.header.trim() === column.header.trim());
  return cells[same >= 0 ? same : named] ?? { page: row.page, box: row.box, text: "" };
}

function rowOf(row: ScheduleRow, cells: ScheduleCell[]): ScheduleRow {
  const filled = cells.filter((cell) => cell.text !== "");
  const box: PointRect = filled.length > 0 ? unionRect(filled.map((cell) => cell.box)) : row.box;
  return { page: row.page, box, cells };
}
