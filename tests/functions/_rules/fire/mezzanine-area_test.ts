import rule from "../../../../functions/_rules/fire/mezzanine-area.ts";
import { aFact, aNote, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "MEZZANINE 1,400 SF IN 3,000 SF ROOM", kinds: ["fail"] },
  { says: "MEZZANINE 900 SF OVER A 3,000 SF SHOP", kinds: ["pass"] },
  { says: "MEZZANINE = 33% OF FLOOR BELOW", kinds: ["pass"] },
  { says: "MEZZANINE AREA 45% OF ROOM BELOW", kinds: ["fail"] },
  { says: "MEZZANINE 900 SF, ROOM BELOW 2,400 SF", kinds: ["fail"] },
  { says: "MEZZ. 800 S.F. / WAREHOUSE BELOW 2,400 S.F. (1/3 MAX.)", kinds: ["pass"] },
  {
    says: "MEZZANINE 45% OF ROOM BELOW",
    project: aProject({ fireSprinkler: true }),
    kinds: ["cantTell"],
  },
  {
    says: "MEZZANINE 55% OF ROOM BELOW",
    project: aProject({ fireSprinkler: true }),
    kinds: ["fail"],
  },
  { says: "INDUSTRIAL EQUIPMENT PLATFORM MEZZANINE 60% OF AREA", kinds: ["cantTell"] },
  { says: "MEZZANINE LIVE LOAD 125 PSF, 50% REDUCIBLE", kinds: [] },
  {
    name: "a mezzanine of half the floor by areas",
    plan: {
      codeSummary: {
        areaByFloor: [
          aFact({ floor: "FIRST FLOOR", areaSqft: 4000 }),
          aFact({ floor: "MEZZANINE", areaSqft: 2000 }),
        ],
      },
    },
    kinds: ["fail"],
  },
  {
    name: "a mezzanine of a quarter of the floor",
    plan: {
      codeSummary: {
        areaByFloor: [
          aFact({ floor: "FIRST FLOOR", areaSqft: 4000 }),
          aFact({ floor: "MEZZANINE", areaSqft: 1000 }),
        ],
      },
    },
    kinds: [],
  },
  {
    says: ["MEZZ. STORAGE 1,480 SF", "OPEN TO WAREHOUSE BELOW", "ROOM AREA 3,600 SF"],
    where: { drawing: "MEZZANINE PLAN" },
    kinds: ["fail"],
  },
  {
    says: ["MEZZ. STORAGE 1,180 SF", "ROOM AREA 3,600 SF"],
    where: { drawing: "MEZZANINE PLAN" },
    kinds: ["pass"],
  },
  {
    name: "areas of two drawings",
    plan: {
      notes: [
        aNote("MEZZ. STORAGE 1,480 SF", { drawing: "MEZZANINE PLAN" }),
        aNote("ROOM AREA 3,600 SF", { drawing: "OFFICE PLAN" }),
      ],
    },
    kinds: [],
  },
]);
