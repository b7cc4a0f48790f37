/**
 * Buildings with an occupied floor more than 75 ft above fire access have the high-rise package.
 * Applies to stated heights of the highest floor, and to building heights beyond 75 ft. Measures feet.
 * @source FBC-B 8th ed. (2023), 403
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { atMost } from "../../_shared/units.ts";
import { isCommercial } from "../building_profile.ts";
import {
  cantTell,
  defineRule,
  fail,
  inapplicable,
  pass,
  type RuleContext,
} from "../define_rule.ts";
import { mentions, placeOf, statedLengths, statements } from "../measure.ts";

/** A height in feet; `isFloor` when it is that of the highest floor and not of the roof. */
interface Height extends Evidence {
  ft: number;
  isFloor: boolean;
}

const FLOOR = /\bHIGHEST\s+(OCCUPIED\s+)?(FLOOR|STOR(Y|EY)|LEVEL)|\bTOP\s+OCCUPIED\s+FLOOR/i;
const PACKAGE =
  /\bFIRE\s+COMMAND|\bSMOKE-?PROOF|\bHIGH-?\s?RISE\b[^.;]{0,20}\b(YES|PROVISIONS|BUILDING|COMPL)/i;
const DENIED = /\b(NOT\s+(A\s+)?HIGH-?\s?RISE|HIGH-?\s?RISE\W{0,4}(NO\b|N\/A|NOT))/i;

export default defineRule<Height>({
  id: "fire/high-rise-package",
  requirementId: "FBC-B-403-high-rise",
  severity: "critical",
  source: { volume: "FBC-B", edition: "2023", section: "403" },
  category: "Fire Safety",
  title: "High-rise provisions",
  when: isCommercial,
  applies: heights,
  check(it, { plan, limits }) {
    const data = {
      actual: Math.round(it.ft * 10) / 10,
      required: limits.fire.highRiseFloorFt,
      unit: "ft",
    };
    if (atMost(it.ft, data.required, "ft")) return it.isFloor ? pass(data) : inapplicable();
    if (mentions(plan, PACKAGE, { not: DENIED })) {
      return pass(data, { message: "shown" });
    }
    const [denied] = statements(plan, { topic: DENIED });
    return denied && it.isFloor ? fail("denied", data) : cantTell("open", data);
  },
  messages: {
    ok: "The highest floor is {actual} ft up; the high-rise provisions begin above {required} ft.",
    shown: "High-rise provisions are shown.",
    denied:
      "The set says the building is no high-rise, but its highest floor is {actual} ft up; the limit is {required} ft.",
    open:
      "{actual} ft are stated; an occupied floor above {required} ft makes the building a high-rise, and no such provisions are shown.",
  },
  recommendation:
    "Provide sprinklers, voice alarm, standby and emergency power, smokeproof stairs and a fire command centre, or state the height of the highest floor.",
});

function heights(plan: PlanSet, { building }: RuleContext): Height[] {
  const floors = statedLengths(plan, { topic: FLOOR, of: FLOOR, unit: "ft" }).map((it) => ({
    ...placeOf(it),
    ft: it.value,
    isFloor: true,
  }));
  if (floors.length > 0) return floors;
  const { value, evidence } = building.heightFt;
  return value !== null && evidence ? [{ ...placeOf(evidence), ft: value, isFloor: false }] : [];
}
