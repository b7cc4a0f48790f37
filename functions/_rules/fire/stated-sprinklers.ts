/**
 * A building is sprinklered, and to one standard, on every sheet. Asks where two places say two things.
 * @source FBC-B 8th ed. (2023), 903.2
 */
import { askedOf } from "../conflicts/contradictions.ts";
import { defineRule } from "../define_rule.ts";

export default defineRule({
  id: "fire/stated-sprinklers",
  requirementId: "FBC-B-903.2-sprinklers",
  title: "Sprinklers on all sheets",
  ...askedOf("sprinklers"),
  recommendation: "State a single sprinkler standard on all sheets.",
});
