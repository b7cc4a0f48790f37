/**
 * A hose in the pool is no way into the main.
 * Looks for vacuum breakers of hose bibbs.
 * @source FBC-P 8th ed. (2023), 608.16.4.2
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "plumbing/hose-bibb",
  requirementId: "FBC-P-608-hose-bibb",
  severity: "medium",
  source: { volume: "FBC-P", edition: "2023", section: "608.16.4.2" },
  title: "Vacuum breaker at hose bibbs",
  ...mustShowThing({
    thing: "vacuum breaker",
    at: "hose bibb",
    instead: "plain hose bibb",
  }),
  messages: {
    ok: "The hose bibb has a vacuum breaker: {text}",
    denied: "The hose bibb has no vacuum breaker: {text}",
    deferred: "The vacuum breaker is deferred: {text}",
  },
  recommendation: "Add a vacuum breaker to each hose bibb.",
});
