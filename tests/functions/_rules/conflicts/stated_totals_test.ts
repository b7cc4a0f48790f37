import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

type List = [title: string, heads: string, ...rows: string[]];

/** What two places say otherwise: lists of page 1 on, notes of page 5. */
const told = (lists: List[], ...notes: string[]) =>
  conflictsOf(aPlanSet({
    schedules: lists.map(([title, heads, ...rows], at) =>
      aSchedule(
        "other",
        heads.split(" | ").map((head) => [head, null]),
        rows.map((it) => it.split(" | ")),
        {
          title,
          page: 1 + at,
        },
      )
    ),
    notes: notes.map((it, at) => aNote(it, { page: 5 + at })),
  })).map(({ subject, a, b }) => `${subject}: ${[a.value, b.value].sort().join(" / ")}`);

const data = (row: string): List => ["CODE DATA", "ITEM | DATA", row];

Deno.test("people of the whole and of a level are counted once, in data, on plans and where they are posted", () => {
  const total = data("TOTAL OL, ALL AREAS | 207");
  assert.deepEqual(told([total], "1. POST OCCUPANT LOAD 198 @ D1"), [
    "total occupant load: 198 occupants / 207 occupants",
  ]);
  assert.deepEqual(told([data("TOTAL PERSONS | 141 IN ALL ROOMS.")], "TOTAL OCCUPANT LOAD: 129"), [
    "total occupant load: 129 occupants / 141 occupants",
  ]);
  const level = "2. 2ND FLOOR OCCUPANT LOAD 126 USED FOR STAIR SIZING.";
  assert.deepEqual(told([], level, "LEVEL 2 OCCUPANT LOAD = 121, 61 PER STAIR"), [
    "occupant load of level 2: 121 occupants / 126 occupants",
  ]);
  assert.deepEqual(told([], level, "Level 2 Occupant Load Posted at Elevator Lobby: 126."), []);
  assert.deepEqual(told([], level, "Level 3 Occupant Load Posted at Elevator Lobby: 90."), []);
});

Deno.test("loads of ways out, rooms and limits are no total", () => {
  const total = data("TOTAL OL, ALL AREAS | 207");
  for (
    const text of [
      "POST OCCUPANT LOAD 48 @ CONFERENCE",
      "TOTAL OCCUPANT LOAD PER EXIT: 200",
      "TOTAL OCCUPANT LOAD OVER 200",
      "POSTED OCCUPANT LOAD OF EACH ROOM: 200",
      "TOTAL OCCUPANT LOAD 207",
    ]
  ) assert.deepEqual(told([total], text), [], text);
});

Deno.test("guest rooms and dwelling units are as many in the data as their lists add up to", () => {
  const rooms: List = [
    "GUEST ROOM SCHEDULE",
    "ROOMS | TYPE | AREA",
    "201 - 212 | KING | 320 SF",
    "TOTAL, LEVELS 2 + 3 | 24 ROOMS",
  ];
  assert.deepEqual(told([data("Guest rooms | 26 guest rooms"), rooms]), [
    "the number of guest rooms: 24 guest rooms / 26 guest rooms",
  ]);
  assert.deepEqual(told([data("Guest rooms | 24"), rooms]), []);
  assert.deepEqual(
    told([data("GUEST ROOMS | 56 KEYS")], "14. KEY COUNT ON THESE PLANS: 58 GUEST ROOMS."),
    [
      "the number of guest rooms: 56 guest rooms / 58 guest rooms",
    ],
  );
  for (
    const text of ["4 ACCESSIBLE GUEST ROOMS", "LEVEL 2: 28 GUEST ROOMS", "50 GUEST ROOMS OR MORE"]
  ) {
    assert.deepEqual(told([data("GUEST ROOMS | 56 KEYS")], text), [], text);
  }
  const units: List = [
    "UNIT MATRIX",
    "TYPE | SQ FT | LEVEL 1 | LEVEL 2 | TOTAL",
    "2C | 1,033 | 1 | 1 | 2",
    "ALL | - | 12 | 12 | 24",
  ];
  assert.deepEqual(told([data("DWELLING UNITS | 26 units"), units]), [
    "number of dwelling units: 24 units / 26 units",
  ]);
});

Deno.test("parking spaces of a plan are those of the data; sorts, rows and limits are parts", () => {
  const total: List = ["PARKING", "ITEM | PROVIDED", "TOTAL SPACES | 48"];
  assert.deepEqual(told([total], "46 spaces on this plan"), [
    "the number of parking spaces: 46 spaces / 48 spaces",
  ]);
  assert.deepEqual(told([total], "50 STALLS, TWO ROWS OF 25"), [
    "the number of parking spaces: 48 spaces / 50 spaces",
  ]);
  assert.deepEqual(told([total], "48 spaces are striped upon the site"), []);
  for (
    const text of [
      "46 STALLS",
      "40 COMPACT SPACES PROVIDED",
      "ACCESSIBLE: 40 SPACES PROVIDED",
      "REQUIRED 44 SPACES TOTAL",
      "PANEL: 42 SPACES PROVIDED",
    ]
  ) assert.deepEqual(told([total], text), [], text);
});
