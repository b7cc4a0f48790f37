import rule from "../../../../functions/_rules/accessibility/lavatory-overlap.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "LAVATORY OUTSIDE OF WC CLEAR FLOOR SPACE", kinds: ["pass"] },
  { says: 'LAV OVERLAPS WC CLEARANCE 8"', kinds: ["fail"] },
  { says: "LAVATORY INSIDE WATER CLOSET CLEAR SPACE", kinds: ["fail"] },
  { says: "LAV IN TURNING SPACE", kinds: [] },
  { says: 'WALL-HUNG LAV 20" x 18" IN COMPT., CLEAR OF 60" SPACE AT WC', kinds: ["pass"] },
  { says: 'WALL-HUNG LAV 20" x 18" IN 60" CLEAR SPACE AT WC', kinds: ["fail"] },
  { says: "NO LAVATORY WITHIN WATER CLOSET CLEARANCE", kinds: [] },
]);
