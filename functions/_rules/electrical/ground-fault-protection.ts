/**
 * A large service trips on an arc to ground.
 * Looks for ground-fault protection of services of 1,000 A and more at 480 V.
 * @source NFPA 70-2020, 230.95
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "electrical/ground-fault-protection",
  requirementId: "NEC-230.95-gfpe",
  when: () => "yes",
  source: { volume: "NEC", edition: "2020", section: "230.95" },
  ...mustShowThing({
    thing: "ground fault protection",
    not: /FIRE PUMP|CONTINUOUS|\b(?:208|240|120)\s?\/?(?:Y|V)|(?<!\d|,)[1-9]\d{2}\s?A(?:MP)?S?\b/i,
  }),
  messages: {
    ok: "Ground-fault protection is shown: {text}",
    denied: "No ground-fault protection for the service: {text}",
    deferred: "Ground-fault protection of the service is deferred: {text}",
  },
  recommendation:
    "Show ground-fault protection at the main, set to at most 1,200 A with at most a one-second delay.",
});
