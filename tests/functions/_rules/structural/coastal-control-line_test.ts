import rule from "../../../../functions/_rules/structural/coastal-control-line.ts";
import { aHouse, aList } from "../../../fakes/plan_set.ts";
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
  { says: "C.C.C.L. 40' SEAWARD OF HOUSE", kinds: ["pass"] },
  { says: "C.C.C.L. PASSES LANDWARD OF HOUSE, NO DEP PERMIT", kinds: ["fail"] },
  { says: "DWELLING 22' WATERWARD OF CCCL, DEP PERMIT NOT APPLIED FOR", kinds: ["fail"] },
  { says: "HOUSE 30' LANDWARD OF C.C.C.L.", kinds: ["pass"] },
  {
    says: ["COASTAL CONTROL LINE (1986)", "HOUSE 15' SEAWARD OF LINE, DEP PERMIT: NONE"],
    kinds: ["fail"],
  },
  { says: "WORK SEAWARD OF C.C.C.L. UNDER FDEP PERMIT NO. WA-1123", kinds: ["pass"] },
], aHouse());

testStatements(rule, [
  {
    name: "a row that says no beside what it asks",
    plan: aList("SITE", ["ITEM", "QUESTION", "ANSWER", "REMARKS"], [
      "COASTAL CONTROL LINE",
      "SEAWARD",
      "NO",
      "6 MILES INLAND",
    ]),
    kinds: ["pass"],
  },
]);
