import assert from "node:assert/strict";
import { framesOfText } from "../../../../functions/_rules/frames/make.ts";
import type { Placeless } from "../../../../functions/_rules/frames/placeless.ts";
import { framesOfRow } from "../../../../functions/_rules/frames/row_frames.ts";
import type { ScheduleKind } from "../../../../functions/_shared/domain/plan_set.ts";
import { aSchedule } from "../../../fakes/plan_set.ts";

const only = (text: string): Placeless => {
  const frames = framesOfText({ text, under: [] });
  assert.equal(frames.length, 1, `${text}: ${frames.length} frames`);
  return frames[0];
};

function rowed(kind: ScheduleKind, heads: string[], cells: string[], title = ""): string[] {
  const schedule = aSchedule(kind, heads.map((head) => [head, null]), [cells]);
  return framesOfRow(schedule, schedule.rows[0], title === "" ? [] : [title])
    .map(({ thing, property, value, polarity }) => `${thing} ${property ?? polarity} ${value}`);
}

Deno.test("framesOfText() leaves out what is replaced, and reads what replaces it", () => {
  const heights = (text: string) =>
    framesOfText({ text, under: [] }).filter(({ thing }) => thing === "guard").map(({ value }) =>
      value
    );
  assert.deepEqual(heights(`REPLACE 36" HIGH GUARD WITH 42" HIGH GUARD`), [42]);
  assert.deepEqual(heights(`DEMO 42" HIGH GUARD; NEW GUARD 36" HIGH`), [36]);
  assert.deepEqual(heights(`REPLACE GUARD: 36" HIGH`), [36]);
});

Deno.test("a frame says its bound, role and work", () => {
  assert.equal(only(`GUARD 42" MIN. HIGH`).bound, "min");
  assert.equal(only(`GUARD NOT MORE THAN 42" HIGH`).bound, "max");
  assert.equal(only(`GUARD 42" HIGH REQ'D`).role, "required");
  assert.equal(only(`EXISTING GUARD 36" HIGH TO REMAIN`).work, "kept");
  assert.equal(only(`REMOVE GUARD 36" HIGH`).work, "removed");
  assert.equal(only(`GUARD 42" HIGH`).clause, "GUARD # HIGH");
});

Deno.test("a frame says that a thing is not there, is left to somebody, or open", () => {
  const rows: [text: string, polarity: string][] = [
    ["NO HANDRAIL", "none"],
    ["HANDRAIL: NONE", "none"],
    ["HANDRAILS NOT PROVIDED", "none"],
    ["STANDPIPE BY OTHERS", "deferred"],
    ["SOIL REPORT: T.B.D.", "open"],
  ];
  for (const [text, polarity] of rows) {
    const [frame] = framesOfText({ text, under: [] });
    assert.equal(frame?.polarity, polarity, text);
  }
  assert.deepEqual(framesOfText({ text: "NO HANDRAIL SHALL BE CUT", under: [] }), []);
});

Deno.test("the unit of a figure is no thing", () => {
  const frames = (text: string, ...under: string[]) =>
    framesOfText({ text, under }).map(({ thing, property }) => `${thing} ${property}`);
  assert.deepEqual(frames('2-HR, 8" CMU'), ["mass wall rating"]);
  assert.deepEqual(frames(`2'-2" ABV. ROOF`, "PARAPET AT WEST P.L. (1-HR WALL)"), [
    "parapet height",
  ]);
});

Deno.test("a thing's mark stands behind its name", () => {
  assert.equal(only(`STAIR 2 CLEAR WIDTH 44"`).mark, "2");
  assert.equal(only(`STAIR CLEAR WIDTH 44"`).mark, null);
});

Deno.test("a cell is read behind its head, a bare figure with the unit of the head", () => {
  assert.deepEqual(rowed("other", ["STAIR", "CLEAR WIDTH"], ["ST-1", `42"`], "STAIR DATA"), [
    "stair width 42",
  ]);
  assert.deepEqual(rowed("other", ["ITEM", "DEPTH (IN.)"], ["LANDING", "46"]), [
    "landing depth 46",
  ]);
  assert.deepEqual(rowed("other", ["CORRIDOR", "DEAD END"], ["C-2", "24'-0\""]), [
    "dead end length 288",
  ]);
});

