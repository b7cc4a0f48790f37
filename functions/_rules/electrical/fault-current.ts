/**
 * Equipment can break the current that a fault brings.
 * Looks for the available fault current at services.
 * @source NFPA 70-2020, 110.9
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "electrical/fault-current",
  requirementId: "NEC-110.24-fault-current",
  source: { volume: "NEC", edition: "2020", section: "110.9" },
  ...mustShowThing({
    thing: "fault current",
  }),
  showsPart: ["ok"],
  messages: {
    ok: "The available fault current is given: {text}",
    denied: "The available fault current is not given: {text}",
    deferred: "The available fault current is deferred: {text}",
  },
});
