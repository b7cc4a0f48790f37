/**
 * Block and concrete walls of houses in climate zone 2 have R-6 inside, or R-4 with half of it outside.
 * Applies to stated values on the prescriptive path; without a stated path a lower value is a question. R-value.
 * @source FBC-EC 8th ed. (2023), R402.1.2
 */
import { eachInAnyCase } from "../../_shared/pattern.ts";
import { isResidential } from "../building_profile.ts";
import { allOf, defineRule, inapplicable } from "../define_rule.ts";
import {
  insulation,
  type InsulationQuery,
  isPrescriptive,
  judgePrescriptive,
  namesOtherZone,
  PRESCRIPTIVE_ADVICE,
  prescriptiveMessages,
} from "./_path.ts";

const MASS_WALL: InsulationQuery = {
  listed: {
    title: /\bINSUL|\bTHERMAL|\bENVELOPE|\bR\s*-?\s*VALUES?\b|\bPRESCRIPTIVE|\bENERGY/i,
    row: /^[^|]*\b(?:C\.?M\.?U|C\.?B\.?S|(?:CONC\w*\.?\s+)?BLOCK|MASONRY)\b/i,
  },
  title:
    /\b(?:C\.?M\.?U|C\.?B\.?S|MASONRY|BLOCK|CONCRETE|MASS)\b\.?[^|]*\bWALL|\bWALL\b[^|]*\b(?:C\.?M\.?U|MASONRY|BLOCK|CONCRETE)\b/i,
  part:
    /\b(?:C\.?M\.?U\.?|BLOCK|MASONRY)(?=\W)[^;]{0,20}\b(?:NO\s+INSUL|UN-?INSUL|WITHOUT\s+INSUL|INSULATION\s*:?\s*NONE)|\b(?:C\.?M\.?U\.?|BLOCK|MASONRY)(?=\W)[^;]{0,40}\bFURR|\bFURR\w*\.?[^;]{0,20}\bR\s*-?\d|\b(C\.?M\.?U|C\.?B\.?S|MASONRY|BLOCK|CONCRETE|MASS)\b\.?[^;]{0,40}\bWALLS?\b|\bWALLS?\b[^;]{0,30}\b(C\.?M\.?U|MASONRY|BLOCK|CONCRETE)\b|\b(FI-?FOIL|REFLECTIVE|RIGID|FOIL)\b[^;]{0,40}\b(INSUL\w*|FURR\w*)|\bFURR\w*[^;]{0,40}\bINSUL|\bINSUL\w*[^;]{0,40}\bFURR/i,
  not:
    /\b(ATTIC|CEILING|ROOF|DUCTS?|(?<!\b(?:GROUND|FIRST|SECOND|THIRD|1ST|2ND|3RD|UPPER|MAIN)\s)FLOOR|SLAB|RADIANT|FRAME\s+WALL|WOOD\s+FRAME|BASEMENT)\b/i,
};

/** Insulation on the outer face. */
const OUTSIDE =
  /\b(EXTERIOR|OUTSIDE|OUTBOARD|OUTER|CONT(INUOUS)?|C\.?I|E\.?I\.?F\.?S)\b|\bEXT\.?\s+(FACE|SIDE)\b/i;

const FACE = String.raw`(INSIDE|INTERIOR|INT\.?|INBOARD|OUTSIDE|EXTERIOR|EXT\.?|OUTBOARD)(?![A-Z])`;
const AT_FACE = eachInAnyCase`\bR\s*-?\s*(\d+(?:\.\d+)?)\s*(?:AT\s+|ON\s+)?(?:THE\s+)?${FACE}`;
const FACE_FIRST = eachInAnyCase`\b${FACE}\s*(?:FACE|SIDE)?\s*[:=]?\s*R\s*-?\s*(\d+(?:\.\d+)?)`;

/** What a wall has on its two faces together, `R-4.1 INSIDE, R-3 OUTSIDE`; null where it isn't told face by face. */
function ofBothFaces(text: string): number | null {
  const behind = [...text.matchAll(AT_FACE)].map(([, value, face]) => ({ value, face }));
  const before = [...text.matchAll(FACE_FIRST)].map(([, face, value]) => ({ value, face }));
  const faces = behind.length === 2 ? behind : before;
  const isOuter = faces.map(({ face }) => /^(?:O|E)/i.test(face));
  if (faces.length !== 2 || isOuter[0] === isOuter[1]) return null;
  return Math.round(10 * (Number(faces[0].value) + Number(faces[1].value))) / 10;
}

export default defineRule({
  id: "energy/mass-wall-insulation",
  requirementId: "FBC-EC-R402-mass-wall",
  title: "Mass wall insulation",
  when: (building) =>
    allOf(isResidential(building), building.climateZone === null ? "unknown" : "yes"),
  demand: {
    thing: ["mass wall", "wall", "insulation", "exterior wall"],
    property: "r-value",
    where: /CMU|BLOCK|MASONRY|CONC|CBS/i,
    unless: /CEIL|CLG|ATTIC|DUCT|FLOOR|ROOF/i,
    limit: ({ energy }) => ({ min: energy.massWallRZone1 }),
  },
  applies: (plan) => insulation(plan, MASS_WALL),
  check(it, { plan, building, limits }) {
    const { energy } = limits;
    const isZone1 = building.climateZone === "1A";
    if (namesOtherZone(it.text, isZone1 ? "1A" : "2A")) return inapplicable();
    const isOutside = OUTSIDE.test(it.text.replace(/EXTERIOR\s+(\w+\s+)?WALLS?/gi, " "));
    const required = isZone1
      ? isOutside ? energy.massWallRZone1 : energy.massWallInteriorRZone1
      : isOutside
      ? energy.massWallRZone2
      : energy.massWallInteriorRZone2;
    const value = ofBothFaces(it.text) ?? it.value;
    const data = { actual: value, required, unit: "R" };
    return judgePrescriptive(value >= required, isPrescriptive(plan), data);
  },
  messages: prescriptiveMessages("Mass wall insulation"),
  recommendation: PRESCRIPTIVE_ADVICE,
});
