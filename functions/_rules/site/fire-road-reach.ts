/**
 * Hoses reach every wall from the road. Applies to stated distances from the fire access road to the farthest first
 * storey wall on commercial sites; sprinklers allow more. Feet.
 * @source FFPC 8th ed., NFPA 1 18.2.3.2.2
 */
import { isSprinklered } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { allStatements, either, gapBetween, judgeEither, statedLengths } from "../measure.ts";
import { HYDRANT } from "./_fire_road.ts";

const TO_REMOTE_CORNER =
  /\b(?:FIRE\s+(?:LANE|ACCESS|ROAD|DEPARTMENT|DEPT)|F\.?D\.?\s+ACCESS)\b[^;]{0,60}(?:REMOTE|FARTHEST|FURTHEST|FAR|REAR|BACK)\s+(?:CORNER|WALL|POINT|EXTERIOR)/i;
/** The pull of the hose, and the walls it must reach. */
const HOSE_OR_WALLS =
  /\b(?:HOSE\s+(?:LAY|REACH|PULL|LENGTH|DISTANCE)|FIRE\s+(?:LANE|ACCESS(?:\s+ROAD)?|DEPARTMENT ACCESS)\b[^.;]{0,60}\bTO\s+(?:THE\s+)?(?:FARTHEST|FURTHEST|ALL|ANY|MOST REMOTE|EVERY)\b|(?:FARTHEST|FURTHEST|ANY|ALL|MOST REMOTE)\s+(?:PORTIONS?|POINTS?|PARTS?)\b[^.;]{0,60}\b(?:EXTERIOR|WALL|BUILDING)[^.;]{0,40}\bFROM\s+(?:THE\s+)?FIRE\s+(?:LANE|ACCESS|ROAD|DEP))/i;
const REACH = either(TO_REMOTE_CORNER, HOSE_OR_WALLS);

/** NFPA 1 names all three standards. */
const WET = ["NFPA 13", "NFPA 13R", "NFPA 13D", "yes, standard not stated"] as const;

/** Percent of the page within which a distance belongs to a hydrant's label. */
const UNDER_HYDRANT = 2;

export default defineRule({
  id: "site/fire-road-reach",
  requirementId: "FFPC-18.2.3-wall-150",
  applies: (plan) =>
    statedLengths(plan, {
      topic: REACH,
      not: new RegExp(`${HYDRANT.source}|\\bSTAND\\s?PIPE|\\bHOSE BIB`, "i"),
      of: REACH,
      rivals: /\bWIDE\b|\bWIDTH\b|\bVERTICAL\b|\bDEAD[- ]END/i,
      titled: true,
      drawnOnly: true,
      betweenIn: [120, 24_000],
      unit: "ft",
    }).filter((it) =>
      !allStatements(plan).some((other) =>
        HYDRANT.test(other.text) && gapBetween(other, it) <= UNDER_HYDRANT
      )
    ),
  check(it, { limits, building }) {
    const { fireRoadToWallFt: strict, fireRoadToWallSprinkleredFt: lenient } = limits.site;
    const wet = isSprinklered(building, WET);
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
      "The farthest wall is {actual} ft from the fire access road; at most {required} ft is allowed, {lenient} ft with sprinklers, which could not be decided.",
  },
  recommendation: "Bring the fire access road within {required} ft of every first-story wall.",
});
