/**
 * A code footprint drawing shows the fire official what was assumed. Applies to commercial sets that name one; local
 * practice decides whether one is wanted, so silence means nothing.
 * @source FFPC 8th ed., NFPA 1 1.14
 */
import { cantTell, defineRule } from "../define_rule.ts";
import { judgePresence, lookFor } from "../measure.ts";

const LEFT_OUT =
  /\b(OMITTED|OMIT|EXCLUDED|NOT (INCLUDED|PROVIDED|PART|IN|SUBMITTED|SHOWN|PREPARED|FURNISHED|ISSUED)|NONE|NO CODE FOOT ?-?PRINT)\b|\|\s*NO\s*$/i;

export default defineRule({
  id: "site/code-footprint",
  requirementId: "FFPC-1.14-code-footprint",
  category: "Site",
  demand: { thing: "code footprint" },
  applies: (plan) => lookFor(plan, { shown: /\bCODE\s+FOOT-?\s?PRINT\b/i, negated: LEFT_OUT }),
  check: (it) => it.state === "denied" ? cantTell("denied", { text: it.text }) : judgePresence(it),
  messages: {
    ok: "A code footprint is called out: {text}",
    denied: "The set says there is no code footprint: {text}",
    deferred: "The code footprint is deferred: {text}",
    absent: "No code footprint was found.",
  },
  recommendation: "Add the code footprint drawing that the fire official requires.",
});
