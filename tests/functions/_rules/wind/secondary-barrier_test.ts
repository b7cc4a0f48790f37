import rule from "../../../../functions/_rules/wind/secondary-barrier.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "REROOF: SECONDARY WATER BARRIER, SELF-ADHERED MEMBRANE", kinds: ["pass"] },
  { says: "NEW ROOF: SHINGLES ON SELF-ADHERED UNDERLAYMENT", kinds: [] },
  { says: "NO SECONDARY WATER BARRIER INCLUDED", kinds: ["fail"] },
  { says: "SECONDARY WATER BARRIER T.B.D.", kinds: ["cantTell"] },
], aHouse());
