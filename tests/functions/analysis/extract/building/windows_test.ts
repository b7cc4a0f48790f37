import assert from "node:assert/strict";
import {
  inNamedRooms,
  inNotedRooms,
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

const clearUnder = (heads: [string, string | null][], cells: string[]) => {
  const [{ clearOpeningSqft, clearOpeningWidthIn, clearOpeningHeightIn }] = joinWindows([{
    schedules: [
      aSchedule(
        "window",
        [["MARK", "mark"], ...heads] as Parameters<typeof aSchedule>[1],
        [["W3", ...cells]],
      ),
    ],
    tags: [],
  } as unknown as PageFacts]);
  return [clearOpeningSqft, clearOpeningWidthIn, clearOpeningHeightIn];
};

Deno.test("the clear opening is read from every column of it, its sides without units as well", () => {
  const sides = (cell: string, head = "CLEAR W X H") =>
    clearUnder([[head, "clear opening"]], [cell]);
  assert.deepEqual(
    clearUnder([["NCO SF", "clear opening"], ["NCO W X H", "clear opening"]], [
      "5.4",
      `2'-8" x 2'-0"`,
    ]),
    [5.4, 32, 24],
  );
  assert.deepEqual(sides("33 x 24-7/8"), [null, 33, 24.875]);
  assert.deepEqual(sides("33 x 24", "CLEAR H X W"), [null, 24, 33]);
  assert.deepEqual(sides(`29" W x 31" H`, "CLEAR H X W"), [null, 29, 31]);
  assert.deepEqual(sides("22-1/2 IN. CLEAR HEIGHT"), [null, null, 22.5]);
  assert.deepEqual(sides(`20" WIDE`), [null, 20, null]);
  assert.deepEqual(sides("33 x 24", "NET CLEAR OPENING"), [null, null, null]);
});

const noted = (texts: string[], schedules: ReturnType<typeof aSchedule>[] = []) =>
  inNotedRooms([
    aWindow("W3", { location: null, rooms: [] }),
    aWindow("W4", { location: null, rooms: [] }),
  ], {
    notes: texts.map((text) => ({ text, room: null })),
    schedules,
    rooms: [aRoom("BEDROOM 2", { number: "207" }), aRoom("BEDROOM 3"), aRoom("LOFT")],
  }).map(({ rooms }) => rooms);

Deno.test("a note or a list of rooms tells which rooms a mark of windows is in", () => {
  for (
    const text of [
      "1. W3 serves bedroom 2; W4 the loft and bedroom 3.",
      "Window W3: Bedroom 2; window W4: Loft, Bedroom 3.",
      "W3 is in Bedroom 2. W4 is at the loft and in bedroom 3.".replace(" and in", " and"),
      "BEDROOM 2 - W3; LOFT AND BEDROOM 3 - W4",
      "TYPE W3 IN BEDROOM 2 207; TYPE W4 IN LOFT & BEDROOM 3",
    ]
  ) assert.deepEqual(noted([text]), [["BEDROOM 2"], ["LOFT", "BEDROOM 3"]], text);
  const list = aSchedule("room finish", [["ROOM", "room"], ["WINDOWS", null]], [
    ["Bedroom 2", "W3"],
    ["Loft", "W3, W4"],
  ]);
  assert.deepEqual(noted([], [list]), [["BEDROOM 2", "LOFT"], ["LOFT"]]);
});

Deno.test("a clause that says more of a window than its rooms places it nowhere", () => {
  for (
    const text of [
      "W3 in bedroom 2 is fixed",
      "W3 not in bedroom 2",
      "W3 in bedroom 5",
      "W9 in bedroom 2",
      "Sill of W3: bedroom 2",
      "W3 beside the door of bedroom 2",
    ]
  ) assert.deepEqual(noted([text]), [[], []], text);
});

Deno.test("a mark alone on the plan of a room, with its size or without, places its window there", () => {
  const windows = [aWindow("W3", { location: null, rooms: [] })];
  const rooms = [aRoom("BEDROOM 2")];
  const placed = (text: string, room: string | null = "BEDROOM 2") =>
    inNotedRooms(windows, { notes: [{ text, room }], schedules: [], rooms })[0].rooms;
  for (const text of ["W3", `W3: 3'-0" x 5'-0" S.H.`]) {
    assert.deepEqual(placed(text), ["BEDROOM 2"], text);
    assert.deepEqual(placed(text, null), [], text);
  }
  for (const text of ["W4", "W3 HEAD", "SEE W3"]) assert.deepEqual(placed(text), [], text);
});
