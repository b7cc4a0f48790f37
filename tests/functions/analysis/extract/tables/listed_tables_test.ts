import assert from "node:assert/strict";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import type { Schedule } from "../../../../../functions/_shared/domain/plan_set.ts";
import { PageBuilder } from "../page_builder.ts";

interface Placing {
  pitch?: number;
  isSideways?: boolean;
  origin?: "text" | "ocr";
}

/** Rows of cells on equal columns, level or read upwards; recognised ones stand less exactly. */
function place(page: PageBuilder, rows: string[][], placing: Placing = {}): PageBuilder {
  const { pitch = 90, isSideways = false, origin = "text" } = placing;
  rows.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      if (cell === "") return;
      const off = origin === "ocr" ? Math.sin(7 * row + 3 * column) : 0;
      const [along, down] = [column * pitch + off, row * 12];
      if (isSideways) page.text(200 + down, 600 - along, cell, { angle: 90, origin });
      else page.text(60 + along, 100 + down, cell, { origin });
    })
  );
  return page;
}

const sheet = (number = "A-601") => new PageBuilder().titleBlock(number, "SCHEDULES");

const cellsOf = (schedule: Schedule) =>
  schedule.rows.map(({ cells }) => cells.map((it) => it.text));

const PLANTS = [
  ["TAG", "SPECIES", "CALIPER", "SPACING"],
  ["QV", "LIVE OAK", "3 IN", "20 FT"],
  ["SP", "SABAL PALM", "8 IN", "10 FT"],
  ["IC", "DAHOON", "2 IN", "15 FT"],
];

for (const origin of ["text", "ocr"] as const) {
  for (const isSideways of [false, true]) {
    const how = `${origin}, ${isSideways ? "sideways" : "level"}`;
    Deno.test(`columns without rulings under heads nobody knows are rows (${how})`, () => {
      const page = place(sheet(), PLANTS, { isSideways, origin });
      const { lists = [] } = extractPlanSet([page.build()]);
      assert.deepEqual(lists.map(cellsOf), [PLANTS]);
    });
  }
}

Deno.test("keys with values after a colon are rows", () => {
  const page = place(sheet(), [["LOT AREA: 9,200 SF"], ["ZONE: R-1"], ["MAX HEIGHT: 35 FT"]]);
  const { lists = [], notes } = extractPlanSet([page.build()]);
  assert.deepEqual(lists.map(cellsOf), [
    [["LOT AREA", "9,200 SF"], ["ZONE", "R-1"], ["MAX HEIGHT", "35 FT"]],
  ]);
  assert.ok(notes.some(({ text }) => text.includes("ZONE: R-1")), "rules still read the texts");
});

for (const parting of ["=", "........"]) {
  Deno.test(`keys with values after ${parting} are rows`, () => {
    const rows = [["ROOF LIVE LOAD", "20 PSF"], ["WIND SPEED", "150 MPH"], ["GARAGE", "420 SF"]];
    const page = place(sheet(), rows.map(([key, value]) => [`${key} ${parting} ${value}`]));
    const { lists = [] } = extractPlanSet([page.build()]);
    assert.deepEqual(lists.map(cellsOf), [rows]);
  });
}

Deno.test("dots that stand at the words beside them part keys from values", () => {
  const page = place(sheet(), [
    ["GARAGE........ 420 SF"],
    ["LIVING AREA .......1,860 SF"],
    ["LANAI......212 SF"],
  ]);
  const { lists = [] } = extractPlanSet([page.build()]);
  assert.deepEqual(lists.map(cellsOf), [
    [["GARAGE", "420 SF"], ["LIVING AREA", "1,860 SF"], ["LANAI", "212 SF"]],
  ]);
});

Deno.test("marks with what they mean, set in two columns, are one list where the marks go on in order", () => {
  const read = (rows: string[][], columns: number[]) => {
    const page = sheet();
    rows.forEach((cells, row) =>
      cells.forEach((cell, at) => page.text(columns[at], 100 + 12 * row, cell))
    );
    return (extractPlanSet([page.build()]).lists ?? []).map(cellsOf);
  };
  const ordered = [
    ["AFF", "ABOVE FINISHED FLOOR", "GYP", "GYPSUM"],
    ["CLG", "CEILING", "TYP", "TYPICAL"],
    ["CONC", "CONCRETE", "UNO", "UNLESS NOTED OTHERWISE"],
  ];
  const pairs = [0, 2].flatMap((at) => ordered.map((row) => row.slice(at, at + 2)));
  assert.deepEqual(read(ordered, [80, 120, 280, 320]), [pairs]);
  const mixed = [
    ["QV", "LIVE OAK", "A", "FULL SUN"],
    ["SP", "SABAL PALM", "B", "PART SHADE"],
    ["IC", "DAHOON", "A", "FULL SUN"],
  ];
  assert.deepEqual(read(mixed, [80, 120, 210, 240]), [mixed]);
});

