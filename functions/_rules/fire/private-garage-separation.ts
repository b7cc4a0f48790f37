/**
 * A private garage of a building under FBC-Building is separated from the dwelling units by gypsum board.
 * Applies to boards stated for the garage. Measures thickness in inches; 5/8 in Type X below habitable rooms.
 * @source FBC-B 8th ed. (2023), 406.3.2
 */
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, defineRule } from "../define_rule.ts";
import { garageBoard } from "./_garage.ts";

export default defineRule({
  id: "fire/private-garage-separation",
  requirementId: "FBC-B-406.3.2-garage-separation",
  when: (building) => allOf(isCommercial(building), hasOccupancy(building, "R-2", "R-3", "U")),
  ...garageBoard,
});
