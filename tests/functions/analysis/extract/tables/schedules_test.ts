import assert from "node:assert/strict";
import { scheduleKindOf } from "../../../../../functions/analysis/extract/tables/schedule_kinds.ts";
import type { ColumnMeaning } from "../../../../../functions/_shared/domain/plan_set.ts";
import { headerMeaning } from "../../../../../functions/analysis/extract/tables/headers.ts";
import { conflictsOf } from "../../../../../functions/_rules/conflicts/mod.ts";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

const sheet = () => new PageBuilder().titleBlock("A-601", "SCHEDULES");

Deno.test("headers keep their meaning in every usual wording", () => {
  const cases: [string, string | null][] = [
    ["MARK", "mark"],
    ["NO.", "mark"],
    ["DOOR NO.", "mark"],
    ["MK", "mark"],
    ["TAG", "mark"],
    ["SIZE (W x H)", "size"],
    ["NOMINAL SIZE", "size"],
    ["W", "width"],
    ["HT.", "height"],
    ["THK", "thickness"],
    ["HDWR", "hardware"],
    ["HDW SET", "hardware"],
    ["FIRE RATING", "fire rating"],
    ["LABEL", "fire rating"],
    ["RTG (MIN)", "fire rating"],
    ["One person per", "factor"],
    ["FACT", "factor"],
    ["CLEAR AREA CLEAR W x H", "clear opening"],
    ["CL TO WALL (IN)", null],
    ["CLEAR", "clear width"],
    ["NET CLEAR OPENING", "clear opening"],
    ["SILL A.F.F.", "sill height"],
    ["U-FACTOR", "u-factor"],
    ["FL NO.", "product approval"],
    ["NOA", "product approval"],
    ["DP", "design pressure"],
    ["D.P. REQ'D / RATED", "design pressure"],
    ["N.O.A. / EXP.", "product approval"],
    ["F.L. APPROVAL", "product approval"],
    ["LEAF", "size"],
    ["NET SF", "area"],
    ["SUPPLY", "airflow"],
    ["OCC", "occupants"],
    ["LOAD FACTOR", "factor"],
    ["OUTDOOR AIR CFM", "outdoor air"],
    ["SUPPLY CFM", "airflow"],
    ["BREAKER TYPE", "protection"],
    ["CKT", "circuit"],
    ["AMPS", "breaker"],
    ["REMARKS", "remarks"],
    ["CLEAR, IN.", "clear width"],
    ["OPENING CLEAR, IN.", "clear width"],
    ["BLT", "provided"],
    ["BUILT (HR)", "provided"],
    ["NEEDED", "required"],
    ["VAL", "value"],
    ["REM", "remarks"],
    ["COLOUR OF FRAME BY OWNER", null],
  ];
  for (const [header, meaning] of cases) assert.equal(headerMeaning(header), meaning, header);
});

Deno.test("SCH is a schedule", () => {
  const kindOf = (title: string) =>
    scheduleKindOf(title, ["mark", "room", "product approval"], false);
  assert.deepEqual(["DR SCH", "WDW SCH.", "NOA LIST"].map(kindOf), [
    "door",
    "window",
    "product approval",
  ]);
});

Deno.test("a ruled schedule with title row gives every cell under its header", () => {
  const page = sheet().table(80, 80, [50, 120, 100, 120], [
    ["DOOR SCHEDULE"],
    ["NO.", "SIZE", "CLEAR", "HARDWARE"],
    ["100", `PR 3'-0" x 7'-0"`, `66"`, "PANIC"],
    ["101", `3'-0" x 7'-0"`, `34"`, "LEVER, CLOSER"],
  ]);
  const { schedules, doors } = extractPlanSet([page.build()]);
  assert.equal(schedules.length, 1);
  assert.equal(schedules[0].kind, "door");
  assert.equal(schedules[0].title, "DOOR SCHEDULE");
  assert.deepEqual(schedules[0].rows.map((row) => row.cells.map((cell) => cell.text)), [
    ["100", `PR 3'-0" x 7'-0"`, `66"`, "PANIC"],
    ["101", `3'-0" x 7'-0"`, `34"`, "LEVER, CLOSER"],
  ]);
  assert.deepEqual(doors.map((door) => [door.mark, door.widthIn, door.leaves, door.clearWidthIn]), [
    ["100", 36, 2, 66],
    ["101", 36, 1, 34],
  ]);
});

