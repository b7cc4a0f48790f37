/**
 * Firefighters make the roof safe with one switch.
 * Looks for rapid shutdown of solar arrays.
 * @source NFPA 70-2020, 690.12
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "electrical/rapid-shutdown",
  requirementId: "NEC-690.12-rapid-shutdown",
  source: { volume: "NEC", edition: "2020", section: "690.12" },
  title: "PV rapid shutdown",
  ...mustShowThing({
    thing: "rapid shutdown",
    not: /GROUND ?-?MOUNT|CARPORT|FREE ?-?STANDING|DETACHED/i,
  }),
  messages: {
    ok: "Rapid shutdown is shown: {text}",
    denied: "No rapid shutdown: {text}",
    deferred: "Rapid shutdown is deferred: {text}",
  },
  recommendation: "Show rapid shutdown at the array, with its switch and label.",
});