Deno.test("what a column asks for is not what is provided, a mark is no measure", () => {
  assert.deepEqual(
    rowed("other", ["ITEM", "REQUIRED", "PROVIDED"], ["LANDING DEPTH", `44"`, `40"`]),
    ["landing depth 40"],
  );
  assert.deepEqual(rowed("other", ["NO.", "ROOM"], ["101", "CORRIDOR"]), []);
  assert.deepEqual(
    rowed("other", ["LOCATION", "HEIGHT (IN)"], ["LANDING", `NONE, NOT OVER 30"`], "GUARDS"),
    [],
  );
});

Deno.test("a list of doors says nothing of the rooms its rows name", () => {
  assert.deepEqual(rowed("door", ["NO.", "LOCATION", "WIDTH"], ["4", "CORRIDOR", `34"`]), [
    "door width 34",
  ]);
});

Deno.test("an answer denies what its head names, else what its row does", () => {
  const rows: [heads: string[], cells: string[], ...frames: string[]][] = [
    [
      ["SYSTEM", "PROVIDED"],
      ["STANDPIPES", "NO"],
      "standpipe none null",
      "washer standpipe none null",
    ],
    [["ITEM", "VALUE"], ["HANDRAIL", "NONE"], "handrail none null"],
    [["LOCATION", "GFCI"], ["BATH 1", "NO"], "gfci none null"],
    [["SYSTEM", "REQUIRED"], ["STANDPIPES", "NO"]],
    [["ITEM", "REMARKS"], ["HANDRAIL", "NONE"]],
    [["WALL", "FIRE RATING"], ["EXIT CORRIDOR", "NONE"], "corridor rating 0"],
  ];
  for (const [heads, cells, ...frames] of rows) {
    assert.deepEqual(rowed("other", heads, cells), frames, cells.join(" | "));
  }
});

Deno.test("the unit of a label counts for the figure beside it", () => {
  assert.deepEqual(rowed("other", ["ITEM", "VALUE"], ["CLEAR WIDTH (IN)", "24"], "SPIRAL STAIR"), [
    "spiral stair width 24",
  ]);
});

Deno.test("verbs of a sentence are no things", () => {
  const told = (text: string) =>
    framesOfText({ text, under: [] }).map(({ thing, property, value }) =>
      `${thing} ${property} ${value}`
    );
  assert.deepEqual(told("Nobody walks more than 90 feet to a fire extinguisher"), [
    "fire extinguisher distance 1080",
  ]);
  assert.deepEqual(told("BALUSTERS LEAVE 5 INCHES CLEAR BETWEEN THEM"), ["baluster distance 5"]);
  assert.deepEqual(told("THE CURB RAMP DROPS AT 1:10"), ["curb ramp slope 10"]);
  assert.deepEqual(told("DOOR LEAVES 34 IN CLEAR"), ["door width 34"]);
  assert.deepEqual(told("WALK DROPS 40 INCHES").some((it) => it.startsWith("drop ")), true);
});

Deno.test("what a verb is done to owns nothing its subject is measured by", () => {
  assert.equal(only("Anchor bolts hold the sill plate every 8 feet").thing, "sill anchor");
});

Deno.test("a remark beside what is drawn says nothing of the row's thing but in its own words", () => {
  const heads = ["ITEM", "LIMIT", "DRAWN", "REMARKS"];
  assert.deepEqual(rowed("other", heads, ["RAMP RISE", `30"`, `9"`, `9'-0" run`]), [
    "ramp rise 9",
  ]);
  assert.deepEqual(rowed("other", heads, ["LANDING DEPTH", `44"`, `44"`, `HANDRAIL 36" HIGH`]), [
    "landing depth 44",
    "handrail height 36",
  ]);
});

Deno.test("under a head of places the rows are of what the title names", () => {
  const heads = ["PLACE", "LIMIT (FT)", "DRAWN (FT)"];
  const row = ["LIVING ROOM WALL", "6", "6"];
  assert.deepEqual(rowed("other", heads, row, "RECEPTACLES"), []);
  assert.deepEqual(rowed("other", heads, row, "WIDTHS"), ["habitable room width 72"]);
});

Deno.test("what others lack is denied of nothing here", () => {
  const denied = (text: string) =>
    framesOfText({ text, under: [] }).filter(({ polarity }) => polarity === "none").map((
      { thing },
    ) => thing);
  assert.deepEqual(denied("36 IN. IS FOR STAIRS WITHOUT A HANDRAIL"), []);
  assert.deepEqual(denied("STAIR B WITHOUT A HANDRAIL"), ["handrail"]);
});
