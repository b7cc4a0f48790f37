import rule from "../../../../functions/_rules/accessibility/parking-space-width.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "ACCESSIBLE SPACE 12' X 20'", kinds: ["pass"] },
  { says: "ACCESSIBLE SPACES 8'-0\" WIDE", kinds: ["fail"] },
  { says: "HC STALL: 11'-0\" x 18'-0\"", kinds: ["fail"] },
  { says: "ADA PARKING STALL 12'-0\" WIDE", kinds: ["pass"] },
  { says: "VAN SPACE 11 FT WIDE", kinds: ["fail"] },
  { says: "20' x 12' HANDICAP PARKING SPACE", kinds: ["pass"] },
  { says: 'ADA PARKING SIGN 60" HIGH', kinds: [] },
  { says: "ACCESSIBLE PARKING ACCESS AISLE 5'-0\" WIDE", kinds: [] },
  { says: "TYPICAL SPACE 9'-0\" x 18'-0\"; ACCESSIBLE SPACE 12'-0\" x 18'-0\"", kinds: ["pass"] },
  { says: 'ADA STALL 60" WIDE', kinds: [] },
]);
