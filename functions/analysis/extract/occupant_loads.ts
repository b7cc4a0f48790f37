/** Rows of occupant load calculations, as printed in tables. */
import type { OccupantLoadRow, Schedule, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { parseNumber } from "../../_shared/units.ts";
import { cellOf, rowEvidence } from "./schedule_rows.ts";

/** Every row of the schedules that calculate occupant loads. */
export function readOccupantLoads(schedules: readonly Schedule[]): OccupantLoadRow[] {
  return schedules.filter((schedule) => schedule.kind === "occupant load")
    .flatMap((schedule) => schedule.rows.flatMap((row) => toRow(schedule, row) ?? []));
}

function toRow(schedule: Schedule, row: ScheduleRow): OccupantLoadRow | null {
  const cell = (meaning: Parameters<typeof cellOf>[2]) => cellOf(schedule, row, meaning);
  const space = cell("room") ?? cell("name") ??
    row.cells.find((it) => /[A-Z]/i.test(it.text))?.text ?? "";
  const factorText = cell("factor") ?? "";
  const factor = /(\d{1,3})/.exec(factorText);
  const basis = /NET/i.test(factorText) ? "net" : /GROSS|GR\b/i.test(factorText) ? "gross" : null;
  const area = figure(cell("area"));
  const occupants = figure(cell("occupants"));
  if (space === "" || (area === null && occupants === null)) return null;
  return {
    ...rowEvidence(schedule, row),
    space,
    areaSqft: area,
    factor: factor ? Number(factor[1]) : null,
    basis,
    occupants,
    isTotal: /\bTOTALS?\b|^SUM\b/i.test(space),
  };
}

function figure(text: string | null): number | null {
  const match = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/.exec(text ?? "");
  return match ? parseNumber(match[0]) : null;
}
