import assert from "node:assert/strict";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

const sheet = () => new PageBuilder().titleBlock("A-601", "SCHEDULES");

/** Rows of cells on equal columns, without rulings. */
function place(page: PageBuilder, at: [x: number, y: number], pitch: number, rows: string[][]) {
  rows.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      if (cell !== "") page.text(at[0] + column * pitch, at[1] + row * 12, cell);
    })
  );
  return page;
}

const tablesOf = (page: PageBuilder) => extractPlanSet([page.build()]).schedules;

Deno.test("columns of notes under headings side by side are no table", () => {
  const page = sheet();
  ["GENERAL NOTES", "FIRE NOTES", "LIFE SAFETY NOTES"].forEach((heading, column) => {
    const x = 60 + 260 * column;
    page.text(x, 60, heading, { isBold: true })
      .text(x, 76, "1. ALL EXIT DOORS SHALL OPEN FROM THE INSIDE")
      .text(x, 87, "WITHOUT A KEY OR SPECIAL KNOWLEDGE.")
      .text(x, 98, "2. PROVIDE GUARDS AT ALL OPEN SIDES.");
  });
  const { schedules, notes } = extractPlanSet([page.build()]);
  assert.deepEqual(schedules, []);
  const first = notes.filter((note) => note.text.startsWith("1. ALL EXIT DOORS"));
  assert.deepEqual(first.map((note) => note.heading), [
    "GENERAL NOTES",
    "FIRE NOTES",
    "LIFE SAFETY NOTES",
  ]);
});

Deno.test("tables that share their baselines are all read", () => {
  const page = sheet().text(60, 60, "PLUMBING FIXTURE SCHEDULE", { size: 11, isBold: true })
    .text(640, 60, "EXHAUST FAN SCHEDULE", { size: 11, isBold: true });
  place(page, [60, 80], 70, [
    ["MARK", "FIXTURE", "WASTE", "VENT"],
    ["P-1", "LAVATORY", `1 1/4"`, `1 1/4"`],
    ["P-2", "SINK", `1 1/2"`, `1 1/4"`],
  ]);
  place(page, [640, 80], 70, [
    ["MARK", "LOCATION", "CFM", "REMARKS"],
    ["EF-1", "TOILET", "150", "CEILING"],
    ["EF-2", "JANITOR", "75", "CEILING"],
  ]);
  const tables = tablesOf(page);
  assert.deepEqual(tables.map((it) => [it.title, it.rows.length]).sort(), [
    ["EXHAUST FAN SCHEDULE", 2],
    ["PLUMBING FIXTURE SCHEDULE", 2],
  ]);
});

Deno.test("keys and values beside a table are read too", () => {
  const page = sheet();
  place(page, [60, 80], 70, [
    ["MARK", "FIXTURE", "WASTE", "VENT"],
    ["P-1", "LAVATORY", `1 1/4"`, `1 1/4"`],
    ["P-2", "SINK", `1 1/2"`, `1 1/4"`],
  ]);
  place(page, [640, 80], 160, [
    ["CONSTRUCTION TYPE", "V-B"],
    ["SPRINKLERED", "YES, NFPA 13"],
    ["STORIES", "1"],
  ]);
  const { codeSummary } = extractPlanSet([page.build()]);
  assert.deepEqual(codeSummary.constructionType.map((it) => it.value), ["VB"]);
  assert.deepEqual(codeSummary.stories.map((it) => it.value), [1]);
});

Deno.test("a header of two lines heads each column with both its words", () => {
  const page = sheet().text(60, 52, "WINDOW SCHEDULE", { size: 11, isBold: true });
  place(page, [60, 80], 90, [
    ["", "FRAME", "", "SILL", "PRODUCT"],
    ["MARK", "WIDTH", "HEIGHT", "HEIGHT", "APPROVAL"],
    ["A", `3'-0"`, `5'-0"`, `2'-0"`, "FL 12345"],
    ["B", `4'-0"`, `5'-0"`, `2'-6"`, "FL 12345"],
  ]);
  const { windows } = extractPlanSet([page.build()]);
  assert.deepEqual(
    windows.map((it) => [it.mark, it.widthIn, it.heightIn, it.sillHeightIn, it.productApproval]),
    [["A", 36, 60, 24, "FL 12345"], ["B", 48, 60, 30, "FL 12345"]],
  );
});

Deno.test("a title in the lettering of the header is not stacked on it", () => {
  const page = sheet();
  place(page, [60, 80], 90, [
    ["", "OPENINGS OF ALL UNITS"],
    ["MARK", "WIDTH", "HEIGHT", "RATING"],
    ["1", `3'-0"`, `7'-0"`, "20 MIN"],
    ["2", `3'-0"`, `7'-0"`, "-"],
  ]);
  assert.deepEqual(tablesOf(page)[0].columns.map((it) => it.header), [
    "MARK",
    "WIDTH",
    "HEIGHT",
    "RATING",
  ]);
});

