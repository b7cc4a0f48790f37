import assert from "node:assert/strict";
import { rules } from "../../../../../functions/_rules/mod.ts";
import { runFrames } from "../../../../../functions/analysis/evaluate/run_rules.ts";
import rule from "../../../../../functions/_rules/egress/stairs/dwelling-flight-rise.ts";
import { aHouse, aNote, aPlanSet, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

testRule(rule, [
  ["passes 12 ft 7 in", `FLIGHT RISE 12'-7"`, "pass"],
  ["fails 12 ft 8 in", `RISE OF FLIGHT: 12'-8"`, "fail"],
  ["asks when the risers add up to more", `21R @ 7 1/2" = 13'-1 1/2"`, "cantTell"],
  ["says nothing about 10 ft of risers", `15R @ 8" = 10'-0"`, ""],
  ["leaves other buildings to FBC-Building", `FLIGHT RISE 13'-0"`, "", aProject()],
], aHouse());

testRule(rule, [
  [
    "reads a rise under the title of a stair",
    under("EXTERIOR STAIR", `13'-4" RISE, NO LANDING BETWEEN`),
    "fail",
  ],
  ["passes 12 ft 7 in", under("EXTERIOR STAIR", `12'-7" RISE, NO LANDING BETWEEN`), "pass"],
  [
    "reads one run in a row",
    listed("STAIR", ["ITEM", "DIM."], ["FLOOR TO FLOOR, ONE RUN", '162"']),
    "fail",
  ],
  ["leaves a rise of a roof alone", under("ROOF", `13'-4" RISE, NO LANDING BETWEEN`), ""],
], aHouse());

Deno.test("egress/dwelling-flight-rise asks about rises of stairs above the limit that no words say are of one flight", () => {
  const plan = aPlanSet({ notes: [aNote(`STAIR RISES 13'-0"`)] });
  const asked = runFrames(rules.filter(({ id }) => id === rule.id), plan, aHouse());
  assert.deepEqual(asked.map(({ verdict }) => verdict.kind), ["cantTell"]);
});
