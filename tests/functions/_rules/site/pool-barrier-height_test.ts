import rule from "../../../../functions/_rules/site/pool-barrier-height.ts";
import { aHouse, aList, aNote, aPlanSet, aSheet } from "../../../fakes/plan_set.ts";
import { type RuleRow, testRule } from "../../../fakes/rule_table.ts";
import { under } from "../egress/_under.ts";

const listed = (built: string) =>
  aPlanSet(aList("POOL BARRIER", ["ITEM", "REQ'D", "PROVIDED"], ["HEIGHT", '48"', built]));

testRule(rule, [
  ["fails a listed 45 in", listed('45"'), "fail"],
  ["passes a listed 54 in", listed('54"'), "pass"],
  ["asks about a pool without a barrier", "NO BARRIER IS PLANNED AROUND THE POOL", "cantTell"],
  [
    "leaves a pool with a safety cover alone",
    "NO FENCE AT POOL, SAFETY COVER TO ASTM F1346",
    "",
  ],
  [
    "asks about a pool with nothing of all that",
    "NEW POOL: NO FENCE, SCREEN ENCLOSURE, COVER OR DOOR ALARMS THIS CONTRACT",
    "cantTell",
  ],
  ["leaves a screened pool alone", "NO FENCE AT POOL, SCREEN ROOM ALL AROUND", ""],
  ["leaves fences elsewhere alone", aPlanSet({ notes: [aNote("POOL"), aNote("NO FENCE")] }), ""],
  [
    "reads a height above grade beside the latch",
    `POOL BARRIER MIN. 46" ABOVE GRADE W/ SELF-LATCHING GATE, LATCH 54" ABOVE GRADE`,
    "fail",
  ],
  ["fails 47 in", `POOL FENCE 47" HIGH`, "fail"],
  ...([["SITE AND POOL PLAN", "fail"], ["SITE PLAN", ""]] as const).map((
    [title, kind],
  ): RuleRow => [
    `knows a barrier on a ${title} for that of its pool or not`,
    aPlanSet({
      sheets: [aSheet({ page: 1, title })],
      notes: [aNote("POOL 12' X 24'", { page: 2 }), aNote('BARRIER 45" HIGH, 3.75 PICKETS')],
    }),
    kind,
  ]),
  ["passes 48 in", `POOL BARRIER: 48" HIGH MIN.`, "pass"],
  ["passes 4 ft in other words", `4'-0" HIGH FENCE AROUND POOL, SELF-CLOSING GATE`, "pass"],
  [
    "fails 42 in with its gate",
    `ALUM. POOL FENCING 42" HIGH WITH SELF-LATCHING GATE, LATCH AT 54"`,
    "fail",
  ],
  [
    "passes a mesh barrier",
    aPlanSet({ notes: [aNote("POOL 15' X 30'"), aNote(`REMOVABLE MESH BARRIER 48" HIGH`)] }),
    "pass",
  ],
  [
    "leaves other fences alone",
    aPlanSet({ notes: [aNote("POOL"), aNote(`WOOD FENCE 36" HIGH AT GARDEN`)] }),
    "",
  ],
  [
    "reads decimal feet beside pickets",
    `PICKET FENCE ROUND POOL, 3.5' HIGH, PICKETS 4" CLR.`,
    "fail",
  ],
  ["reads a height after its word", "POOL BARRIER HGT. = 3'-9\"", "fail"],
  ["reads tall for high", `POOL ENCLOSED BY 42" TALL FENCE`, "fail"],
  ["passes 5 ft with its gate's width", `5' HIGH POOL FENCE, GATE 36" WIDE`, "pass"],
  ["leaves a hedge before the fence alone", `36" HIGH HEDGE BEHIND POOL FENCE`, ""],
  ["leaves fences of the building site alone", `TEMP. CONSTRUCTION FENCE 36" HIGH AT POOL`, ""],
  ["leaves fences alone that stay", `EXISTING POOL FENCE 42" HIGH TO REMAIN`, ""],
  ["leaves vapour barriers alone", `POOL DECK ON 30" VAPOR BARRIER LAP`, ""],
  [
    "leaves a planter inside the fence alone",
    `30" PLANTER WALL INSIDE POOL FENCE`,
    "",
  ],
  [
    "reads a label of the barrier's own drawing",
    aPlanSet({
      notes: [aNote("POOL"), aNote(`42" HIGH`, { drawing: "POOL BARRIER ELEVATION" })],
    }),
    "fail",
  ],
  ["says nothing where there is no pool", `NO POOL. POOL FENCE 36" HIGH`, ""],
], aHouse());

testRule(rule, [
  ...[
    "NEW POOL: NO FENCE, SCREEN ENCLOSURE, COVER OR DOOR ALARMS THIS CONTRACT",
    "POOL WORK INCLUDES NO POOL FENCE OR DOOR ALARMS",
  ].map((says): [string, string, string] => [`asks about ${says}`, says, "cantTell"]),
  ...[
    "POOL: NO FENCE OR BARRIER SHALL BE CLIMBABLE",
    'NO POOL FENCE OR ENCLOSURE WITHIN 20" OF WATER',
    "POOL HAS NO FENCE BUT A SCREEN ENCLOSURE",
  ].map((says): [string, string, string] => [`leaves alone ${says}`, says, ""]),
  [
    "knows a pool that lacks a heater",
    aPlanSet({ notes: [aNote("NO POOL HEATER"), aNote(`POOL FENCE 47" HIGH`)] }),
    "fail",
  ],
  [
    "knows that there is no pool",
    aPlanSet({ notes: [aNote("SWIMMING POOL: NONE"), aNote(`POOL FENCE 47" HIGH`)] }),
    "",
  ],
  [
    "leaves a fence of the front yard alone",
    aPlanSet({
      notes: [
        aNote("POOL 18 x 36"),
        aNote(`FRONT YARD FENCE 36" HIGH, NOT POOL BARRIER`),
        aNote(`PATIO FENCE AT DOG RUN 36" HIGH`, { drawing: "POOL" }),
      ],
    }),
    "",
  ],
  [
    "asks about a length of pickets at the pool fence",
    aPlanSet({ notes: [aNote(`3'-6" ALUM. PICKET`, { drawing: "POOL FENCE ELEVATION" })] }),
    "cantTell",
  ],
  [
    "passes high pickets",
    aPlanSet({ notes: [aNote(`4'-6" ALUM. PICKET`, { drawing: "POOL FENCE ELEVATION" })] }),
    "pass",
  ],
], aHouse());

testRule(rule, [
  [
    "reads height and stuff of a fence",
    under("POOL FENCE", "3'-10\" H. ALUM."),
    "cantTell",
    aHouse(),
  ],
  ["passes 48 in", under("POOL FENCE", "4'-0\" H. ALUM."), "pass", aHouse()],
]);
