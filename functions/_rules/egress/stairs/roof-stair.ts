/**
 * One stair of a tall building reaches the roof. Applies under FBC-Building from four storeys on: a stair, hatch or
 * ladder to the roof passes, silence of the roof plan asks; a roof steeper than 4 in 12 is left alone.
 * @source FBC-B 8th ed. (2023), 1011.12
 */
import type { BuildingProfile } from "../../building_profile.ts";
import { isCommercial } from "../../building_profile.ts";
import { allOf, type Applicability, defineRule, inapplicable } from "../../define_rule.ts";
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import {
  judgePresence,
  lookFor,
  mentions,
  placeOf,
  type Presence,
  rowsAnswering,
  sheetsOf,
} from "../../measure.ts";

const STORIES = 4;

const TO_ROOF = /\b(?:TO|REACH\w*|SERVES)\s+(?:THE\s+)?ROOF\b|\bROOF\s+ACCESS/i;
/** A stair through four levels or more. */
const MANY_LEVELS = /\b(?:1|G|L1)\s*(?:-|TO|THRU|THROUGH)\s*(?:L|ROOF)?\s*(?:[4-9]|\d{2})\b/i;

/** Stairs of tall buildings in a list none of whose stairs reaches the roof. */
const noneToRoof = (plan: PlanSet): Presence[] => {
  const rows = rowsAnswering(plan, { head: TO_ROOF, title: /\bSTAIRS?\b/i });
  return rows.filter(({ schedule, text }) =>
    MANY_LEVELS.test(text) &&
    rows.filter((other) => other.schedule === schedule).length === schedule?.rows.length
  ).map((it) => ({ ...placeOf(it), state: "denied", text: it.sourceText }));
};

/** What may lead onto a roof nobody occupies, from the top storey. */
const OTHER_WAY =
  /(?<!\bNO\s(?:ROOF\s)?)\bHATCH|\bSHIP'?S?\s+LADDER|\bALTERNATING|\bALT\.?\s+TREAD|\bSCUTTLE/i;

/** A roof steeper than 4 in 12 needs no stair. */
const STEEP = /\bROOF\b[^.;]{0,40}\b(?:[5-9]|1[0-8])\s*(?::|\/|IN|ON|-)\s*12\b/;

export default defineRule({
  id: "egress/roof-stair",
  requirementId: "FBC-B-1011.12-roof-stair",
  demand: { thing: "roof access" },
  when: (building) => allOf(isCommercial(building), isTall(building)),
  applies: (plan) => {
    const [listed] = noneToRoof(plan);
    return listed ? [listed] : lookFor(plan, {
      shown:
        /\bROOF\s+(HATCH|ACCESS|SCUTTLE|LADDER)\b|\bSTAIRS?\s*\S{0,4}\s+(TO|UP TO)\s+ROOF\b|\bSTAIR\s+(EXTENDS?|CONTINUES)\s+TO\s+ROOF\b|\bACCESS TO ROOF\b|\bPENTHOUSE STAIR\b/i,
      denied: [
        /\bNEITHER\s+(EXIT\s+)?STAIR\w*\s+(GOES|RUNS|LEADS|EXTENDS?|CONTINUES|REACHES|RISES)\s+(UP\s+)?(TO\s+)?(THE\s+)?ROOF\b/i,
        /\bSTAIRS?\b[^.;]{0,30}\b(STOPS?|ENDS?|TERMINATES?)\b[^.;]{0,30}\b(BELOW|SHORT OF|NOT (TO|AT)|UNDER)\s+(THE\s+)?ROOF\b/i,
        /\bNO (STAIR|ACCESS|HATCH)\b[^.;]{0,20}\bROOF\b|\bNO ROOF (ACCESS|HATCH)\b/i,
      ],
      silentOn: sheetsOf(plan, { kinds: ["roof plan"] }),
      searched: "a stair or hatch to the roof",
    });
  },
  check(it, { plan, building }) {
    if (it.state === "absent" && isTall(building) !== "yes") return inapplicable();
    if (mentions(plan, STEEP)) return inapplicable();
    const isOtherWay = it.state === "denied" && OTHER_WAY.test(it.text);
    return judgePresence(isOtherWay ? { ...it, state: "shown" } : it);
  },
  messages: {
    ok: "Access to the roof is shown: {text}",
    denied: "The set says that no stair leads to the roof: {text}",
    deferred: "Access to the roof is deferred: {text}",
    absent:
      "In buildings of four or more stories, one stair must extend to the roof. Neither a stair nor a hatch was found on the roof plan.",
  },
  recommendation: "Extend one stair to the roof, or provide a hatch where the roof is unoccupied.",
});

function isTall(building: BuildingProfile): Applicability {
  const stories = building.stories.value;
  return stories === null ? "unknown" : stories >= STORIES ? "yes" : "no";
}