Deno.test("a title over the table, columns of width and height, and cells of two lines are read", () => {
  const page = sheet().text(80, 66, "WINDOW SCHEDULE", { size: 10, isBold: true })
    .table(80, 80, [50, 60, 60, 140, 60], [
      ["TAG", "WIDTH", "HEIGHT", "NET CLEAR OPENING", "SILL"],
      ["W1", `3'-1"`, `5'-3"`, "", `44"`],
      ["W2", `4'-0"`, `4'-0"`, "-", `36"`],
    ], 24).text(194 + 60, 80 + 24 + 3, "5.1 SF").text(194 + 60, 80 + 24 + 13, `(30.5" x 24.1")`);
  const { windows } = extractPlanSet([page.build()]);
  assert.deepEqual(
    windows.map((it) => [it.mark, it.widthIn, it.heightIn, it.clearOpeningSqft, it.sillHeightIn]),
    [["W1", 37, 63, 5.1, 44], ["W2", 48, 48, null, 36]],
  );
  assert.equal(windows[0].clearOpeningWidthIn, 30.5);
});

Deno.test("clear width, height and area of an escape opening stand in columns of their own", () => {
  const page = sheet().text(80, 66, "WINDOW SCHEDULE", { size: 10, isBold: true })
    .table(80, 80, [50, 90, 90, 90, 60, 90], [
      ["TAG", "R.O. WIDTH", "EGRESS CLR W", "EGRESS CLR H", "NET SF", "SILL"],
      ["W1", `37"`, `32"`, `25"`, "5.6", `24"`],
      ["W2", `49"`, `19"`, `44"`, "5.8", `36"`],
    ], 24);
  const { windows } = extractPlanSet([page.build()]);
  assert.deepEqual(
    windows.map((it) => [it.clearOpeningWidthIn, it.clearOpeningHeightIn, it.clearOpeningSqft]),
    [[32, 25, 5.6], [19, 44, 5.8]],
  );
});

Deno.test("heads under the names of groups count where most of them are known", () => {
  const widths = [50, 90, 90, 90, 90, 60, 90];
  const page = sheet().text(80, 50, "WINDOW SCHEDULE", { size: 10, isBold: true })
    .table(80, 80, widths, [
      ["MK", "LOCATION", "W", "H", "SF", "A.F.F.", "PANE"],
      ["A", "BED 2", `33"`, `25"`, "5.7", `46"`, "LMI LAM"],
      ["B", "BED 3", `31"`, `24"`, "5.2", `24"`, "LMI LAM"],
    ]);
  const right = 80 + widths.reduce((sum, it) => sum + it, 0);
  page.line(80, 64, right, 64);
  for (const x of [80, 220, 490, 550, right]) page.line(x, 64, x, 80);
  page.text(84, 68, "UNIT").text(224, 68, "NET CLR OPNG").text(494, 68, "SILL").text(
    554,
    68,
    "GLASS",
  );
  const { windows, schedules } = extractPlanSet([page.build()]);
  assert.deepEqual(schedules[0].columns.map(({ meaning }) => meaning), [
    "mark",
    "room",
    "clear width",
    null,
    "clear opening",
    "sill height",
    "glazing",
  ]);
  assert.deepEqual(windows.map((it) => [it.mark, it.sillHeightIn]), [["A", 46], ["B", 24]]);
});

Deno.test("how a window opens stands under TYPE, or under OPERATION where no type is listed", () => {
  const typeUnder = (header: string) => {
    const page = sheet().text(80, 66, "WINDOW SCHEDULE", { size: 10, isBold: true })
      .table(80, 80, [50, 90, 60, 60], [
        ["TAG", header, "WIDTH", "HEIGHT"],
        ["A", "PICTURE, FIXED", `36"`, `48"`],
        ["B", "SLIDER", `60"`, `48"`],
      ], 24);
    return extractPlanSet([page.build()]).windows.map(({ type }) => type);
  };
  assert.deepEqual(typeUnder("TYPE"), ["PICTURE, FIXED", "SLIDER"]);
  assert.deepEqual(typeUnder("OPERATION"), ["PICTURE, FIXED", "SLIDER"]);
});

