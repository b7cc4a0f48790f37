import rule from "../../../../functions/_rules/accessibility/parking-markings.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "AISLE - NO HATCHING", where: { drawing: "ADA STALL DETAIL" }, kinds: ["fail"] },
  { says: "ADA STALL, ACCESS AISLE LEFT UNSTRIPED", kinds: ["fail"] },
  { says: "NO PARKING IN ACCESS AISLE, HATCH WHITE", kinds: [] },
  { says: "DRIVE AISLE - NO STRIPING", where: { drawing: "SITE PLAN" }, kinds: [] },
  { says: "ACCESSIBLE STALLS OUTLINED IN BLUE, AISLE STRIPED WHITE", kinds: ["pass"] },
  {
    says: "BLUE OUTLINE ON WHITE, DIAGONAL STRIPES IN AISLE",
    where: { drawing: "ACCESSIBLE PARKING" },
    kinds: ["pass"],
  },
  { says: '4" BLUE STRIPE AT HC SPACE', kinds: ["pass"] },
  { says: "ACCESSIBLE SPACES OUTLINED IN YELLOW", kinds: ["fail"] },
  { says: "HC STALL LINES: WHITE ONLY, NOT BLUE", kinds: ["fail"] },
  { says: "ADA STALL MARKING BLUE - BY OTHERS", kinds: ["cantTell"] },
  { says: "BLUE REFLECTOR AT HYDRANT", kinds: [] },
  { says: "PARKING STRIPES WHITE", kinds: [] },
  { says: "H.C. STALLS TO BE OUTLINED IN WHITE; NO BLUE PAINT ON SITE", kinds: ["fail"] },
  { says: 'YELLOW OUTLINE, 4" WIDE', where: { drawing: "HC STALL STRIPING" }, kinds: ["fail"] },
  { says: "ALL LINES WHITE, NO BLUE", where: { drawing: "TYP. ADA STALL" }, kinds: ["fail"] },
  { says: "REGULAR STALLS WHITE, H.C. STALLS OUTLINED IN BLUE", kinds: ["pass"] },
  { says: "H.C. STALLS BLUE OUTLINE, WHITE DIAGONAL LINES IN AISLE", kinds: ["pass"] },
]);
