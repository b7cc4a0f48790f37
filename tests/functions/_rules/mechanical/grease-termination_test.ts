import rule from "../../../../functions/_rules/mechanical/grease-termination.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'GREASE EXHAUST OUTLET 42" ABOVE ROOF', kinds: ["pass"] },
  { says: 'GREASE EXHAUST OUTLET 24" ABOVE ROOF', kinds: ["fail"] },
]);
