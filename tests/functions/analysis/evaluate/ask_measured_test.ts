import assert from "node:assert/strict";
import type { Building, ThingSize } from "../../../../functions/_shared/domain/building.ts";
import type { PlanSet } from "../../../../functions/_shared/domain/plan_set.ts";
import { measureFloor } from "../../../../functions/_shared/topology/mod.ts";
import { measuredFrames } from "../../../../functions/_rules/drawn/measured.ts";
import { rules } from "../../../../functions/_rules/mod.ts";
import { runRules } from "../../../../functions/analysis/evaluate/run_rules.ts";
import { buildings } from "../../../bench/building/drawn/buildings.ts";
import { exactPlan } from "../../../bench/building/drawn/exact_plan.ts";
import { aDimension, aDoor, aNote, aPlanSet, aProject, aRoom } from "../../../fakes/plan_set.ts";

const clinic = exactPlan(buildings.clinic);

const withLeaf = (mark: string, leafIn: number): Building => ({
  ...clinic,
  openings: clinic.openings.map((it) => it.mark === mark ? { ...it, leafIn } : it),
});

/** Verdicts of one rule on a plan. */
function ask(ruleId: string, plan: Partial<PlanSet> & { codeSummary?: undefined }) {
  const { outcomes, broken } = runRules(rules, aPlanSet(plan), aProject());
  assert.deepEqual(broken, []);
  return outcomes.filter(({ rule }) => rule.id === ruleId);
}

const DOOR = "egress/door-clear-width";

Deno.test("a leaf that is drawn too narrow asks, and says how it was measured", () => {
  const [outcome, ...more] = ask(DOOR, { buildings: [withLeaf("104", 28)] });
  assert.equal(more.length, 0);
  assert.equal(outcome.verdict.kind, "cantTell");
  assert.equal(outcome.verdict.data.whose, "Door 104 between 102 CORRIDOR and 104 EXAM 2");
  assert.equal(outcome.verdict.data.found, "28 in");
  assert.match(outcome.at.sourceText, /28 in ± 1 in measured at 1\/4 in = 1 ft/);
  assert.equal(outcome.at.readBy, "geometry");
});

Deno.test("what is printed of a door answers for what is measured", () => {
  const plan = { buildings: [withLeaf("104", 28)], doors: [aDoor("104", { clearWidthIn: 34 })] };
  assert.deepEqual(ask(DOOR, plan).map(({ verdict }) => verdict.kind), ["pass"]);
});

Deno.test("a measurement asks only where all of its tolerance misses, and passes nothing", () => {
  assert.deepEqual(ask(DOOR, { buildings: [withLeaf("104", 31.5)] }), []);
  assert.deepEqual(ask(DOOR, { buildings: [clinic] }), []);
});

Deno.test("closets, and plans at an unproven scale or read from pixels, ask nothing", () => {
  const narrow = withLeaf("104", 28);
  const rooms = narrow.rooms.map((it) => it.id === "104" ? { ...it, name: "STORAGE" } : it);
  assert.deepEqual(ask(DOOR, { buildings: [{ ...narrow, rooms }] }), []);
  assert.deepEqual(ask(DOOR, { buildings: [{ ...narrow, isScaleVerified: false }] }), []);
  assert.deepEqual(ask(DOOR, { buildings: [{ ...narrow, readBy: "ocr" }] }), []);
});

Deno.test("the door of a compartment inside one room asks nothing", () => {
  const narrow = withLeaf("104", 28);
  const [corridor] = narrow.rooms.filter(({ name }) => name === "CORRIDOR");
  const rooms = narrow.rooms.map((it) =>
    it.id === "104" ? { ...it, name: corridor.name, number: corridor.number } : it
  );
  assert.deepEqual(ask(DOOR, { buildings: [{ ...narrow, rooms }] }), []);
});

