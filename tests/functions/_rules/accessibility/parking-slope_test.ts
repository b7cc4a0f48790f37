import rule from "../../../../functions/_rules/accessibility/parking-slope.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    says: "Accessible spaces and aisle: slope 2.0 percent maximum in all directions.",
    kinds: ["pass"],
  },
  { says: "Pavement at HC-1, HC-2 and aisle: 2.5 % any direction", kinds: ["fail"] },
  { says: "Pavement at HC-1, HC-2 and aisle: 2.0 % any direction", kinds: ["pass"] },
  { says: "ADA STALL SLOPE 3% MAX", kinds: ["fail"] },
  { says: "PARKING LOT 2% SLOPE, ACCESSIBLE PARKING 4%", kinds: ["fail"] },
  { says: "PARKING LOT 4% SLOPE, ACCESSIBLE PARKING 2%", kinds: ["pass"] },
  { says: "ACCESSIBLE PARKING SLOPE 1:48 MAX.", kinds: ["pass"] },
  { says: "HC SPACES TO SLOPE 1:40", kinds: ["fail"] },
  { says: 'MAX. SLOPE 1/2" PER FOOT AT ACCESSIBLE PARKING SPACES', kinds: ["fail"] },
  { says: 'ACCESS AISLE 1/4" PER FT MAX. SLOPE', kinds: ["pass"] },
  { says: "PARKING LOT SLOPE 3%", kinds: [] },
  {
    says: "SPACE AND AISLE PAVEMENT FALLS 2.8 % TO THE INLET",
    where: { drawing: "ACCESSIBLE SPACE" },
    kinds: ["fail"],
  },
  {
    says: "SPACE AND AISLE PAVEMENT FALLS 2 % TO THE INLET",
    where: { drawing: "ACCESSIBLE SPACE" },
    kinds: ["pass"],
  },
  { says: "LAWN FALLS 2.8 % TO THE INLET", where: { drawing: "ACCESSIBLE SPACE" }, kinds: [] },
  { says: "SLOPE 2.6% TO DRAIN", where: { drawing: "ACCESSIBLE SPACES" }, kinds: ["fail"] },
  { says: "SLOPE 2.6% TO DRAIN", where: { drawing: "SITE PLAN" }, kinds: [] },
  { says: "ADA PARKING: 2% OF SPACES", kinds: [] },
  { says: "CURB RAMP AT ACCESSIBLE PARKING 1:12", kinds: [] },
  { says: "3.4%", where: { drawing: "GRADING AT ADA STALLS" }, kinds: ["fail"] },
  { says: "1.8%", where: { drawing: "GRADING AT ADA STALLS" }, kinds: ["pass"] },
  { says: "3.4% DRIVE", where: { drawing: "GRADING AT ADA STALLS" }, kinds: [] },
  { says: "3.4%", where: { drawing: "GRADING PLAN" }, kinds: [] },
  { says: "1:12 MAX", where: { drawing: "HC STALL LAYOUT" }, kinds: [] },
  { says: "1:10", where: { drawing: "HC STALL LAYOUT" }, kinds: [] },
  { says: "1:40", where: { drawing: "HC STALL LAYOUT" }, kinds: ["fail"] },
  { says: "SLOPE 1:12", where: { drawing: "HC STALL LAYOUT" }, kinds: ["fail"] },
  { says: 'FALL ACROSS THE ACCESSIBLE SPACES SHALL BE 1/2" PER FOOT', kinds: ["fail"] },
]);
