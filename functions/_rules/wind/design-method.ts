/**
 * A house says by which book it stands the wind.
 * Looks for the standard or method of the wind design.
 * @source FBC-R 8th ed. (2023), R301.2.1.1
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "wind/design-method",
  requirementId: "FBC-R-R301.2.1.1-method",
  ...mustShowThing({
    thing: "wind design method",
    not: /TRUSS|GLASS|E ?1300|FENCE|ENERGY|GUARD|ATTIC/i,
  }),
  messages: {
    ok: "A wind design method is stated: {text}",
    denied: "No wind design method: {text}",
    deferred: "The wind design is deferred: {text}",
  },
});
