/**
 * Who serves a unit on a high roof has a ladder that stays.
 * Looks for permanent access to equipment on roofs higher than 16 ft.
 * @source FBC-M 8th ed. (2023), 306.5
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "mechanical/roof-access",
  requirementId: "FBC-M-306.5-roof-access",
  title: "Access to rooftop equipment",
  ...mustShowThing({
    thing: "roof ladder",
    at: "roof unit",
    instead: "portable ladder",
    not: /\b(?:[1-9]|1[0-6])(?:'|\s?FT|\s?FEET)|SMOKE|ATTIC/i,
  }),
  messages: {
    ok: "Access to the roof is shown: {text}",
    denied: "No permanent access to the rooftop equipment: {text}",
    deferred: "Access to the roof is deferred: {text}",
  },
  recommendation: "Show a ladder, stair or hatch to the roof.",
});
