/**
 * A fault in a pool pump trips before it kills.
 * Looks for ground-fault protection of pool pumps.
 * @source NFPA 70-2020, 680.21(C)
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "electrical/pool-pump-gfci",
  requirementId: "NEC-680.21-pump-gfci",
  ...mustShowThing({
    thing: "gfci",
    at: "pool pump",
    instead: "plain breaker",
  }),
  messages: {
    ok: "The pool pump has ground-fault protection: {text}",
    denied: "The pool pump has no ground-fault protection: {text}",
    deferred: "Ground-fault protection of the pool pump is deferred: {text}",
  },
});
