/**
 * Wood frame walls of houses have R-13.
 * Applies to stated values on the prescriptive path; without a stated path a lower value is a question. R-value.
 * @source FBC-EC 8th ed. (2023), R402.1.2
 */
import { defineRule } from "../define_rule.ts";
import { either } from "../measure.ts";
import {
  insulation,
  isPrescriptive,
  judgePrescriptive,
  PRESCRIPTIVE_ADVICE,
  prescriptiveMessages,
} from "./_path.ts";

/** Studs of an outer wall. */
const EXTERIOR_STUDS =
  /\b(?:EXTERIOR|EXT\.?|OUTSIDE)\s+(?:WALL\s+)?STUDS?\b|\bSTUDS?\b[^.;]{0,12}\b(?:EXT\b|EXTERIOR)|\bEXTERIOR\s+STUD\s+CAVIT/i;
/** Studs with the value between them. */
const STUDS_WITH_R =
  /\b2\s*[xX]\s*[46]\s+(?:EXT\w*\.?\s+)?STUDS?\b(?=[^.;]*\bR\s*-?\d)|\bR\s*-?\d{1,2}\b[^.;]{0,20}\b2\s*[xX]\s*[46]\s+EXT/i;
const FRAMED_WALL =
  /\b(WOOD|FRAMED?|STUD|2\s*[xX]\s*[468]|EXT(ERIOR|\.)?\s+FRAMED?)\b[^.;]{0,30}\bWALLS?\b|\bWALLS?\b[^.;]{0,20}\b(WOOD|FRAMED?|STUDS?|2\s*[xX]\s*[468])\b|\bFRAME\s+WALL/i;
const BATTS_IN_WALL = /\bBATT[^.;]{0,30}\b(EXT\w*\.?\s+)?(STUD\s+|FRAME\s+)WALLS?/i;

const FRAME_WALL = {
  title:
    /\b(?:WOOD|FRAMED?|STUD|2\s*[xX]\s*[468])\b[^|]*\bWALL|\bWALL\b[^|]*\b(?:FRAMED?|STUDS?|2\s*[xX]\s*[468])\b|\bGABLE\s+(?:END\s+)?WALL/i,
  part: either(EXTERIOR_STUDS, STUDS_WITH_R, FRAMED_WALL, BATTS_IN_WALL),
  not:
    /\b(C\.?M\.?U|MASONRY|BLOCK|CONCRETE|MASS|FURR\w*|INTERIOR|PARTITION|SOUND|GARAGE|KNEE|METAL\s+STUD|CEILING|(?<!\b(?:1ST|2ND|3RD|FIRST|SECOND|THIRD|UPPER)\s+)FLOOR|BASEMENT)\b/i,
};

export default defineRule({
  id: "energy/frame-wall-insulation",
  requirementId: "FBC-EC-R402-wall",
  demand: {
    thing: ["wall insulation", "wall", "insulation", "exterior wall"],
    property: "r-value",
    where: /FRAME|STUD|2 ?X ?[46]|WOOD|BATT/i,
    unless: /CMU|BLOCK|MASONRY|CEIL|CLG|ATTIC|DUCT|FLOOR|INTERIOR|SOUND|ROOF|GARAGE/i,
    limit: ({ energy }) => ({ min: energy.frameWallR }),
  },
  applies: (plan) => insulation(plan, FRAME_WALL),
  check(it, { plan, limits }) {
    const required = limits.energy.frameWallR;
    const data = { actual: it.value, required, unit: "R" };
    return judgePrescriptive(it.value >= required, isPrescriptive(plan), data);
  },
  messages: prescriptiveMessages("Wood frame wall insulation"),
  recommendation: PRESCRIPTIVE_ADVICE,
  leftOpen: {
    topic: /\b(FRAME|EXTERIOR)?\s*WALL\s+INSUL/i,
    data: ({ limits }) => ({ required: limits.energy.frameWallR, unit: "R" }),
    not: /CMU|MASONRY|BLOCK|INTERIOR|SOUND/i,
    figure: /\bR\s*-?\s*\d/i,
  },
});
