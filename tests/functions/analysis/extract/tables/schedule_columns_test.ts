import assert from "node:assert/strict";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

const sheet = () => new PageBuilder().titleBlock("A-601", "SCHEDULES");

Deno.test("HW heads the hardware of doors and the hot water of fixtures; outdoor air is no door", () => {
  const page = sheet().table(80, 80, [50, 110, 70, 60, 60], [
    ["DOOR SCHEDULE"],
    ["NO.", "SIZE", "FRAME", "CLR", "HW"],
    ["201A", `3'-0" x 7'-0"`, "HM", `34"`, "3"],
    ["202A", `3'-0" x 7'-0"`, "HM", `33"`, "5"],
  ]).table(80, 260, [50, 110, 70, 60], [
    ["PLUMBING FIXTURE SCHEDULE"],
    ["MARK", "FIXTURE", "CW", "HW"],
    ["L-1", "LAVATORY", `1/2"`, `1/2"`],
    ["S-1", "SINK", `1/2"`, `1/2"`],
  ]).table(80, 440, [110, 70, 60, 80], [
    ["OUTDOOR AIR SCHEDULE"],
    ["SPACE", "AREA", "OCC", "PROVIDED"],
    ["201 STUDIO", "640", "22", "290"],
    ["202 OFFICE", "150", "1", "20"],
  ]);
  const { schedules, doors } = extractPlanSet([page.build()]);
  assert.deepEqual(doors.map(({ mark, hardware }) => [mark, hardware]), [["201A", "3"], [
    "202A",
    "5",
  ]]);
  assert.deepEqual(schedules.map(({ kind }) => kind), ["door", "plumbing fixture", "ventilation"]);
  assert.equal(schedules[1].columns[3].meaning, "hot water");
});

Deno.test("FLOOR names a finish beside a base, and the story beside areas", () => {
  const page = sheet().table(80, 80, [110, 70, 70, 90, 60], [
    ["ROOM FINISHES"],
    ["ROOM", "FLOOR", "BASE", "WALL / CEILING", "CLG. HT."],
    ["100 CORRIDOR", "LVT", "RUBBER", "PAINT / ACT", `9'-0"`],
    ["101 WAITING", "LVT", "RUBBER", "PAINT / ACT", `9'-0"`],
  ]).table(80, 260, [90, 70, 60], [
    ["AREAS"],
    ["FLOOR", "AREA", "OCC"],
    ["FIRST", "6400", "64"],
    ["SECOND", "6200", "62"],
  ]);
  const { schedules } = extractPlanSet([page.build()]);
  const meaningOf = (index: number) =>
    schedules[index].columns.find(({ header }) => header === "FLOOR")?.meaning;
  assert.deepEqual([meaningOf(0), meaningOf(1)], ["floor finish", "name"]);
});