Deno.test("a table without column rulings is cut at its gutters", () => {
  const page = sheet().text(80, 66, "OCCUPANT LOAD CALCULATION", { size: 10, isBold: true });
  const rows = [
    ["SPACE", "AREA", "FACTOR", "OCCUPANTS"],
    ["DINING", "2,550", "15 NET", "170"],
    ["KITCHEN", "1,900", "200 GROSS", "10"],
    ["TOTAL", "4,450", "", "180"],
  ];
  rows.forEach((cells, row) => {
    page.line(80, 80 + 16 * row, 480, 80 + 16 * row);
    cells.forEach((cell, column) => {
      if (cell !== "") page.text(84 + 100 * column, 84 + 16 * row, cell);
    });
  });
  page.line(80, 80 + 64, 480, 80 + 64);
  const { occupantLoads } = extractPlanSet([page.build()]);
  assert.deepEqual(
    occupantLoads.map((
      it,
    ) => [it.space, it.areaSqft, it.factor, it.basis, it.occupants, it.isTotal]),
    [
      ["DINING", 2550, 15, "net", 170, false],
      ["KITCHEN", 1900, 200, "gross", 10, false],
      ["TOTAL", 4450, null, null, 180, true],
    ],
  );
});

Deno.test("a total that is not the sum of its rows is a conflict", () => {
  const page = sheet().table(80, 80, [120, 80, 80, 80], [
    ["OCCUPANT LOAD"],
    ["SPACE", "AREA", "FACTOR", "OCC"],
    ["OFFICE", "1,500", "150 GROSS", "10"],
    ["MEETING", "450", "15 NET", "30"],
    ["TOTAL", "1,950", "", "35"],
  ]);
  const conflicts = conflictsOf(extractPlanSet([page.build()]));
  assert.deepEqual(conflicts.map((it) => [it.topic, it.a.value, it.b.value]), [
    ["occupant load", "35 occupants", "40 occupants"],
  ]);
});

Deno.test("walls with names between them are no table", () => {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN").rect(100, 100, 300, 240)
    .line(100, 180, 400, 180).line(100, 260, 400, 260).line(250, 100, 250, 340)
    .text(140, 130, "KITCHEN").text(300, 130, "DINING").text(140, 215, "BATH").text(
      300,
      215,
      "DEN",
    );
  assert.deepEqual(extractPlanSet([page.build()]).schedules, []);
});

Deno.test("rooms one below the other with a stair beside them are no table", () => {
  const page = new PageBuilder().titleBlock("A-101", "UNIT PLANS").rect(100, 60, 130, 260)
    .line(100, 140, 230, 140).line(100, 230, 230, 230).line(165, 230, 165, 320)
    .text(140, 95, "LIVING", { isBold: true }).text(110, 170, "PANTRY").text(110, 200, "HALL")
    .text(110, 270, "BED 2").text(180, 270, "BED 3");
  for (let tread = 0; tread < 8; tread++) page.line(205, 145 + 9 * tread, 228, 145 + 9 * tread);
  const set = extractPlanSet([page.build()]);
  assert.deepEqual(set.schedules, []);
  assert.ok(set.rooms.some((room) => room.name === "HALL"));
});

Deno.test("a grid with a heading whose rows say something in one cell only is no schedule", () => {
  const rows = (cells: string[][]) =>
    extractPlanSet([sheet().table(80, 80, [90, 90], [["UNIT A"], ...cells]).build()]).schedules;
  assert.equal(rows([["STORAGE", ""], ["", "STAIR"], ["PORCH", ""], ["HALL", ""]]).length, 0);
  assert.equal(rows([["ROOF", "SHINGLE"], ["WALLS", "CMU"], ["FLOOR", "SLAB"]]).length, 1);
});

