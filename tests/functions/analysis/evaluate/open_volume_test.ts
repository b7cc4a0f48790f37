/** A pass of a demand of one volume stands only where that volume governs, or the sheets speak for it. */
import assert from "node:assert/strict";
import { rules } from "../../../../functions/_rules/mod.ts";
import { isDueUnderOpenVolume } from "../../../../functions/analysis/evaluate/open_volume.ts";
import { judgePlan } from "../../../../functions/analysis/evaluate/judge_plan.ts";
import { buildMatrix } from "../../../../functions/analysis/matrix/mod.ts";
import { answerChecklist } from "../../../../functions/analysis/checklist.ts";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import { runRules } from "../../../../functions/analysis/evaluate/run_rules.ts";
import { aHouse, aNote, aPlanSet, aProject, aRoom } from "../../../fakes/plan_set.ts";

const OF_HOUSES = "FBC-R-R305-ceiling";
const OF_OTHERS = "FBC-B-1208.2-ceiling";
const OF_BOTH = "NEC-110.26-depth";

/** Names of rooms and labels, and the volumes whose passes stand where nobody says which governs. */
const SHEETS: [name: string, rooms: string[], labels: string[], stands: string[]][] = [
  ["a home", ["KITCHEN", "BEDROOM 2", "HALL"], [], [OF_HOUSES]],
  ["a home with an office", ["LIVING ROOM", "OFFICE"], [], [OF_HOUSES]],
  ["a home with an entry", ["LIVING ROOM", "ENT. LOBBY"], [], [OF_HOUSES]],
  ["an inn's floor", ["BEDROOM 1", "ELEVATOR LOBBY"], [], []],
  ["a house by its title", ["ROOM 1"], ["NEW SINGLE-FAMILY RESIDENCE"], [OF_HOUSES]],
  ["a duplex", ["BEDROOM 1", "FOYER"], ["DUPLEX APARTMENT", "TWO DWELLING UNITS"], [OF_HOUSES]],
  ["apartments", ["BEDROOM 1", "LIVING"], ["LAKEVIEW APARTMENTS"], []],
  ["a unit of many", ["BEDROOM 1", "LIVING"], ["UNIT 304"], []],
  ["a home over a shop", ["BEDROOM 1", "SALES", "STAFF"], [], []],
  ["a place of work", ["OFFICE 101", "CONFERENCE", "BREAK ROOM"], [], [OF_OTHERS]],
  ["two offices", ["OFFICE 101", "OFFICE 102", "CORRIDOR"], [], [OF_OTHERS]],
  ["one office", ["OFFICE"], [], []],
  ["rooms of no use", ["ROOM 1", "ROOM 2"], [], []],
  ["a house with two offices", ["OFFICE 1", "OFFICE 2"], ["SINGLE FAMILY HOUSE"], [OF_HOUSES]],
];

for (const [name, rooms, labels, stands] of SHEETS) {
  Deno.test(`without a volume, passes stand for what ${name} is`, () => {
    const plan = aPlanSet({
      rooms: rooms.map((it) => aRoom(it)),
      notes: labels.map((it) => aNote(it)),
    });
    const left = [OF_HOUSES, OF_OTHERS].filter((id) =>
      !isDueUnderOpenVolume(id, plan, { volume: null })
    );
    assert.deepEqual(left, stands);
    assert.equal(isDueUnderOpenVolume(OF_BOTH, plan, { volume: null }), false);
    for (const volume of ["building", "residential"] as const) {
      assert.equal(isDueUnderOpenVolume(OF_HOUSES, plan, { volume }), false);
    }
  });
}

const room = (name: string) => aRoom(name, { ceilingHeightIn: 102 });
const unknown = aProject({ occupancyClassification: [] });
const ceilings = rules.filter(({ requirementId }) =>
  [OF_HOUSES, OF_OTHERS].includes(requirementId)
);
const passesOf = (plan: ReturnType<typeof aPlanSet>, project = unknown) =>
  runRules(ceilings, plan, project).outcomes.filter(({ verdict }) => verdict.kind === "pass")
    .map(({ rule }) => rule.requirementId);

Deno.test("the ceiling of a bedroom passes as that of a house alone", () => {
  const plan = aPlanSet({ rooms: [room("BEDROOM 1")] });
  assert.deepEqual(passesOf(plan), [OF_HOUSES]);
  assert.deepEqual(passesOf(plan, aHouse()), [OF_HOUSES]);
});

Deno.test("the form decides, whatever the rooms are called", () => {
  const plan = aPlanSet({ rooms: [room("ROOM 1")] });
  assert.deepEqual(passesOf(plan), []);
  assert.deepEqual(passesOf(plan, aHouse()), [OF_HOUSES]);
  assert.deepEqual(passesOf(plan, aProject()), [OF_OTHERS]);
});

Deno.test("a ceiling that is too low is asked about under either volume", () => {
  const plan = aPlanSet({ rooms: [aRoom("DEN", { ceilingHeightIn: 70 })] });
  const kinds = runRules(ceilings, plan, unknown).outcomes.map(({ verdict }) => verdict.kind);
  assert.deepEqual(kinds, ["cantTell", "cantTell"]);
});

Deno.test("the matrix names the volume that has to govern, and the place a person has to look at", () => {
  const plan = aPlanSet({ rooms: [room("ROOM 1")] });
  const building = profileBuilding(plan, unknown);
  const { verified, unclear } = judgePlan(plan, unknown, new Map());
  const rows = buildMatrix({
    plan,
    project: unknown,
    building,
    findings: verified,
    checklist: answerChecklist(plan, building),
    unclear,
  });
  const { answer, why, place } = rows.find(({ id }) => id === OF_HOUSES)!;
  assert.equal(answer, "needs a person");
  assert.match(
    why,
    /^Whether FBC-Residential governs has not been determined\. If this is due, a /,
  );
  assert.deepEqual(place, { page: plan.rooms[0].page, box: plan.rooms[0].box });
});