Deno.test("group heads of a ruled table stand over their own columns", () => {
  const [x, y, widths] = [80, 80, [50, 60, 60, 60, 60, 90]];
  const edges = widths.reduce((all, it) => [...all, all.at(-1)! + it], [x]);
  const right = edges.at(-1)!;
  const page = sheet();
  [y, y + 32, y + 48, y + 64].forEach((at) => page.line(x, at, right, at));
  page.line(x, y, x, y + 64).line(right, y, right, y + 64).line(edges[1], y + 16, edges[5], y + 16);
  edges.slice(1, -1).forEach((at, index) =>
    page.line(at, [0, 2, 4].includes(index) ? y : y + 16, at, y + 64)
  );
  page.text(82, y + 12, "MARK").text(185, y + 4, "SIZE").text(310, y + 4, "FRAME")
    .text(edges[5] + 4, y + 12, "REMARKS");
  const rows = [
    ["", "W", "HT", "MATL", "RATING", ""],
    ["101", `3'-0"`, `7'-0"`, "HM", "20 MIN", "CLOSER"],
    ["102", `2'-8"`, `6'-8"`, "WD", "-", "PRIVACY"],
  ];
  rows.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      if (cell !== "") page.text(edges[column] + 4, y + 20 + 16 * row, cell);
    })
  );
  const [table] = tablesOf(page);
  assert.deepEqual(table.columns, [
    { header: "MARK", meaning: "mark" },
    { header: "SIZE W", meaning: "width" },
    { header: "SIZE HT", meaning: "height" },
    { header: "FRAME MATL", meaning: null },
    { header: "FRAME RATING", meaning: "fire rating" },
    { header: "REMARKS", meaning: "remarks" },
  ]);
  assert.deepEqual(table.rows.map((row) => row.cells.map((cell) => cell.text)), rows.slice(1));
});

Deno.test("a table goes on below the name of a part, beside notes on the same line, under a title of its own", () => {
  const page = sheet().text(60, 60, "OCCUPANT LOAD", { isBold: true });
  const head = ["SPACE / USE", "AREA", "FACTOR", "OCC"];
  const rows = [
    ["GROUND FLOOR"],
    ["SHOWROOM", "2,400", "60 GROSS", "40"],
    ["STOCK", "600", "300 GROSS", "2"],
    ["UPPER FLOOR"],
    ["OFFICES", "3,000", "150 GROSS", "20"],
  ];
  head.forEach((it, column) => page.text(60 + column * 90, 72, it, { isBold: true }));
  rows.forEach((cells, row) =>
    cells.forEach((it, column) => page.text(60 + column * 90, 92 + row * 17, it))
  );
  page.text(460, 72, "VERIFY ALL LOADS WITH THE OWNER BEFORE FURNITURE IS SET.");
  const [table] = tablesOf(page);
  assert.deepEqual([table.title, table.kind], ["OCCUPANT LOAD", "occupant load"]);
  assert.deepEqual(table.columns.map(({ header }) => header), head);
  assert.deepEqual(table.rows.map(({ cells }) => cells[0].text), rows.map(([first]) => first));
});

Deno.test("columns of one head are told apart by the groups over them", () => {
  const page = sheet().text(60, 36, "DOOR SCHEDULE", { isBold: true })
    .centred(210, 51, "DOOR").centred(390, 51, "FRAME");
  place(page, [60, 60], 90, [
    ["MARK", "MATERIAL", "FINISH", "MATERIAL", "FINISH"],
    ["101", "WD", "STAIN", "HM", "PAINT"],
    ["102", "HM", "PAINT", "HM", "PAINT"],
    ["103", "WD", "STAIN", "WD", "STAIN"],
  ]);
  const [schedule] = tablesOf(page);
  assert.equal(schedule.rows.length, 3);
  assert.deepEqual(schedule.rows[0].cells.map(({ text }) => text), [
    "101",
    "WD",
    "STAIN",
    "HM",
    "PAINT",
  ]);
});

