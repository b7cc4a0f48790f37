/** Ditto marks in the cells of a schedule: they say what the cell above them says. */
import type { ScheduleRow } from "../../../_shared/domain/plan_set.ts";

/** A mark or a word for the same, alone in its cell. */
const DITTO = /^(-?\s*["”“″〃]\s*-?|-?\s*''\s*-?|DO\.?|DITTO)$/i;

/** The rows with what ditto marks stand for; under an empty cell, and in the first row, they stay as printed. */
export function withoutDittos(rows: readonly ScheduleRow[]): ScheduleRow[] {
  const above: string[] = [];
  return rows.map((row) => {
    const cells = row.cells.map((cell, column) => {
      const isDitto = DITTO.test(cell.text.trim());
      const said = above[column] ?? "";
      const text = isDitto && said !== "" ? said : cell.text;
      above[column] = isDitto ? said : text;
      return text === cell.text ? cell : { ...cell, text };
    });
    return { ...row, cells };
  });
}
