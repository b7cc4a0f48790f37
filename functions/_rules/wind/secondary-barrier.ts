/**
 * A roof that loses its covering still keeps the rain out.
 * Looks for the secondary water barrier of reroofs.
 * @source FBC-EB 8th ed. (2023), 706.7.2
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "wind/secondary-barrier",
  requirementId: "FBC-EB-706.7.2-secondary-barrier",
  source: { volume: "FBC-EB", edition: "2023", section: "706.7.2" },
  ...mustShowThing({
    thing: "secondary water barrier",
    not: /\bTILE\b|LOW[ -]?SLOPE|\bFLAT\b|TPO|MODIFIED/i,
  }),
  messages: {
    ok: "Secondary water barrier: {text}",
    denied: "No secondary water barrier: {text}",
    deferred: "The secondary water barrier is put off: {text}",
  },
  recommendation:
    "Name the method: a self-adhered membrane, taped joints with underlayment, or two layers.",
});
