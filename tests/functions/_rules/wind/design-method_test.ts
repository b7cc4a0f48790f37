import rule from "../../../../functions/_rules/wind/design-method.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "WIND DESIGN PER ASCE 7-22, 150 MPH", kinds: ["pass"] },
  { says: "NO WIND DESIGN STANDARD USED", kinds: ["fail"] },
  { says: "WIND DESIGN METHOD T.B.D.", kinds: ["cantTell"] },
], aHouse());
