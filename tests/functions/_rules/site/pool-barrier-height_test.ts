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
  ["leaves vapour barriers alone", `POOL DECK ON 30" VAPOR BARRIER LAP`, ""],
  ["says nothing where there is no pool", `NO POOL. POOL FENCE 36" HIGH`, ""],
], aHouse());
