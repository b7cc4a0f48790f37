import rule from "../../../../functions/_rules/mechanical/garage-exhaust.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "GARAGE EXHAUST 0.75 CFM/SF", kinds: ["pass"] },
  { says: "GARAGE EXHAUST 0.50 CFM/SF", kinds: ["fail"] },
  { says: "GARAGE EXHAUST 0.05 CFM/SF W/ CO SENSORS", kinds: ["pass"] },
]);
