import assert from "node:assert/strict";
import { rules } from "../../../../../functions/_rules/mod.ts";
import { runFrames } from "../../../../../functions/analysis/evaluate/run_rules.ts";
import rule from "../../../../../functions/_rules/egress/stairs/flight-rise.ts";
import { aHouse, aNote, aPlanSet, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed } from "../_under.ts";

testRule(rule, [
  ["fails risers without a landing", `24 RISERS @ 6 15/16" = 13'-10 1/2", NO LANDING`, "fail"],
  ["passes 12 ft", `MAX. RISE BETWEEN LANDINGS 12'-0"`, "pass"],
  ["fails 12 ft 4 in", `FLIGHT RISE = 12'-4"`, "fail"],
  ["asks when the risers add up to more", `22R @ 7" = 12'-10"`, "cantTell"],
  ["says nothing about 10 ft of risers", `16R @ 7 1/2" = 10'-0"`, ""],
  ["says nothing when landings are mentioned", `2 FLIGHTS, 22R @ 7" = 12'-10"`, ""],
  ["leaves houses to FBC-Residential", `FLIGHT RISE = 12'-4"`, "", aHouse()],
]);

testRule(rule, [
  ["leaves a rise in two flights alone", `STAIR RISES 14'-0" IN TWO FLIGHTS, NO LANDING DOORS`, ""],
]);

const risers = aNote(`23R @ 7" = 13'-5"`, { drawing: "STAIR 2 SECTION" });
const landingOn = (drawing: string, text = "MID LANDING") =>
  aPlanSet({ notes: [risers, aNote(text, { drawing })] });

testRule(rule, [
  ["takes a landing on the plan of the same stair", landingOn("STAIR 2 PLAN"), ""],
  ["takes a landing in the same section", landingOn("STAIR 2 SECTION", "LANDING EL. 6'-8"), ""],
  ["takes no landing of another stair", landingOn("STAIR 3 PLAN"), "cantTell"],
  ["takes no door's landing", landingOn("ENTRY DOOR DETAIL"), "cantTell"],
]);

testRule(rule, [
  [
    "fails a listed rise without a landing",
    listed("STAIRS", ["MARK", "TOTAL RISE", "LANDINGS"], ["ST-1", "12'-8\"", "NONE"]),
    "fail",
  ],
  [
    "leaves one with a landing alone",
    listed("STAIRS", ["MARK", "TOTAL RISE", "LANDINGS"], ["ST-1", "14'-0\"", "1 MID"]),
    "",
  ],
]);

Deno.test("egress/flight-rise asks about rises of stairs above the limit that no words say are of one flight", () => {
  const plan = aPlanSet({ notes: [aNote(`STAIR RISES 13'-0"`)] });
  const asked = runFrames(rules.filter(({ id }) => id === rule.id), plan, aProject());
  assert.deepEqual(asked.map(({ verdict }) => verdict.kind), ["cantTell"]);
});