Deno.test("a ruled head of groups gives each column its group's name", () => {
  const page = sheet().text(60, 48, "DOOR SCHEDULE", { isBold: true });
  for (const y of [60, 88, 102, 116, 130]) page.line(60, y, 400, y);
  page.line(120, 74, 400, 74);
  for (const x of [60, 120, 260, 400]) page.line(x, 60, x, 130);
  for (const x of [190, 330]) page.line(x, 74, x, 130);
  page.text(64, 68, "MARK").centred(190, 63, "DOOR").centred(330, 63, "FRAME");
  ["MATERIAL", "FINISH", "MATERIAL", "FINISH"].forEach((head, column) => {
    page.text(124 + 70 * column, 77, head);
  });
  const rows = [["101", "WD", "STAIN", "HM", "PAINT"], ["102", "HM", "PAINT", "HM", "PAINT"]];
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      page.text(column === 0 ? 64 : 54 + 70 * column, 91 + 14 * row, cell);
    });
  });
  const [schedule] = tablesOf(page);
  assert.deepEqual(schedule.columns.map(({ header }) => header), [
    "MARK",
    "DOOR MATERIAL",
    "DOOR FINISH",
    "FRAME MATERIAL",
    "FRAME FINISH",
  ]);
});

Deno.test("columns of one head under two groups are headed with their group", () => {
  const page = sheet();
  place(page, [60, 80], 70, [
    ["MARK", "DOOR", "", "FRAME"],
    ["", "MATERIAL", "FINISH", "MATERIAL", "FINISH"],
    ["101", "WOOD", "PAINT", "STEEL", "PAINT"],
    ["102", "STEEL", "GALV", "STEEL", "PAINT"],
  ]);
  const [table] = tablesOf(page);
  assert.deepEqual(table.columns.map(({ header }) => header), [
    "MARK",
    "DOOR MATERIAL",
    "DOOR FINISH",
    "FRAME MATERIAL",
    "FRAME FINISH",
  ]);
  assert.deepEqual(table.rows[1].cells.map(({ text }) => text), [
    "102",
    "STEEL",
    "GALV",
    "STEEL",
    "PAINT",
  ]);
});

Deno.test("a head cut short with a period heads its column", () => {
  const page = sheet();
  place(page, [60, 80], 70, [
    ["NO.", "WIDTH", "HEIGHT", "MATERIAL"],
    ["101", `3'-0"`, `7'-0"`, "WOOD"],
    ["102", `3'-0"`, `7'-0"`, "STEEL"],
  ]);
  const [table] = tablesOf(page);
  assert.deepEqual(table.rows.map(({ cells }) => cells[0].text), ["101", "102"]);
});

Deno.test("design data by short keys are a list", () => {
  const page = place(sheet(), [60, 80], 90, [
    ["STD", "ASCE 7-22"],
    ["Vult", "142 MPH"],
    ["Vasd", "110 MPH"],
    ["RISK / EXP", "II / D"],
    ["GCpi", "+/- 0.18"],
  ]);
  const { codeSummary, schedules } = extractPlanSet([page.build()]);
  assert.equal(schedules.length, 1);
  assert.deepEqual(codeSummary.windSpeedMph.map(({ value }) => value.mph), [142, 110]);
});

Deno.test("a long entry that comes up to the next column ends where the entries of that column begin", () => {
  const page = new PageBuilder().titleBlock("A-601", "SCHEDULES");
  const rows: [number, string][][] = [
    [[60, "MARK"], [120, "SIZE"], [200, "TYPE"], [244.8, "HDWE"]],
    [[60, "D1"], [120, `3'-0" x 6'-8"`], [200, "STEEL"], [244.8, "LEVER"]],
    [[60, "D2"], [120, `2'-8" x 6'-8"`], [200, "WOOD"], [244.8, "KNOB"]],
    [[60, "D3"], [120, `2'-6" x 6'-8"`], [200, "HOLLOW CORE LEVER"]],
  ];
  rows.forEach((row, at) => row.forEach(([x, text]) => page.text(x, 100 + 12 * at, text)));
  const [doors] = extractPlanSet([page.build()]).schedules;
  assert.deepEqual(doors.rows.at(-1)!.cells.map(({ text }) => text), [
    "D3",
    `2'-6" x 6'-8"`,
    "HOLLOW CORE",
    "LEVER",
  ]);
});

Deno.test("a list under a name of data is one, whatever its keys are", () => {
  const rows = [
    ["Zone and panel", "AE, panel 12127C0690J"],
    ["Lowest floor of house", "9.00 ft NAVD 88"],
    ["Garage slab", "6.50 ft NAVD 88"],
    ["Condensing unit CU-1 pad", "8.20 ft NAVD 88"],
  ];
  const under = (name: string) =>
    tablesOf(place(sheet().text(60, 66, name, { isBold: true }), [60, 80], 150, rows))
      .map(({ title, rows }) => [title, rows.length]);
  assert.deepEqual(under("Flood data"), [["Flood data", 4]]);
  assert.deepEqual(under("WIND DESIGN CRITERIA:"), [["WIND DESIGN CRITERIA:", 4]]);
  assert.deepEqual(under("Flood elevations of the neighbors"), []);
});

