/**
 * Low glass beside a stair does not break into blades.
 * Looks for safety glazing at stairs and landings.
 * @source FBC-R 8th ed. (2023), R308.4.6
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "structural/stair-glazing",
  requirementId: "FBC-R-R308.4.6-stair-glazing",
  source: { volume: "FBC-R", edition: "2023", section: "R308.4.6" },
  ...mustShowThing({
    thing: "safety glazing",
    at: "stair glazing",
    instead: "annealed glass",
  }),
  messages: {
    ok: "The glass at the stair is safety glazing: {text}",
    denied: "The low glass at the stair is not safety glazing: {text}",
    deferred: "Safety glazing at the stair is deferred: {text}",
  },
});
