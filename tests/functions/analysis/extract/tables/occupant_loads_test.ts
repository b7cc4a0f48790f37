import assert from "node:assert/strict";
import { conflictsOf } from "../../../../../functions/_rules/conflicts/mod.ts";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

const sheet = (title = "LIFE SAFETY PLAN") => new PageBuilder().titleBlock("LS-101", title);

/** A room's label: the name, and lines under it. */
const room = (...lines: string[]) => {
  const page = sheet();
  lines.forEach((line, index) =>
    page.centred(400, 300 + 11 * index, line, index === 0 ? { size: 10 } : {})
  );
  return extractPlanSet([page.build()]);
};

Deno.test("the occupant load of a room is read in every usual wording", () => {
  const cases: [line: string, occupants: number | null][] = [
    ["62 OCC", 62],
    ["62 OCC.", 62],
    ["OL = 62", 62],
    ["OL 62", 62],
    ["O.L. 62", 62],
    ["OCC. LOAD: 62", 62],
    ["OCC LOAD 62", 62],
    ["OCCUPANT LOAD 62", 62],
    ["OCCUPANTS: 62", 62],
    ["OL: 1,240", 1240],
    ["1,240 OCCUPANTS", 1240],
    ["930 SF / 15 = 62 OCC", 62],
    ["OCC. FACTOR: 15", null],
    ["15 SF / OCC", null],
    ["COL. 12", null],
    ["OCC. GROUP A-3", null],
  ];
  for (const [line, occupants] of cases) {
    const { rooms } = room("DINING", "101", line);
    assert.deepEqual(rooms.map((it) => [it.name, it.occupants]), [["DINING", occupants]], line);
  }
});

Deno.test("an occupant load on the line of the name is the room's", () => {
  const cases: [line: string, name: string, number: string | null][] = [
    ["DINING (62 OCC)", "DINING", null],
    ["DINING 101 - 62 OCC", "DINING", "101"],
    ["BAR: 62 OCCUPANTS", "BAR", null],
  ];
  for (const [line, name, number] of cases) {
    const { rooms } = room(line);
    assert.deepEqual(rooms.map((it) => [it.name, it.number, it.occupants]), [[name, number, 62]]);
  }
  const beside = extractPlanSet([
    sheet().text(300, 300, "DINING", { size: 10 }).text(338, 301, "62 OCC").build(),
  ]);
  assert.deepEqual(beside.rooms.map((it) => it.occupants), [62]);
});

Deno.test("persons and square feet in a room's label are not the building's", () => {
  const plan = room("DINING", "101", "AREA: 930 SF", "OCC. LOAD: 62");
  const conflicts = conflictsOf(plan);
  const { codeSummary, rooms } = plan;
  assert.deepEqual(rooms.map((it) => [it.areaSqft, it.occupants]), [[930, 62]]);
  assert.deepEqual(codeSummary.totalOccupantLoad, []);
  assert.deepEqual(codeSummary.buildingAreaSqft, []);
  assert.deepEqual(conflicts, []);
  const whole = room("TOTAL OCCUPANT LOAD: 162");
  assert.deepEqual(whole.codeSummary.totalOccupantLoad.map((it) => it.value), [162]);
});

const calculation = (head: string, title = "ROOM DATA") =>
  sheet("CODE SUMMARY").table(80, 80, [120, 80, 120, 140], [
    [title],
    ["ROOM", "AREA", "LOAD FACTOR", head],
    ["DINING", "930", "15 NET", "62"],
    ["KITCHEN", "400", "200 GROSS", "2"],
    ["TOTAL", "", "", "64"],
  ]);

