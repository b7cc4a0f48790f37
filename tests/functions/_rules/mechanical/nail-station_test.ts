import rule from "../../../../functions/_rules/mechanical/nail-station.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "NAIL STATION EXHAUST 50 CFM EACH", kinds: ["pass"] },
  { says: "NAIL STATION EXHAUST 35 CFM EACH", kinds: ["fail"] },
]);
