import rule from "../../../../functions/_rules/gas/range-clearance.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { aHouse } from "../../../fakes/plan_set.ts";

testStatements(rule, [
  { says: 'GAS RANGE TO WOOD CABINET 30" CLEAR', kinds: ["pass"] },
  { says: 'CABINET ABOVE RANGE 24" CLEAR', kinds: ["fail"] },
  { says: 'RANGE TO UNPROTECTED WOOD CABINET 24" CLEAR', kinds: ["fail"] },
  { says: "Range below wood cabinet: 26 in to the unprotected underside.", kinds: ["fail"] },
  { says: 'RANGE BESIDE WOOD CABINET, 6" AT ITS SIDE', kinds: [] },
  { says: 'RANGE TO PROTECTED WOOD CABINET 24" CLEAR', kinds: [] },
  { says: 'ELECTRIC RANGE TO CABINET 24"', kinds: [] },
]);

testStatements(rule, [
  { says: '5. RANGE TOP TO UNPROT. WD. CAB. 28", NO HOOD.', kinds: ["fail"] },
  { says: 'RANGE TOP TO UNPROT. WD. CAB. 30", NO HOOD.', kinds: ["pass"] },
], aHouse());