Deno.test("a row of several lines may be as tall as its lines", () => {
  const page = sheet().table(80, 80, [50, 120, 200], [
    ["PARTITION TYPES"],
    ["TYPE", "FIRE RATING", "REMARKS"],
    ["A", "1 HOUR", ""],
    ["B", "2 HOUR", ""],
  ], 70);
  for (const [index, text] of ["5/8 GYPSUM BOARD", "EACH SIDE OF", "STEEL STUDS"].entries()) {
    page.text(260, 80 + 2 * 70 + 4 + 12 * index, text);
  }
  const [schedule] = extractPlanSet([page.build()]).schedules;
  assert.deepEqual(schedule.rows.map((row) => row.cells[1].text), ["1 HOUR", "2 HOUR"]);
});

Deno.test("words of a table are not read a second time as notes", () => {
  const page = sheet().table(80, 80, [50, 200], [
    ["EXHAUST FAN SCHEDULE"],
    ["TAG", "REMARKS"],
    ["EF-1", "ROOF CAP"],
    ["EF-2", "WALL CAP"],
  ]).text(80, 200, "FANS ARE WIRED TO THE LIGHT SWITCH");
  const texts = extractPlanSet([page.build()]).notes
    .filter((note) => note.kind !== "title-block").map((note) => note.text);
  assert.deepEqual(texts, ["FANS ARE WIRED TO THE LIGHT SWITCH"]);
});

Deno.test("a schedule without any ruling is read by the alignment under its headers", () => {
  const page = sheet().text(80, 60, "DOOR SCHEDULE", { size: 10, isBold: true });
  const rows = [
    ["MARK", "SIZE", "MATERIAL", "REMARKS"],
    ["101", `3'-0" x 6'-8"`, "HM", "CLOSER"],
    ["102", `2'-8" x 6'-8"`, "WOOD", "PRIVACY LOCK"],
    ["103", `2'-6" x 6'-8"`, "WOOD", ""],
  ];
  rows.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      if (cell !== "") page.text(80 + 110 * column, 80 + 13 * row, cell);
    })
  );
  page.text(80, 200, "ALL DOORS SHALL HAVE LEVER HARDWARE");
  const { doors, notes } = extractPlanSet([page.build()]);
  assert.deepEqual(doors.map((door) => [door.mark, door.widthIn, door.material, door.remarks]), [
    ["101", 36, "HM", "CLOSER"],
    ["102", 32, "WOOD", "PRIVACY LOCK"],
    ["103", 30, "WOOD", null],
  ]);
  assert.ok(notes.some((note) => note.text === "ALL DOORS SHALL HAVE LEVER HARDWARE"));
});

Deno.test("keys with values aligned beside them are a code summary", () => {
  const page = sheet().text(80, 60, "BUILDING DATA", { size: 10, isBold: true });
  const rows = [
    ["OCCUPANCY GROUP", "B - BUSINESS"],
    ["CONSTRUCTION TYPE", "TYPE II-B"],
    ["FIRE SPRINKLERS", "NFPA 13"],
    ["NUMBER OF STORIES", "2"],
  ];
  rows.forEach(([key, value], row) =>
    page.text(80, 80 + 13 * row, key).text(260, 80 + 13 * row, value)
  );
  const { codeSummary: it } = extractPlanSet([page.build()]);
  assert.deepEqual(it.occupancyGroups.map((fact) => fact.value), [["B"]]);
  assert.deepEqual(it.constructionType.map((fact) => fact.value), ["IIB"]);
  assert.deepEqual(it.sprinklers.map((fact) => fact.value), ["NFPA 13"]);
  assert.deepEqual(it.stories.map((fact) => fact.value), [2]);
});

Deno.test("labels with leaders and colons are pairs wherever the value stands", () => {
  const page = sheet().text(80, 80, "OCCUPANCY:").text(220, 80, "GROUP M, MERCANTILE")
    .text(80, 120, "CONSTRUCTION TYPE ........ V-B").text(80, 160, "ULTIMATE WIND SPEED = 165 MPH");
  const { codeSummary: it } = extractPlanSet([page.build()]);
  assert.deepEqual(it.occupancyGroups.map((fact) => fact.value), [["M"]]);
  assert.deepEqual(it.constructionType.map((fact) => fact.value), ["VB"]);
  assert.deepEqual(it.windSpeedMph.map((fact) => fact.value.mph), [165]);
});

