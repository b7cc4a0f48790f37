import rule from "../../../../functions/_rules/site/fire-road-reach.ts";
import { aFact, aHouse, aNote, aPlanSet, aProject } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  ["leaves the way from a hydrant alone", `398'-0" HOSE LAY, EX FH TO NW BLDG CORNER`, ""],
  ["passes 150 ft", `HOSE LAY TO FARTHEST POINT: 150 FT`, "pass"],
  ["asks where words say sprinklers and the form none", "HOSE REACH 450' SPRINKLERED", "cantTell"],
  ["fails without", "HOSE REACH 450' NON-SPRINKLERED", "fail"],
  ["fails 180 ft", `HOSE REACH 180'-0"`, "fail"],
  ["fails in other words", `FIRE LANE TO FARTHEST EXTERIOR WALL 175 FT`, "fail"],
  ["passes 400 ft with sprinklers", `HOSE LAY 400 FT`, "pass", aProject({ fireSprinkler: true })],
  ["fails 460 ft with sprinklers", `HOSE LAY 460 FT`, "fail", aProject({ fireSprinkler: true })],
  ["reads the distance from the lane", `FARTHEST POINT OF BUILDING 200 FT FROM FIRE LANE`, "fail"],
  [
    "passes 430 ft with NFPA 13R",
    aPlanSet({
      notes: [aNote("HOSE LAY 430 FT")],
      codeSummary: { sprinklers: [aFact("NFPA 13R" as const)] },
    }),
    "pass",
    aProject({ fireSprinkler: true }),
  ],
  [
    "leaves a distance along the lane alone",
    `380 FT TO FARTHEST POINT OF BUILDING ALONG FIRE LANE`,
    "",
  ],
  [
    "reads the wall first",
    `MOST REMOTE EXTERIOR WALL IS 220 FT FROM FIRE DEPARTMENT ACCESS`,
    "fail",
  ],
  ["reads the back of a building", `FIRE TRUCK ACCESS TO BACK OF BLDG = 210 FT`, "fail"],
  ["leaves travel to an exit alone", `EXIT TRAVEL FROM MOST REMOTE POINT 190'`, ""],
  ["leaves hydrants alone", `HYDRANT HOSE LAY 380 FT`, ""],
  [
    "leaves hydrants alone by their letters",
    `EXIST. F.H. ON MAIN ST., 480 FT OF HOSE LAY TO FAR CORNER`,
    "",
  ],
  ["leaves a numbered hydrant alone", `FH #2: 390 FT HOSE REACH`, ""],
  ["leaves houses alone", `HOSE LAY 400 FT`, "", aHouse()],
  [
    `fails 210' TO REMOTE CORNER under FIRE ACCESS PLAN`,
    aPlanSet({ notes: [aNote(`210' TO REMOTE CORNER`, { drawing: `FIRE ACCESS PLAN` })] }),
    "fail",
  ],
  [
    `passes 140' TO REMOTE CORNER under FIRE ACCESS PLAN`,
    aPlanSet({ notes: [aNote(`140' TO REMOTE CORNER`, { drawing: `FIRE ACCESS PLAN` })] }),
    "pass",
  ],
  [
    `says nothing about 210' TO REMOTE CORNER under UTILITY PLAN`,
    aPlanSet({ notes: [aNote(`210' TO REMOTE CORNER`, { drawing: `UTILITY PLAN` })] }),
    "",
  ],
]);

testRule(rule, [
  ["leaves a property line alone", `FIRE LANE ENDS 180' FROM REAR PROPERTY LINE`, ""],
  ["leaves the setback of a wall alone", `FIRE LANE 180' FROM REAR SETBACK AT WALL`, ""],
  ["reads the rear wall", `FIRE LANE 180' FROM REAR WALL`, "fail"],
  [
    "leaves the hose of a garden alone",
    aPlanSet({ notes: [aNote(`HOSE LENGTH 200'`, { drawing: "IRRIGATION PLAN" })] }),
    "",
  ],
  [
    "reads the same on a plan of fire access",
    aPlanSet({ notes: [aNote(`HOSE LENGTH 200'`, { drawing: "FIRE ACCESS PLAN" })] }),
    "fail",
  ],
]);
