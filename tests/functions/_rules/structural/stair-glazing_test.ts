import rule from "../../../../functions/_rules/structural/stair-glazing.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "STAIR WINDOW TEMPERED", kinds: ["pass"] },
  { says: 'WINDOW AT LANDING, ANNEALED, SILL 20"', kinds: ["fail"] },
  { says: "STAIR WINDOW NOT TEMPERED", kinds: ["fail"] },
  { says: "BEDROOM WINDOW ANNEALED", kinds: [] },
]);