Deno.test("a panel schedule with two circuits a row gives a row for each", () => {
  const page = sheet().table(60, 80, [40, 120, 50, 50, 120, 40], [
    ["PANEL A - 200 A MAIN"],
    ["CKT", "LOAD", "AMPS", "AMPS", "LOAD", "CKT"],
    ["1", "RANGE", "50", "20", "KITCHEN", "2"],
    ["3", "DRYER", "30", "15", "BEDROOMS", "4"],
  ]);
  const [panel] = extractPlanSet([page.build()]).schedules;
  assert.deepEqual(panel.columns.map((column) => column.meaning), ["circuit", "load", "breaker"]);
  assert.deepEqual(panel.rows.map((row) => row.cells.map((cell) => cell.text)), [
    ["1", "RANGE", "50"],
    ["2", "KITCHEN", "20"],
    ["3", "DRYER", "30"],
    ["4", "BEDROOMS", "15"],
  ]);
});

Deno.test("sizes in decimal feet are read in schedules", () => {
  const page = sheet().table(80, 80, [40, 100, 100, 80, 120], [
    ["DOORS"],
    ["MK", "LOCATION", "LEAF", "CLR.", "REMARKS"],
    ["4", "BATH 1", "2.33 x 6.67", `26"`, "PRIVACY SET"],
    ["6", "GARAGE TO HOUSE", "3.00 x 6.67", `33"`, "WEATHERSTRIP"],
  ]);
  const { doors } = extractPlanSet([page.build()]);
  assert.deepEqual(doors.map((it) => [it.mark, it.widthIn, it.heightIn, it.clearWidthIn]), [
    ["4", 28, 80, 26],
    ["6", 36, 80, 33],
  ]);
});

Deno.test("two cells in bold over rows that are not are heads, whatever they say", () => {
  const rows = [["DEVICE COUNT"], ["", ""], ["KING SUITE", "NONE"], ["DOUBLE", "1"]];
  const headsOf = (isBold: boolean) => {
    const page = sheet().table(80, 80, [160, 160], rows)
      .text(84, 100, "GUESTROOM TYPE", { isBold })
      .text(244, 100, "SMOKE ALARMS", { isBold });
    return extractPlanSet([page.build()]).schedules[0].columns.map(({ header }) => header);
  };
  assert.deepEqual(headsOf(true), ["GUESTROOM TYPE", "SMOKE ALARMS"]);
  assert.deepEqual(headsOf(false), ["", ""]);
});

Deno.test("a mark with a number of its own is one door, a span of marks all of them", () => {
  const marksOf = (...marks: string[]) => {
    const rows = marks.map((mark) => [mark, `3'-0" x 7'-0"`, "LEVER"]);
    const page = sheet().table(80, 80, [60, 120, 120], [
      ["DOOR SCHEDULE"],
      ["NO.", "SIZE", "HARDWARE"],
      ...rows,
    ]);
    return extractPlanSet([page.build()]).doors.map(({ mark }) => mark);
  };
  const ofStairs = ["S1-1", "S1-2", "S2-1", "S2-2"];
  assert.deepEqual(marksOf(...ofStairs), ofStairs);
  assert.deepEqual(marksOf("B1-2", "B1-3"), ["B1-2", "B1-3"]);
  assert.deepEqual(marksOf("101", "102-104", "4-6"), ["101", "102", "103", "104", "4", "5", "6"]);
});

Deno.test("a door stands between the rooms under FROM and TO", () => {
  for (const [from, to] of [["FROM", "TO"], ["From", "To"], ["FROM RM.", "TO RM."]]) {
    const page = sheet().table(80, 80, [60, 120, 120, 120], [
      ["DOOR SCHEDULE"],
      ["NO.", from, to, "SIZE"],
      ["7", "LAB 4", "CLOSET, 8 SF", `2'-4" x 7'-0"`],
      ["8", "LAB 4", "OUTSIDE", `3'-0" x 7'-0"`],
    ]);
    const { doors } = extractPlanSet([page.build()]);
    assert.deepEqual(doors.map(({ location }) => location), [
      "LAB 4 / CLOSET, 8 SF",
      "LAB 4 / OUTSIDE",
    ]);
  }
});

/** A ruled table with its heads in bold. */
function headed(page: PageBuilder, y: number, ...[head, ...rows]: string[][]): PageBuilder {
  page.table(80, y, head.map(() => 150), [head.map(() => ""), ...rows]);
  head.forEach((it, column) => page.text(84 + column * 150, y + 4, it, { isBold: true }));
  return page;
}

