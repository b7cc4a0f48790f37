import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aDoor, aNote, aPlanSet, aSchedule, aWindow } from "../../../fakes/plan_set.ts";

const listed = {
  doors: [
    aDoor("204", { widthIn: 34, heightIn: 84, sourceText: "204 BREAK ROOM 2'-10\" x 7'-0\"" }),
    aDoor("D4", { widthIn: 36, heightIn: 80, fireRatingMin: 20, sourceText: "D4 STREET DOOR" }),
  ],
  windows: [
    aWindow("W6", { widthIn: 42, heightIn: 60, sourceText: "W6 BEDROOM 3 3'-6\" x 5'-0\"" }),
  ],
};

/** What a note says otherwise than the lists. */
const between = (text: string) =>
  conflictsOf(aPlanSet({ ...listed, notes: [aNote(text, { page: 2 })] })).map(({ subject }) =>
    subject
  );

Deno.test("a text in any words that calls an opening by its mark is held against its list", () => {
  const told: [text: string, subject: string][] = [
    [`DOOR 204 ON PLAN: 3-0 x 7-0`, "door 204 size"],
    [`Break room 204 door leaf 3'-0" by scale vendor template; coordinate.`, "door 204 size"],
    [`204 BREAK 3'-0" x 7'-0"`, "door 204 size"],
    [`HARDWARE LIST: DOOR 204, 3'-0" LEAF, LEVER SET, CLOSER`, "door 204 size"],
    [
      `Door 204: 3'-0" opening, steel frame anchored to masonry with 3/8" sleeve anchors`,
      "door 204 size",
    ],
    [`D4 3'-6"`, "door D4 size"],
    [`D4 3668`, "door D4 size"],
    [
      `4. Door D4, street door: 3'-6" x 6'-8" aluminum and glass. Staff only leave this way.`,
      "door D4 size",
    ],
    [`Door D4 in this partition is of 45 minutes.`, "rating of door D4"],
    [`W6 3'-0"`, "window W6 size"],
    [`Window W6 at 3'-0" x 5'-0" has its sill above 24 in and needs no limiter.`, "window W6 size"],
    [`Window W6 at Bedroom 3: 3'-6" x 4'-0" single hung`, "window W6 height"],
    [`W6 3'-0" x 5'-0" OVER SINK`, "window W6 size"],
  ];
  for (const [text, subject] of told) assert.deepEqual(between(text), [subject], text);
});

Deno.test("a table of a plan and the remark of another list are held against the list as well", () => {
  const beside = (...cells: string[]) =>
    conflictsOf(aPlanSet({
      ...listed,
      schedules: [aSchedule("other", cells.map((_, at) => [`C${at}`, null]), [cells], { page: 3 })],
    })).map(({ subject }) => subject);
  assert.deepEqual(beside("204", `LEAF 3'-0"`), ["door 204 size"]);
  assert.deepEqual(beside("204", `LEAF 2'-10"`), []);
  assert.deepEqual(beside(`W6, 3'-0" x 5'-0"`, "BED 3", "C"), ["window W6 size"]);
  assert.deepEqual(
    beside("P2", "1/2 HR", "CORRIDORS. DOOR D4 IN THIS PARTITION IS OF 45 MINUTES."),
    ["rating of door D4"],
  );
});

Deno.test("what is measured beside an opening, around it or in it contradicts no list", () => {
  for (
    const text of [
      `DOOR 204 ON PLAN: 2-10 x 7-0`,
      `SIDE DR 204: 16"`,
      `204 3'-0"`,
      `FROM DOOR 204, 3'-0" LEAF`,
      `DOOR 204: 18" CLEAR AT LATCH`,
      `DOOR 204 R.O. 3'-2" x 7'-2"`,
      `DOOR 204 FRAME 3'-4" x 7'-4"`,
      `DOOR 204, SIDELITE 1'-6" x 7'-0"`,
      `DOOR 204 LANDING 5'-0" x 5'-0"`,
      `DOOR 204 5'-0" x 5'-0" MANEUVERING CLEARANCE`,
      `DOOR 204 5'-0" x 5'-0" TURNING SPACE`,
      `DOOR 204 OPENS ONTO CORRIDOR 5'-0" WIDE`,
      `DOOR D4 IN 1 HR WALL`,
      `D4 3'-0" FROM CORNER`,
      `D4 10'-0"`,
      `EXISTING DOOR D4 3'-6" x 6'-8"`,
      `W6 HEAD 7'-0"`,
      `W6 SILL 3'-0"`,
      `W6 30" x 42" NET`,
      `WINDOW 204 3'-0" x 5'-0"`,
    ]
  ) assert.deepEqual(between(text), [], text);
});

