import rule from "../../../../functions/_rules/fire/draftstop-area.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "DRAFTSTOP FLOOR TRUSS SPACE AT 1,000 SF", kinds: ["pass"] },
  { says: "DRAFTSTOPPING: AREAS OF 1,400 SF", kinds: ["fail"] },
], aHouse());

testStatements(rule, [
  {
    says: "Draftstopping of 1,300 sq ft, split by a wall into parts of 650 sq ft",
    kinds: [],
  },
  { says: "DRAFTSTOP FLOOR SPACE: 1,250 SF (OVER 1,000): GYP. BD. AT LINE C", kinds: [] },
  {
    says: "Draftstopping of 2,600 sq ft, split by a wall into parts of 1,300 sq ft",
    kinds: ["fail"],
  },
], aHouse());
