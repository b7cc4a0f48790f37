/**
 * Sewage does not rise into what washes dishes.
 * Looks for an air gap or air break at dishwashers and food equipment.
 * @source FBC-P 8th ed. (2023), 802.1
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "plumbing/indirect-waste",
  requirementId: "FBC-P-802-dishwasher",
  severity: "medium",
  source: { volume: "FBC-P", edition: "2023", section: "802.1" },
  title: "Indirect waste of food equipment",
  when: isCommercial,
  ...mustShowThing({
    thing: "indirect waste",
    at: "food machine",
    instead: "direct waste",
    not: /DIRECT (?:VENT|DRIVE|FIRED|EXP)|DIRECTLY ABOVE/i,
  }),
  messages: {
    ok: "Indirect waste is shown: {text}",
    denied: "Food equipment drains without an air gap: {text}",
    deferred: "The air gap is deferred: {text}",
  },
  recommendation: "Drain the equipment through an air gap or air break into a floor sink.",
});
