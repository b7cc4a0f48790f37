/**
 * Dimensions of halls told by walls alone: lettered `48" CLR` between the walls of a hall however far from its name, or
 * drawn from wall to wall across it. They may belong to a door or a fountain there, so what they measure is only likely.
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { asStatement } from "../../measure.ts";
import type { HallWidth } from "./_corridors.ts";

/** Narrower is a clearance of something else, wider complies wherever the hall leads. Inches. */
const LIKELY_IN = [28, 60] as const;
const CLEAR = /\b(?:CLEAR|CLR|WIDE|WIDTH)\b/i;

/** Likely widths of the halls whose names match. */
export function acrossHalls(plan: PlanSet, hall: RegExp): HallWidth[] {
  return plan.dimensions.flatMap((it) => {
    const room = CLEAR.test(it.sourceText) ? it.room : it.across;
    if (!room || !hall.test(room) || it.valueIn < LIKELY_IN[0] || it.valueIn >= LIKELY_IN[1]) {
      return [];
    }
    return [{
      ...asStatement(it.sourceText, it, room),
      value: it.valueIn,
      unit: "in",
      raw: it.sourceText,
      isCertain: false,
    }];
  });
}
