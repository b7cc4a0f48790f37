/**
 * Frame walls of a house are insulated in sections as in the lists of the energy code. Asks where two places give two
 * R-values.
 * @source FBC-EC 8th ed. (2023), R402.1.2
 */
import { askedOf } from "../conflicts/contradictions.ts";
import { defineRule } from "../define_rule.ts";

export default defineRule({
  id: "energy/stated-wall-insulation",
  requirementId: "FBC-EC-R402-wall",
  title: "Insulation of frame walls on all sheets",
  ...askedOf("wall insulation"),
  recommendation: "State a single R-value for the frame walls on all sheets.",
});
