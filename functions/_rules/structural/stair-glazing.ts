/**
 * Low glass beside a stair does not break into blades.
 * Looks for safety glazing at stairs and landings.
 * @source FBC-R 8th ed. (2023), R308.4.6
 */
import { defineRule } from "../define_rule.ts";
import { allStatements, mustShowThing } from "../measure.ts";
import { isDrawnHigh, isFarFromHazard, isHighOverStair } from "./_glass.ts";

/** Words of the stair itself, and of glass the text puts elsewhere. */
const OF_STAIR = /\b(?:STAIRS?|STEPS|TREADS?|NOSINGS?|LANDINGS?|LDG|FLIGHT)\b/i;
const OF_OTHER_PLACE =
  /\b(?:DOORS?|DR|FOYER|ENTRY|FLOOR|TUB|SHOWER|BATH|POOL|DINING|LIVING|FAMILY|KITCHEN|BED\s?ROOM)\b/i;

const glass = mustShowThing({
  thing: "safety glazing",
  at: "stair glazing",
  instead: "annealed glass",
});

export default defineRule({
  id: "structural/stair-glazing",
  requirementId: "FBC-R-R308.4.6-stair-glazing",
  source: { volume: "FBC-R", edition: "2023", section: "R308.4.6" },
  ...glass,
  applies: (plan, context) =>
    [...glass.applies(plan, context)].filter(({ text, page, box }) =>
      !allStatements(plan).some((it) =>
        it.page === page && it.box === box && isDrawnHigh(it, plan)
      ) &&
      !isFarFromHazard(text, context.limits) && !isHighOverStair(text) &&
      (OF_STAIR.test(text) || !OF_OTHER_PLACE.test(text))
    ),
  messages: {
    ok: "The glass at the stair is safety glazing: {text}",
    denied: "The low glass at the stair is not safety glazing: {text}",
    deferred: "Safety glazing at the stair is deferred: {text}",
  },
});