Deno.test("numbered notes are no list", () => {
  const page = place(sheet(), [
    ["1.", "ALL PLANTS SHALL BE FLORIDA NO. 1."],
    ["2.", "MULCH ALL BEDS 3 IN. DEEP."],
    ["3.", "STAKE TREES FOR ONE YEAR."],
  ], { pitch: 20 });
  assert.deepEqual(extractPlanSet([page.build()]).lists, []);
});

const DOORS = [
  ["NO.", "WIDTH", "HEIGHT", "MATERIAL", "HARDWARE"],
  ["101", `3'-0"`, `7'-0"`, "WOOD", "1"],
  ["102", `3'-0"`, `7'-0"`, "STEEL", "2"],
  ["103", `6'-0"`, `7'-0"`, "GLASS", "4"],
];
const MORE_DOORS = [
  ["104", `3'-0"`, `7'-0"`, "WOOD", "1"],
  ["105", `3'-0"`, `7'-0"`, "STEEL", "2"],
  ["106", `4'-0"`, `7'-0"`, "STEEL", "2"],
];

const LAST_DOORS = [
  ["107", `3'-0"`, `7'-0"`, "WOOD", "1"],
  ["108", `3'-0"`, `7'-0"`, "STEEL", "2"],
  ["109", `3'-0"`, `7'-0"`, "STEEL", "2"],
];

Deno.test("a schedule that goes on the next sheets without a head takes the head it began with", () => {
  const set = extractPlanSet([
    place(sheet("A-601"), DOORS).build(1),
    place(sheet("A-602"), MORE_DOORS).build(2),
    place(sheet("A-603"), LAST_DOORS).build(3),
  ]);
  assert.deepEqual(set.schedules.map((it) => [it.page, it.kind, it.columns.length]), [
    [1, "door", 5],
    [2, "door", 5],
    [3, "door", 5],
  ]);
  assert.deepEqual(set.schedules[2].columns, set.schedules[0].columns);
  assert.deepEqual(set.schedules.slice(1).map(cellsOf), [MORE_DOORS, LAST_DOORS]);
  assert.deepEqual(set.lists, []);
});

Deno.test("a list with other columns, or marks of another form, is no continuation", () => {
  for (
    const [rows, pitch] of [[MORE_DOORS, 120], [
      MORE_DOORS.map(([no, ...rest]) => [`EF-${no}`, ...rest]),
      90,
    ]] as const
  ) {
    const set = extractPlanSet([
      place(sheet("A-601"), DOORS).build(1),
      place(sheet("A-602"), rows, { pitch }).build(2),
    ]);
    assert.deepEqual(set.schedules.map(({ page }) => page), [1]);
  }
});

Deno.test("heads in bold over a list head its columns, and the line in bold over it is its title", () => {
  const rows = [["LIV / DIN", "222", "18.0"], ["BR 1", "170", "20.0"], ["DEN", "73", "14.0"]];
  const page = place(sheet(), rows).text(60, 70, "LT & VENT", { isBold: true, size: 9 });
  ["RM", "LITES", "LOUVERS"].forEach((head, at) =>
    page.text(60 + 90 * at, 87, head, { isBold: true })
  );
  const { lists = [] } = extractPlanSet([page.build()]);
  assert.deepEqual(lists.map(({ title, columns }) => [title, columns.map((it) => it.header)]), [
    ["LT & VENT", ["RM", "LITES", "LOUVERS"]],
  ]);
  assert.deepEqual(lists.map(cellsOf), [rows]);
});

Deno.test("a line in bold over keys with values is their title, one in their letters is none", () => {
  const titleOf = (isBold: boolean) => {
    const page = place(sheet(), [["FLOORS: OAK"], ["WALLS: GYPSUM"], ["BATHS: TILE"]])
      .text(60, 88, "FINISHES", { isBold });
    return (extractPlanSet([page.build()]).lists ?? []).map(({ title }) => title);
  };
  assert.deepEqual(titleOf(true), ["FINISHES"]);
  assert.deepEqual(titleOf(false), [null]);
});
