/**
 * Thresholds are low enough to step over. Applies to stated heights under FBC-Building that
 * accessibility/threshold-height does not read: sliding doors, dwelling units, saddles. Sliding doors of dwelling
 * units may be higher. Inches.
 * @source FBC-B 8th ed. (2023), 1010.1.6
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { hasOccupancy } from "../../building_profile.ts";
import { cantTell, defineRule } from "../../define_rule.ts";
import { contextOf, demand, judgeMax, type Stated, statedLengths } from "../../measure.ts";

/** What accessibility/threshold-height leaves alone. */
const OFF_ROUTE = /\bSLID\w*|\bS\.?G\.?D\b|\bSADDLES?\b|\bUNITS?\b|\bAPARTMENT|\bGUEST ?ROOM/i;

const LISTED = /\|\s*(?:THRESH?HOLDS?|SADDLES?)\s*\|.*\bH(?:IGH|T|GT|EIGHT)\b/i;

/** Rows of hardware lists about a threshold and nothing else: `SADDLE | 1 EA | 1" HIGH, EXIT DOOR 105`; inches. */
const listedThresholds = (plan: PlanSet): Stated[] =>
  statedLengths(plan, {
    topic: LISTED,
    in: "rows",
    of: /\bH(?:IGH|T|GT|EIGHT)\b/i,
    betweenIn: [0.1, 4],
  }).filter((it) => OFF_ROUTE.test(contextOf(it)));

export default defineRule({
  id: "egress/door-threshold",
  requirementId: "FBC-B-1010.1.6-threshold",
  ...demand({
    thing: "threshold",
    property: ["height", "rise"],
    where: OFF_ROUTE,
    unless: /\bSHOWER|\bFREEZER|\bWALK-?IN|\bOVERHEAD|\bCOILING/i,
  }, listedThresholds),
  check(it, { limits, building }) {
    const { thresholdIn: required, thresholdDwellingSlidingIn: sliding } = limits.egress;
    const isDwelling = hasOccupancy(building, "R-1", "R-2", "R-3", "R-4") !== "no";
    const data = { actual: it.value, required, unit: "in", sliding };
    if (isDwelling && it.value > required && it.value <= sliding) {
      return /\bSLID|\bS\.?G\.?D/i.test(contextOf(it))
        ? judgeMax({ ...data, required: sliding }, "high")
        : cantTell("sliding", data);
    }
    return judgeMax(data, "high");
  },
  messages: {
    ok: "The threshold is {actual} in high; at most {required} in is allowed.",
    high: "The threshold is {actual} in high; at most {required} in is allowed.",
    sliding:
      "The threshold is {actual} in high: allowed at a sliding door of a dwelling unit (up to {sliding} in) but not elsewhere (at most {required} in).",
  },
  recommendation: "Use a threshold at most {required} in high, beveled above 1/4 in.",
});