Deno.test("a column of persons is known by many headers, LOAD beside areas and factors among them", () => {
  const heads = [
    "LOAD",
    "CALC. LOAD",
    "OCC.",
    "OCC. COUNT",
    "NO. OF OCCUPANTS",
    "# OF OCC.",
    "NUMBER OF PERSONS",
    "CALCULATED OCC. LOAD",
  ];
  for (const head of heads) {
    const { occupantLoads } = extractPlanSet([calculation(head).build()]);
    assert.deepEqual(occupantLoads.map((it) => [it.space, it.occupants]), [
      ["DINING", 62],
      ["KITCHEN", 2],
      ["TOTAL", 64],
    ], head);
  }
  const panel = sheet("PANELS").table(80, 80, [60, 120, 80, 80], [
    ["CKT", "LOAD", "AREA", "BREAKER"],
    ["1", "KITCHEN", "400", "20"],
    ["3", "DINING", "930", "20"],
  ]);
  assert.deepEqual(extractPlanSet([panel.build()]).occupantLoads, []);
});

Deno.test("people are counted under the head that has figures, also where the names have a like one", () => {
  const table = sheet("CODE SUMMARY").table(80, 80, [120, 80, 120, 140], [
    ["OCCUPANT LOAD", "AREA", "FACTOR", "OCCUPANTS"],
    ["TAPROOM", "930", "15 NET", "62"],
    ["BREWHOUSE 2", "400", "100 GROSS", "4"],
  ]);
  const { occupantLoads } = extractPlanSet([table.build()]);
  assert.deepEqual(occupantLoads.map((it) => it.occupants), [62, 4]);
});

Deno.test("a calculation is read in a table titled for egress, not in one that sizes ventilation", () => {
  const loadsOf = (title: string) =>
    extractPlanSet([calculation("OCC.", title).build()]).occupantLoads.length;
  assert.equal(loadsOf("EGRESS CALCULATIONS"), 3);
  assert.equal(loadsOf("VENTILATION SCHEDULE"), 0);
});

Deno.test("totals of two floors under each other contradict nothing and are not the building's", () => {
  const floor = (y: number, rows: string[][]) => (page: PageBuilder) =>
    page.table(80, y, [120, 80, 120, 80], [
      ["OCCUPANT LOAD"],
      ["ROOM", "AREA", "LOAD FACTOR", "OCC."],
      ...rows,
    ]);
  const page = sheet("CODE SUMMARY");
  floor(80, [["DINING", "930", "15 NET", "62"], ["BAR", "150", "15 NET", "10"], [
    "TOTAL",
    "",
    "",
    "72",
  ]])(page);
  floor(240, [["OFFICE", "300", "150 GROSS", "2"], ["STORAGE", "300", "300 GROSS", "1"], [
    "TOTAL",
    "",
    "",
    "3",
  ]])(page);
  const plan = extractPlanSet([page.build()]);
  const conflicts = conflictsOf(plan);
  const { codeSummary } = plan;
  assert.deepEqual(conflicts, []);
  assert.deepEqual(codeSummary.totalOccupantLoad, []);
});

Deno.test("the total of one floor is not the building's, a grand total is", () => {
  const totals = (title: string, name: string) => {
    const page = sheet("CODE SUMMARY").table(80, 80, [120, 80, 120, 80], [
      [title],
      ["ROOM", "AREA", "LOAD FACTOR", "OCC."],
      ["DINING", "930", "15 NET", "62"],
      ["SUBTOTAL", "", "", "62"],
      ["BAR", "150", "15 NET", "10"],
      [name, "", "", "72"],
    ]);
    const plan = extractPlanSet([page.build()]);
    const conflicts = conflictsOf(plan);
    const { codeSummary } = plan;
    assert.deepEqual(conflicts, []);
    return codeSummary.totalOccupantLoad.map((it) => it.value);
  };
  assert.deepEqual(totals("OCCUPANT LOAD - SECOND FLOOR", "TOTAL"), []);
  assert.deepEqual(totals("OCCUPANT LOAD - SECOND FLOOR", "BUILDING TOTAL"), [72]);
  assert.deepEqual(totals("OCCUPANT LOAD", "TOTAL"), [72]);
});

