/**
 * Who built the house does not grade it.
 * Looks for an independent tester of the envelope.
 * @source FBC-EC 8th ed. (2023), R402.4.1.2
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "energy/blower-door-tester",
  requirementId: "FBC-EC-R402.4.1-tester",
  title: "Blower door tester",
  ...mustShowThing({
    thing: "independent tester",
    at: "blower door",
    instead: "builder as tester",
  }),
  messages: {
    ok: "The blower door test is by an independent tester: {text}",
    denied: "The blower door test has no independent tester: {text}",
    deferred: "The blower door tester is deferred: {text}",
  },
  recommendation: "Name a qualified tester independent of the builder.",
});
