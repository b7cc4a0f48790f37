import rule from "../../../../functions/_rules/wind/soffit-attachment.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "SOFFIT: VENTED ALUMINUM NOA 23-0418.07", kinds: ["pass"] },
  { says: 'VINYL SOFFIT, FASTEN AT 12" O.C., MAX. SPAN 12"', kinds: ["pass"] },
  { says: "SOFFIT BY OTHERS", kinds: ["cantTell"] },
  { says: "VENTED SOFFIT", kinds: [] },
  { says: "NO SOFFIT ATTACHMENT", kinds: ["fail"] },
  { says: "KITCHEN SOFFIT BY OWNER", kinds: [] },
], aHouse());
