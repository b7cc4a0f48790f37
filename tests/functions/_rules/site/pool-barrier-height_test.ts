import rule from "../../../../functions/_rules/site/pool-barrier-height.ts";
import { aHouse, aNote, aPlanSet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  [
    "reads a height above grade beside the latch",
    `POOL BARRIER MIN. 46" ABOVE GRADE W/ SELF-LATCHING GATE, LATCH 54" ABOVE GRADE`,
    "fail",
  ],
  ["fails 47 in", `POOL FENCE 47" HIGH`, "fail"],
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
