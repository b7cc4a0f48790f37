/**
 * Glass beside a door does not break into blades.
 * Looks for safety glazing at sidelites.
 * @source FBC-R 8th ed. (2023), R308.4.2
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";
import { isFarFromDoor } from "./_glass.ts";

const glass = mustShowThing({
  thing: "safety glazing",
  at: "sidelite",
  instead: "annealed glass",
});

export default defineRule({
  id: "structural/sidelite-glazing",
  requirementId: "FBC-R-R308.4.2-door-glazing",
  source: { volume: "FBC-R", edition: "2023", section: "R308.4.2" },
  ...glass,
  applies: (plan, context) =>
    [...glass.applies(plan, context)].filter((it) => !isFarFromDoor(it.text, context.limits)),
  messages: {
    ok: "The sidelite has safety glazing: {text}",
    denied: "The glass beside a door is not safety glazing: {text}",
    deferred: "Safety glazing beside the door is deferred: {text}",
  },
});
