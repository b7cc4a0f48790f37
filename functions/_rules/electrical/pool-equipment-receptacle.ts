/**
 * Who mends the pump has power at hand.
 * Looks for a receptacle in pool equipment rooms.
 * @source NFPA 70-2020, 680.22(A)(5)
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "electrical/pool-equipment-receptacle",
  requirementId: "NEC-680.22A5-equipment-room",
  ...mustShowThing({
    thing: "receptacle",
    at: "pool equipment room",
  }),
  messages: {
    ok: "A receptacle in the pool equipment room is shown: {text}",
    denied: "No receptacle in the pool equipment room: {text}",
    deferred: "The receptacle in the pool equipment room is deferred: {text}",
  },
});
