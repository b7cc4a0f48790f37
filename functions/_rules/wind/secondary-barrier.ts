/**
 * A roof that loses its covering still keeps the rain out.
 * Looks for the secondary water barrier of reroofs.
 * @source FBC-EB 8th ed. (2023), 706.7.2
 */
import { defineRule } from "../define_rule.ts";
import { mentions, mustShowThing } from "../measure.ts";

const asked = mustShowThing({
  thing: "secondary water barrier",
  not: /\bTILE\b|LOW[ -]?SLOPE|\bFLAT\b|TPO|MODIFIED/i,
});
const REROOF =
  /\bRE-?\s?ROOF|\bROOF(?:ING)?\s+REPLACE|\bREPLACE\w*\b[^.;]{0,20}\bROOF|\bTEAR-?\s?OFF/i;

export default defineRule({
  id: "wind/secondary-barrier",
  requirementId: "FBC-EB-706.7.2-secondary-barrier",
  source: { volume: "FBC-EB", edition: "2023", section: "706.7.2" },
  ...asked,
  // The underlayment of a new roof is none.
  applies: (plan, context) =>
    asked.applies(plan, context).filter(({ text }) =>
      /\bSECONDARY\b/i.test(text) || mentions(plan, REROOF)
    ),
  messages: {
    ok: "A secondary water barrier is shown: {text}",
    denied: "No secondary water barrier: {text}",
    deferred: "The secondary water barrier is deferred: {text}",
  },
  recommendation:
    "Specify the method: a self-adhered membrane, taped joints with underlayment, or two layers.",
});
