/**
 * Hoses reach every wall from the road. Applies to stated distances from the fire access road to the farthest first
 * story wall on commercial sites; sprinklers allow more. Feet.
 * @source FFPC 8th ed., NFPA 1 18.2.3.2.2
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { isSprinklered } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { allStatements, demand, either, gapBetween, judgeEither } from "../measure.ts";
import { HYDRANT } from "./_fire_road.ts";

const ROAD = /FIRE (LANE|ACCESS|TRUCK|DEP|APPARATUS|ROAD)|\bF\.? ?D\.? (ACC|LANE|ROAD)|APPARATUS/;
const OF_OTHERS =
  /STAND ?PIPE|HOSE BIB|\bWIDE|WIDTH|VERT|DEAD[- ]END|ALONG (THE )?(FIRE|LANE|ROAD)|TRAVEL|DOOR|ENTR/;

/** Lines of the lot, and water for plants. */
const OF_THE_LOT = /\bPROPERTY LINE|\bLOT LINE|SET ?BACK|IRRIGAT|LANDSCAP|GARDEN HOSE/;

/** What stands at the other end, where only the road is measured from: a part of the building. */
const FAR_SIDE =
  /\b(?:REMOTE|FAR|FARTHEST|FURTHEST|REAR|BACK)\b[^;|]*\b(?:CORNER|WALL|POINT|PT|PORTION|EXT|EXTERIOR|BLDG|BUILDING)\b/i;

/** NFPA 1 names all three standards. */
const WET = ["NFPA 13", "NFPA 13R", "NFPA 13D", "yes, standard not stated"] as const;

/** Says so against the rest of the set. */
const SAID_WET = /(?<!\b(?:NON|UN|NOT)\W{0,2})\b(?:FULLY )?SPRINK\w+/i;

/** Percent of the page within which a distance belongs to a hydrant's label. */
const UNDER_HYDRANT = 2;
const isAtHydrant = (it: Evidence, plan: PlanSet): boolean =>
  allStatements(plan).some((other) =>
    HYDRANT.test(other.text) && gapBetween(other, it) <= UNDER_HYDRANT
  );

const reach = demand({
  thing: ["hose reach", "fire lane"],
  property: ["distance", "length"],
  where: either(/HOSE/, ROAD),
  unless: either(HYDRANT, OF_OTHERS, OF_THE_LOT, /\bF\.?H\b/),
  keep: ({ thing, text }) => thing === "hose reach" || FAR_SIDE.test(text),
  scale: 1 / 12,
  one: "greatest",
});

export default defineRule({
  id: "site/fire-road-reach",
  requirementId: "FFPC-18.2.3-wall-150",
  ...reach,
  applies: (plan, context) => reach.applies(plan, context).filter((it) => !isAtHydrant(it, plan)),
  leavesOut: (_frame, subject, { plan }) => isAtHydrant(subject, plan),
  check(it, { limits, building }) {
    const { fireRoadToWallFt: strict, fireRoadToWallSprinkleredFt: lenient } = limits.site;
    const known = isSprinklered(building, WET);
    const wet = known === "no" && SAID_WET.test(it.text) ? "unknown" : known;
    return judgeEither(it.value, { strict, lenient, unit: "ft", side: "max" }, {
      governs: wet === "yes" ? "lenient" : wet === "no" ? "strict" : "unknown",
      message: "far",
      question: "sprinklers",
    });
  },
  messages: {
    ok:
      "The farthest wall is {actual} ft from the fire access road; at most {required} ft is allowed.",
    far:
      "The farthest wall is {actual} ft from the fire access road; at most {required} ft is allowed.",
    sprinklers:
      "The farthest wall is {actual} ft from the fire access road; at most {required} ft is allowed, or {lenient} ft with sprinklers, which could not be determined.",
  },
  recommendation: "Bring the fire access road within {required} ft of every first-story wall.",
});
