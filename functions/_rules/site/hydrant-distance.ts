/**
 * A hydrant is near. Applies to stated distances from hydrants to the building on commercial sites. Feet.
 * @source FFPC 8th ed., NFPA 1 18.5.3
 */
import { anyCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import {
  allStatements,
  contextOf,
  gapBetween,
  givenUnder,
  judgeMax,
  lengthOf,
  newWork,
  type Stated,
  type Statement,
} from "../measure.ts";
import { HYDRANT } from "./_fire_road.ts";

/** What else a hydrant's distance is measured to. */
const TO_OTHERS =
  /\b(TO|FROM|OFF)\s+(?:(?!(?:BUILDING|BLDG|WALL|DOOR)\b)[\w.&-]+\s+){0,3}?(PUMP\w*|STATION|MAINS?|VALVES?|TEE|METERS?|TANK|VAULT|BACKFLOW|RPZ|DDCV|PLANT|WELLS?|PONDS?|LAKE|INTERSECTION|PROPERTY|LOT\s+LINE|R\.?O\.?W|RIGHT|HYD(?:RANTS?)?|F\.?D\.?C|FIRE\s+DEP\w*\.?\s+CONN\w*|TRANSFORMER|CURB|DRIVEWAY|MANHOLE)\b(?![^;]*\b(BUILDING|BLDG|STRUCTURE|FARTHEST|FURTHEST|REMOTE)\b)/i;
const DISTANCE =
  /\b(FEET|FT|L\.?F|FARTHEST|FURTHEST|DIST\w*|WITHIN|(TO|FROM)\s+(THE\s+)?(BUILDING|BLDG|POINT))\b|'/i;
/** Percent of the page within which a distance printed under the hydrant's label belongs to it. */
const UNDER = 2;

export default defineRule({
  id: "site/hydrant-distance",
  requirementId: "FFPC-18.5-hydrant",
  demand: {
    thing: "hydrant",
    unless: /PUMP STATION|CITY PUMP|SPACING|TO MAIN|FROM (?:FIRE )?HYD/i,
    property: ["distance", "length"],
    scale: 1 / 12,
  },
  applies: (plan, { limits }) =>
    nearEnough(
      newWork(plan, {
        topic: HYDRANT,
        not:
          /\bF\.?D\.?C\b|\bFIRE DEP\w*\.? CONN|\bSIAMESE|\bSPACING\b|\bPARKING WITHIN|\bNO PARKING|\bCLEAR(ANCE)? AROUND|\bGPM\b|\bYARD HYDRANT|\bHYDRANT\s+(?:LEAD|LATERAL|BRANCH|RUN-?\s?OUT)/i,
      }).flatMap((it) => {
        const own = distanceIn(it);
        if (own) return [own];
        const under = allStatements(plan).filter((other) =>
          other !== it && gapBetween(other, it) <= UNDER &&
          /\b(POINT|BUILDING|BLDG|FARTHEST|FURTHEST)\b/i.test(other.text)
        );
        return under.flatMap((other) => distanceIn(other) ?? []).slice(0, 1);
      }),
      limits.site.hydrantFt,
    ),
  check: (it, { limits }) =>
    judgeMax({ actual: it.value, required: limits.site.hydrantFt, unit: "ft" }, "far"),
  messages: {
    ok: "The hydrant is {actual} ft away; at most {required} ft is allowed.",
    far: "The hydrant is {actual} ft away; at most {required} ft is allowed.",
  },
  recommendation: "Provide a hydrant within {required} ft of the building.",
});

/** Said of the hydrant of one of several buildings, or of one not counted on. */
const OF_ONE_BUILDING = /\b(?:BUILDING|BLDG)\b\.?\s*(?:[#№]\s*)?(?:[A-Z]\b|\d)/i;
const NOT_COUNTED = /\bNOT\s+(?:BEING\s+|TO\s+BE\s+)?(?:USED|COUNTED|RELIED)|\bFOR\s+REF/i;

/** One near hydrant is enough: others of the same building may be farther. */
function nearEnough(hydrants: Stated[], mostFt: number): Stated[] {
  const counted = hydrants.filter(({ text }) => !NOT_COUNTED.test(text));
  const near = counted.filter(({ value }) => value <= mostFt);
  return near.length === 0
    ? counted
    : counted.filter((it) => it.value <= mostFt || OF_ONE_BUILDING.test(it.text));
}

function distanceIn(it: Statement): Stated | null {
  if (!DISTANCE.test(it.text) || TO_OTHERS.test(it.text)) return null;
  const length = lengthOf(providedText(it), {
    of:
      anyCase`${HYDRANT}|\b(?:FARTHEST|FURTHEST|POINT|BUILDING|BLDG|DIST\w*|HOSE\s+(?:LAY|REACH|LENGTH))\b`,
    rivals: /\bMAIN\b|\bLINE\b|\bPIPE\b|\bWIDE\b|(?<!(?:\bAT|@)\s*)\bCURB\b|\bRADIUS\b/i,
    drawnOnly: true,
    betweenIn: [120, 36_000],
  });
  return length && /\S/.test(contextOf(it))
    ? { ...it, value: length.valueIn / 12, unit: "ft", raw: length.raw }
    : null;
}

/** What a row provides, without the limit it gives beside it. */
function providedText(it: Statement): string {
  const given = givenUnder(it, /\b(?:PROV|ACTUAL|SHOWN)/i, /\b(?:REQ|MAX|ALLOW|LIMIT)/i);
  return given === null ? it.text : `${it.row?.cells[0]?.text ?? ""} | ${given}`;
}
