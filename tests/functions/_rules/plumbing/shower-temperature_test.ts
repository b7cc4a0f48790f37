import rule from "../../../../functions/_rules/plumbing/shower-temperature.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "SHOWER VALVE SET AT 120°F", kinds: ["pass"] },
  { says: "SHOWER VALVE SET AT 130°F", kinds: ["fail"] },
  { says: "EMERGENCY SHOWER 85°F TO 130°F", kinds: [] },
]);

testStatements(rule, [
  { says: "TUB VALVE LIMIT SET TO 125 F", kinds: ["fail"] },
  { says: "SHOWER VALVE LIMIT SET AT 120 F", kinds: ["pass"] },
]);
