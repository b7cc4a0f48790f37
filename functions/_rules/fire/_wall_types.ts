/** Wall types by their marks: `P3` in the label of a room, and the row of the partition schedule that tells of P3. */
import type { PlanSet, Room } from "../../_shared/domain/plan_set.ts";
import { allStatements, type Statement } from "../measure.ts";

const MARK = /^\W*((?:[A-Z]{1,3}-?)?\d{1,3}[A-Z]?|[A-Z]{1,2})\W*$/i;

/** Rows of partition schedules whose marks stand in the label of a room. */
export function wallTypesOf(room: Room, plan: PlanSet): Statement[] {
  const marks = new Set(
    room.labels.flatMap(({ sourceText }) => MARK.exec(sourceText)?.[1]?.toUpperCase() ?? []),
  );
  if (marks.size === 0) return [];
  return allStatements(plan).filter(({ schedule, row }) =>
    schedule?.kind === "partition" && marks.has(row?.cells[0]?.text.trim().toUpperCase() ?? "")
  );
}
