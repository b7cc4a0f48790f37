/**
 * Buildings of four storeys, or with a floor more than 30 ft above fire access, have standpipes.
 * Applies to statements about standpipes and to buildings known to cross the limit. Storeys and feet.
 * @source FBC-B 8th ed. (2023), 905.3.1
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { type BuildingProfile } from "../building_profile.ts";
import {
  cantTell,
  defineRule,
  fail,
  inapplicable,
  pass,
  type RuleContext,
} from "../define_rule.ts";
import { drawnStories } from "./_words.ts";
import { lengthOf, lookFor, type Presence, sheetsOf, statements } from "../measure.ts";

const TOPIC = /\bSTAND-?\s?PIPES?\b/i;
const NONE = /\b(NONE|NO\b(?!\.?\s*\d)|NOT\s+(REQ(UIRED|'?D)?|PROVIDED)|N\/A|N\/R)/i;
const HIGHEST = /\bHIGHEST\s+(OCCUPIED\s+)?(FLOOR|STOR(Y|EY)|LEVEL)|\bTOP\s+FLOOR/i;
/** Elevations count from a datum, not from where a fire engine stands. */
const OF_DATUM = /\bEL(?:EV(?:ATION)?)?\b\.?\s*[=:+\d]|\bDATUM\b|\bN\.?A\.?V\.?D\b/i;
/** Height of a floor over the ground a fire engine reaches. */
const ABOVE_ACCESS =
  /\b(?:LEVEL\s*\d+|\d(?:ND|RD|TH)\s+FLOOR|(?:SECOND|THIRD|FOURTH|FIFTH)\s+FLOOR)\b[^;|]{0,30}\b(?:ABOVE|ABV\.?)\s+(?:THE\s+)?(?:LOWEST\s+)?(?:LEVEL\s+OF\s+)?FIRE\s+(?:LANE|ACCESS|DEP\S*\s+(?:VEHICLE\s+)?ACCESS)/i;

export default defineRule({
  id: "fire/standpipes",
  requirementId: "FBC-B-905.3-standpipes",
  demand: { thing: "standpipe" },
  applies: standpipes,
  check(it, { plan, building, limits }) {
    const stories = {
      ...building.stories,
      value: building.stories.value ?? drawnStories(plan),
    };
    const floorFt = highestFloorFt(plan);
    const data = {
      actual: stories.value ?? floorFt,
      required: stories.value === null
        ? limits.fire.standpipeFloorHeightFt
        : limits.fire.standpipeStories,
      unit: stories.value === null ? "ft" : "stories",
      text: it.text,
    };
    if (it.state === "shown") return pass(data, { message: "provided" });
    const isDue = needsStandpipe({ building: { ...building, stories }, limits }, floorFt);
    if (isDue === null) return inapplicable();
    if (!isDue) return it.state === "denied" ? pass(data) : inapplicable();
    const isHouse = building.occupancies.every((group) => group === "R-3");
    if (it.state === "denied") {
      return stories.isDisputed || isHouse ? cantTell("unsure", data) : fail("missing", data);
    }
    return cantTell(it.state, data);
  },
  messages: {
    ok: "No standpipe is needed: {actual} {unit}; the limit is {required}.",
    provided: "Standpipes are provided.",
    missing:
      "The set says there are no standpipes, but the building exceeds the limit: {actual} {unit} ({required}).",
    unsure:
      "The set says there are no standpipes; with {actual} {unit}, they are required unless an exception applies.",
    deferred: "Standpipes are deferred: {text}.",
    absent: "The building exceeds the limit for standpipes ({actual} {unit}), but none are shown.",
  },
  recommendation:
    "Provide standpipes with a hose connection at each floor landing of the exit stairs.",
  leftOpen: {
    topic: /\bSTAND-?\s?PIPES?\b/i,
  },
});

function needsStandpipe(
  { building, limits }: Pick<RuleContext, "building" | "limits">,
  floorFt: number | null,
): boolean | null {
  const { value } = building.stories;
  if (value !== null && value >= limits.fire.standpipeStories) return true;
  if (floorFt !== null) return floorFt > limits.fire.standpipeFloorHeightFt;
  return value === null ? null : false;
}

function highestFloorFt(plan: PlanSet): number | null {
  for (const it of statements(plan, { topic: HIGHEST, not: OF_DATUM })) {
    const length = lengthOf(it.text, { of: HIGHEST });
    if (length) return length.valueIn / 12;
  }
  const heights = statements(plan, { topic: ABOVE_ACCESS }).flatMap(({ text }) =>
    lengthOf(text, { of: ABOVE_ACCESS })?.valueIn ?? []
  );
  return heights.length === 0 ? null : Math.max(...heights) / 12;
}

function standpipes(plan: PlanSet, { building, limits }: RuleContext): Presence[] {
  const isDue = isDueFor(building, limits.fire.standpipeStories);
  return lookFor(plan, {
    shown: TOPIC,
    // A standpipe with a rim and an invert drains a pond.
    not: /\bRIM\b|\bINV\b|\bOUTFALL|\bSTORM|\bDETENTION|\bSEWER/i,
    negated: NONE,
    silentOn: isDue ? sheetsOf(plan, { kinds: ["code summary", "life safety", "cover"] }) : [],
    searched: "standpipes",
  });
}

const isDueFor = ({ stories }: BuildingProfile, from: number) =>
  stories.value !== null && !stories.isDisputed && stories.value >= from;
