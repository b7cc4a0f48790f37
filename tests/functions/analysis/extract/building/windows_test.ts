import assert from "node:assert/strict";
import {
  inNamedRooms,
  joinWindows,
} from "../../../../../functions/analysis/extract/building/windows.ts";
import type { PageFacts } from "../../../../../functions/analysis/extract/page_facts.ts";
import { aRoom, aSchedule, aWindow } from "../../../../fakes/plan_set.ts";

const rooms = [aRoom("BEDROOM 3", { number: "203" }), aRoom("LOFT", { number: "207" })];
const placed = (location: string | null) =>
  inNamedRooms([aWindow("W2", { location, rooms: location ? [location] : [] })], rooms)[0].rooms;

Deno.test("a window listed by the number of a room is in the room of that name", () => {
  assert.deepEqual(placed("203"), ["203", "BEDROOM 3"]);
  assert.deepEqual(placed("203, 207"), ["203, 207", "BEDROOM 3", "LOFT"]);
});

Deno.test("a window listed by a name, or by a number no room has, stays where it is", () => {
  for (const location of ["BEDROOM 2", "STAIR 203", "311", "IS1"]) {
    assert.deepEqual(placed(location), [location]);
  }
  assert.deepEqual(placed(null), []);
});

Deno.test("the bottom of a pane is its sill, before its top where both share a column", () => {
  const sillUnder = (head: string, cell: string) =>
    joinWindows([{
      schedules: [
        aSchedule("window", [["MARK", "mark"], [head, null]], [["G3", cell]]),
      ],
      tags: [],
    } as unknown as PageFacts])[0].sillHeightIn;
  assert.equal(sillUnder("BOTTOM / TOP (IN A.F.F.)", "36 / 72"), 36);
  assert.equal(sillUnder("BOTTOM", '14"'), 14);
  assert.equal(sillUnder("TOP / BOTTOM", "72 / 36"), null);
});