Deno.test("many places are one question", () => {
  const openings = clinic.openings.map((it) => ({ ...it, leafIn: it.leafIn && 28 }));
  const [{ verdict }, ...more] = ask(DOOR, { buildings: [{ ...clinic, openings }] });
  assert.equal(more.length, 0);
  assert.match(String(verdict.data.more), /^; \d+ more like it/);
});

/** The clinic, so many times as large. */
function enlarged(times: number): Building {
  const plan = { ...clinic, feetPerPercent: { x: times, y: times } };
  return { ...plan, ...measureFloor(plan) };
}

Deno.test("ways along a plan ask where the sheets print none", () => {
  const travel = ask("egress/travel-distance", { buildings: [enlarged(12)] });
  assert.deepEqual(travel.map(({ verdict }) => verdict.kind), ["cantTell"]);
  assert.match(String(travel[0].verdict.data.whose), /^The longest travel path, from /);
  const notes = [aNote(`EXIT ACCESS TRAVEL DISTANCE = 150'-0"`)];
  const answered = ask("egress/travel-distance", { buildings: [enlarged(12)], notes });
  assert.deepEqual(answered.map(({ verdict }) => verdict.kind), ["pass"]);
});

Deno.test("ways along a plan that misses doors ask nothing", () => {
  const { egress, topology } = enlarged(12);
  const building = { ...clinic, egress, topology: { ...topology!, reached: 0.7 } };
  assert.deepEqual(ask("egress/travel-distance", { buildings: [building] }), []);
});

Deno.test("a room of many people with one drawn way out is a question, one with two is none", () => {
  const room = aRoom("EXAM 2", {
    number: "104",
    occupants: 60,
    box: { x: 15, y: 25, width: 1, height: 1 },
  });
  const boxed = clinic.rooms.map((it) => ({ ...it, box: { x: 0, y: 0, width: 100, height: 100 } }));
  const plan = { rooms: [room], buildings: [{ ...clinic, rooms: boxed }] };
  assert.deepEqual(
    ask("egress/one-exit-space", plan).map(({ verdict }) => verdict.message),
    ["oneWay"],
  );
  const corridor = { ...plan, rooms: [{ ...room, name: "CORRIDOR" }] };
  assert.deepEqual(ask("egress/one-exit-space", corridor), []);
});

Deno.test("exits drawn close together are a question where the floor needs two", () => {
  const close: Building = {
    ...clinic,
    topology: {
      ...clinic.topology!,
      separations: [{
        room: null,
        between: ["100A", "102A"],
        apartFt: 12,
        diagonalFt: 58,
        way: [],
      }],
    },
  };
  const load = [aNote("TOTAL OCCUPANT LOAD: 80")];
  const kinds = (notes: PlanSet["notes"]) =>
    ask("egress/exit-separation", { buildings: [close], notes }).map(({ verdict }) =>
      verdict.message
    );
  assert.deepEqual(kinds([]), []);
  assert.deepEqual(kinds([...load, aNote("EXITS REQUIRED: 2, PROVIDED: 2")]), ["measured"]);
});

Deno.test("a door drawn swinging into a room of many people is a question, unless a list names it", () => {
  const boxed = clinic.rooms.map((it) => ({ ...it, box: { x: 0, y: 0, width: 100, height: 100 } }));
  const room = (occupants: number) =>
    aRoom("EXAM 2", { number: "104", occupants, box: { x: 15, y: 25, width: 1, height: 1 } });
  const building = { ...clinic, rooms: boxed };
  const kinds = (rooms: PlanSet["rooms"], doors: PlanSet["doors"] = []) =>
    ask("egress/door-swing", { rooms, doors, buildings: [building] })
      .map(({ verdict }) => verdict.message);
  assert.deepEqual(kinds([room(60)]), ["drawn"]);
  assert.deepEqual(kinds([room(20)]), []);
  assert.deepEqual(kinds([room(60)], [aDoor("104")]), []);
});

