import rule from "../../../../../functions/_rules/egress/rails/handrail-grip.ts";
import { aHouse } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

testRule(rule, [
  ["fails 1 in", `HANDRAIL 1" DIA. STEEL`, "fail"],
  ["passes 1 1/4 in", `1-1/4" DIA. HANDRAIL`, "pass"],
  ["passes 1 1/2 in pipe", `1 1/2" Ø STL. PIPE HANDRAIL, 1 1/2" CLR. FROM WALL`, "pass"],
  ["passes 2 in", `2" O.D. ROUND HANDRAIL`, "pass"],
  ["fails 3 in", `3" DIA. WOOD HANDRAIL`, "fail"],
  ["leaves posts of guards alone", `GUARD WITH 3" DIA. POSTS`, ""],
  ["leaves houses alone", `HANDRAIL 3" DIA.`, "", aHouse()],
]);

testRule(rule, [
  [
    "reads a pipe under HANDRAIL SECTION",
    under("HANDRAIL SECTION", '2 1/2" DIA. STL. PIPE'),
    "fail",
  ],
  ["passes 1 1/2 in there", under("HANDRAIL SECTION", '1 1/2" DIA. STL. PIPE'), "pass"],
  ["leaves a bolt alone", under("HANDRAIL SECTION", '1/2" DIA. BOLT'), ""],
  ["leaves a plate alone", under("HANDRAIL SECTION", '1/4" X 3" DIA. PL.'), ""],
]);

testRule(rule, [
  ["leaves rods of brackets alone", `RAIL BRACKETS 1/2" DIA. RODS; HANDRAIL 1 1/2"`, ""],
  ["reads the handrail before them", `HANDRAIL 3" DIA.; BRACKETS OF 1/2" ROD`, "fail"],
]);

testRule(rule, [
  ["fails a board laid flat", "HANDRAIL: 2x6 WOOD CAP LAID FLAT ON GUARD", "fail"],
  [
    "leaves the blocking behind a rail alone",
    "HANDRAIL ON WALL BRACKETS W/ 2x6 WOOD BLOCKING IN STUDS",
    "",
  ],
  ["leaves the cap of a guard alone", "GUARD W/ 2x6 CAP", ""],
]);