Deno.test("heads cut short with a full stop head their columns", () => {
  const page = sheet().text(60, 60, "WDWS.", { size: 11, isBold: true });
  place(page, [60, 80], 90, [
    ["NO.", "SIZE", "TYPE", "NET CLR.", "SILL", "PROT."],
    ["W1", `3'-0" x 5'-0"`, "S.H.", "5.7 SF", `24"`, "SHUTTER"],
    ["W2", `3'-0" x 4'-0"`, "S.H.", "5.4 SF", `44"`, "SHUTTER"],
  ]);
  const [table] = tablesOf(page);
  assert.equal(table.kind, "window");
  assert.deepEqual(table.columns.map(({ header }) => header), [
    "NO.",
    "SIZE",
    "TYPE",
    "NET CLR.",
    "SILL",
    "PROT.",
  ]);
  assert.deepEqual(table.rows[1].cells.map(({ text }) => text), [
    "W2",
    `3'-0" x 4'-0"`,
    "S.H.",
    "5.4 SF",
    `44"`,
    "SHUTTER",
  ]);
});

Deno.test("heads as far apart as no others are on their line head one table", () => {
  const page = sheet().text(60, 60, "LIFE SAFETY DATA", { size: 11, isBold: true });
  place(page, [60, 80], 300, [
    ["SPACE", "O.L.", "EXITS"],
    ["YOUTH 108", "52", "1"],
    ["OFFICE 105", "1", "1"],
  ]);
  assert.deepEqual(tablesOf(page).map(({ rows }) => rows.length), [2]);
});

Deno.test("the heads of the next list end a table, and its title is no row of it", () => {
  const page = sheet().text(60, 60, "DRS. (PER UNIT)", { size: 9, isBold: true });
  place(page, [60, 76], 110, [
    ["NO.", "SIZE", "CLR.", "REMARKS"],
    ["D1", `2'-9" x 6'-8"`, `31"`, "MAIN EGRESS DR."],
    ["D2", `2'-8" x 6'-8"`, `30"`, "GARAGE TO ENTRY"],
  ]).text(60, 122, "LT. & VENT. (SF)", { size: 9, isBold: true });
  place(page, [60, 136], 110, [
    ["RM.", "FLR.", "GLZ.", "OPER."],
    ["BR 1", "196", "16.0", "7.9"],
    ["BR 3", "132", "9.6", "5.4"],
  ]);
  assert.deepEqual(tablesOf(page).map(({ title, kind, rows }) => [title, kind, rows.length]), [
    ["DRS. (PER UNIT)", "door", 2],
    ["LT. & VENT. (SF)", "other", 2],
  ]);
});

Deno.test("keys and values right of a table are a list of their own", () => {
  const page = sheet().text(60, 60, "CODE DATA", { size: 11, isBold: true });
  place(page, [60, 80], 130, [
    ["ITEM", "SHOWN", "ALLOW./REQ'D"],
    ["STORIES", "1", "1"],
    ["BLDG. HT.", `24'-6"`, `40'-0"`],
    ["F.E. TRAVEL, E. WING", `82'-0" MAX.`, ""],
    ["F.E. TRAVEL, W. WING", `74'-0" MAX.`, ""],
    ["POTTY PARITY", "1.5", "1.5"],
  ]);
  page.text(460, 80, "SITE DATA", { size: 11, isBold: true });
  place(page, [460, 92.2], 150, [
    ["FIRE LANE", `20'-0" CLR.`],
    ["LANE TO NEAREST DR.", `62'-0"`],
    ["F.H. TO BLDG.", `396'-0"`],
    ["STREET NO.", `6" HI.`],
  ]);
  const rows = Object.fromEntries(
    tablesOf(page).map(({ title, rows }) => [
      title,
      rows.map(({ cells }) => cells.map(({ text }) => text).filter(Boolean).join(" | ")),
    ]),
  );
  assert.deepEqual(rows["SITE DATA"], [
    `FIRE LANE | 20'-0" CLR.`,
    `LANE TO NEAREST DR. | 62'-0"`,
    `F.H. TO BLDG. | 396'-0"`,
    `STREET NO. | 6" HI.`,
  ]);
  assert.equal(rows["CODE DATA"][2], `F.E. TRAVEL, E. WING | 82'-0" MAX.`);
  assert.equal(rows["CODE DATA"].length, 5);
  const { codeSummary } = extractPlanSet([page.build()]);
  assert.deepEqual(codeSummary.buildingHeightFt.map(({ value }) => value), [24.5]);
  assert.deepEqual(codeSummary.allowableHeightFt.map(({ value }) => value), [40]);
});
