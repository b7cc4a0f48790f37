import rule from "../../../../../functions/_rules/egress/rails/handrail-extension.ts";
import { aHouse } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

testRule(rule, [
  ["leaves exterior grade alone", `EXTERIOR HANDRAIL EXT. GRADE ALUM 4" POSTS`, ""],
  ["leaves fences alone", `FENCE RAILS 4" PAST STEP`, ""],
  ["fails an extension before its word", `6" HANDRAIL EXT. AT TOP OF STAIR`, "fail"],
  ["fails a railing", `RAILING EXTENDS 8" BEYOND TOP STEP`, "fail"],
  ["passes an extension before its word", `12" HANDRAIL EXT. AT TOP, 36" HIGH`, "pass"],
  ["fails 11 in", `HANDRAIL EXTENSION 11"`, "fail"],
  ["passes 12 in", `EXTEND HANDRAIL 12" BEYOND TOP RISER`, "pass"],
  ["passes 18 in", `HANDRAILS TO HAVE 18" EXTENSION AT TOP`, "pass"],
  ["fails 6 in beside the height", `HANDRAIL 36" HIGH, 6" EXTENSION AT TOP`, "fail"],
  ["fails a rail that runs on 10 in", `PIPE RAIL TO CONTINUE 10" BEYOND LAST NOSING`, "fail"],
  ["fails a rail 8 in past the riser", `RAILS CARRIED LEVEL 8" PAST THE TOP STEP`, "fail"],
  ["passes a rail that runs on 12 in", `36" HIGH RAIL RUNS 1'-0" PAST TOP RISER`, "pass"],
  ["leaves guards alone", `GUARD RAIL RUNS 6" PAST LAST RISER`, ""],
  ["leaves the bottom of a rail alone", `RAIL RUNS ONE TREAD (11") PAST BOTTOM RISER`, ""],
  ["leaves the bottom alone", `HANDRAIL EXTENSION AT BOTTOM 11"`, ""],
  ["leaves extensions of other things alone", `EXTEND SLAB 6" BEYOND WALL`, ""],
  ["leaves houses alone", `HANDRAIL EXTENSION 6"`, "", aHouse()],
]);

testRule(rule, [
  ["reads an extension at the top of a stair", under("TOP OF STAIR 1", '6" EXT.'), "fail"],
  ["passes 12 in there", under("TOP OF STAIR 1", '12" EXT.'), "pass"],
  ["leaves the bottom alone", under("BOTTOM OF STAIR 1", '6" EXT.'), ""],
  ["leaves exterior concrete alone", under("TOP OF STAIR 1", '4" EXT. CONC.'), ""],
]);

testRule(rule, [
  [
    "fails a rail without run-out",
    "WALL RAILS RETURN TO THE WALL AT THE TOP RISER WITHOUT HORIZONTAL RUN-OUT",
    "fail",
  ],
  ["fails a handrail that stops at the top nosing", "HANDRAIL STOPS AT TOP NOSING", "fail"],
  ["leaves continuous inner rails alone", "NO HANDRAIL EXTENSION AT CONTINUOUS INNER RAIL", ""],
  ["leaves the foot of the stair alone", "NO HANDRAIL EXTENSION AT BOTTOM", ""],
  ["reads a bare extension of a stair", under("STAIR A", '8" EXT.'), "fail"],
  ["leaves one tread at the foot alone", under("STAIR A", '11" EXT.'), ""],
  ["leaves it beside a longer one", under("STAIR A", '8" EXT.', '12" EXT.'), ""],
  ["leaves an exterior wall alone", under("STAIR A", '8" EXT. WALL'), ""],
  ["leaves other drawings alone", under("WALL SECTION", '8" EXT.'), ""],
]);

testRule(rule, [
  ["leaves an end with its extension alone", 'HANDRAIL ENDS AT TOP NOSING PLUS 12" LEVEL', ""],
]);

testRule(rule, [
  ["asks about a level run at the top", under("HANDRAIL @ TOP OF STAIR", `6" HORIZ.`), "cantTell"],
  ["leaves 12 in there alone", under("HANDRAIL @ TOP OF STAIR", `12" HORIZ.`), ""],
  [
    "leaves the return to the wall alone",
    under("HANDRAIL @ TOP OF STAIR", `6" RETURN TO WALL`),
    "",
  ],
]);

testRule(rule, [
  ["reads an extension on the drawing of a rail", under("RAIL AT TOP RISER", '8" EXT.'), "fail"],
  ["leaves the foot alone", under("RAIL AT BOTTOM RISER", '8" EXT.'), ""],
]);

testRule(rule, [
  ["reads that at the top beside steps", under("SIDE STEPS", 'TOP EXT 10"'), "fail"],
  ["reads it spelled out", under("STAIR 2", 'UPPER RAIL EXTENSION: 11"'), "fail"],
  ["passes 12 in there", under("STAIR 2", 'TOP EXT. 12" MIN.'), "pass"],
  ["leaves what is no stair alone", under("ENTRY WALL", 'TOP EXT 10"'), ""],
]);
