/**
 * Accessible spaces and aisles are level enough to get in and out.
 * Reads slopes of spaces and aisles, in per cent.
 * @source FBC-A 8th ed. (2023), 502.4
 */
import { defineRule } from "../define_rule.ts";
import { demand, either, loose, ownPart } from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

export default defineRule({
  id: "accessibility/parking-slope",
  requirementId: "FBC-A-502.4-slope",
  title: "Slope of accessible spaces",
  ...demand({
    thing: ["accessible parking space", "access aisle"],
    property: "slope",
    unless: either(
      IN_UNIT,
      /RAMP|FLARE|% OF|RATIO|ROUTE|COMPACT|LANDSCAP|DRIVE|TRAVEL LANE|\bWALK/,
    ),
    keep: ({ value, raw, text, clause }) =>
      value! < 30 && !isOfRamp(value!, raw, text) && !IS_OF_LOT.test(ownPart(clause)),
    limit: ({ accessibility }) => ({ max: accessibility.parkingSlopeMaxPercent }),
  }),
  messages: {
    ok: "The accessible space slopes {raw}.",
    outside:
      "The accessible space or aisle slopes {actual}%; at most {required}% (1:48) is allowed in any direction.",
  },
});

/** The rest of the lot, and none of its accessible spaces: `PARKING LOT 4%, ACCESSIBLE PARKING 2%`. */
const IS_OF_LOT = loose(
  /^(?!.*(?:ACCESSIBLE|AISLE|\bVAN\b)).*\b(?:LOT|PAVEMENT|REGULAR|STANDARD|OTHER)\b/,
);

/** Steepest that ground beside stalls is graded, per cent. */
const GROUND_PERCENT = 5;

/** A bare `1:12` among stalls is the slope of the curb ramp there: nobody grades pavement so steep. */
const isOfRamp = (percent: number, raw: string, text: string): boolean =>
  percent > GROUND_PERCENT && /^\W*\d\s*:\s*\d+\W*$/.test(raw) &&
  !/[A-Z]{3}/i.test(text.replace(/\b(?:MAX|MIN|TYP|UP|DN|DOWN)\b/gi, ""));
