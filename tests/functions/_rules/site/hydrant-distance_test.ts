import { testStatements } from "../../../fakes/statement_table.ts";
import rule from "../../../../functions/_rules/site/hydrant-distance.ts";
import { aHouse, aList, aNote, aPlanSet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  ["reads linear feet", `EX. FIRE HYDRANT ±450 LF TO BUILDING`, "fail"],
  ["passes 380 ft", `EXISTING FIRE HYDRANT, 380 FT TO FARTHEST POINT OF BUILDING`, "pass"],
  ["passes 400 ft", `FIRE HYDRANT WITHIN 400' OF BUILDING`, "pass"],
  ["leaves the connection of the fire department alone", `FDC WITHIN 100 FT OF HYDRANT`, ""],
  ["fails 410 ft", `NEAREST HYDRANT: 410 FEET`, "fail"],
  [
    "reads the distance under the label",
    aPlanSet({
      notes: [
        aNote("FIRE HYDRANT", { box: { x: 10, y: 20, width: 6, height: 1 } }),
        aNote("450 FT TO FARTHEST POINT", { box: { x: 10, y: 21.2, width: 9, height: 1 } }),
      ],
    }),
    "fail",
  ],
  [
    "reads its letters",
    `EXIST. F.H. ON 5TH ST., 480 FT OF HOSE LAY TO FAR CORNER OF BLDG.`,
    "fail",
  ],
  ["reads letters without points", `FH @ CURB: 425' TO BLDG`, "fail"],
  ["passes by its letters", `F.H. AT GATE, 350 FT HOSE LAY TO THE BUILDING`, "pass"],
  ["leaves a fan hood's letters alone", `HOOD TYPE FH, DUCT 480 FT TO BUILDING FAN`, ""],
  ["leaves pipes alone", `HYDRANT ON 8" MAIN`, ""],
  ...[
    "HYDRANT TO CITY PUMP STATION 1,450 FT",
    "HYDRANT TO HYDRANT, 600 FT MAX.",
    "FIRE HYDRANT 520' FROM MASTER METER",
    "HYDRANT NO. 4 TO GATE VALVE: 450 FT",
    "DISTANCE FROM HYDRANT TO FDC 455 FT",
    "F.H. 500 FT FROM STREET INTERSECTION",
  ].map((other): [string, string, string] => [`leaves ${other} alone`, other, ""]),
  [
    "reads the building behind other things",
    "HYDRANT OFF 8 IN. MAIN, 450 FT FROM BUILDING",
    "fail",
  ],
  ["leaves parking at hydrants alone", `NO PARKING WITHIN 15 FT OF HYDRANT`, ""],
  ["leaves houses alone", `HYDRANT 550 FT`, "", aHouse()],
]);

testRule(rule, [
  [
    "fails linear feet from the building",
    `CLOSEST FIRE HYDRANT IS 490 LF FROM THE BUILDING`,
    "fail",
  ],
  ["passes linear feet from the building", `NEAREST F.H. 390 L.F. FROM BLDG.`, "pass"],
  ["leaves the length of a main alone", `490 LF OF 8" MAIN FROM HYDRANT TO METER`, ""],
  ["leaves alone a hydrant not counted on", `EXIST. F.H. 712' NORTH OF BUILDING (NOT USED)`, ""],
  [
    "is content with one near hydrant",
    aPlanSet({ notes: [aNote("F.H. 1: 712' TO BLDG"), aNote("F.H. 2: 290' TO BLDG")] }),
    "pass",
  ],
  [
    "asks a near hydrant of each building",
    aPlanSet({ notes: [aNote("F.H. 1: 712' TO BLDG. A"), aNote("F.H. 2: 290' TO BLDG. B")] }),
    "fail pass",
  ],
]);

testRule(rule, [
  ["reads F.H. to the building", `F.H. TO BUILDING FACE 640'`, "fail"],
  ["passes less", `F.H. TO BUILDING FACE 340'`, "pass"],
]);

testStatements(rule, [
  { says: "SECOND HYDRANT, 450 FT FROM HYD 1", kinds: [] },
]);

const listedHydrant = (...row: string[]) =>
  aList("FIRE ACCESS", ["ITEM", "REQUIRED", "PROVIDED"], row);

testStatements(rule, [
  {
    name: "what a row provides beside its limit",
    plan: listedHydrant("NEAREST HYDRANT TO BUILDING", "400' - 0\" MAX", "455' - 0\""),
    kinds: ["fail"],
  },
  {
    name: "a row under the limit",
    plan: listedHydrant("NEAREST HYDRANT TO BUILDING", "400' - 0\" MAX", "398' - 0\""),
    kinds: ["pass"],
  },
  {
    name: "the spacing of hydrants in a row",
    plan: listedHydrant("HYDRANT SPACING", "500' - 0\" MAX", "480' - 0\""),
    kinds: [],
  },
  { says: "HYD TO FARTHEST WALL 412'-0\"", kinds: ["fail"] },
  { says: "HYD. TO BLDG. 399'-0\"", kinds: ["pass"] },
  { says: "HYD TO METER 450'", kinds: [] },
  { says: "HYD CALC POINT AT NODE 450'", kinds: [] },
  { says: "HYDRANT LEAD, 460' OF 6\" DIP", kinds: [] },
]);
