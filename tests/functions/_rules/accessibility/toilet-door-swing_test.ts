import rule from "../../../../functions/_rules/accessibility/toilet-door-swing.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: '30" X 48" CLEAR FLOOR PAST DOOR SWING', kinds: ["pass"] },
  { says: '30" X 40" CLEAR FLOOR PAST DOOR SWING', kinds: ["fail"] },
]);
