/** A stated elevation against the required one, with the doubts that forbid an accusation. */
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import { atLeast } from "../../_shared/units.ts";
import { readFlood, requiredFt } from "../calculators/flood_elevation.ts";
import {
  cantTell,
  fail,
  inapplicable,
  pass,
  type RuleContext,
  type Verdict,
} from "../define_rule.ts";

/** An elevation in feet with its place. */
export interface Level extends Evidence {
  ft: number;
}

const TOLERANCE_FT = 0.011;

/** The words of every rule on a level. */
export const LEVEL_MESSAGES = {
  ok: "{element} at {actual} ft; {required} ft is required.",
  low:
    "{element} at {actual} ft; at least {required} ft is required (base flood elevation {base} ft).",
  unsure:
    "{element} at {actual} ft; {required} ft would be required. Flood zone, base flood elevation or datum have to be confirmed.",
};

/** Messages `ok`, `low`, `unsure`; data actual, required, base. */
export function judgeLevel(level: Level, { plan, building }: RuleContext, name: string): Verdict {
  const required = requiredFt(readFlood(plan, building));
  if (required === null) return inapplicable();
  const base = building.baseFloodElevationFt;
  const data = {
    actual: level.ft,
    required: round(required),
    unit: "ft",
    base: base.value,
    element: name,
  };
  if (atLeast(level.ft, required - TOLERANCE_FT)) return pass(data);
  const isSure = !base.isDisputed && !building.floodZone.isDisputed &&
    isOneDatum(plan.codeSummary.baseFloodElevationFt[0], level);
  return isSure ? fail("low", data) : cantTell("unsure", data);
}

/** Two elevations of different datums can't be compared. */
function isOneDatum(a: Evidence | undefined, b: Evidence): boolean {
  const [first, second] = [a?.sourceText ?? "", b.sourceText].map((it) =>
    /N[AG]VD/i.exec(it)?.[0].toUpperCase()
  );
  return !first || !second || first === second;
}

const round = (ft: number) => Math.round(ft * 100) / 100;
