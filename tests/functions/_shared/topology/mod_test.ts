import assert from "node:assert/strict";
import type { Building, PlanPoint } from "../../../../functions/_shared/domain/building.ts";
import { measureFloor } from "../../../../functions/_shared/topology/mod.ts";
import { RoomWays } from "../../../../functions/_shared/topology/ways_inside.ts";
import { buildings } from "../../../bench/building/drawn/buildings.ts";
import { exactPlan } from "../../../bench/building/drawn/exact_plan.ts";
import { drawnBuilding } from "../../../fakes/building.ts";

const school = exactPlan(buildings.school);
const clinic = exactPlan(buildings.clinic);
const motel = exactPlan(buildings.motel);

/** Numbers of the test are worked out by hand from the data, inches. */
function isFeet(feet: number | undefined, inches: number): void {
  assert.ok(feet !== undefined && Math.abs(feet - inches / 12) <= 0.1, `${feet} ft, ${inches} in`);
}

Deno.test("measureFloor() walks from the farthest corner to the nearest exit, stairs behind a door included", () => {
  const { exits, longest, closedIn } = school.egress;
  assert.deepEqual(exits.toSorted(), ["203A", "203B", "204A", "207B"]);
  assert.equal(longest?.room, "202");
  // Corner to door 308 across and 312 down, through the walls, 120 along the corridor to the stair.
  isFeet(longest?.lengthFt, Math.hypot(308, 312) + 4 + 4 + 120 + 4);
  assert.equal(longest?.way.length, 3);
  assert.deepEqual(closedIn, []);
});

Deno.test("measureFloor() counts ways out that share no door, and ends the common path where they part", () => {
  const { waysOut, commonPath } = school.topology!;
  assert.deepEqual([waysOut["204"], waysOut["207"], waysOut["201"], waysOut["205"]], [2, 2, 1, 1]);
  assert.equal(commonPath?.room, "201");
  isFeet(commonPath?.lengthFt, Math.hypot(312, 312) + 4);
});

Deno.test("measureFloor() takes the whole way for common where a plan has one exit", () => {
  const openings = motel.openings.filter(({ id }) => id !== "S1");
  const { egress, topology } = measureFloor({ ...motel, openings });
  assert.deepEqual(egress.exits, ["X1"]);
  assert.equal(topology.commonPath?.lengthFt, egress.longest?.lengthFt);
  assert.deepEqual(topology.separations.filter(({ room }) => room === null), []);
});

Deno.test("measureFloor() measures how far a corridor reaches beyond the way between two ways out", () => {
  // Way out at the west end and, where the stair is closed off, none at the other: 856 in to turn back from.
  const openings = clinic.openings.filter(({ id }) => !["102B", "100A"].includes(id))
    .concat([{ ...clinic.openings[1], id: "102C", line: [[8, 19.4], [11, 19.4]] }]);
  const { topology: { deadEnds: [end] } } = measureFloor({ ...clinic, openings });
  assert.equal(end.room, "102");
  // From the far corner, 600, to a door 114 from the west end.
  assert.ok(end.lengthFt > 38 && end.lengthFt < 43, `${end.lengthFt}`);
});

Deno.test("measureFloor() calls no corridor dead that people leave at both ends", () => {
  assert.deepEqual(school.topology!.deadEnds, []);
});

Deno.test("measureFloor() measures exits apart beside the diagonal of the floor", () => {
  const floor = school.topology!.separations.find(({ room }) => room === null)!;
  assert.deepEqual(floor.between.toSorted(), ["204A", "207B"]);
  isFeet(floor.apartFt, Math.hypot(868, 154));
  isFeet(floor.diagonalFt, Math.hypot(856, 624));
});

Deno.test("measureFloor() measures each of two floors on one sheet by its own diagonal", () => {
  const [alone] = school.topology!.separations;
  // The other plan lies twice the width of a sheet beside, and has other names.
  const aside = ([x, y]: PlanPoint): PlanPoint => [x + 200, y];
  const other = (id: string) => `${id}'`;
  const rooms = school.rooms.map((it) => ({
    ...it,
    id: other(it.id),
    polygon: it.polygon.map(aside),
  }));
  const openings = school.openings.map((it) => ({
    ...it,
    id: other(it.id),
    line: it.line.map(aside) as typeof it.line,
    between: it.between.map((id) => id === "outside" ? id : id && other(id)) as typeof it.between,
  }));
  const { topology } = measureFloor({
    ...school,
    rooms: [...school.rooms, ...rooms],
    openings: [...school.openings, ...openings],
  });
  const floors = topology.separations.filter(({ room }) => room === null);
  assert.deepEqual(floors.map(({ apartFt, diagonalFt }) => [apartFt, diagonalFt]), [
    [alone.apartFt, alone.diagonalFt],
    [alone.apartFt, alone.diagonalFt],
  ]);
});

Deno.test("measureFloor() measures corridors between their walls", () => {
  assert.deepEqual(clinic.topology!.corridors.map(({ room, clearIn }) => [room, clearIn]), [
    ["102", 60],
  ]);
  assert.equal(school.topology!.corridors[0].clearIn, 96);
});

Deno.test("measureFloor() measures the wall beside a latch on the pull side and the push side", () => {
  const of = (door: string, side: string) =>
    clinic.topology!.latches.find((it) => it.part === door && it.side === side)?.clearIn;
  // The toilet's door is hinged at 360 and latches at 396; its wall stands at 406.
  assert.equal(of("108", "pull"), 10);
  assert.equal(of("108", "push"), 204);
});

Deno.test("measureFloor() finds the largest circle between walls and fixtures, and the middle of a closet", () => {
  const { circles, centrelines } = clinic.topology!;
  assert.equal(circles[0].room, "108");
  assert.ok(circles[0].diameterIn > 93 && circles[0].diameterIn <= 96, `${circles[0].diameterIn}`);
  assert.deepEqual(centrelines.map(({ clearIn }) => clearIn), [26]);
});

Deno.test("measureFloor() says how much of a plan has a drawn way out", () => {
  assert.equal(school.topology!.reached, 1);
  const openings = school.openings.filter(({ id }) => id !== "201A");
  assert.ok(measureFloor({ ...school, openings }).topology.reached < 0.9);
});

Deno.test("RoomWays walks around an inward corner", () => {
  const ring = [[0, 0], [20, 0], [20, 10], [10, 10], [10, 20], [0, 20]].map(([x, y]) => ({ x, y }));
  const way = new RoomWays(ring).between({ x: 19, y: 5 }, { x: 5, y: 19 });
  assert.deepEqual(way.points.map(({ x, y }) => [x, y]), [[19, 5], [10, 10], [5, 19]]);
  assert.ok(Math.abs(way.lengthFt - (Math.hypot(9, 5) + Math.hypot(5, 9))) < 1e-9);
});

Deno.test("measureFloor() names rooms from which no opening leads to an exit", () => {
  const building: Building = drawnBuilding();
  const openings = building.openings.map((it) =>
    it.id === "p1d2" ? { ...it, between: ["p1r2", "p1r3"] as [string, string] } : it
  );
  const rooms = [...building.rooms, { ...building.rooms[1], id: "p1r3" }];
  const { egress: { closedIn } } = measureFloor({ ...building, rooms, openings });
  assert.deepEqual(closedIn, ["p1r2", "p1r3"]);
});
