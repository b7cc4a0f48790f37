import rule from "../../../../functions/_rules/fire/standpipes.ts";
import { aFact, aHouse, aProject, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const stories = (...values: number[]) => ({
  codeSummary: { stories: values.map((it) => aFact(it)) },
});
const summary = { sheets: [aSheet({ kind: "code summary" })] };

testStatements(rule, [
  {
    name: "a floor's elevation above a datum is no height above the fire engine",
    says: [
      "NO STANDPIPES",
      `LEVEL 2 F.F. 14'-0" ABOVE FIRE DEPT. ACCESS`,
      `FLOOR LEVEL 1 = EL. 100'-0", TOP FLOOR EL. 114'-0"`,
    ],
    kinds: ["pass"],
  },
  {
    says: ["DELETE FIRE HOSE VALVE, NO STANDPIPE", `LVL. 4 +39'-0" ABV. FIRE LANE`],
    kinds: ["fail"],
  },
  {
    says: [`NO STANDPIPE`, `3RD FLOOR +24'-0" ABOVE FIRE DEPT. VEHICLE ACCESS`],
    kinds: ["pass"],
  },
  { says: ["NO STANDPIPE", `ROOF +34'-0" ABOVE FIRE LANE`], kinds: [] },
  { says: "STANDPIPE: TBD", kinds: ["cantTell"] },
  { says: "STANDPIPES: NOT REQUIRED (3 STORIES)", plan: stories(3), kinds: ["pass"] },
  { says: "STANDPIPES: NOT REQUIRED", plan: stories(4), kinds: ["fail"] },
  { says: "STANDPIPES: NOT REQUIRED", plan: stories(4, 3), kinds: ["cantTell"] },
  {
    says: "STANDPIPE: NONE, HIGHEST FLOOR 31'-0\" ABOVE FIRE ACCESS",
    plan: stories(3),
    kinds: ["fail"],
  },
  {
    says: "STANDPIPE: NONE, HIGHEST FLOOR 30'-0\" ABOVE FIRE ACCESS",
    plan: stories(3),
    kinds: ["pass"],
  },
  { says: "CLASS I STANDPIPES IN EACH STAIR", plan: stories(5), kinds: ["pass"] },
  { says: "STANDPIPE SYSTEM: DEFERRED SUBMITTAL", plan: stories(5), kinds: ["cantTell"] },
  { says: "STANDPIPES: N/A", kinds: [] },
  { name: "silence on five stories", plan: { ...stories(5), ...summary }, kinds: ["cantTell"] },
  { name: "silence on two stories", plan: { ...stories(2), ...summary }, kinds: [] },
  { name: "a house", says: "STANDPIPES: NONE", plan: stories(2), project: aHouse(), kinds: [] },
  {
    says: ["NO STANDPIPE", "LEVEL 5", "LEVEL 4"],
    where: { drawing: "STAIR 1 SECTION" },
    kinds: ["fail"],
  },
  { says: ["NO STANDPIPE", "LEVEL 2"], where: { drawing: "STAIR 1 SECTION" }, kinds: ["pass"] },
], aProject());
