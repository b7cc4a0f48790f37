import rule from "../../../../functions/_rules/egress/handrail-grip.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  ["fails 1 in", `HANDRAIL 1" DIA. STEEL`, "fail"],
  ["passes 1 1/4 in", `1-1/4" DIA. HANDRAIL`, "pass"],
  ["passes 1 1/2 in pipe", `1 1/2" Ø STL. PIPE HANDRAIL, 1 1/2" CLR. FROM WALL`, "pass"],
  ["passes 2 in", `2" O.D. ROUND HANDRAIL`, "pass"],
  ["fails 3 in", `3" DIA. WOOD HANDRAIL`, "fail"],
  ["leaves posts of guards alone", `GUARD WITH 3" DIA. POSTS`, ""],
  ["leaves houses alone", `HANDRAIL 3" DIA.`, "", aHouse()],
]);
