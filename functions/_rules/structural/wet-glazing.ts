/**
 * Glass at tubs, showers and pools does not break into blades.
 * Looks for safety glazing where people stand wet.
 * @source FBC-R 8th ed. (2023), R308.4.5
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

const glazing = mustShowThing({
  thing: "safety glazing",
  at: "wet glazing",
  instead: "annealed glass",
});

/** `WINDOWS B ARE 30" ABOVE THE FLOOR; THEY NEED NO TEMPERED GLASS`, whatever wet place another sentence names. */
const OF_DRY_WINDOWS =
  /\bWINDOWS?\b(?:(?!\b(?:TUBS?|BATH\w*|SHOWERS?|POOLS?|SPAS?|WET)\b)[^;])*;\s*(?:THEY|THESE|THOSE|IT)\s+NEEDS?\s+NO\b/i;

export default defineRule({
  id: "structural/wet-glazing",
  requirementId: "FBC-R-R308.4.5-wet-glazing",
  source: { volume: "FBC-R", edition: "2023", section: "R308.4.5" },
  ...glazing,
  applies: (plan, context) =>
    glazing.applies(plan, context).filter(({ state, text }) =>
      state !== "denied" || !OF_DRY_WINDOWS.test(text)
    ),
  messages: {
    ok: "The glass at the tub, shower or pool is safety glazing: {text}",
    denied: "The glass at the tub, shower or pool is not safety glazing: {text}",
    deferred: "Safety glazing at the tub, shower or pool is deferred: {text}",
  },
});
