/**
 * A recognized mark or name may be a letter off, and a true figure would then stand under another one: door B09 as 608,
 * or two rows of a finish schedule in one. What passes by such a row needs its mark on a plan as well, and of a room
 * its name.
 */
import type { Evidence, PlanSet, Schedule, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { cellOf, perPlan } from "../../_rules/measure.ts";
import { sameName } from "../../_rules/egress/rooms/_rooms.ts";

/** True unless the place is a recognized row of rooms, doors or windows that nothing on a plan confirms. */
export function isNamedTwice(at: Evidence, plan: PlanSet): boolean {
  return at.readBy !== "ocr" || !unconfirmed(plan).has(keyOf(at));
}

const keyOf = ({ page, box }: Pick<Evidence, "page" | "box">): string =>
  [page, box.x, box.y, box.width, box.height].join(" ");

const unconfirmed = perPlan((plan) =>
  new Set(
    plan.schedules.filter(({ readBy }) => readBy === "ocr").flatMap((schedule) =>
      schedule.rows.filter((row) => !isConfirmed(schedule, row, plan)).map(keyOf)
    ),
  )
);

function isConfirmed(schedule: Schedule, row: ScheduleRow, plan: PlanSet): boolean {
  const mark = cellOf({ schedule, row }, "mark") ?? row.cells[0]?.text ?? "";
  if (schedule.kind === "door" || schedule.kind === "window") {
    return [...plan.doors, ...plan.windows].some((it) =>
      keyOf(it) === keyOf(row) && it.symbols.length > 0
    );
  }
  if (schedule.kind !== "room finish") return true;
  const name = cellOf({ schedule, row }, "name") ?? cellOf({ schedule, row }, "room");
  return plan.rooms.some((room) =>
    room.number !== null && sameName(room.number, mark) &&
    (name === null || sameName(room.name, name))
  );
}
