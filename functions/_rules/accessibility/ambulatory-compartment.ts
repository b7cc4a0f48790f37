/**
 * The compartment for people who walk with difficulty has rails in reach on both sides.
 * Reads the width of an ambulatory compartment in inches.
 * @source FBC-A 8th ed. (2023), 604.8.2
 */
import { defineRule } from "../define_rule.ts";
import { demand, either, ownPart } from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

/** Compartments beside it: `AMBULATORY 36" WIDE; STANDARD 32" WIDE`. */
const OF_OTHERS = /\b(?:STANDARD|STD|REGULAR|TYPICAL|OTHERS?|REMAINING)\b/i;

export default defineRule({
  id: "accessibility/ambulatory-compartment",
  requirementId: "FBC-A-604.8.2-ambulatory",
  title: "Ambulatory compartment width",
  ...demand({
    thing: "ambulatory compartment",
    property: "width",
    unless: either(/\bDOORS?\b|CENTER|SEAT|\bC\.?L\b|SIDE WALL/, IN_UNIT),
    keep: ({ value, clause }) => value! >= 24 && value! < 55 && !OF_OTHERS.test(ownPart(clause)),
    limit: ({ accessibility }) => ({
      min: accessibility.ambulatoryMinIn,
      max: accessibility.ambulatoryMaxIn,
    }),
  }),
  messages: {
    ok: "The ambulatory compartment is {raw} wide.",
    outside: "The ambulatory compartment is {actual} in wide; {required} in is required.",
  },
  recommendation:
    "Make the ambulatory compartment {required} in wide and 60 in deep with a grab bar on each side.",
});
