import rule from "../../../../functions/_rules/accessibility/lavatory-overlap.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "LAVATORY OUTSIDE OF WC CLEAR FLOOR SPACE", kinds: ["pass"] },
  { says: 'LAV OVERLAPS WC CLEARANCE 8"', kinds: ["fail"] },
  { says: "LAVATORY INSIDE WATER CLOSET CLEAR SPACE", kinds: ["fail"] },
  { says: "LAV IN TURNING SPACE", kinds: [] },
  { says: "NO LAVATORY WITHIN WATER CLOSET CLEARANCE", kinds: [] },
]);
