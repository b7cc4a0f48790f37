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
  ...[
    "Mezzanine is 46% of the room it serves: Type II-B, NFPA 13 throughout, emergency voice/alarm communication system.",
    "MEZZ. 48% OF ROOM BELOW, TYPE I-A, FULLY SPRINKLERED, VOICE EVACUATION",
    "MEZZANINE 40% OF SHOWROOM - TYPE IIA, SPRINKLERED W/ EVACS PER 907.5.2.2",
  ].map((says) => ({ says, kinds: ["pass" as const] })),
  {
    says: ["MEZZANINE 45% OF ROOM BELOW", "NFPA 13 THROUGHOUT, VOICE ALARM"],
    where: { drawing: "MEZZANINE PLAN - TYPE II-B" },
    kinds: ["pass"],
  },
  {
    says: "MEZZANINE 46% OF ROOM BELOW, TYPE II-B, NFPA 13, NO VOICE ALARM",
    kinds: ["cantTell"],
  },
  { says: "MEZZANINE 46% OF ROOM BELOW, TYPE V-B, NFPA 13, VOICE ALARM", kinds: ["fail"] },
  { says: "MEZZANINE 46% OF ROOM BELOW, TYPE II-B, NOT SPRINKLERED", kinds: ["fail"] },
  { says: "MEZZANINE 54% OF ROOM BELOW, TYPE II-B, NFPA 13, VOICE ALARM", kinds: ["fail"] },
  ...[
    "MEZZANINE: 90% OPEN TO THE ROOM BELOW",
    "UP TO 10% OF MEZZANINE MAY BE ENCLOSED",
    "MEZZANINE STAIR, 63% SLOPE",
    "MEZZANINE EDGE GUARDED, 50% OF PERIMETER",
    "MEZZANINE EXITS SIZED FOR 50% OF OCCUPANTS",
  ].map((says) => ({ says, kinds: [] })),
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

testStatements(rule, [
  { says: "MEZZANINE 50% OF FLOOR OPEN TO BELOW", kinds: [] },
  { says: "MEZZANINE 60% OF ITS AREA TO BE ENCLOSED", kinds: [] },
  { says: "MEZZANINE 50% OF FLOOR BELOW, OPEN TO BELOW", kinds: ["fail"] },
  { says: "MEZZANINE 45% OF OPEN SALES FLOOR", kinds: ["fail"] },
  {
    says: "There is no raised bar, loft or mezzanine. Of the doors 60% are accessible.",
    kinds: [],
  },
]);
