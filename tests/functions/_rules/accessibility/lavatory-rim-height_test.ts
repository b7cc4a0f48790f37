import rule from "../../../../functions/_rules/accessibility/lavatory-rim-height.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'LAVATORY RIM 34 1/4"', kinds: ["fail"] },
  { says: 'LAVATORY RIM 34 1/8"', kinds: ["pass"] },
  { says: 'LAVATORY RIM 34" A.F.F.', kinds: ["pass"] },
  { says: 'LAV RIM @ 36" A.F.F.', kinds: ["fail"] },
  { says: "TOP OF LAV. COUNTER AT 2'-11\" AFF", kinds: ["fail"] },
  { says: "LAVATORY HEIGHT: 35 IN", kinds: ["fail"] },
  { says: 'Lavatory rims 34" maximum, seat heights 17" to 19".', kinds: ["pass"] },
  { says: 'MAX. 36" TO RIM', kinds: ["fail"] },
  { says: 'RIM OF LAVATORY 35" ABOVE FINISH FLOOR', kinds: ["fail"] },
  { says: 'URINAL RIM 17" MAX', kinds: [] },
  { says: 'LAVATORY, KNEE CLEARANCE 27" MIN', kinds: [] },
  { says: 'LAVATORY RIM 36"', kinds: [], project: aHouse(), name: "a house" },
  { says: 'CHILDREN LAVATORY RIM 31"', kinds: [] },
]);
