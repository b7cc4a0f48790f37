/**
 * Rooms of dwellings are high enough. Applies under FBC-Residential to stated ceiling heights; baths, toilets and
 * laundries have a lower figure, garages and porches none; over stairs the headroom counts. Inches.
 * @source FBC-R 8th ed. (2023), R305.1 and exceptions
 */
import { atLeast } from "../../../_shared/units.ts";
import { cantTell, defineRule, fail, pass } from "../../define_rule.ts";
import { ceilings, NOT_OCCUPIED, ownName } from "./_ceilings.ts";

const LOWER = /\b(BATH\w*|TOILETS?|POWDER|W\W?C|LAUN\w*|SHOWER|LAV\w*|PWDR)\b/i;
const NONE =
  /\b(CLOSETS?|CLO|W\.?I\.?C|PANTRY|STOR(AGE)?|LANAI|PATIO|DECK|BALCONY|UTILITY|BASEMENT|STAIR(WELL|CASE|S)?(?!\s+HALL))\b/i;

const NO_BATH =
  /\b(?:BED\w*|LIVING|HALL\w*|KITCHEN|DINING|FAMILY|GREAT|DEN|STUDY|OFFICE|FOYER|ENTRY|LOFT)\b/i;

export default defineRule({
  id: "egress/dwelling-ceiling-height",
  requirementId: "FBC-R-R305-ceiling",
  title: "Ceiling height in dwellings",
  demand: {
    thing: "ceiling",
    property: ["height", "clear height"],
    unless:
      /TOILET|BATH|STOR|CLOSET|MECH|ELEC|SOFFIT|BEAM|UTIL|EXIST|GARAGE|DUCT|FURR|LAUN|SLOP|VAULT|PORCH|LANAI/i,
    limit: ({ egress }) => ({ min: egress.dwellingCeilingIn }),
    // A room nobody names may be a bath.
    mild: ({ egress }, { text, context }) =>
      NO_BATH.test(`${text} ${context}`) ? null : { min: egress.dwellingBathCeilingIn },
  },
  applies: (plan) =>
    ceilings(plan).filter(({ name }) => !NOT_OCCUPIED.test(ownName(name)) && !NONE.test(name)),
  check({ name, heightIn, sourceText }, { limits }) {
    const { dwellingCeilingIn, dwellingBathCeilingIn: lower } = limits.egress;
    const required = LOWER.test(name) ? lower : dwellingCeilingIn;
    const data = { room: name || "This ceiling", actual: heightIn, required, unit: "in" };
    if (atLeast(heightIn, required, "in")) return pass(data);
    const isOpen = name === "" || /\bSLOP|\bVAULT|\bRAKE/i.test(sourceText);
    return isOpen && heightIn >= 60 ? cantTell("whichRoom", data) : fail("low", data);
  },
  messages: {
    ok: "{room}: the ceiling is {actual} in high; at least {required} in is required.",
    low: "{room}: the ceiling is {actual} in high; at least {required} in is required.",
    whichRoom:
      "A ceiling is {actual} in high; habitable rooms need at least {required} in over half of their area. Which room this is and how much of it the ceiling covers could not be determined.",
  },
  recommendation: "Raise the ceiling to at least {required} in.",
});
