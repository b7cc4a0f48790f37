import rule from "../../../../functions/_rules/site/pool-latch-height.ts";
import { aHouse, aNote, aPlanSet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  ["fails 53 in", `POOL GATE SELF-CLOSING, SELF-LATCHING, RELEASE AT 53"`, "fail"],
  ["passes 54 in", `DOORS TO POOL: SELF-LATCHING WITH RELEASE 54" A.F.F.`, "pass"],
  ["fails 48 in beside the fence", `48" HIGH POOL FENCE, GATE LATCH AT 45" ABOVE GRADE`, "fail"],
  ["passes 60 in in feet", `POOL DOOR LATCH 5'-0" ABOVE FLOOR`, "pass"],
  [
    "leaves latches elsewhere alone",
    aPlanSet({ notes: [aNote("POOL"), aNote(`DOOR LATCH AT 36"`)] }),
    "",
  ],
  ["says nothing where there is no pool", `NO POOL. POOL GATE LATCH AT 36"`, ""],
], aHouse());
