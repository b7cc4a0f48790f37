import { testStatements } from "../../../fakes/statement_table.ts";
import rule from "../../../../functions/_rules/site/fire-road-width.ts";
import { aHouse, aNote, aPlanSet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { under } from "../egress/_under.ts";

const SITE_PLAN = "SITE, GRADING AND FIRE ACCESS PLAN";

testRule(rule, [
  [
    "leaves stalls under a title that also names the lane",
    under(SITE_PLAN, "12.0 FT VAN ACC."),
    "",
  ],
  ["leaves the scale under it", under(SITE_PLAN, "1 IN. = 12 FT"), ""],
  ["reads a clear width under it", under(SITE_PLAN, "16 FT CLEAR"), "fail"],
  ["leaves how far a door is from the lane", `18'-0" TO NEAREST ENTRY DOOR FROM FIRE ACCESS`, ""],
  ["reads the drive of the fire department", `FIRE DEPT. DRIVE 16'-0" E.O.P. TO E.O.P.`, "fail"],
  ["leaves how far its signs stand apart", `SIGNS "FIRE LANE" STAND EVERY 50 FEET`, ""],
  [
    "leaves what is trimmed over it alone",
    "TREE BRANCHES OVER THE FIRE LANE SHALL BE TRIMMED TO 13 FEET 6 INCHES CLEAR.",
    "",
  ],
  ["fails 18 ft", `FIRE LANE / DRIVE AISLE 18 FT CLEAR`, "fail"],
  ["fails 18 ft without overhangs", "FIRE LANE 18 FT CLEAR, NO OVERHANGS", "fail"],
  ["fails 18 ft called wide under a canopy", "FIRE LANE 18'-0\" WIDE UNDER CANOPY", "fail"],
  ["fails 19 ft 6 in", `FIRE ACCESS ROAD: 19'-6" WIDE`, "fail"],
  ["passes 20 ft", `20' WIDE FIRE LANE`, "pass"],
  ["passes 24 ft beside the height", `FIRE LANE 24' WIDE, 13'-6" VERTICAL CLEARANCE`, "pass"],
  ["leaves the height to its rule", `Fire lane vertical clearance 13'-6".`, ""],
  ["leaves radii alone", `FIRE LANE TURNING RADIUS 28'`, ""],
  ["leaves houses alone", `FIRE LANE 12' WIDE`, "", aHouse()],
  [`fails 16'-0" F.D. ACCESS ROAD`, `16'-0" F.D. ACCESS ROAD`, "fail"],
  [`passes 20'-0" F.D. ACCESS ROAD`, `20'-0" F.D. ACCESS ROAD`, "pass"],
  [
    `fails EMERGENCY VEHICLE LANE 15 FT. WIDE, STABILIZED`,
    `EMERGENCY VEHICLE LANE 15 FT. WIDE, STABILIZED`,
    "fail",
  ],
  ...[
    "GOLF CART PATH (NO FIRE ACCESS) 8 FT WIDE",
    "ALLEY 14' WIDE, NOT A FIRE LANE",
    "SERVICE DRIVE 16 FT, NOT FOR FIRE DEPARTMENT ACCESS",
    "NON-FIRE LANE DRIVE AISLE 12' WIDE",
    "10 FT BICYCLE PATH ALONG FIRE LANE",
    "SIDEWALK 5' WIDE FROM FIRE LANE; SEE C-3",
    `LVL. 2 +12'-0" ABV. FIRE LANE`,
    "TREE CANOPIES OVER THE FIRE LANE TO BE TRIMMED TO 14 FT. CLEAR.",
    "AWNING 13'-8\" CLEAR AT FIRE LANE",
    "LIMBS ALONG FIRE ACCESS ROAD PRUNED TO 14 FT CLEAR",
    `SHADE SAIL OVER VAN STALL: UNDERSIDE 8'-2", FIRE LANE ITSELF OPEN TO SKY`,
    "FABRIC SHADE STRUCTURE OVER DRIVE AND FIRE LANE, 14'-0\" CLEAR",
    "UNDERSIDE OF BRIDGE AT FIRE LANE 14'-0\"",
    "PERGOLA AT EDGE OF FIRE LANE 9 FT UP",
    `HIGHEST FLOOR IS 18'-6" ABOVE FIRE LANE`,
    `ROOF 19' ABOVE LOWEST LEVEL OF FIRE DEPT. ACCESS`,
  ].map((other): [string, string, string] => [`leaves ${other} alone`, other, ""]),
  [
    `says nothing about 16'-0" GATE TO YARD under FIRE ACCESS PLAN`,
    aPlanSet({ notes: [aNote(`16'-0" GATE TO YARD`, { drawing: `FIRE ACCESS PLAN` })] }),
    "",
  ],
  [
    `takes a bare 13'-6" for the height`,
    aPlanSet({ notes: [aNote(`13'-6" MIN`, { drawing: "FIRE LANE" })] }),
    "",
  ],
]);

/** A lane lettered upwards on a plan of that title, and a level string so long, so far beside its centre line. */
const acrossLane = (drawing: string, ft: number, aside = 0, label = "FIRE LANE") => {
  const plan = aPlanSet({
    notes: [aNote(label, { drawing, box: { x: 40, y: 60, width: 0.5, height: 3 } })],
  });
  const string = {
    ...aNote(`${ft}'-0"`, { drawing, box: { x: 40 + aside, y: 42, width: 0.5, height: 0.8 } }),
    sourceText: `${ft}'-0"`,
    valueIn: ft * 12,
    measuredIn: null,
    qualifier: null,
    orientation: "horizontal" as const,
  };
  return { ...plan, dimensions: [string] };
};

testRule(rule, [
  ["fails 19 ft drawn across a lane", acrossLane("PAVING & SITE PLAN", 19), "fail"],
  ["leaves 20 ft drawn there alone", acrossLane("PAVING & SITE PLAN", 20), ""],
  ["leaves a string beside the lane alone", acrossLane("PAVING & SITE PLAN", 19, 4), ""],
  ["leaves a stall in line with it alone", acrossLane("PAVING & SITE PLAN", 9), ""],
  ["leaves other drawings alone", acrossLane("SIGN DETAIL", 19), ""],
  [
    "fails a lane that is a drive too, with a remark in brackets",
    acrossLane("SITE LAYOUT", 18, 0, "FIRE LANE / DRIVE (CLEAR HEIGHT OPEN)"),
    "fail",
  ],
  [
    "fails a lane with how it is kept",
    acrossLane("SITE PLAN", 18, 0, "FIRE LANE - NO PARKING"),
    "fail",
  ],
  [
    "fails a lane with where it runs on",
    acrossLane("SITE PLAN", 18, 0, "FIRE LANE, LOOPS TO BOTH DRIVES"),
    "fail",
  ],
  [
    "leaves a sign of the lane alone",
    acrossLane("SITE LAYOUT", 18, 0, "FIRE LANE SIGN (TYP.)"),
    "",
  ],
]);

testStatements(rule, [
  { says: "CANOPY 9'-6\" AT ENTRY, 13'-6\" OVER THE FIRE LANE", kinds: [] },
]);

testStatements(rule, [
  { says: "FIRE LANE 16 FT WIDE AT CANOPY", kinds: ["fail"] },
]);
