import rule from "../../../../functions/_rules/structural/coastal-control-line.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "SITE IS LANDWARD OF THE CCCL (SEE SURVEY)", kinds: ["pass"] },
  { says: "SITE IS SEAWARD OF THE C.C.C.L.", kinds: ["cantTell"] },
  {
    says: ["SITE IS SEAWARD OF THE COASTAL CONSTRUCTION CONTROL LINE", "FDEP PERMIT NO. SA-1234"],
    kinds: ["pass"],
  },
  { says: "CCCL", kinds: [] },
  { name: "silence", kinds: [] },
], aHouse());
