/**
 * An attached garage is separated from the dwelling and its attic by gypsum board.
 * Applies to boards stated for the garage. Measures thickness in inches; 5/8 in Type X below habitable rooms.
 * @source FBC-R 8th ed. (2023), R302.6
 */
import { defineRule } from "../define_rule.ts";
import { garageBoard } from "./_garage.ts";

export default defineRule({
  id: "fire/garage-separation",
  requirementId: "FBC-R-R302.6-garage",
  ...garageBoard,
  leftOpen: {
    topic: /\bGARAGE\b[^;]{0,25}\b(SEPARATION|CEILING|GYP\w*|DRYWALL)/i,
    data: ({ limits }) => ({ required: limits.fire.garageGypsumIn, unit: "in" }),
  },
});