Deno.test("heads in bold make a table of a grid, whatever they say", () => {
  const page = headed(
    sheet().text(80, 66, "CODES IN FORCE", { isBold: true }),
    80,
    ["CODE", "EDITION"],
    ["FLORIDA BUILDING CODE", "8TH ED."],
    ["NFPA 70", "2020"],
    ["NFPA 101", "2021"],
  );
  headed(
    page,
    200,
    ["GRAVITY LOADS", "VALUE"],
    ["ROOF LIVE", "20 PSF"],
    ["FLOOR LIVE", "50 PSF"],
    ["FLOOR DEAD", "15 PSF"],
  );
  headed(
    page.text(80, 306, "SANITARY PIPING", { isBold: true }),
    320,
    ["PIPE", "FALL"],
    [`2"`, `1/4"`],
    [`3"`, `1/8"`],
  );
  const { schedules } = extractPlanSet([page.build()]);
  assert.deepEqual(schedules.map(({ title, rows }) => [title, rows.length]), [
    ["CODES IN FORCE", 3],
    ["GRAVITY LOADS", 3],
    ["SANITARY PIPING", 2],
  ]);
});

Deno.test("a schedule continued without a header has the header of its beginning", () => {
  const widths = [50, 60, 60, 60];
  const first = sheet().table(80, 80, widths, [
    ["DOOR SCHEDULE"],
    ["MARK", "WIDTH", "HEIGHT", "RATING"],
    ["101", `3'-0"`, `7'-0"`, "-"],
    ["102", `3'-0"`, `7'-0"`, "20 MIN"],
  ]);
  const rows = [["201", `2'-8"`, `7'-0"`, "-"], ["202", `3'-0"`, `7'-0"`, "90 MIN"]];
  const marksOf = (title: string, columns = widths) => {
    const next = new PageBuilder().titleBlock("A-602", "SCHEDULES")
      .table(80, 80, columns, [[title], ...rows.map((row) => row.slice(0, columns.length))]);
    return extractPlanSet([first.build(1), next.build(2)]).doors
      .map((door) => [door.mark, door.widthIn, door.fireRatingMin]);
  };
  const begun = [["101", 36, null], ["102", 36, 20]];
  const whole = [...begun, ["201", 32, null], ["202", 36, 90]];
  assert.deepEqual(marksOf("DOOR SCHEDULE (CONT.)"), whole);
  assert.deepEqual(marksOf("DOOR SCHEDULE - CONTINUED"), whole);
  assert.deepEqual(marksOf("DOOR SCHEDULE CONT'D"), whole);
  assert.deepEqual(marksOf("PANEL SCHEDULE (CONT.)"), begun);
  const unheaded = [["201", null, null], ["202", null, null]];
  assert.deepEqual(marksOf("DOOR SCHEDULE (CONT.)", widths.slice(0, 3)), [...begun, ...unheaded]);
});

/** A ruled table under two rows of heads in bold; groups are `[text, columns]`. */
function grouped(title: string, groups: [string, number][], heads: string[], rows: string[][]) {
  const [width, height] = [90, 14];
  const right = 60 + width * heads.length;
  const page = sheet().text(60, 46, title, { size: 10, isBold: true });
  for (let row = 0; row <= rows.length + 2; row++) {
    page.line(60, 60 + height * row, right, 60 + height * row);
  }
  let at = 60;
  page.line(60, 60, 60, 60 + height);
  for (const [text, columns] of groups) {
    page.text(at + 3, 63, text, { isBold: true });
    at += width * columns;
    page.line(at, 60, at, 60 + height);
  }
  for (let column = 0; column <= heads.length; column++) {
    const x = 60 + width * column;
    page.line(x, 60 + height, x, 60 + height * (rows.length + 2));
  }
  heads.forEach((text, column) => page.text(63 + width * column, 77, text, { isBold: true }));
  rows.forEach((cells, row) =>
    cells.forEach((text, column) => page.text(63 + width * column, 91 + height * row, text))
  );
  return extractPlanSet([page.build()]).schedules[0];
}

