import assert from "node:assert/strict";
import type { Building, PlanStair } from "../../../../functions/_shared/domain/building.ts";
import type { Sheet } from "../../../../functions/_shared/domain/plan_set.ts";
import { joinFloors } from "../../../../functions/analysis/building/join_floors.ts";
import { levelOf } from "../../../../functions/analysis/building/levels.ts";
import { drawnBuilding } from "../../../fakes/building.ts";
import { aSheet } from "../../../fakes/plan_set.ts";

/** A flight in the storage room of the drawn building, behind its office. */
const flight = (page: number, direction: PlanStair["direction"], x = 22): PlanStair => ({
  id: `p${page}s1`,
  box: { x, y: 12, width: 3, height: 7 },
  room: "p1r2",
  widthIn: 36,
  treadIn: 12,
  treads: 7,
  direction,
});

/** A floor of it; upper ones have no door outside. */
function floor(page: number, stairs: PlanStair[], changes: Partial<Building> = {}): Building {
  const building = drawnBuilding();
  return {
    ...building,
    page,
    stairs,
    openings: page === 1 ? building.openings : building.openings.slice(1),
    rooms: building.rooms.map((it) => ({ ...it, drawing: null })),
    ...changes,
  };
}

const sheets: Sheet[] = ["FIRST FLOOR PLAN", "SECOND FLOOR PLAN", "THIRD FLOOR PLAN"].map(
  (title, index) => aSheet({ page: index + 1, number: `A10${index + 1}`, title }),
);

Deno.test("a stair at one place of two floors joins them, and the way over it is as long as both and the flight", () => {
  const [first, second] = joinFloors([floor(1, [flight(1, "UP")]), floor(2, [flight(2, "DN")])], {
    sheets,
    marks: [],
  });
  assert.deepEqual(first.stairways, [{
    flights: ["p1s1"],
    to: { page: 2, sheet: "A102", flights: ["p2s1"] },
    goes: "up",
    name: null,
    how: "place",
  }]);
  assert.equal(second.stairways?.[0].goes, "down");
  assert.equal(first.overStairs, null, "nobody goes up to get out");
  const { flights, exitPage, lengthFt } = second.overStairs!;
  assert.deepEqual([flights, exitPage], [1, 1]);
  // From the far corner of the office through the door to the stair, 7 ft of treads, and back through the office below.
  assert.ok(lengthFt > 25 && lengthFt < 40, `${lengthFt}`);
});

Deno.test("ways over two stairs go on to the exit below both", () => {
  const between = [flight(2, null)];
  const floors = [floor(1, [flight(1, "UP")]), floor(2, between), floor(3, [flight(3, "DN")])];
  const [, second, third] = joinFloors(floors, { sheets, marks: [] });
  assert.deepEqual(second.stairways?.map(({ goes }) => goes), ["down", "up"]);
  assert.deepEqual([third.overStairs?.flights, third.overStairs?.exitPage], [2, 1]);
  assert.ok(third.overStairs!.lengthFt > second.overStairs!.lengthFt);
});

Deno.test("stairs elsewhere, with another mark, or on plans of other titles are not joined", () => {
  const joined = (upper: Building, titles = sheets) =>
    joinFloors([floor(1, [flight(1, "UP")]), upper], { sheets: titles, marks: [] })
      .flatMap(({ stairways = [] }) => stairways);
  assert.deepEqual(joined(floor(2, [flight(2, "DN", 12)])), []);
  assert.deepEqual(joined(floor(2, [flight(2, "UP")])), []);
  const scale = { feetPerPercent: { x: 2, y: 2 } };
  assert.deepEqual(joined(floor(2, [flight(2, "DN")], scale)), [], "no grid, another scale");
  const twice = [flight(1, "UP"), { ...flight(1, "UP"), id: "p1s2", room: null }];
  const one = joinFloors([floor(1, twice), floor(2, [flight(2, "DN")])], { sheets, marks: [] });
  assert.deepEqual(one.flatMap(({ stairways = [] }) => stairways), [], "two lead into one");
  const third = floor(3, [flight(3, "DN")]);
  assert.deepEqual(joined(third), [], "the floor between is not drawn");
  const roof = [sheets[0], aSheet({ page: 2, number: "A102", title: "SECOND FLOOR CEILING PLAN" })];
  assert.deepEqual(joined(floor(2, [flight(2, "DN")]), roof), []);
});