Deno.test("the load of an upper level is stated the same everywhere and is not the building's", () => {
  const table = sheet("CODE SUMMARY").table(80, 80, [120, 80, 120, 80], [
    ["OCCUPANT LOAD"],
    ["ROOM", "AREA", "LOAD FACTOR", "OCC."],
    ["STUDIO", "3,000", "50 GROSS", "60"],
    ["LOUNGE", "300", "15 NET", "20"],
    ["2ND FLOOR TOTAL", "", "", "80"],
  ]).build(1);
  const conflictsWith = (text: string) => {
    const sheet = new PageBuilder().titleBlock("LS-102", "SECOND FLOOR PLAN")
      .centred(400, 300, text).build(2);
    const plan = extractPlanSet([table, sheet]);
    const conflicts = conflictsOf(plan);
    const { codeSummary } = plan;
    assert.deepEqual(codeSummary.totalOccupantLoad, []);
    return conflicts.map(({ subject, a, b }) => [subject, a.value, b.value]);
  };
  const differ = [["occupant load of level 2", "80 occupants", "68 occupants"]];
  assert.deepEqual(conflictsWith("SECOND FLOOR OCCUPANT LOAD: 68"), differ);
  assert.deepEqual(conflictsWith("OCC. LOAD, LEVEL 2 = 68"), differ);
  assert.deepEqual(conflictsWith("LEVEL 2: 80 OCC."), []);
  assert.deepEqual(conflictsWith("LEVEL 2 STAIR A: 40 OCC."), []);
  assert.deepEqual(conflictsWith("THIRD FLOOR OCCUPANT LOAD: 68"), []);
});

Deno.test("a number under ROOM and a name under NAME are one space", () => {
  const page = sheet("CODE SUMMARY").table(80, 80, [60, 140, 140, 80, 80, 80], [
    ["OCCUPANT LOAD"],
    ["ROOM", "NAME", "FUNCTION", "AREA", "FACTOR", "OCC."],
    ["12", "RECITAL HALL", "TABLES AND CHAIRS", "900", "15 NET", "60"],
    ["", "TOTAL", "", "", "", "60"],
  ]);
  const { occupantLoads } = extractPlanSet([page.build()]);
  assert.deepEqual(occupantLoads.map(({ space }) => space), ["RECITAL HALL 12", "TOTAL"]);
});

Deno.test("widths for each person are no areas for each person", () => {
  const { occupantLoads } = extractPlanSet([
    sheet().table(100, 300, [120, 80, 120, 120], [
      ["SPACE", "AREA", "FACTOR", "OCCUPANTS"],
      ["GUEST FLOOR", "10,912", "200", "55"],
      [`STAIR A, 48" CLR.`, "160", "0.3 IN.", "28"],
      [`STAIR B, 48" CLR.`, "160", "0.2 INCHES", "28"],
      [`DOOR C, 36" CLR.`, "160", "0.2 INCH", "28"],
    ]).build(),
  ]);
  assert.deepEqual(occupantLoads.map(({ space }) => space), ["GUEST FLOOR"]);
});

Deno.test("EXITS beside areas and factors counts the ways out of a space and does not name it", () => {
  const table = sheet("CODE SUMMARY").table(80, 80, [160, 80, 120, 80, 80], [
    ["FLOOR AND USE", "AREA", "FACTOR", "PERSONS", "EXITS"],
    ["FIRST: WAITING", "730", "15 NET", "49", "2"],
    ["SECOND: GYM 205", "2,700", "50 GROSS", "54", "1"],
    ["SECOND: OFFICES", "2,565", "150 GROSS", "18", ""],
  ]);
  const { occupantLoads } = extractPlanSet([table.build()]);
  assert.deepEqual(occupantLoads.map((it) => [it.space, it.occupants]), [
    ["FIRST: WAITING", 49],
    ["SECOND: GYM 205", 54],
    ["SECOND: OFFICES", 18],
  ]);
  const named = sheet("CODE SUMMARY").table(80, 80, [160, 80, 120, 80], [
    ["EXITS", "AREA", "FACTOR", "PERSONS"],
    ["LOBBY DOORS", "730", "15 NET", "49"],
    ["REAR DOORS", "600", "15 NET", "40"],
  ]);
  const { occupantLoads: ways } = extractPlanSet([named.build()]);
  assert.deepEqual(ways.map((it) => it.space), ["LOBBY DOORS", "REAR DOORS"]);
});
