import assert from "node:assert/strict";
import {
  calculatePlumbingFixtures,
  creditOf,
  parityOf,
  solvePlumbingFixtures,
} from "../../../../functions/_rules/calculators/plumbing_fixtures.ts";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import { withCorrections } from "../../../../functions/_rules/calculators/recompute.ts";
import { fixturesFor } from "../../../../functions/_rules/limits/fbc_2023/tables/plumbing_fixtures.ts";
import { aFact, aNote, aPlanSet, aProject, aSchedule } from "../../../fakes/plan_set.ts";

const office = { per: 25, first: 50, then: 50 };
for (const [persons, fixtures] of [[25, 1], [50, 2], [51, 2.02], [66, 2.32], [100, 3]]) {
  Deno.test(`fixturesFor() asks for ${fixtures} closets for ${persons} persons of an office`, () => {
    assert.ok(Math.abs(fixturesFor(persons, office) - fixtures) < 1e-9);
  });
}

Deno.test("creditOf() lets urinals stand for half of the closets, for two thirds in assembly", () => {
  assert.equal(creditOf(3, 3, ["B"]), 1);
  assert.equal(creditOf(3, 3, ["A-3"]), 2);
  assert.equal(creditOf(1, 4, ["B"]), 1);
  assert.equal(creditOf(0, 4, ["B"]), 0);
});

const restaurant = aPlanSet({
  schedules: [
    aSchedule(
      "plumbing fixture",
      [
        ["Room", "room"],
        ["Occupants", "occupants"],
        ["WC req.", "required"],
        [
          "WC provided",
          "provided",
        ],
        ["Urinals", null],
        ["Lav req.", "required"],
        ["Lav provided", "provided"],
      ],
      [
        ["Women", "100", "2", "3", "-", "1", "1 + 1 in stall"],
        ["Men", "99", "2", "1", "1", "1", "1 + 1 in stall"],
      ],
    ),
  ],
});

const runOn = (plan: typeof restaurant, project = aProject()) =>
  calculatePlumbingFixtures(plan, project, profileBuilding(plan, project));

Deno.test("calculatePlumbingFixtures() traces occupants and fixtures to their rows", () => {
  const found = runOn(restaurant, aProject({ occupancyClassification: ["A-2"] }));
  const inputs = Object.fromEntries(found?.inputs.map((it) => [it.key, it]) ?? []);
  assert.equal(inputs.womenOccupants.value, 100);
  assert.equal(inputs.womenOccupants.origin, "sheet");
  assert.equal(inputs.womenClosets.value, 3);
  assert.equal(inputs.menUrinals.value, 1);
  assert.equal(inputs.menLavatories.value, 2);
  assert.deepEqual(found?.result?.map((it) => it.value), [2, 1, 2, 1, 1.5]);
  assert.equal(parityOf(restaurant), 1.5);
});

Deno.test("calculatePlumbingFixtures() reads a table with a column for each sex", () => {
  const plan = aPlanSet({
    codeSummary: { totalOccupantLoad: [aFact(131)] },
    schedules: [
      aSchedule(
        "plumbing fixture",
        [["FIXTURE", "name"], ["MEN REQ'D", "required"], ["MEN PROV.", "provided"], [
          "WOMEN REQ'D",
          "required",
        ], ["WOMEN PROV.", "provided"]],
        [["WATER CLOSETS", "3", "2", "3", "2"], ["URINALS", "-", "1", "-", "-"], [
          "LAVATORIES",
          "2",
          "2",
          "2",
          "2",
        ]],
      ),
    ],
  });
  const found = runOn(plan);
  const inputs = Object.fromEntries(found?.inputs.map((it) => [it.key, it]) ?? []);
  assert.equal(inputs.occupants.value, 131);
  assert.equal(inputs.womenOccupants.origin, "unknown");
  assert.deepEqual(found?.result?.map((it) => it.value), [3, 2, 3, 2, 0.67, 2]);
  assert.deepEqual([inputs.womenClosets.value, inputs.menClosets.value], [2, 2]);
  assert.equal(inputs.menUrinals.value, 1);
});

Deno.test("calculatePlumbingFixtures() says what is missing, and nothing for a house", () => {
  assert.deepEqual(runOn(aPlanSet())?.missing, ["occupants"]);
  assert.equal(
    runOn(aPlanSet({ notes: [aNote("HOUSE")] }), aProject({ occupancyClassification: ["R-3"] })),
    null,
  );
});

Deno.test("solvePlumbingFixtures() recomputes from corrected inputs", () => {
  const inputs = withCorrections(runOn(aPlanSet())?.inputs ?? [], { occupants: 200 });
  const found = solvePlumbingFixtures(inputs);
  assert.deepEqual(found.result?.map((it) => it.value), [3, 3, 3, 3, 2]);
  assert.deepEqual(found.missing, []);
});
