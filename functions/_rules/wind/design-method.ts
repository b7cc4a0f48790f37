/**
 * A house says by which book it stands the wind.
 * Looks for the standard or method of the wind design.
 * @source FBC-R 8th ed. (2023), R301.2.1.1
 */
import { isResidential } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { mustShowThing, type Presence } from "../measure.ts";

export default defineRule<Presence>({
  id: "wind/design-method",
  requirementId: "FBC-R-R301.2.1.1-method",
  when: isResidential,
  ...mustShowThing({
    thing: "wind design method",
    not: /TRUSS|GLASS|E ?1300|FENCE|ENERGY|GUARD|ATTIC/i,
  }),
  messages: {
    ok: "Wind design: {text}",
    denied: "No wind design method: {text}",
    deferred: "The wind design is put off: {text}",
  },
  recommendation:
    "State the method (ASCE 7-22, WFCM, ICC 600 or AISI S230) and seal where engineered.",
});
