/**
 * In V and coastal A zones the lowest horizontal structural member stands a foot above the base flood elevation.
 * Applies to stated elevations of its underside, in feet, and to foundations on fill, which leave it in the waves.
 * @source FBC-R 8th ed. (2023), R322.3.2
 */
import { isInCoastalHighHazard, isResidential } from "../building_profile.ts";
import { elevationsOf, LOWEST_MEMBER } from "../calculators/flood_elevation.ts";
import { allOf, cantTell, defineRule, fail } from "../define_rule.ts";
import { mentions, newWork, placeOf } from "../measure.ts";
import { judgeLevel, LEVEL_MESSAGES } from "./_elevation.ts";

const ON_GROUND =
  /\bMONO(LITHIC|\.)?\s+(CONC\w*\.?\s+)?(SLAB|FOUNDATION|FTG|FOOTING)|\b(SLAB|FOUNDATION|FOOTINGS?|FTGS?\.?|HOUSE|BUILDING|RESIDENCE|STEM\s?WALLS?)\b[^.;|]{0,40}\b(ON|OVER|SUPPORTED\s+(BY|ON))\s+(STRUCT\w*\s+|COMPACT\w*\s+|CLEAN\s+|ENGINEERED\s+|TERMITE[\s-]TREATED\s+|TREATED\s+|WELL\s+){0,3}FILL\b|\bSTRUCTURAL\s+FILL\b|\bSTEM\s?WALL\s+FOUNDATION|\bSLAB[\s-]ON[\s-]GRADE\s+FOUNDATION/i;
/** Slabs that carry nothing, and fill that carries nothing. */
const NO_SUPPORT =
  /\bBREAK-?\s?AWAY|\bFRANG|\bPARKING|\bGARAGE|\bPOOL|\bPATIO|\bDRIVE|\bWALKS?\b|\bDECK|\bA\/?C\b|\bPAD\b|\bPIL(E|ING)S?\b|\bNON-?\s?STRUCT|\bNOT\b|\bNO\b|\bPROHIBIT|\bNEVER\b|\bSEA\s?WALL|\bLANDSCAP|\bSITE\s?WALL|\bRETAINING|\bUN-?REINFORCED|\bSHED|\bDETACHED|\bEXIST/i;
const PILES = /\bPIL(E|ING)S?\b(?! ?(UP|CAP ONLY))|\bAUGER|\bCAISSON|\bDRILLED SHAFT/;

export default defineRule({
  id: "flood/lowest-member-zone-v",
  requirementId: "FBC-R-R322-freeboard-V",
  title: "Lowest structural member in Zone V",
  when: (building) => allOf(isResidential(building), isInCoastalHighHazard(building)),
  applies: (plan) => [
    ...elevationsOf(plan, LOWEST_MEMBER, /\bREQ(UIRED|'?D)?\b|\bMIN(IMUM|\.)?\b/i),
    ...newWork(plan, { topic: ON_GROUND, not: NO_SUPPORT }).map((it) => ({
      ...placeOf(it),
      foundation: it.text,
    })),
  ],
  check(it, context) {
    if (!("foundation" in it)) {
      return judgeLevel(it, context, "Bottom of the lowest horizontal member");
    }
    const data = {
      text: it.foundation,
      required: "an elevation above the waves",
      actual: "on the ground",
    };
    const hasPiles = mentions(context.plan, PILES);
    return hasPiles || context.building.scope === "alteration"
      ? cantTell("onGround", data)
      : fail("onGround", data);
  },
  messages: {
    ...LEVEL_MESSAGES,
    onGround:
      "The building in a coastal flood zone is supported by a foundation on the ground or on fill: {text}",
  },
  recommendation:
    "Raise the framing so that its underside is at {required} ft, on an open pile foundation.",
  leftOpen: {
    topic: LOWEST_MEMBER,
    data: () => ({ required: "the elevation of R322.3.2", unit: null }),
    figure: /\d\.\d|\d\s*'/,
  },
});