Deno.test("a group that tells a figure heads no column, and what it tells stays a text", () => {
  const stairs = grouped("STAIR SCHEDULE", [["Stair", 1], ["Run: floor to floor 14 ft 0 in.", 3]], [
    "Stair",
    "Risers",
    "Riser",
    "Tread",
  ], [["Stair 1", "23", "7 5/16 in.", "11 in."], ["Stair 2", "24", "7 in.", "11 in."]]);
  assert.deepEqual(stairs.columns.map(({ header }) => header), [
    "Stair",
    "Risers",
    "Riser",
    "Tread",
  ]);
  assert.equal(stairs.rows.length, 2);
});

Deno.test("a group in the words of the title adds nothing to its columns, others do", () => {
  const building = grouped("BUILDING DATA", [["Building data", 2], ["Finish", 2]], [
    "Item",
    "This building",
    "Floor",
    "Wall",
  ], [["Stories", "2", "VCT", "Paint"], ["Area", "5,400", "VCT", "Paint"]]);
  assert.deepEqual(building.columns.map(({ header }) => header), [
    "Item",
    "This building",
    "Finish Floor",
    "Finish Wall",
  ]);
});

Deno.test("even rows under a larger title are a list, whatever their words say", () => {
  const page = sheet().text(80, 62, "ENERGY", { size: 12 }).table(80, 80, [120, 120, 90], [
    ["ITEM", "BLT", "REM"],
    ["PATH", "R402 PRESCRIPTIVE", "FORM ENCL"],
    ["CLG", "R-30 BLOWN", "FLAT"],
    ["WDW SHGC", "0.28", "ALL GLASS"],
    ["DUCT IN ATTIC", "R-6", "FLEX"],
    ["SLAB EDGE", "R-0", ""],
  ], 14);
  const [{ title, kind, columns, rows }] = extractPlanSet([page.build()]).schedules;
  assert.deepEqual([title, kind, rows.length], ["ENERGY", "insulation", 5]);
  assert.deepEqual(columns.map(({ meaning }) => meaning), ["item", "provided", "remarks"]);
});

Deno.test("heads without rulings between them stand over their columns; a title over them names the table", () => {
  const widths = [45, 125, 55, 330];
  const page = sheet().table(80, 112, widths, [
    ["101", `3'-0" x 7'-0"`, `34"`, "LEVER, CLOSER"],
    ["102", `2'-8" x 7'-0"`, `30"`, "POWDER, LEVER"],
    ["103", `3'-0" x 7'-0"`, `34"`, "LEVER, CLOSER"],
  ]).rect(80, 80, 555, 16).rect(80, 96, 555, 16);
  page.text(320, 84, "DOOR SCHEDULE", { isBold: true });
  ["NO.", "SIZE", "CLR.", "KIND"].forEach((head, at) =>
    page.text(84 + widths.slice(0, at).reduce((sum, it) => sum + it, 0), 100, head)
  );
  const { schedules: [list], doors } = extractPlanSet([page.build()]);
  assert.equal(list.title, "DOOR SCHEDULE");
  assert.deepEqual(list.columns.map(({ header }) => header), ["NO.", "SIZE", "CLR.", "KIND"]);
  assert.deepEqual(
    doors.map((it) => [it.mark, it.widthIn, it.clearWidthIn, it.remarks]),
    [["101", 36, 34, "LEVER, CLOSER"], ["102", 32, 30, "POWDER, LEVER"], [
      "103",
      36,
      34,
      "LEVER, CLOSER",
    ]],
  );
});

Deno.test("areas with their sides below a head nobody knows are clear openings", () => {
  const rows = (head: string) =>
    extractPlanSet([
      sheet().table(80, 80, [60, 140, 120, 60, 160], [
        ["WINDOWS"],
        ["MK", "ROOM", "SIZE", "SILL", head],
        ["C", "BEDROOM 1", "4'-0\" x 5'-0\"", '30"', "5.7 SF (34 1/4 x 24)"],
        ["E", "BEDROOM 3", "3'-0\" x 5'-0\"", '24"', "5.4 SF (31 x 25)"],
      ]).build(),
    ]).windows.map(({ mark, clearOpeningSqft }) => [mark, clearOpeningSqft]);
  assert.deepEqual(rows("NET WAY OUT"), [["C", 5.7], ["E", 5.4]]);
  assert.deepEqual(rows("GLASS AREA"), [["C", null], ["E", null]]);
});