Deno.test("one mark joins stairs that moved, and the grid finds the place on another part of the sheet", () => {
  const named = (name: string) =>
    drawnBuilding().rooms.map((it) => it.id === "p1r2" ? { ...it, name, drawing: null } : it);
  const how = (
    lower: Building,
    upper: Building,
    marks: { mark: string; x: number; y: number }[][],
  ) =>
    joinFloors([lower, upper], {
      sheets,
      marks: marks.flatMap((all, index) =>
        all.map(({ mark, x, y }) => ({ mark, page: index + 1, box: { x, y, width: 1, height: 1 } }))
      ),
    })[0].stairways?.map((it) => `${it.how} ${it.name}`);
  const moved = floor(2, [flight(2, "DN", 42)], { rooms: named("STAIR 1") });
  assert.deepEqual(how(floor(1, [flight(1, "UP")], { rooms: named("STAIR 1") }), moved, []), [
    "mark STAIR 1",
  ]);
  const grid = ["A", "B", "1", "2"].map((mark, index) => ({ mark, x: 10 + 5 * index, y: 5 }));
  const shifted = grid.map((it) => ({ ...it, x: it.x + 20 }));
  const unnamed = floor(2, [flight(2, "DN", 42)]);
  assert.deepEqual(how(floor(1, [flight(1, "UP")]), unnamed, [grid, shifted]), ["place null"]);
  assert.equal(how(floor(1, [flight(1, "UP")]), unnamed, []), undefined);
});

Deno.test("titles tell the floor and the series of their plans", () => {
  assert.deepEqual(levelOf("FIRST FLOOR PLAN"), { level: 1, series: "PLAN" });
  assert.deepEqual(levelOf("LIFE SAFETY PLAN - LEVEL 2"), { level: 2, series: "LIFE SAFETY PLAN" });
  assert.deepEqual(levelOf("BASEMENT FLOOR PLAN"), { level: 0, series: "PLAN" });
  assert.equal(levelOf("CELLAR AND FIRST FLOOR PLANS"), null);
  assert.equal(levelOf("FLOOR PLAN"), null);
  assert.equal(levelOf("FIRST AND SECOND FLOOR PLANS"), null);
  assert.equal(levelOf("MAIN LEVEL AND 2ND FLOOR PLANS"), null);
  assert.deepEqual(levelOf("UPPER LEVEL PLAN"), { level: 2, series: "PLAN" });
  assert.deepEqual(levelOf("2 SECOND FLOOR PLAN"), { level: 2, series: "PLAN" });
  assert.deepEqual(levelOf("BUILDING 2 - FIRST FLOOR PLAN"), {
    level: 1,
    series: "BUILDING 2 PLAN",
  });
});

Deno.test("bubbles beside the building that stand elsewhere on the sheet above do not move its place", () => {
  const at = (mark: string, page: number, x: number, y: number) => ({
    mark,
    page,
    box: { x, y, width: 1, height: 1 },
  });
  const gridOn = (page: number, side: number) => [
    ...["1", "2", "3"].map((mark, i) => at(mark, page, 20 + 10 * i, 5)),
    ...["A", "B", "C", "D"].map((mark, i) => at(mark, page, side, 10 + 10 * i)),
  ];
  const floors = [floor(1, [flight(1, "UP")]), floor(2, [flight(2, "DN")])];
  const [first] = joinFloors(floors, { sheets, marks: [...gridOn(1, 4), ...gridOn(2, 10)] });
  assert.deepEqual(first.stairways?.map(({ how }) => how), ["place"]);
});
