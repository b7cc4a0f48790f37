import rule from "../../../../functions/_rules/structural/wall-bracing.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'SHEAR WALL SW-1: 7/16" OSB, 8d AT 6"', kinds: ["pass"] },
  { says: "NO BRACED WALL PANELS", kinds: ["fail"] },
  { says: "DIAGONAL BRACING", kinds: [] },
  { says: "DIAGIONAL BRACING", kinds: [] },
  { says: "DIAG. BRACING IN ALL EXTERIOR WALLS", kinds: ["pass"] },
  { says: "DIAGONAL BRACING, SIZE: 2X6", kinds: [] },
  { says: "DIAGONAL BRACING IN ALL EXTERIOR WALLS", kinds: ["pass"] },
  { says: "BRACED WALLS BY OTHERS", kinds: ["cantTell"] },
], aHouse());

testStatements(rule, [
  {
    says:
      "Wind goes to the masonry walls through the roof deck. No timber braced wall panels occur.",
    kinds: [],
  },
  { says: "LATERAL DESIGN: ENGINEERED, PRESCRIPTIVE WALL BRACING NOT USED", kinds: [] },
  { says: "KNEE BRACING: NONE", kinds: [] },
  { says: "WOOD STUD WALLS AT 16 IN.; NO BRACED WALL PANELS", kinds: ["fail"] },
], aHouse());
