/**
 * An appliance burns the same on every riser, diagram and list. Asks where two places give one mark two inputs.
 * @source FBC-FG 8th ed. (2023), 402.2: pipe is sized for the inputs of the appliances
 */
import { askedOf } from "../conflicts/contradictions.ts";
import { defineRule } from "../define_rule.ts";

export default defineRule({
  id: "gas/stated-inputs",
  requirementId: "FBC-FG-402-sizing",
  title: "Inputs of gas appliances",
  ...askedOf("gas input"),
  recommendation: "State a single input for the appliance and size its pipe accordingly.",
});
