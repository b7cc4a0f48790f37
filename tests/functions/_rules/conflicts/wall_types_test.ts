import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

Deno.test("a type of wall has the rating of its list", () => {
  const between = (text: string) =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule("partition", [["TYPE", "mark"], ["RATING", null]], [["P2", "1 HR, UL U419"]]),
      ],
      notes: [aNote(text, { page: 2 })],
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(between("WALL TYPE P2, 2 HR"), ["1 HR / 2 HR"]);
  for (
    const text of [
      "WALL TYPE P2, 1 HR",
      "WALL TYPE P3, 2 HR",
      "WALL TYPE P2, 1 HR OR 2 HR",
      "WALL TYPE P2 AT SHAFT: 2 HR",
      "DOORS IN WALL TYPE P2: 45 MIN",
      "EXISTING WALL TYPE P2, 2 HR",
    ]
  ) assert.deepEqual(between(text), [], text);
});

Deno.test("a cell of another list that rates a type of wall is held against its own list", () => {
  const beside = (cell: string) =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule("partition", [["TYPE", "mark"], ["RATING", null]], [["3", "2 hours"]]),
        aSchedule("other", [["ITEM", null], ["REQUIRED", "required"], ["PROVIDED", "provided"]], [
          ["Separation A-2 to M", "Table 508.4", cell],
        ], { page: 2 }),
      ],
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(beside("1 h fire barrier, wall type 3"), ["2 hours / 1 HR"]);
  assert.deepEqual(beside("2 h fire barrier, wall type 3"), []);
  assert.deepEqual(beside("45 min doors in wall type 3"), []);
});
