import rule from "../../../../functions/_rules/site/fire-road-clearance.ts";
import { aHouse, aNote, aPlanSet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testRule(rule, [
  [
    "fails trees trimmed to 12 ft",
    "TREE CANOPIES OVER THE FIRE DEPT. ACCESS ROAD TO BE TRIMMED TO 12 FT. CLEAR.",
    "fail",
  ],
  ["passes limbs pruned to 14 ft", "LIMBS ALONG FIRE ACCESS ROAD PRUNED TO 14 FT CLEAR", "pass"],
  ["leaves the spacing of trees alone", "TREES ALONG FIRE LANE PLANTED 12 FT O.C.", ""],
  ["fails 13 ft", `FIRE LANE VERTICAL CLEARANCE 13'-0"`, "fail"],
  ["passes 13 ft 6 in", `Fire lane vertical clearance 13'-6".`, "pass"],
  ["passes 14 ft beside the width", `FIRE ACCESS ROAD 20' WIDE x 14' HIGH`, "pass"],
  ["fails 12 ft beside the width", `FIRE LANE: 20'-0" WIDE, 12'-0" OVERHEAD CLEARANCE`, "fail"],
  ["leaves signs alone", `FIRE LANE SIGN 7' HIGH WITH 2" LETTERS`, ""],
  ["leaves houses alone", `FIRE LANE VERTICAL CLEARANCE 10'`, "", aHouse()],
  [
    `fails 11'-8" CLR. UNDER BEAM under PORTE COCHERE - FIRE LANE PASSES UNDER`,
    aPlanSet({
      notes: [
        aNote(`11'-8" CLR. UNDER BEAM`, { drawing: `PORTE COCHERE - FIRE LANE PASSES UNDER` }),
      ],
    }),
    "fail",
  ],
  [
    `fails TREE CANOPY KEPT AT 12 FT. CLEAR OVER FIRE LANE`,
    `TREE CANOPY KEPT AT 12 FT. CLEAR OVER FIRE LANE`,
    "fail",
  ],
  ["leaves a lane open to sky alone", `SHADE SAIL: UNDERSIDE 8'-2", FIRE LANE OPEN TO SKY`, ""],
  [
    `passes 14'-0" VERT. CLR. under FIRE LANE SECTION`,
    aPlanSet({ notes: [aNote(`14'-0" VERT. CLR.`, { drawing: `FIRE LANE SECTION` })] }),
    "pass",
  ],
  [
    `says nothing about 11'-8" CLR. UNDER BEAM under PORTE COCHERE`,
    aPlanSet({ notes: [aNote(`11'-8" CLR. UNDER BEAM`, { drawing: `PORTE COCHERE` })] }),
    "",
  ],
]);

testStatements(rule, [
  { says: `VAN VERT. CLR 98" MIN. FIRE LANE VERT. CLR 14'-0"`, kinds: [] },
  { says: `FIRE LANE VERT. CLR 12'-0"`, kinds: ["fail"] },
  { says: "THE CANOPY CLEARS 98 INCHES FOR VANS; IT DOES NOT SPAN THE FIRE LANE.", kinds: [] },
]);
