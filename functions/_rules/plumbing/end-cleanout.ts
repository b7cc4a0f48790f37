/**
 * A stoppage of the sewer is reached from outside.
 * Looks for a cleanout where the building drain meets the sewer.
 * @source FBC-P 8th ed. (2023), 708.1
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "plumbing/end-cleanout",
  requirementId: "FBC-P-708-end-cleanout",
  title: "Cleanout at the sewer connection",
  ...mustShowThing({
    thing: "cleanout",
    at: "building drain",
  }),
  messages: {
    ok: "A cleanout is shown: {text}",
    denied: "No cleanout at the building drain: {text}",
    deferred: "The cleanout is deferred: {text}",
  },
  recommendation: "Show a cleanout at the junction of the building drain and the sewer.",
});
