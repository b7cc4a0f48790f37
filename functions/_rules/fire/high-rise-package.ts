/**
 * Buildings with an occupied floor more than 75 ft above fire access have the high-rise package.
 * Applies to stated heights of the highest floor, and to building heights beyond 75 ft. Measures feet.
 * @source FBC-B 8th ed. (2023), 403
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { atMost } from "../../_shared/units.ts";
import {
  cantTell,
  defineRule,
  fail,
  inapplicable,
  pass,
  type RuleContext,
} from "../define_rule.ts";
import { denying, mentions, placeOf, type Stated, statedLengths, statements } from "../measure.ts";
import { highestLevelIn } from "./_words.ts";

/** A height in feet; `isFloor` when it is that of the highest floor and not of the roof. */
interface Height extends Evidence {
  ft: number;
  isFloor: boolean;
  /** The words that leave a part of the package out. */
  denied?: string;
}

const FLOOR =
  /\b(HIGHEST|TOP(MOST)?|UPPERMOST)\s+(OCCUPIED\s+)?(FLOOR|STOR(Y|EY)|LEVEL)|\bLEVEL\s*\d{1,2}\s*(?=\+)|\b\d{1,2}(ST|ND|RD|TH)\s+FLOOR\s*(?=\+)/i;
const PACKAGE =
  /\bFIRE\s+COMMAND|\bSMOKE-?PROOF|\bHIGH-?\s?RISE\b[^.;]{0,20}\b(YES|PROVISIONS|BUILDING|COMPL)/i;
/** One part of the package left out, in words or under NO in a list. */
const PART_DENIED = new RegExp(
  [
    denying(
      String
        .raw`FIRE\s+COMMAND(?:\s+(?:CENTER|CENTRE|ROOM|POST))?|(?:EMERGENCY\s+)?VOICE(?:\s*[\/-]?\s*(?:ALARM|EVAC\w*|COMM\w*))*|STAND-?BY\s+POWER|EMERGENCY\s+POWER|SMOKE-?PROOF(?:\s+(?:ENCLOSURES?|STAIRS?|TOWERS?))?|(?:STAIR\s+)?PRESSURI[SZ]ATION|FIREFIGHTER\w*\s+(?:LIFT|ELEVATOR|COMM\w*)|SECONDARY\s+WATER\s+SUPPLY`,
    ).source,
    String.raw`\bNOT\s+(?:A\s+)?(?:SMOKE-?PROOF|PRESSURI[SZ]ED)`,
    String
      .raw`\b(?:FIRE\s+COMMAND|VOICE\s+(?:ALARM|EVAC)|STAND-?BY\s+POWER|SMOKE-?PROOF|EMERGENCY\s+VOICE)[^|]{0,40}\|\s*NO\b`,
  ].join("|"),
  "i",
);
/** From these words on the building is no high-rise, or the part is not asked of it. */
const NOT_DUE = /\bNOT\s+REQ|\bN\/A|\bNOT\s+(A\s+)?HIGH-?\s?RISE|\bUNLESS|\bIF\b|\bWHERE\b/i;

const DENIED = /\b(NOT\s+(A\s+)?HIGH-?\s?RISE|HIGH-?\s?RISE\W{0,4}(NO\b|N\/A|NOT))/i;

export default defineRule({
  id: "fire/high-rise-package",
  requirementId: "FBC-B-403-high-rise",
  title: "High-rise provisions",
  applies: heights,
  check(it, { plan, limits }) {
    const data = {
      actual: Math.round(it.ft * 10) / 10,
      required: limits.fire.highRiseFloorFt,
      unit: "ft",
    };
    if (atMost(it.ft, data.required, "ft")) return it.isFloor ? pass(data) : inapplicable();
    if (it.denied !== undefined) return fail("part", { ...data, text: it.denied });
    const isShown = mentions(plan, PACKAGE, { not: DENIED }) &&
      statements(plan, { topic: PART_DENIED }).length === 0;
    if (isShown) {
      return pass(data, { message: "shown" });
    }
    const [denied] = statements(plan, { topic: DENIED });
    return denied && it.isFloor ? fail("denied", data) : cantTell("open", data);
  },
  withoutLimit: ["ok", "shown", "part", "denied", "open"],
  messages: {
    ok: "The highest floor is {actual} ft up; the high-rise provisions begin above {required} ft.",
    shown: "High-rise provisions are shown.",
    part:
      "The set omits part of the high-rise package, although a floor or the building is {actual} ft up; the provisions begin above {required} ft: {text}.",
    denied:
      "The set says the building is not a high-rise, but its highest floor is {actual} ft up; the limit is {required} ft.",
    open:
      "{actual} ft is stated; an occupied floor above {required} ft makes the building a high-rise, and no such provisions are shown.",
  },
  recommendation:
    "Provide sprinklers, a voice alarm, standby and emergency power, smokeproof stairs and a fire command center, or state the height of the highest floor.",
});

/** Most feet from floor to floor; more means that the level is measured from another datum. */
const MAX_STOREY_FT = 20;

/** A numbered level is no higher than its storeys reach. */
function isPlausible({ text, value }: Stated): boolean {
  const level = /\b(HIGHEST|TOP|UPPERMOST)/i.test(text) ? null : highestLevelIn(text);
  return level === null || value <= (level - 1) * MAX_STOREY_FT;
}

function heights(plan: PlanSet, { building, limits }: RuleContext): Height[] {
  const floors = statedLengths(plan, { topic: FLOOR, of: FLOOR, unit: "ft" }).filter(isPlausible)
    .map((it) => ({
      ...placeOf(it),
      ft: it.value,
      isFloor: true,
      isTop: /\b(HIGHEST|TOP|UPPERMOST)/i.test(it.text),
    }));
  const highest = floors.toSorted((a, b) => b.ft - a.ft)[0];
  const { value, evidence } = building.heightFt;
  const stories = building.stories.value ?? 0;
  const up = highest?.ft ?? (stories >= limits.fire.highRiseStories ? value : null);
  if (up !== null && up > limits.fire.highRiseFloorFt) {
    const parts = statements(plan, { topic: PART_DENIED, not: NOT_DUE });
    if (parts.length > 0) {
      return parts.map((it) => ({ ...placeOf(it), ft: up, isFloor: true, denied: it.text }));
    }
  }
  if (highest) return floors.some((it) => it.isTop) ? floors.filter((it) => it.isTop) : [highest];
  const [part] = statements(plan, { topic: PART_DENIED, not: NOT_DUE });
  if (part && value !== null && value > limits.fire.highRiseFloorFt) {
    return [{ ...placeOf(part), ft: value, isFloor: false }];
  }
  return value !== null && evidence ? [{ ...placeOf(evidence), ft: value, isFloor: false }] : [];
}
