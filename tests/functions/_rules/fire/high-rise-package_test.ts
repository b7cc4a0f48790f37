import rule from "../../../../functions/_rules/fire/high-rise-package.ts";
import { aFact, aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const height = (ft: number) => ({ codeSummary: { buildingHeightFt: [aFact(ft)] } });

testStatements(rule, [
  { says: "HIGHEST OCCUPIED FLOOR 75'-0\"", kinds: ["pass"] },
  { says: "HIGHEST OCCUPIED FLOOR 76'-0\"", kinds: ["cantTell"] },
  { says: ["HIGHEST OCCUPIED FLOOR 80'-0\"", "NOT A HIGH-RISE"], kinds: ["fail"] },
  { says: ["HIGHEST OCCUPIED FLOOR 80'-0\"", "FIRE COMMAND CENTER ON LEVEL 1"], kinds: ["pass"] },
  { name: "a building of 92 ft", plan: height(92), kinds: ["cantTell"] },
  { name: "a building of 60 ft", plan: height(60), kinds: [] },
  { name: "a house", plan: height(92), project: aHouse(), kinds: [] },
  {
    says: ["NO FIRE COMMAND CENTER, FACP AT DESK", `TOP OCC. FLR. +148'-0"`],
    kinds: ["fail"],
  },
  {
    says: ["NO FIRE COMMAND CENTER", `TOP OCC. FLR. +42'-0"`],
    kinds: ["pass"],
  },
  {
    says: ["NOT SMOKEPROOF, NO PRESSURIZATION", `LEVEL 12 +131'-0"`],
    kinds: ["fail"],
  },
  {
    says: ["FIRE COMMAND CENTER", `TOP OCC. FLR. +148'-0"`],
    kinds: ["pass"],
  },
  { name: "a level from another datum", says: `2ND FLR. +112'-1"`, kinds: [] },
  { says: `2ND FLR. EL. 112'-1"`, kinds: [] },
]);
