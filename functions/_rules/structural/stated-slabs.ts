/**
 * The slab on ground of a house is as thick in sections as in notes and lists. Asks where two places give two thicknesses.
 * @source FBC-R 8th ed. (2023), R506.1
 */
import { askedOf } from "../conflicts/contradictions.ts";
import { defineRule } from "../define_rule.ts";

export default defineRule({
  id: "structural/stated-slabs",
  requirementId: "FBC-R-R506-slab",
  source: { volume: "FBC-R", edition: "2023", section: "R506.1" },
  title: "Thickness of the slab on all sheets",
  ...askedOf("slab thickness"),
  recommendation: "State a single thickness of the slab on all sheets.",
});