Deno.test("a floor of many people with one drawn exit is a question where no count is printed", () => {
  const openings = clinic.openings.filter(({ id }) => id !== "100A");
  const plan = { ...clinic, openings };
  const one = { ...plan, ...measureFloor(plan) };
  const notes = [aNote("TOTAL OCCUPANT LOAD: 80")];
  const kinds = (building: Building, over: Partial<PlanSet> & { codeSummary?: undefined } = {}) =>
    ask("egress/exits-per-story", { buildings: [building], notes, ...over })
      .map(({ verdict }) => verdict.message);
  assert.deepEqual(kinds(clinic), []);
  const loads = {
    occupantLoads: [{
      ...notes[0],
      space: "TOTAL",
      areaSqft: null,
      factor: null,
      basis: null,
      occupants: 80,
      isTotal: true,
    }],
  };
  assert.deepEqual(kinds(one, loads), ["drawn"]);
});

/** The clinic with a ramp in its corridor. */
const withRamp = (size: Partial<ThingSize>): Building => ({
  ...clinic,
  symbols: [{
    id: "p1k1",
    type: "ramp",
    box: { x: 40, y: 40, width: 10, height: 3 },
    room: "102",
    legend: null,
    how: "tag",
    size: { widthIn: 48, lengthIn: 240, landingsIn: [62, 70], words: "RAMP UP 1:12", ...size },
  }],
});

Deno.test("a ramp that is drawn too narrow, too long for one run or with a short landing asks", () => {
  const asked = (ruleId: string, size: Partial<ThingSize>) =>
    ask(ruleId, { buildings: [withRamp(size)] }).map(({ verdict }) =>
      `${verdict.kind}: ${verdict.data.whose}, ${verdict.data.found}`
    );
  assert.deepEqual(asked("accessibility/ramp-width", { widthIn: 32 }), [
    "cantTell: The ramp in 102 CORRIDOR, 32 in",
  ]);
  assert.deepEqual(asked("accessibility/ramp-rise", { lengthIn: 432 }), [
    "cantTell: The ramp in 102 CORRIDOR, 36 ft at 1:12, 36 in",
  ]);
  assert.deepEqual(asked("egress/ramp-landing", { landingsIn: [42, 70] }), [
    "cantTell: The landing of the ramp in 102 CORRIDOR, 42 in",
  ]);
});

Deno.test("ramps that are wide, short and have landings ask nothing, nor do those of trucks or of old work", () => {
  const rulesOfRamps = [
    "accessibility/ramp-width",
    "accessibility/ramp-rise",
    "egress/ramp-landing",
  ];
  const asked = (size: Partial<ThingSize>) =>
    rulesOfRamps.flatMap((id) => ask(id, { buildings: [withRamp(size)] }));
  assert.deepEqual(asked({}), []);
  assert.deepEqual(asked({ lengthIn: 432, words: "RAMP 1:12 MAX." }), [], "it may rise less");
  assert.deepEqual(asked({ widthIn: 32, words: "LOADING RAMP" }), []);
  assert.deepEqual(asked({ widthIn: 32, words: "(E) RAMP 1:12" }), []);
});

Deno.test("a dimension printed across a corridor answers for what is measured of it", () => {
  const { box } = clinic.rooms.find(({ name }) => name === "CORRIDOR")!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const place = { page: clinic.page, across: "CORRIDOR" };
  const across = aDimension(`5'-0"`, 60, { ...place, box: { x, y, width: 0.1, height: 0.1 } });
  const elsewhere = { ...across, page: clinic.page + 1 };
  const measured = (dimensions: PlanSet["dimensions"]) =>
    measuredFrames(aPlanSet({ buildings: [clinic], dimensions }))
      .filter(({ thing }) => thing === "corridor").length;
  assert.equal(measured([]), 1);
  assert.equal(measured([elsewhere]), 1);
  assert.equal(measured([across]), 0);
});