Deno.test("a rating lettered at the tag of one door is that door's", () => {
  const at = (text: string, fireRatingMin: number | null) =>
    conflictsOf(aPlanSet({
      doors: [aDoor("118", { widthIn: 36, heightIn: 84, fireRatingMin, page: 2 })],
      tags: [{ mark: "118", page: 1, box: { x: 50, y: 50, width: 1, height: 1 } }],
      notes: [aNote(text, { box: { x: 50, y: 51, width: 2, height: 1 } })],
    })).map(({ subject }) => subject);
  assert.deepEqual(at("90 min. door", 0), ["rating of door 118"]);
  assert.deepEqual(at("90 min. door", 90), []);
  assert.deepEqual(at("3/4 HR LABEL", 20), ["rating of door 118"]);
  assert.deepEqual(at("1 HR WALL", 0), []);
  assert.deepEqual(at("90 min. door", null), []);
});

Deno.test("a list that is written without rulings is held against callouts", () => {
  const told = (...texts: string[]) =>
    conflictsOf(aPlanSet({
      notes: texts.map((text, at) =>
        aNote(text, { page: 2, box: { x: 10, y: 10 + 4 * at, width: 12, height: 1 } })
      ),
    })).map(({ subject }) => subject);
  const doors =
    "101A pair 3 ft 0 in. x 7 ft 0 in. A 103, 105 3 ft 0 in. x 7 ft 0 in. C 109 3 ft 6 in. x 7 ft 0 in.";
  assert.deepEqual(told(doors, "Door 105: 3 ft 6 in. x 7 ft 0 in."), ["door 105 size"]);
  assert.deepEqual(told(doors, "Door 105: 3 ft 0 in. x 7 ft 0 in."), []);
  const windows = [
    "W1 6 ft 0 in. x 5 ft 0 in. hung",
    "W2 5 ft 0 in. x 4 ft 0 in. fixed",
    "W5 5 ft 0 in. x 5 ft 0 in. casement pair",
  ];
  assert.deepEqual(told(...windows, "W5 on the plan of this floor is a 4 ft 0 in. x 5 ft 0 in."), [
    "window W5 size",
  ]);
  const rooms = [`201 12'-0" X 8'-0"`, `202 12'-0" X 8'-6"`, `203 12'-0" X 9'-0"`];
  assert.deepEqual(told(...rooms, `DOOR 203: 3'-0" X 7'-0"`), []);
});

Deno.test("a lettered note below a list calls an opening of it; a distance is no size", () => {
  assert.deepEqual(between(`a. W6 at bedroom 3 to be 3'-6" x 4'-0" over the desk.`), [
    "window W6 height",
  ]);
  assert.deepEqual(between(`b) W6: 3'-0" x 5'-0"`), ["window W6 size"]);
  assert.deepEqual(between(`(2) W6: 30 IN. HORIZONTALLY FROM THE EDGE OF THE SHOWER.`), []);
});

Deno.test("a size is quoted without the mark it is called by", () => {
  const plan = aPlanSet({
    doors: [aDoor("113", { widthIn: 36, heightIn: 84 })],
    notes: [aNote(`DOOR 113: 3'-6" X 7'-0"`, { page: 2 })],
  });
  assert.deepEqual(conflictsOf(plan).map(({ b }) => b.value), [`3'-6" X 7'-0"`]);
});
