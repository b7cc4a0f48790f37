/**
 * Dimensions of halls told by walls alone: drawn from wall to wall across it, or lettered `48" CLR` between its walls
 * however far from its name. Without a line from wall to wall such a figure may belong to a door or a fountain there and
 * is only likely its width.
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { asStatement } from "../../measure.ts";
import type { HallWidth } from "./_corridors.ts";

/** Narrower is a clearance of something else, wider complies wherever the hall leads. Inches. */
const LIKELY_IN = [28, 60] as const;
const CLEAR = /\b(?:CLEAR|CLR|WIDE|WIDTH)\b/i;

/** Widths of the halls whose names match. */
export function acrossHalls(plan: PlanSet, hall: RegExp): HallWidth[] {
  return plan.dimensions.flatMap((it) => {
    const isLettered = CLEAR.test(it.sourceText);
    const room = isLettered ? it.room : it.across;
    if (!room || !hall.test(room) || it.valueIn < LIKELY_IN[0] || it.valueIn >= LIKELY_IN[1]) {
      return [];
    }
    return [{
      ...asStatement(it.sourceText, it, room),
      value: it.valueIn,
      unit: "in",
      raw: it.sourceText,
      isCertain: it.across === room && !it.of && !it.between,
    }];
  });
}
