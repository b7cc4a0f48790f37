import assert from "node:assert/strict";
import {
  allStatements,
  findRatings,
  providedRating,
} from "../../../../functions/_rules/measure.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const rows: [text: string, hours: number[]][] = [
  ["UNIT PARTITION 1 HR", [1]],
  ["1-HOUR RATED", [1]],
  ["TWO-HOUR SHAFT", [2]],
  ["TWO (2) HOUR FIRE WALL", [2]],
  ["1/2 HR", [0.5]],
  ["½ HOUR", [0.5]],
  ["1 1/2 HR. DOOR", [1.5]],
  ["1-1/2 HOUR", [1.5]],
  ["1.5 HR", [1.5]],
  ["90 MIN. DOOR IN 2HR WALL", [1.5, 2]],
  ["20-MINUTE", [20 / 60]],
  ["WALL: 0 HR", [0]],
  ["NON-RATED PARTITION", [0]],
  ["UNRATED", [0]],
  ["WEST WALL: O HR RATING", [0]],
  ["WALL l HR", [1]],
  ["I-HOUR", [1]],
  ["ONE-HALF HOUR", [0.5]],
  ['36" MIN CLEAR', []],
  ["72 HOURS NOTICE", []],
  ["8 MIN", []],
];
for (const [text, hours] of rows) {
  Deno.test(`findRatings() reads ${JSON.stringify(text)}`, () => {
    assert.deepEqual(findRatings(text).map((it) => it.hours), hours);
  });
}

Deno.test("providedRating() takes the rating beside the words", () => {
  const [it] = allStatements(aPlanSet({ notes: [aNote("CORRIDOR 1 HR, STAIR ENCLOSURE 2 HR")] }));
  assert.equal(providedRating(it, /STAIR ENCLOSURE/)?.hours, 2);
  assert.equal(providedRating(it, /CORRIDOR/)?.hours, 1);
  assert.equal(providedRating(it, /SHAFT/), null);
});

Deno.test("providedRating() prefers the provided column and reads bare figures there", () => {
  const schedule = aSchedule("other", [
    ["ELEMENT", "item"],
    ["REQUIRED", "required"],
    ["PROVIDED", "provided"],
  ], [["FRAME", "1 HR", "0"], ["DOOR", "20 MIN", "45"]]);
  const [frame, door] = allStatements(aPlanSet({ schedules: [schedule] }));
  assert.equal(providedRating(frame, /FRAME/)?.hours, 0);
  assert.equal(providedRating(door, /DOOR/)?.hours, 0.75);
});

Deno.test("providedRating() reads bare figures and NONE in a column of hours", () => {
  const schedule = aSchedule("other", [["BETWEEN", null], ["TYPE", null], ["HRS", null]], [
    ["A-2 / B", "F-2", "0"],
    ["A-2 / M", "W3", "1"],
    ["A-3 / M", "W3", "NONE"],
  ]);
  const rows = allStatements(aPlanSet({ schedules: [schedule] }));
  assert.deepEqual(rows.map((it) => providedRating(it, /\d/)?.hours), [0, 1, 0]);
});

Deno.test("providedRating() takes a rating alone in its row, and none of what stands in the wall", () => {
  const of = (heads: string[], cells: string[]) => {
    const list = aSchedule("other", heads.map((it) => [it, null]), [cells]);
    const [it] = allStatements(aPlanSet({ schedules: [list] }));
    return providedRating(it, /NOTHING NEAR/)?.hours ?? null;
  };
  assert.equal(of(["WALL", "DIST.", "FIRE"], ["East", "8 ft", "0 hr"]), 0);
  const wall = "Corridor walls";
  for (const head of ["Doors", "Opening", "Glazing"]) {
    assert.equal(of(["WALL", "TYPE", head], [wall, "GWB both sides", "20 MIN"]), null, head);
  }
  assert.equal(of(["WALL", "TYPE", "OTHER"], [wall, "GWB both sides, 1 HR", "20 MIN"]), null);
});