Deno.test("two rows under a title in a cell of their table are a list", () => {
  const rows = [["R-VALUES"], ["PART", "R"], ["ATTIC", "R-38"], ["WALLS", "R-13"]];
  const { schedules } = extractPlanSet([sheet().table(80, 80, [60, 60], rows).build()]);
  assert.deepEqual(schedules.map(({ title }) => title), ["R-VALUES"]);
  const untitled = rows.slice(2).map((row) => row.map((it) => it.replace("R-", "")));
  assert.deepEqual(
    extractPlanSet([sheet().table(80, 80, [60, 60], untitled).build()]).schedules,
    [],
  );
});

Deno.test("a list of windows and glazed doors is what its columns tell", () => {
  const kindOf = (title: string, ...meanings: ColumnMeaning[]) =>
    scheduleKindOf(title, ["mark", ...meanings], false);
  assert.equal(kindOf("Window and glazed door schedule", "size", "sill height"), "window");
  assert.equal(kindOf("DOOR AND WINDOW SCHEDULE", "size", "u-factor"), "window");
  assert.equal(kindOf("WINDOW AND DOOR SCHEDULE", "size", "hardware"), "door");
  assert.equal(kindOf("DOORS & WINDOWS", "size"), "door");
  assert.equal(kindOf("WINDOWS & DOORS", "size"), "window");
});

Deno.test("a bold first row heads a table though rooms and floors in it have numbers", () => {
  const heads = (said: string[]) => {
    const widths = [70, 70, 70, 70];
    const page = sheet().table(80, 80, widths, [
      ["", "", "", ""],
      ["A", "1", "0", "2"],
      ["B", "1", "1", "2"],
      ["C", "1", "1", "2"],
    ]);
    said.forEach((head, at) => page.text(84 + at * 70, 84, head, { isBold: true }));
    page.text(80, 66, "ALARM COUNT", { size: 10, isBold: true });
    return extractPlanSet([page.build()]).schedules[0]?.columns.map(({ header }) => header);
  };
  const rooms = ["Apartment", "Bed 1", "Bed 2", "Hall 2nd"];
  assert.deepEqual(heads(rooms), rooms);
  assert.notDeepEqual(heads(["Apartment", '36"', "10 sf", '3/4"']), [
    "Apartment",
    '36"',
    "10 sf",
    '3/4"',
  ]);
});

Deno.test("a list of windows and exterior openings is one of windows", () => {
  const kind = (title: string) => scheduleKindOf(title, ["type", "size", "glazing"], false);
  assert.equal(kind("GLASS AND OVERHEAD DOORS"), "window");
  assert.equal(kind("GLASS DOORS"), "door");
  assert.equal(kind("WINDOW AND EXTERIOR OPENING SCHEDULE"), "window");
  assert.equal(kind("OPENING SCHEDULE"), "door");
});

Deno.test("sides of an opening are headed by any of their short words", () => {
  for (const head of ["WD.", "WID", "WDTH", "W", "WD. (IN)"]) {
    assert.equal(headerMeaning(head), "width");
  }
  for (const head of ["HGT.", "HGHT", "HT", "H"]) assert.equal(headerMeaning(head), "height");
  assert.equal(headerMeaning("WOOD"), null);
});

Deno.test("scheduleKindOf() takes rows of measures for no list of doors", () => {
  const kind = (title: string) => scheduleKindOf(title, ["item", "required", "provided"], false);
  assert.equal(kind("Rear ramp and door approach matrix"), "other");
  assert.equal(kind("Separation at the parking level"), "other");
  assert.equal(kind("Parking"), "parking");
  assert.equal(kind("Plumbing fixtures"), "plumbing fixture");
  assert.equal(scheduleKindOf("Doors", ["mark", "size", "required"], false), "door");
});

Deno.test("scheduleKindOf() knows the other half of a panel by its columns", () => {
  assert.equal(scheduleKindOf("Right half", ["circuit", "name", null, null], false), "panel");
  assert.equal(scheduleKindOf("Receptacles", ["room", "circuit", "name"], false), "other");
});
