/** What calculators take from plans where the sheets print nothing. */
import assert from "node:assert/strict";
import { readExits, solveExits } from "../../../../functions/_rules/calculators/exits.ts";
import {
  readOccupantLoad,
  solveOccupantLoad,
} from "../../../../functions/_rules/calculators/occupant_load.ts";
import { readPlumbingFixtures } from "../../../../functions/_rules/calculators/plumbing_fixtures.ts";
import { drawnWays } from "../../../../functions/_rules/drawn/counted.ts";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import { buildings } from "../../../bench/building/drawn/buildings.ts";
import { exactPlan } from "../../../bench/building/drawn/exact_plan.ts";
import { aFact, aNote, aPlanSet, aProject, aRoom } from "../../../fakes/plan_set.ts";

const clinic = exactPlan(buildings.clinic);
const school = exactPlan(buildings.school);
const inputOf = <T extends { key: string }>(inputs: readonly T[], key: string): T =>
  inputs.find((it) => it.key === key)!;

Deno.test("exits take ways from the plan, each with its place, and leave open what they come to", () => {
  const plan = aPlanSet({
    buildings: [school],
    codeSummary: { totalOccupantLoad: [aFact(90)], sprinklers: [aFact("none" as const)] },
  });
  const project = aProject({ occupancyClassification: ["E"] });
  const inputs = readExits(plan, profileBuilding(plan, project));
  const travel = inputOf(inputs, "travel");
  assert.equal(travel.origin, "measured");
  assert.equal(travel.value, 47.5);
  assert.equal(travel.place?.page, 1);
  assert.match(travel.sourceText!, /from 202 CLASSROOM: 47\.5 ft measured at 1\/4 in = 1 ft/);
  assert.equal(inputOf(inputs, "exits").value, 4);
  const { checks } = solveExits(inputs);
  const check = checks!.find(({ label }) => label === "Travel distance")!;
  assert.equal(check.meets, null);
  assert.match(check.shown, /^about 47\.5 ft, measured$/);
});

Deno.test("what is printed goes before what is measured", () => {
  const notes = [aNote(`EXIT ACCESS TRAVEL DISTANCE = 62'-0"`)];
  const plan = aPlanSet({ buildings: [school], notes });
  const inputs = readExits(plan, profileBuilding(plan, aProject()));
  const { value, origin } = inputOf(inputs, "travel");
  assert.deepEqual([value, origin], [62, "sheet"]);
});

Deno.test("an entered value counts as entered, not as measured", () => {
  const plan = aPlanSet({ buildings: [school], codeSummary: { totalOccupantLoad: [aFact(90)] } });
  const inputs = readExits(plan, profileBuilding(plan, aProject()))
    .map((it) => it.key === "travel" ? { ...it, value: 50, origin: "user" as const } : it);
  const check = solveExits(inputs).checks!.find(({ label }) => label === "Travel distance")!;
  assert.notEqual(check.meets, null);
});

Deno.test("the occupant load takes the area of a lettered room between its walls", () => {
  const room = (number: string, name: string) =>
    aRoom(name, { number, box: { x: 1, y: 1, width: 1, height: 1 } });
  const plan = aPlanSet({
    buildings: [clinic],
    rooms: [room("110", "OFFICE"), {
      ...room("104", "EXAM 2"),
      areaSqft: 115,
      areaFrom: "printed",
    }],
    codeSummary: { totalOccupantLoad: [aFact(5)] },
  });
  const inputs = readOccupantLoad(plan);
  assert.deepEqual(
    inputs.filter(({ key }) => key.startsWith("area")).map(({ value, origin }) => [value, origin]),
    [[117, "measured"], [115, "sheet"]],
  );
  const { checks } = solveOccupantLoad(
    inputs.map((it) => it.key.startsWith("factor") ? { ...it, value: 150 } : it),
  );
  assert.deepEqual(checks!.map(({ meets }) => meets), [null]);
});

Deno.test("fixtures are counted in the rooms of each sex", () => {
  const plan = aPlanSet({ buildings: [school] });
  const inputs = readPlumbingFixtures(
    plan,
    profileBuilding(plan, aProject({ occupancyClassification: ["E"] })),
  );
  const of = (key: string) => {
    const { value, origin } = inputOf(inputs, key);
    return [value, origin];
  };
  assert.deepEqual(of("womenClosets"), [3, "measured"]);
  assert.deepEqual(of("menClosets"), [2, "measured"]);
  assert.deepEqual(of("menUrinals"), [2, "measured"]);
  assert.deepEqual(of("womenLavatories"), [2, "measured"]);
});

Deno.test("a vestibule with one door shows that a door was missed: no way is measured", () => {
  const rooms = clinic.rooms.map((it) => it.name === "X-RAY" ? { ...it, name: "VESTIBULE" } : it);
  assert.ok(drawnWays(aPlanSet({ buildings: [clinic] })).travel);
  assert.equal(drawnWays(aPlanSet({ buildings: [{ ...clinic, rooms }] })).travel, null);
});
