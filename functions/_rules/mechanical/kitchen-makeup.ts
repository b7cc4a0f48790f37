/**
 * What a hood draws out comes in again.
 * Looks for make-up air of commercial hoods.
 * @source FBC-M 8th ed. (2023), 508.1
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "mechanical/kitchen-makeup",
  requirementId: "FBC-M-508-makeup",
  ...mustShowThing({
    thing: "makeup air",
    at: "kitchen hood",
  }),
  messages: {
    ok: "Makeup air is shown: {text}",
    denied: "No makeup air for the hood: {text}",
    deferred: "Makeup air is deferred: {text}",
  },
  recommendation: "Add the makeup air unit, its airflow and the interlock with the hood.",
});
