/** Dwelling units counted by a unit matrix: its grand total, as a second reading beside the stated number. */
import type { Fact, Schedule } from "../../../_shared/domain/plan_set.ts";
import { evidenceOf, toFact } from "../evidence.ts";

const UNIT_TABLE =
  /\b(DWELLING )?UNITS? ?(MATRIX|MIX|COUNT|TABULATION|SUMMARY|BREAKDOWN|SCHEDULE|TYPES?|DATA|DISTRIBUTION)\b/i;

/** Grand totals of unit tables: last cell of the row TOTAL, or the sum of the column TOTAL. */
export function countUnits(schedules: readonly Schedule[]): Fact<number>[] {
  return schedules.filter((schedule) => UNIT_TABLE.test(schedule.title ?? ""))
    .flatMap((schedule) => {
      const column = schedule.columns.findIndex((it) =>
        /\b(TOTALS?|QUANTITY|QTY|COUNT|UNITS|NO\.? OF UNITS)\b/i.test(it.header)
      );
      const at = column >= 0 ? column : schedule.columns.length - 1;
      const total = schedule.rows.find((row) =>
        /^(GRAND )?TOTALS?\b/i.test(row.cells[0]?.text ?? "")
      );
      const cell = total?.cells[at];
      if (total && cell && /^\d{1,4}$/.test(cell.text)) {
        const evidence = {
          ...evidenceOf(schedule),
          box: total.box,
          sourceText: total.cells.map((it) => it.text).filter(Boolean).join(" "),
        };
        return [toFact(Number(cell.text), "units", evidence)];
      }
      const counts = schedule.rows.map((row) => row.cells[at]?.text ?? "");
      if (column < 0 || total || counts.length < 2 || !counts.every((it) => /^\d{1,4}$/.test(it))) {
        return [];
      }
      const sum = counts.reduce((all, count) => all + Number(count), 0);
      return [toFact(sum, "units", evidenceOf(schedule))];
    });
}
