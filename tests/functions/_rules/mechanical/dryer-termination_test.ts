import rule from "../../../../functions/_rules/mechanical/dryer-termination.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "DRYER VENT 3 FT FROM OPENINGS", kinds: ["pass"] },
  { says: "DRYER VENT TERMINATES 2'-0\" FROM WINDOW", kinds: ["fail"] },
  { says: '24" FROM DOOR TO DRYER VENT', kinds: ["fail"] },
  { says: 'DRYER EXHAUST MIN. 36" FROM BUILDING OPENINGS', kinds: ["pass"] },
  { says: "DRYER DUCT 29 FT", kinds: [] },
  { says: "LAUNDRY DOOR 2'-8\" AT DRYER", kinds: [] },
]);
