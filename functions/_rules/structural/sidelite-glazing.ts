/**
 * Glass beside a door does not break into blades.
 * Looks for safety glazing at sidelites.
 * @source FBC-R 8th ed. (2023), R308.4.2
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "structural/sidelite-glazing",
  requirementId: "FBC-R-R308.4.2-door-glazing",
  source: { volume: "FBC-R", edition: "2023", section: "R308.4.2" },
  ...mustShowThing({
    thing: "safety glazing",
    at: "sidelite",
    instead: "annealed glass",
  }),
  messages: {
    ok: "Sidelite with safety glazing: {text}",
    denied: "Glass beside a door is no safety glazing: {text}",
    deferred: "Safety glazing beside the door is deferred: {text}",
  },
});
