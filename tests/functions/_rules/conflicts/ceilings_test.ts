import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { extractPlanSet } from "../../../../functions/analysis/extract/mod.ts";
import { anEvidence, aNote, aPlanSet, aRoom, aSchedule } from "../../../fakes/plan_set.ts";
import { PageBuilder } from "../../analysis/extract/page_builder.ts";

/** A reflected ceiling plan with one number and what stands under it, beside a schedule of two rooms. */
function between(height: string, listed: string, title = "REFLECTED CEILING PLAN", gap = 10) {
  const plan = new PageBuilder().titleBlock("A-131", title)
    .centred(300, 300, "STUDIO 241", { isBold: true }).centred(300, 300 + gap, height);
  const schedules = new PageBuilder().titleBlock("A-601", "SCHEDULES")
    .table(80, 80, [110, 80, 80, 80], [
      ["ROOM FINISH SCHEDULE"],
      ["ROOM", "FLOOR", "WALLS", "CLG HT"],
      ["241 STUDIO", "VCT", "PAINT", listed],
      ["242 OFFICE", "CPT", "PAINT", `8'-0"`],
    ]);
  return conflictsOf(extractPlanSet([plan.build(1), schedules.build(2)]))
    .map(({ topic, a, b }) => [topic, a.value, b.value]);
}

Deno.test("a ceiling drawn at another height than scheduled is a conflict", () => {
  assert.deepEqual(between(`10'-8"`, `9'-2"`), [["ceiling height", `10'-8"`, `9'-2"`]]);
  assert.deepEqual(between(`9'-2"`, `9'-2"`), []);
});

Deno.test("lengths elsewhere, and on other plans, are no heights of ceilings", () => {
  assert.deepEqual(between(`10'-8"`, `9'-2"`, "REFLECTED CEILING PLAN", 80), []);
  assert.deepEqual(between(`10'-8"`, `9'-2"`, "FLOOR PLAN"), []);
  assert.deepEqual(between(`2'-0"`, `9'-2"`), []);
});

Deno.test("a height lettered in a room is held against its row, by number or by a name of its own", () => {
  const lettered = (rooms: [name: string, number: string | null][], row: string) =>
    conflictsOf(aPlanSet({
      rooms: rooms.map(([name, number]) =>
        aRoom(name, {
          number,
          ceilingHeightIn: 102,
          labels: [anEvidence(`CLG 8'-6" A.F.F.`, { page: 2 })],
        })
      ),
      schedules: [
        aSchedule("room finish", [["ROOM", "room"], ["CLG", "ceiling height"]], [[row, `9'-0"`]]),
      ],
    })).map(({ a, b }) => [a.value, b.value].sort());
  const conflict = [[`8'-6"`, `9'-0"`]];
  assert.deepEqual(lettered([["OFFICE", null]], "OFFICE"), conflict);
  assert.deepEqual(lettered([["OFFICE", "103"]], "103 OFFICE"), conflict);
  assert.deepEqual(lettered([["OFFICE", "103"]], "104 OFFICE"), []);
  assert.deepEqual(lettered([["OFFICE", null], ["OFFICE", null]], "OFFICE"), []);
  assert.deepEqual(lettered([["OFFICE", null]], "LOBBY"), []);
});

Deno.test("a height noted in a room is held against what its row says beside the material", () => {
  const noted = (text: string, listed: string) =>
    conflictsOf(aPlanSet({
      rooms: [aRoom("LEASING OFFICE", { number: "100" })],
      notes: [
        aNote(text, { page: 1, room: "LEASING OFFICE", box: { x: 8, y: 35, width: 3, height: 1 } }),
      ],
      schedules: [
        aSchedule("room finish", [["NO.", "mark"], ["ROOM", "room"], ["CEILING", null]], [
          ["100", "LEASING OFFICE", listed],
        ]),
      ],
    })).map(({ a, b }) => [a.value, b.value].sort());
  assert.deepEqual(noted(`CLG 8'-6" A.F.F.`, `ACT AT 9'-0"`), [[`8'-6"`, `9'-0"`]]);
  assert.deepEqual(noted(`CLG 9'-0" A.F.F.`, `ACT AT 9'-0"`), []);
  assert.deepEqual(noted(`SHELF 8'-6" A.F.F.`, `ACT AT 9'-0"`), []);
});

