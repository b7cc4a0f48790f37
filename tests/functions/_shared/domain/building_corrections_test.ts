import assert from "node:assert/strict";
import type { Building } from "../../../../functions/_shared/domain/building.ts";
import {
  buildingCorrections,
  buildingRefusal,
  correctBuilding,
  isDoorKey,
  roomNameKey,
  widthKey,
} from "../../../../functions/_shared/domain/building_corrections.ts";
import { drawnBuilding } from "../../../fakes/building.ts";

const building: Building = drawnBuilding();

Deno.test("a renamed room and a door that is none are so in the building, and the ways out are walked anew", () => {
  const corrected = correctBuilding(building, {
    [roomNameKey("p1r2")]: "FILE ROOM",
    [isDoorKey("p1d2")]: false,
  });
  assert.equal(corrected.rooms[1].name, "FILE ROOM");
  assert.deepEqual(corrected.openings.map(({ id }) => id), ["p1d1"]);
  assert.deepEqual(building.egress.closedIn, []);
  assert.equal(building.egress.longest!.room, "p1r2");
  assert.equal(corrected.egress.longest!.room, "p1r1");
});

Deno.test("an end that is moved changes width, leaf and place of the opening, from its hinge on", () => {
  const [door] = correctBuilding(building, { [widthKey("p1d1")]: 30 }).openings;
  assert.deepEqual([door.widthIn, door.leafIn], [30, 30]);
  assert.deepEqual(door.line, [[13, 10], [15.5, 10]]);
});

Deno.test("a building without corrections of its own stays the same", () => {
  assert.equal(correctBuilding(building, { stories: 2, [roomNameKey("p9r1")]: "X" }), building);
});

Deno.test("corrections are kept only of rooms and doors the report has, with a name that can be one", () => {
  const refusal = (key: string, value: string | number | boolean | null) =>
    buildingRefusal(key, value, [building]);
  assert.equal(refusal(roomNameKey("p1r1"), "LOBBY"), null);
  assert.equal(refusal(roomNameKey("p1r1"), " "), "Enter a name");
  assert.match(refusal(roomNameKey("p1r1"), "X".repeat(61))!, /at most 60/);
  assert.equal(refusal(isDoorKey("p1d1"), false), null);
  assert.match(refusal(isDoorKey("p1d1"), true)!, /false/);
  assert.equal(refusal(widthKey("p1d1"), 34), null);
  assert.match(refusal(widthKey("p1d1"), 2)!, /from 6 to 480 in/);
  assert.match(refusal(widthKey("p1d1"), "wide")!, /from 6 to 480 in/);
  assert.match(refusal(roomNameKey("p1d1"), "LOBBY")!, /isn’t in the report/);
});

Deno.test("a width is kept only where the plan is measured", () => {
  const openings = building.openings.map((it) => ({ ...it, widthIn: null }));
  const refusal = buildingRefusal(widthKey("p1d1"), 34, [{ ...building, openings }]);
  assert.match(refusal!, /has no scale/);
});

Deno.test("corrections of buildings are told from those of calculators", () => {
  const all = { stories: 2, [isDoorKey("p1d1")]: false };
  assert.deepEqual(buildingCorrections(all), { [isDoorKey("p1d1")]: false });
  assert.deepEqual(buildingCorrections(all, true), { stories: 2 });
});
