/**
 * Accessible spaces and aisles are level enough to get in and out.
 * Reads slopes of spaces and aisles, in per cent.
 * @source FBC-A 8th ed. (2023), 502.4
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { slopePercent, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT, NOT_OF_STALLS, PARKING_TITLE } from "./_words.ts";

export default defineRule<StatedQuantity>({
  id: "accessibility/parking-slope",
  requirementId: "FBC-A-502.4-slope",
  severity: "high",
  source: { volume: "FBC-A", edition: "2023", section: "502.4" },
  category: "Accessibility",
  title: "Slope of accessible spaces",
  when: isCommercial,
  demand: { thing: ["accessible parking space", "access aisle"], property: "slope" },
  ...statedLimit({
    quantity: slopePercent,
    says: [
      /(SPACES?|STALLS?|PARKING|AISLES?)\b[^#~|]{0,70}#/,
      /\b(FALL|PITCH|SLOPE|GRADE)S?\b[^#~|]{0,20}(ACROSS|IN|AT|@|OF|THROUGH)[^#~|]{0,40}#/,
      /#[^#~;|]{0,45}(ACCESSIBLE|A\.?D\.?A\.?|H\.?C\.?|HANDICAP\w*)[^#~;|]{0,25}(SPACE|STALL|PARKING|AISLE)/,
    ],
    not: /RAMP|FLARE|2% OF|% OF|RATIO|ROUTE|COMPACT|LANDSCAP|DRIVE|TRAVEL LANE|\bWALK/,
    under: /ACCESSIBLE|\bA\.?D\.?A\b|HANDICAP|\bH\.?C\b|DISABLED|ACCESS AISLE/,
    notUnder: IN_UNIT,
    labels: [{
      title: PARKING_TITLE,
      notTitle: NOT_OF_STALLS,
      says: [
        /^# ?((MAX|MIN|SLOPE|UP|DN|DOWN|FALL|GRADE|TYP|ANY DIRECTION)\b\.? ?)*$/,
        /^(MAX\.? )?(CROSS )?(SLOPE|FALL|PITCH|GRADE)\b[^#~,;|]{0,8}#/,
        /^# (CROSS )?(SLOPE|FALL|PITCH|GRADE)\b/,
      ],
    }],
    keep: ({ value, clause, raw, text }) =>
      value < 30 && !isOfRamp(value, raw, text) &&
      /SLOPE|GRADE|PITCH|1:|: ?1/i.test(clause.replace("#", "1:")),
    bounds: ({ accessibility }) => ({ max: accessibility.parkingSlopeMaxPercent }),
  }),
  messages: {
    ok: "Accessible space slopes {raw}.",
    outside:
      "Accessible space or aisle slopes {actual} %; at most {required} % (1:48) is allowed in any direction.",
  },
  recommendation: "Regrade to 1:48 or flatter in every direction.",
});

/** Steepest that ground beside stalls is graded, per cent. */
const GROUND_PERCENT = 5;

/** A bare `1:12` among stalls is the slope of the curb ramp there: nobody grades pavement so steep. */
const isOfRamp = (percent: number, raw: string, text: string): boolean =>
  percent > GROUND_PERCENT && /^\W*\d\s*:\s*\d+\W*$/.test(raw) &&
  !/[A-Z]{3}/i.test(text.replace(/\b(?:MAX|MIN|TYP|UP|DN|DOWN)\b/gi, ""));