Deno.test("an area lettered in a room is held against the list of finishes", () => {
  const between = (listed: string, head = "AREA", title = "ROOM FINISHES") =>
    conflictsOf(aPlanSet({
      rooms: [aRoom("LOBBY", { number: "101", areaSqft: 380, areaFrom: "printed", page: 2 })],
      schedules: [
        aSchedule("room finish", [["NO.", "mark"], ["ROOM", "room"], [head, null]], [
          ["101", "LOBBY", listed],
        ], { title }),
      ],
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(between("320 SF"), ["380 sq ft / 320 sq ft"]);
  assert.deepEqual(between("384 SF"), []);
  assert.deepEqual(between("SEE PLAN"), []);
  assert.deepEqual(between("320", "AREA (SF)"), ["380 sq ft / 320 sq ft"]);
  assert.deepEqual(between("320", "NET AREA"), []);
  assert.deepEqual(between("820", "WALL AREA"), []);
  assert.deepEqual(between("320 SF", "AREA", "EXISTING CONDITIONS"), []);
});

Deno.test("a callout gives what hangs in a room by its number", () => {
  const held = (text: string) =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule("room finish", [["ROOM", "room"], ["CEILING HT", "ceiling height"]], [[
          "101A",
          "10 ft 6 in.",
        ]], { title: "ROOM FINISH SCHEDULE" }),
      ],
      notes: [aNote(text, { page: 2 })],
    })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);
  assert.deepEqual(held(`ACT-1, ROOM 101A 11'-0"`), [
    `the ceiling of room 101A: 10'-6" / 11'-0"`,
  ]);
  assert.deepEqual(held(`ACT-1, ROOM 101A 10'-6"`), []);
  assert.deepEqual(held(`ACT-1 SOFFIT, ROOM 101A 9'-0"`), []);
  assert.deepEqual(held(`SHELVING, ROOM 101A 7'-0"`), []);
});

Deno.test("a row of several rooms is that of each, and a section names rooms without their numbers", () => {
  const held = (text: string) =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule("room finish", [["ROOM", "room"], ["CEILING HT", "ceiling height"]], [[
          "103-108 EXAMS",
          `8'-0"`,
        ]], { title: "ROOM FINISHES" }),
      ],
      rooms: ["EXAM 3", "EXAM 4"].map((name, at) => aRoom(name, { number: String(105 + at) })),
      notes: [aNote(text, { page: 2, drawing: "BUILDING SECTION", room: "EXAM 3" })],
    })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);
  assert.deepEqual(held(`9'-0" CEILING`), [`the ceiling of room 105: 8'-0" / 9'-0"`]);
  assert.deepEqual(held(`8'-0" CEILING`), []);
});

Deno.test("a ceiling goes by the name of its room, its height stands beside its column", () => {
  const held = (text: string) =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule(
          "room finish",
          [["NO.", "mark"], ["ROOM", null], ["CEILING", null], [
            "HEIGHT",
            null,
          ]],
          [["101", "LOBBY", "ACT", `9'-0"`], ["102", "OFFICE", "ACT", `9'-0"`]],
          {
            title: "ROOM FINISH SCHEDULE",
          },
        ),
      ],
      notes: [aNote(text, { page: 2, drawing: "BUILDING SECTION" })],
    })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);
  assert.deepEqual(held(`LOBBY CEILING 10'-0" A.F.F.`), [
    `the ceiling of the LOBBY: 9'-0" / 10'-0"`,
  ]);
  assert.deepEqual(held(`LOBBY CEILING 9'-0" A.F.F.`), []);
  assert.deepEqual(held(`LOBBY CEILING COVE 10'-0" A.F.F.`), []);
});
