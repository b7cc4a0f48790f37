import rule from "../../../../functions/_rules/accessibility/parking-markings.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "ACCESSIBLE STALLS OUTLINED IN BLUE, AISLE STRIPED WHITE", kinds: ["pass"] },
  { says: '4" BLUE STRIPE AT HC SPACE', kinds: ["pass"] },
  { says: "ACCESSIBLE SPACES OUTLINED IN YELLOW", kinds: ["fail"] },
  { says: "HC STALL LINES: WHITE ONLY, NOT BLUE", kinds: ["fail"] },
  { says: "ADA STALL MARKING BLUE - BY OTHERS", kinds: ["cantTell"] },
  { says: "BLUE REFLECTOR AT HYDRANT", kinds: [] },
  { says: "PARKING STRIPES WHITE", kinds: [] },
]);
