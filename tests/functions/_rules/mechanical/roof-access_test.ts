import rule from "../../../../functions/_rules/mechanical/roof-access.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "RTU-1: ROOF HATCH AND FIXED LADDER", kinds: ["pass"] },
  { says: "RTU-1 ON ROOF, PORTABLE LADDER ONLY", kinds: ["fail"] },
  { says: "RTU-1 ON ROOF, NO ROOF ACCESS", kinds: ["fail"] },
  { says: "RTU ROOF ACCESS BY OTHERS", kinds: ["cantTell"] },
]);
