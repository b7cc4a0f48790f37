import assert from "node:assert/strict";
import { extractPage } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

const sheet = () => new PageBuilder().titleBlock("A-601", "SCHEDULES");
const read = (page: PageBuilder) =>
  extractPage(page.build()).schedules.map(({ title, columns, rows, kind }) => ({
    title,
    kind,
    heads: columns.map(({ header }) => header),
    rows: rows.map(({ cells }) => cells.map(({ text }) => text)),
  }));

/** A frame with lines across it and none between its columns. */
function lined(page: PageBuilder, at: { x: number; y: number; width: number }, heights: number[]) {
  let y = at.y;
  page.line(at.x, y, at.x + at.width, y);
  for (const height of heights) {
    page.line(at.x, y, at.x, y + height).line(at.x + at.width, y, at.x + at.width, y + height);
    y += height;
    page.line(at.x, y, at.x + at.width, y);
  }
  return page;
}

Deno.test("a name over two columns without rulings names a group, and keeps them apart", () => {
  const page = lined(sheet(), { x: 80, y: 80, width: 480 }, [18, 32, 16, 16, 16]);
  page.centred(320, 85, "MINIMUM PLUMBING FIXTURES", { size: 9, isBold: true });
  for (
    const [x, y, text] of [
      [140, 110, "OCCUPANCY"],
      [300, 101, "WATER CLOSETS"],
      [270, 118, "MALE"],
      [330, 118, "FEMALE"],
      [420, 110, "LAVATORIES"],
      [510, 110, "SHOWERS"],
    ] as const
  ) page.centred(x, y, text, { isBold: true });
  [["BUSINESS", "1.8", "1.7", "2.2", "0"], ["STORAGE", "0.1", "0.2", "0.3", "0"], [
    "PROVIDED",
    "2",
    "3",
    "4",
    "1",
  ]].forEach((cells, row) => {
    page.text(84, 134 + 16 * row, cells[0]);
    cells.slice(1).forEach((text, at) =>
      page.centred([270, 330, 420, 510][at], 134 + 16 * row, text)
    );
  });
  const [{ title, heads, rows }] = read(page);
  assert.equal(title, "MINIMUM PLUMBING FIXTURES");
  assert.deepEqual(heads, [
    "OCCUPANCY",
    "WATER CLOSETS MALE",
    "WATER CLOSETS FEMALE",
    "LAVATORIES",
    "SHOWERS",
  ]);
  assert.deepEqual(rows[2], ["PROVIDED", "2", "3", "4", "1"]);
});

Deno.test("a head centered beside all that stands in its column heads it; a title within one column is a title", () => {
  const page = lined(sheet(), { x: 80, y: 80, width: 440 }, [18, 16, 16, 16, 16]);
  page.centred(300, 85, "PARKING", { size: 9, isBold: true });
  [[150, "USE"], [300, "RATIO"], [400, "REQUIRED"], [480, "PROVIDED"]].forEach(([x, text]) =>
    page.centred(x as number, 102, text as string, { isBold: true })
  );
  [["RETAIL", "1 PER 250 SF", "34", "36"], ["OFFICE", "1 PER 300 SF", "20", "20"], [
    "CLINIC",
    "1 PER 200 SF",
    "11",
    "12",
  ]].forEach((cells, row) => {
    page.text(84, 118 + 16 * row, cells[0]);
    cells.slice(1).forEach((text, at) => page.centred([300, 400, 480][at], 118 + 16 * row, text));
  });
  const [found] = read(page);
  assert.equal(found.title, "PARKING");
  assert.deepEqual(found.heads, ["USE", "RATIO", "REQUIRED", "PROVIDED"]);
  assert.deepEqual(found.rows[0], ["RETAIL", "1 PER 250 SF", "34", "36"]);
});

Deno.test("heads given again to the right begin a second block, whose rows follow the first", () => {
  const page = sheet().table(80, 80, [40, 90, 80, 40, 90, 80], [
    ["DOOR SCHEDULE"],
    ["NO.", "SIZE", "RATING", "NO.", "SIZE", "RATING"],
    ["101", "3-0 x 7-0", "20 MIN", "103", "3-6 x 7-0", ""],
    ["102", "2-8 x 7-0", "", "104", "4-0 x 7-0", "45 MIN"],
  ]);
  const [{ title, heads, rows }, ...more] = read(page);
  assert.equal(more.length, 0);
  assert.equal(title, "DOOR SCHEDULE");
  assert.deepEqual(heads, ["NO.", "SIZE", "RATING"]);
  assert.deepEqual(rows.map(([mark, size, rating]) => `${mark} ${size} ${rating}`.trim()), [
    "101 3-0 x 7-0 20 MIN",
    "102 2-8 x 7-0",
    "103 3-6 x 7-0",
    "104 4-0 x 7-0 45 MIN",
  ]);
});

Deno.test("heads that stand twice under groups of one thing are no second block", () => {
  const page = sheet().table(80, 80, [60, 60, 60, 60, 60], [
    ["MARK", "W", "H", "W", "H"],
    ["A", `36"`, `60"`, `32"`, `28"`],
    ["B", `24"`, `36"`, `20"`, `16"`],
  ]).text(80, 64, "WINDOW SCHEDULE", { size: 10, isBold: true });
  assert.equal(read(page)[0].heads.length, 5);
});

Deno.test("two tables that share a ruling are two, each with its title", () => {
  const page = sheet().table(80, 98, [40, 80, 80, 40, 80, 90], [
    ["MARK", "WIDTH", "HEIGHT", "MARK", "SIZE", "HEAD HT."],
    ["1", `3'-0"`, `7'-0"`, "A", "3-0 x 5-0", `7'-0"`],
    ["2", `2'-8"`, `6'-8"`, "B", "2-0 x 2-0", `7'-0"`],
  ]).line(80, 80, 490, 80).text(120, 84, "DOOR SCHEDULE").text(320, 84, "WINDOW SCHEDULE");
  for (const x of [80, 280, 490]) page.line(x, 80, x, 98);
  const found = read(page);
  assert.deepEqual(found.map(({ title, kind }) => [title, kind]), [
    ["DOOR SCHEDULE", "door"],
    ["WINDOW SCHEDULE", "window"],
  ]);
  assert.deepEqual(found[1].rows[1], ["B", "2-0 x 2-0", `7'-0"`]);
});

Deno.test("groups of columns side by side are no tables of their own", () => {
  const page = sheet().table(80, 98, [40, 80, 80, 80, 80], [
    ["MARK", "WIDTH", "HEIGHT", "MATERIAL", "FINISH"],
    ["1", `3'-0"`, `7'-0"`, "HM", "PAINT"],
    ["2", `2'-8"`, `6'-8"`, "WD", "STAIN"],
  ]).line(80, 80, 440, 80).text(120, 84, "DOOR").text(320, 84, "FRAME");
  for (const x of [80, 280, 440]) page.line(x, 80, x, 98);
  assert.equal(read(page).length, 1);
});

Deno.test("ditto marks say what stands above them, and nothing under an empty cell", () => {
  const page = sheet().table(80, 80, [90, 90, 90, 90], [
    ["FINISH SCHEDULE"],
    ["ROOM", "FLOOR", "WALLS", "CEILING"],
    ["LIVING", "OAK", "PAINT", ""],
    ["DINING", '"', "DO.", '"'],
    ["HALL", '"', "TILE", "DITTO"],
  ]);
  assert.deepEqual(read(page)[0].rows, [
    ["LIVING", "OAK", "PAINT", ""],
    ["DINING", "OAK", "PAINT", '"'],
    ["HALL", "OAK", "TILE", "DITTO"],
  ]);
});

Deno.test("words set close over each other in a cell are words", () => {
  const page = sheet().table(80, 80, [60, 90, 90, 90], [
    ["", "SIZE", "TYPE", "HARDWARE"],
    ["1", "3-0 x 7-0", "A", "1"],
    ["2", "2-8 x 7-0", "A", "2"],
  ], 20).text(86, 83, "DOOR").text(88, 90, "NO.").text(80, 64, "DOOR SCHEDULE", {
    size: 10,
    isBold: true,
  });
  assert.equal(read(page)[0].heads[0], "DOOR NO.");
});

Deno.test("a name set larger under a table is its title, one over the next table is not", () => {
  const rows = [
    ["MARK", "SIZE", "REINFORCING"],
    ["F1", `3'-0" x 3'-0"`, "(4) #5"],
    ["F2", `4'-0" x 4'-0"`, "(5) #5"],
  ];
  const below = sheet().table(80, 80, [60, 140, 140], rows)
    .text(90, 138, "FOOTING SCHEDULE", { size: 12, isBold: true });
  const next = sheet().table(80, 80, [60, 140, 140], rows)
    .text(90, 138, "DOOR SCHEDULE", { size: 12, isBold: true })
    .table(80, 154, [60, 140, 140], [["MARK", "SIZE", "HARDWARE"], ["1", "3-0 x 7-0", "1"], [
      "2",
      "3-0 x 7-0",
      "1",
    ]]);
  assert.deepEqual(read(below).map(({ title, kind }) => [title, kind]), [
    ["FOOTING SCHEDULE", "structural"],
  ]);
  assert.notEqual(
    read(next).find(({ heads }) => heads.includes("REINFORCING"))?.title,
    "DOOR SCHEDULE",
  );
});

Deno.test("fixtures of light are no plumbing", () => {
  const page = sheet().table(80, 80, [50, 160, 90], [
    ["LIGHT FIXTURE SCHEDULE"],
    ["TYPE", "DESCRIPTION", "VOLTS"],
    ["A", "RECESSED TROFFER", "120"],
    ["B", "DOWNLIGHT", "120"],
  ]);
  assert.equal(read(page)[0].kind, "lighting");
});

/** Texts in rows under each other from (x, y), `pitch` apart, each at its own left edge. */
function rowsAt(
  page: PageBuilder,
  at: { y: number; pitch: number; lefts: number[] },
  rows: string[][],
) {
  rows.forEach((cells, row) =>
    cells.forEach((text, column) => {
      if (text !== "") page.text(at.lefts[column], at.y + row * at.pitch, text);
    })
  );
  return page;
}

Deno.test("lines under heads in one tall band are rows, with rulings down or only a frame", () => {
  for (const hasRulings of [true, false]) {
    const page = lined(sheet(), { x: 80, y: 80, width: 430 }, [18, 18, 84]);
    page.text(200, 85, "DESIGN LIVE LOADS", { size: 9, isBold: true });
    page.text(84, 103, "USE").text(244, 103, "UNIFORM (PSF)").text(374, 103, "POINT (LB)");
    rowsAt(page, { y: 120, pitch: 16, lefts: [84, 260, 390] }, [
      ["OFFICES", "50", "2000"],
      ["CORRIDORS ABOVE", "80", "2000"],
      ["STAIRS", "100", "300"],
      ["BALCONIES", "60", ""],
    ]);
    if (hasRulings) page.line(240, 98, 240, 200).line(370, 98, 370, 200);
    const [found] = read(page);
    assert.equal(found?.title, "DESIGN LIVE LOADS");
    assert.deepEqual(found.rows.map((it) => it.join("|")), [
      "OFFICES|50|2000",
      "CORRIDORS ABOVE|80|2000",
      "STAIRS|100|300",
      "BALCONIES|60|",
    ]);
  }
});

Deno.test("a line under a cell of a later column goes on in it", () => {
  const page = lined(sheet(), { x: 80, y: 80, width: 430 }, [18, 70]).line(160, 80, 160, 168)
    .line(260, 80, 260, 168);
  page.text(84, 85, "MARK").text(164, 85, "SIZE").text(264, 85, "REMARKS");
  rowsAt(page, { y: 104, pitch: 20, lefts: [84, 164, 264] }, [
    ["A", "3-0 x 6-8", "SELF CLOSING,"],
    ["B", "2-8 x 6-8", ""],
    ["C", "2-6 x 6-8", "LOUVERED"],
  ]).text(264, 113, "20 MIN");
  assert.deepEqual(read(page)[0]?.rows[0], ["A", "3-0 x 6-8", "SELF CLOSING, 20 MIN"]);
});

Deno.test("a frame of text under two words is no table", () => {
  const page = lined(sheet(), { x: 80, y: 80, width: 430 }, [18, 18, 70]);
  page.text(84, 85, "OWNER").text(84, 103, "SMITH FAMILY").text(300, 103, "TAMPA");
  rowsAt(page, { y: 120, pitch: 16, lefts: [84] }, [
    ["ALL WORK SHALL BE DONE IN ACCORDANCE"],
    ["WITH THE REQUIREMENTS OF THE OWNER"],
    ["AND OF THE AUTHORITIES OF THE CITY"],
  ]);
  assert.equal(read(page).length, 0);
});

Deno.test("heads at the bottom head the rows over them", () => {
  const page = sheet().table(80, 80, [60, 120, 90, 90], [
    ["2", "3-0 x 7-0", "HM", "STAIR"],
    ["1", "6-0 x 7-0", "AL", "PAIR"],
    ["MARK", "SIZE", "MATERIAL", "REMARKS"],
  ]).text(90, 138, "DOOR SCHEDULE", { size: 12, isBold: true });
  const [found] = read(page);
  assert.equal(found.title, "DOOR SCHEDULE");
  assert.deepEqual(found.heads, ["MARK", "SIZE", "MATERIAL", "REMARKS"]);
  assert.deepEqual(found.rows.map(([mark]) => mark), ["2", "1"]);
});

Deno.test("bold heads nobody knows head columns under the name of a schedule", () => {
  const heads = (page: PageBuilder) =>
    rowsAt(page, { y: 118, pitch: 14, lefts: [84, 224, 364] }, [
      [`UP TO 4'-0"`, "(2) 2x8", "1"],
      [`4'-1" TO 6'-0"`, "(2) 2x10", "2"],
      [`6'-1" TO 8'-0"`, "(2) 2x12", "2"],
    ]).text(84, 104, "OPENING", { isBold: true }).text(224, 104, "BEAM", { isBold: true })
      .text(364, 104, "JACKS", { isBold: true });
  const [found] = read(heads(sheet().text(84, 84, "HEADER SCHEDULE", { size: 12, isBold: true })));
  assert.deepEqual(found?.heads, ["OPENING", "BEAM", "JACKS"]);
  assert.deepEqual(found.rows[1], [`4'-1" TO 6'-0"`, "(2) 2x10", "2"]);
  assert.equal(
    read(heads(sheet().text(84, 84, "FIRST FLOOR", { size: 12, isBold: true }))).length,
    0,
  );
});

Deno.test("a taller cell centered in its row begins over the baseline of the others", () => {
  const page = sheet().text(80, 60, "DOOR SCHEDULE", { size: 12, isBold: true });
  const lefts = [84, 164, 264, 364];
  ["MARK", "SIZE", "MATERIAL", "REMARKS"].forEach((text, at) => page.text(lefts[at], 84, text));
  rowsAt(page, { y: 108, pitch: 28, lefts }, [
    ["A", "3-0 x 6-8", "STEEL", ""],
    ["B", "2-8 x 6-8", "WOOD", ""],
    ["C", "2-6 x 6-8", "WOOD", "LOUVERED"],
  ]);
  page.text(364, 103, "DEADBOLT AND").text(364, 113, "PEEPHOLE");
  page.text(364, 131, "SELF CLOSING,").text(364, 141, "20 MIN LABEL");
  assert.deepEqual(read(page)[0]?.rows, [
    ["A", "3-0 x 6-8", "STEEL", "DEADBOLT AND PEEPHOLE"],
    ["B", "2-8 x 6-8", "WOOD", "SELF CLOSING, 20 MIN LABEL"],
    ["C", "2-6 x 6-8", "WOOD", "LOUVERED"],
  ]);
});

Deno.test("a name that reads upwards at the left side is the title, and the longer line ends the table", () => {
  const page = sheet().table(104, 80, [60, 90, 90, 90], [
    ["MARK", "SIZE", "MATERIAL", "RATING"],
    ["A", "3-0 x 7-0", "HM", "90 MIN"],
    ["B", "3-0 x 7-0", "WD", "20 MIN"],
    ["C", "2-8 x 7-0", "WD", ""],
    ["D", "3-0 x 7-0", "WD", ""],
    ["E", "3-0 x 7-0", "WD", "20 MIN"],
  ]).rect(80, 80, 24, 96).text(87, 168, "DOOR SCHEDULE", { size: 9, angle: 90 });
  const [found] = read(page);
  assert.equal(found.title, "DOOR SCHEDULE");
  assert.deepEqual(found.heads, ["MARK", "SIZE", "MATERIAL", "RATING"]);
  assert.equal(found.rows.length, 5);
});

Deno.test("sums under a rule go on with the rows over it, between rulings down only", () => {
  const page = lined(sheet(), { x: 80, y: 80, width: 430 }, [18, 18, 54, 36]).line(
    240,
    98,
    240,
    206,
  )
    .line(370, 98, 370, 206);
  page.text(200, 85, "OCCUPANT LOADS", { size: 9, isBold: true });
  page.text(84, 103, "ROOM").text(244, 103, "AREA").text(374, 103, "OCCUPANTS");
  const lefts = [84, 260, 390];
  rowsAt(page, { y: 120, pitch: 16, lefts }, [
    ["SALES", "3,240", "54"],
    ["STOCK", "900", "3"],
    ["OFFICE", "300", "2"],
  ]);
  rowsAt(page, { y: 174, pitch: 16, lefts }, [["SUBTOTAL", "4,440", "59"], [
    "TOTAL",
    "4,440",
    "59",
  ]]);
  assert.deepEqual(read(page)[0]?.rows.map((it) => it.join("|")), [
    "SALES|3,240|54",
    "STOCK|900|3",
    "OFFICE|300|2",
    "SUBTOTAL|4,440|59",
    "TOTAL|4,440|59",
  ]);
});

Deno.test("groups in a band of heads without rulings keep the columns of a ruled body apart", () => {
  const widths = [60, 70, 70, 70, 70];
  const page = lined(sheet(), { x: 80, y: 98, width: 340 }, [34])
    .table(80, 132, widths, [
      ["A", `36"`, `60"`, `37"`, `61"`],
      ["B", `24"`, `36"`, `25"`, `37"`],
      ["C", `48"`, `48"`, `49"`, `49"`],
    ]).text(80, 78, "WINDOW SCHEDULE", { size: 10, isBold: true });
  page.centred(110, 112, "MARK").centred(210, 103, "UNIT SIZE").centred(
    350,
    103,
    "MASONRY OPENING",
  );
  [175, 245, 315, 385].forEach((x, at) => page.centred(x, 119, ["WIDTH", "HEIGHT"][at % 2]));
  assert.deepEqual(read(page)[0]?.heads, [
    "MARK",
    "UNIT SIZE WIDTH",
    "UNIT SIZE HEIGHT",
    "MASONRY OPENING WIDTH",
    "MASONRY OPENING HEIGHT",
  ]);
});

Deno.test("under the name of a schedule bold heads of several lines, units, parts and sums are read without rulings", () => {
  const page = sheet().text(80, 60, "OCCUPANT LOAD SCHEDULE", { size: 12, isBold: true });
  page.text(84, 86, "ROOM", { isBold: true }).text(84, 95, "NAME", { isBold: true })
    .text(224, 95, "AREA", { isBold: true }).text(324, 86, "LOAD", { isBold: true })
    .text(324, 95, "FACTOR", { isBold: true }).text(424, 95, "PERSONS", { isBold: true })
    .text(224, 105, "(SF)").text(324, 105, "(SF)");
  const lefts = [84, 224, 324, 424];
  rowsAt(page, { y: 140, pitch: 16, lefts }, [
    ["SALES", "3,240", "60", "54"],
    ["STOCK", "900", "300", "3"],
    ["OFFICE", "450", "150", "3"],
  ]);
  page.text(84, 124, "FIRST FLOOR", { isBold: true });
  page.text(84, 190, "TOTAL", { isBold: true }).text(424, 190, "60", { isBold: true });
  const [found] = read(page);
  assert.deepEqual(found?.heads, ["ROOM NAME", "AREA (SF)", "LOAD FACTOR (SF)", "PERSONS"]);
  assert.deepEqual(found.rows.filter((it) => it[3] !== "").map((it) => it.join("|")), [
    "SALES|3,240|60|54",
    "STOCK|900|300|3",
    "OFFICE|450|150|3",
    "TOTAL|||60",
  ]);
});

Deno.test("sentences in columns under a name in bold are no table", () => {
  const page = sheet().text(80, 60, "DESIGN DATA", { size: 12, isBold: true });
  page.text(84, 86, "STRUCTURAL NOTES", { isBold: true }).text(424, 86, "GENERAL NOTES", {
    isBold: true,
  });
  rowsAt(page, { y: 104, pitch: 12, lefts: [84, 424] }, [
    ["ALL CONCRETE SHALL BE PLACED WITHOUT", "THE CONTRACTOR SHALL VERIFY ALL OF"],
    ["COLD JOINTS IN SLABS AND FOOTINGS", "THE DIMENSIONS BEFORE THE WORK"],
    ["UNLESS THEY ARE SHOWN ON THE PLANS", "BEGINS AND REPORT WHAT DIFFERS"],
  ]);
  assert.equal(read(page).length, 0);
});

Deno.test("heads of several lines over rows with rulings stay one head, whatever the sides of the rows", () => {
  const page = lined(sheet(), { x: 80, y: 80, width: 300 }, [18, 36]);
  for (const x of [180, 280]) page.line(x, 98, x, 198);
  for (const y of [166, 198]) page.line(80, y, 380, y);
  page.text(180, 84, "WINDOW SCHEDULE", { size: 9 });
  ["FROM", "ROOM", "NUMBER"].forEach((text, at) => page.text(84, 100 + 11 * at, text));
  page.text(184, 111, "ROUGH").text(184, 122, "WIDTH").text(284, 122, "TYPE");
  rowsAt(page, { y: 146, pitch: 32, lefts: [84, 184, 284] }, [
    ["502", `3'-0"`, "FIXED"],
    ["407", `2'-0"`, "AWNING"],
  ]);
  const [found] = read(page);
  assert.deepEqual(found?.heads, ["FROM ROOM NUMBER", "ROUGH WIDTH", "TYPE"]);
  assert.equal(found.rows.length, 2);
});

/** Rulings from x to x at each height. */
function across(page: PageBuilder, from: number, to: number, heights: readonly number[]) {
  for (const y of heights) page.line(from, y, to, y);
  return page;
}

Deno.test("heads stand over the first of the rulings under rows, one ruling under two groups among them", () => {
  const page = across(sheet(), 90, 640, [140, 158, 176, 194]);
  page.line(330, 124, 640, 124).text(90, 92, "FAN COIL UNITS", { size: 12, isBold: true });
  page.centred(120, 121, "MARK").centred(200, 116, "AREA").centred(200, 126, "SERVED")
    .centred(285, 121, "MODEL").centred(400, 114, "AIRFLOW").centred(555, 114, "ELECTRICAL");
  for (
    const [x, head] of [[365, "CFM"], [435, "OA CFM"], [500, "VOLTS"], [555, "MCA"], [
      610,
      "MOP",
    ]] as const
  ) {
    page.centred(x, 129, head);
  }
  const rows = [
    ["FC-1", "CLASSROOM", "42C", "1400", "300", "208", "12", "20"],
    ["FC-2", "LIBRARY", "42B", "1100", "220", "208", "9", "15"],
    ["FC-3", "STORAGE", "42A", "300", "40", "120", "3", "15"],
  ];
  rows.forEach((cells, row) =>
    cells.forEach((text, at) =>
      page.centred([120, 200, 285, 365, 435, 500, 555, 610][at], 145 + 18 * row, text)
    )
  );
  const [table] = read(page);
  assert.equal(table.title, "FAN COIL UNITS");
  assert.deepEqual(table.heads, [
    "MARK",
    "AREA SERVED",
    "MODEL",
    "AIRFLOW CFM",
    "AIRFLOW OA CFM",
    "ELECTRICAL VOLTS",
    "ELECTRICAL MCA",
    "ELECTRICAL MOP",
  ]);
  assert.deepEqual(table.rows, rows);
});

Deno.test("a line of a note over rows with rulings under them heads nothing", () => {
  const page = across(sheet(), 90, 420, [140, 158, 176, 194])
    .text(90, 96, "LOAD SCHEDULE", { size: 12, isBold: true })
    .text(90, 128, "SEE S-201").text(180, 128, "FOR BEAMS").text(296, 128, "OVER OPENINGS");
  [["ROOF", "20 PSF", "15 PSF"], ["FLOOR", "40 PSF", "12 PSF"], ["STAIR", "100 PSF", "20 PSF"]]
    .forEach((cells, row) =>
      cells.forEach((text, at) => page.text([90, 200, 320][at], 145 + 18 * row, text))
    );
  assert.ok(!read(page).some(({ heads }) => heads.some((head) => head.includes("BEAMS"))));
});

Deno.test("keys and values over the heads of a panel tell of the panel", () => {
  const page = sheet().table(80, 90, [200, 200], [["PANELBOARD H1"], [
    "VOLTS: 480Y/277",
    "BUS: 400 A",
  ], ["FED FROM: MDP", "LOCATION: 118"]]);
  page.table(80, 138, [50, 170, 80, 100], [
    ["CKT", "LOAD", "BKR", "KVA"],
    ["1", "RTU-1", "60/3", "22.4"],
    ["2", "RTU-2", "45/3", "18.0"],
    ["3", "LTG", "20/1", "3.1"],
  ]);
  const [{ kind, heads, rows, title }] = read(page);
  assert.equal(kind, "panel");
  assert.deepEqual(heads, ["CKT", "LOAD", "BKR", "KVA"]);
  assert.deepEqual(rows[0], ["1", "RTU-1", "60/3", "22.4"]);
  assert.match(title ?? "", /^PANELBOARD H1\b.*BUS: 400 A/);
});

Deno.test("names of parts in bold right under bold heads are no heads", () => {
  const page = sheet().text(80, 80, "LIST OF DRAWINGS", { size: 11, isBold: true });
  const columns = [80, 130, 300, 360];
  const place = (cells: readonly string[], y: number, isBold: boolean) =>
    cells.forEach((text, at) => page.text(columns[at], y, text, { isBold }));
  place(["SHEET", "TITLE", "PERMIT", "BID"], 100, true);
  const lines = [
    ["CIVIL AND SITE WORKS"],
    ["C1", "SITE PLAN", "5/2/26", "X"],
    [
      "C2",
      "GRADING",
      "5/2/26",
      "X",
    ],
    ["LANDSCAPE"],
    ["L1", "PLANTING PLAN", "5/9/26", "X"],
    ["L2", "IRRIGATION", "5/9/26", "X"],
  ];
  lines.forEach((cells, row) => place(cells, 110.5 + 12 * row, cells.length === 1));
  const [{ kind, heads, rows }] = read(page);
  assert.equal(kind, "sheet index");
  assert.deepEqual(heads, ["SHEET", "TITLE", "PERMIT", "BID"]);
  assert.deepEqual(rows.filter(([, title]) => title !== ""), lines.filter((it) => it.length > 1));
});

Deno.test("a unit in parentheses under one plain head belongs to it", () => {
  const page = sheet().text(80, 80, "AREA TABULATION", { size: 11, isBold: true });
  page.text(80, 104, "ROOM").text(200, 104, "AREA").text(300, 104, "FINISH").text(
    400,
    104,
    "REMARKS",
  )
    .text(200, 113, "(SQ FT)");
  [["OFFICE", "310", "CARPET", "NEW"], ["LOBBY", "120", "TILE", "NEW"], [
    "STOR",
    "84",
    "VCT",
    "EXIST",
  ]]
    .forEach((cells, row) =>
      cells.forEach((text, at) => page.text([80, 200, 300, 400][at], 130 + 14 * row, text))
    );
  const [{ heads, rows }] = read(page);
  assert.deepEqual(heads, ["ROOM", "AREA (SQ FT)", "FINISH", "REMARKS"]);
  assert.deepEqual(rows[0], ["OFFICE", "310", "CARPET", "NEW"]);
});

Deno.test("a name right at the lower edge of a table is its name, and a pipe size is told by its head", () => {
  const page = sheet().table(80, 90, [60, 140, 240], [["", "", "ROUGH-IN SIZE"]]);
  page.table(80, 106, [60, 140, 60, 60, 60, 60], [
    ["MARK", "FIXTURE", "CW", "HW", "WASTE", "VENT"],
    ["WC-1", "WATER CLOSET", `1"`, "", `4"`, `2"`],
    ["L-1", "LAVATORY", `1/2"`, `1/2"`, `2"`, `1 1/2"`],
  ]).text(82, 153, "FIXTURE SCHEDULE", { size: 12, isBold: true });
  const [{ title, kind, rows }] = read(page);
  assert.equal(title, "FIXTURE SCHEDULE");
  assert.equal(kind, "plumbing fixture");
  assert.equal(rows.length, 2);
});

Deno.test("keys and values in a frame under the name of a table are its rows", () => {
  const page = lined(sheet(), { x: 80, y: 90, width: 320 }, [20, 80]);
  page.centred(240, 96, "PARKING CALCULATIONS", { size: 9, isBold: true });
  const rows = [["RETAIL 4,800 SF AT 1 / 250", "20"], ["OFFICE 900 SF AT 1 / 300", "3"], [
    "SPACES REQUIRED",
    "23",
  ], ["SPACES PROVIDED", "26"]];
  rows.forEach(([key, value], row) =>
    page.text(86, 118 + 16 * row, key).text(380, 118 + 16 * row, value)
  );
  const [table] = read(page);
  assert.equal(table.title, "PARKING CALCULATIONS");
  assert.deepEqual(table.rows, rows);
});

Deno.test("heads that read upwards head the columns below them without a ruling", () => {
  const page = sheet().text(80, 80, "WINDOW SCHEDULE", { size: 12, isBold: true });
  const columns = [86, 126, 166, 206, 246];
  ["MARK", "WIDTH", "HEIGHT", "SILL HEIGHT", "GLAZING"].forEach((head, at) =>
    page.text(columns[at], 152, head, { angle: 90 })
  );
  const rows = [["W1", "36", "60", "28", "LOW-E"], ["W2", "24", "36", "48", "LOW-E"], [
    "W3",
    "72",
    "48",
    "36",
    "TEMP",
  ], ["W4", "48", "18", "72", "TEMP"]];
  rows.forEach((cells, row) =>
    cells.forEach((text, at) => page.centred(columns[at] + 4, 164 + 15 * row, text))
  );
  const [table] = read(page);
  assert.equal(table.kind, "window");
  assert.deepEqual(table.heads, ["MARK", "WIDTH", "HEIGHT", "SILL HEIGHT", "GLAZING"]);
  assert.deepEqual(table.rows, rows);
});

Deno.test("heads of two lines stand on either side of the baseline of the others", () => {
  const page = sheet().text(80, 80, "OPENINGS", { size: 11, isBold: true });
  const heads = [["DOOR", "MARK"], ["MATERIAL"], ["CLEAR", "WIDTH"], ["FIRE", "RATING"], [
    "REMARKS",
  ]];
  const columns = [100, 190, 280, 350, 430];
  heads.forEach((lines, at) =>
    lines.forEach((text, line) =>
      page.centred(columns[at], 112 + (lines.length === 1 ? 0 : line === 0 ? -4.5 : 4.5), text)
    )
  );
  const rows = [["1", "STEEL", "34", "90 MIN", "STAIR"], ["2", "WOOD", "32", "20 MIN", "SUITE"], [
    "3",
    "GLASS",
    "36",
    "NONE",
    "LOBBY",
  ]];
  rows.forEach((cells, row) =>
    cells.forEach((text, at) => page.centred(columns[at], 132 + 14 * row, text))
  );
  const [table] = read(page);
  assert.deepEqual(table.heads, ["DOOR MARK", "MATERIAL", "CLEAR WIDTH", "FIRE RATING", "REMARKS"]);
  assert.deepEqual(table.rows, rows);
});

Deno.test("rulings between rows leave the first over them, what begins elsewhere is none", () => {
  const read1 = (first: [string, string], value: number) => {
    const page = across(sheet(), 90, 420, [140, 158, 176, 194])
      .text(90, 100, "ZONING SUMMARY", { size: 12, isBold: true })
      .text(92, 127, first[0]).text(value, 127, first[1]);
    [["LOT AREA", "11,250 SF"], ["LOT WIDTH", "75 FT"], ["GREEN AREA", "31 %"]].forEach((
      cells,
      row,
    ) => cells.forEach((text, at) => page.text([92, 260][at], 145 + 18 * row, text)));
    return read(page)[0].rows[0];
  };
  assert.deepEqual(read1(["LAND USE", "MULTIFAMILY"], 260), ["LAND USE", "MULTIFAMILY"]);
  assert.deepEqual(read1(["SEE CIVIL", "FOR GRADES"], 190), ["LOT AREA", "11,250 SF"]);
});

Deno.test("a title set larger in one band with the heads is no part of them", () => {
  const page = lined(sheet(), { x: 80, y: 90, width: 330 }, [34, 16, 16, 16])
    .centred(245, 94, "PARKING", { size: 10 });
  const columns = [130, 240, 350];
  ["USE", "REQUIRED", "PROVIDED"].forEach((head, at) => page.centred(columns[at], 112, head));
  const rows = [["RETAIL", "18", "20"], ["OFFICE", "6", "6"], ["ACCESSIBLE", "1", "2"]];
  rows.forEach((cells, row) =>
    cells.forEach((text, at) => page.centred(columns[at], 128 + 16 * row, text))
  );
  const [table] = read(page);
  assert.equal(table.title, "PARKING");
  assert.deepEqual(table.heads, ["USE", "REQUIRED", "PROVIDED"]);
  assert.deepEqual(table.rows, rows);
});

Deno.test("rulings tell two rows of heads whose words nobody knows", () => {
  const page = sheet().table(80, 90, [50, 60, 60, 70, 70, 90], [["COLUMN SCHEDULE"]], 18);
  for (const y of [108, 140, 156, 172, 188]) page.line(80, y, 480, y);
  page.line(130, 124, 390, 124);
  for (const x of [80, 130, 250, 390, 480]) page.line(x, 108, x, 188);
  for (const x of [190, 320]) page.line(x, 124, x, 188);
  for (
    const [x, y, text] of [
      [105, 120, "MARK"],
      [190, 112, "SECTION"],
      [320, 112, "BARS"],
      [435, 120, "TIES"],
      [160, 128, "B"],
      [220, 128, "H"],
      [285, 128, "NEAR"],
      [355, 128, "FAR"],
    ] as const
  ) page.centred(x, y, text);
  const rows = [["C1", "12", "12", "4 #5", "4 #5", "#3 AT 8"], [
    "C2",
    "12",
    "18",
    "4 #6",
    "4 #5",
    "#3 AT 8",
  ], [
    "C3",
    "16",
    "16",
    "4 #7",
    "4 #7",
    "#4 AT 10",
  ]];
  rows.forEach((cells, row) =>
    cells.forEach((text, at) =>
      page.centred([105, 160, 220, 285, 355, 435][at], 144 + 16 * row, text)
    )
  );
  const [table] = read(page);
  assert.deepEqual(table.heads, [
    "MARK",
    "SECTION B",
    "SECTION H",
    "BARS NEAR",
    "BARS FAR",
    "TIES",
  ]);
  assert.deepEqual(table.rows, rows);
});

Deno.test("a head of three lines, entries left of centered heads, and a larger name below that is no row", () => {
  const page = sheet();
  const heads = [["UNIT"], ["LOCATION"], ["SUPPLY", "AIR", "(CFM)"], ["VOLTAGE"], ["REMARKS"]];
  const columns = [100, 190, 280, 350, 430];
  heads.forEach((lines, at) =>
    lines.forEach((text, line) =>
      page.centred(columns[at], 112 + 9 * (line - (lines.length - 1) / 2), text)
    )
  );
  const rows = [["HP-1", "ATTIC OVER HALL", "1200", "240", "NEW"], [
    "HP-2",
    "GARAGE",
    "800",
    "240",
    "NEW",
  ], [
    "HP-3",
    "ROOF",
    "600",
    "240",
    "REUSE",
  ]];
  rows.forEach((cells, row) =>
    cells.forEach((text, at) =>
      at === 1
        ? page.text(140, 142 + 14 * row, text)
        : page.centred(columns[at], 142 + 14 * row, text)
    )
  );
  page.text(92, 182, "HEAT PUMP SCHEDULE", { size: 11 });
  const [table] = read(page);
  assert.equal(table.title, "HEAT PUMP SCHEDULE");
  assert.deepEqual(table.heads, ["UNIT", "LOCATION", "SUPPLY AIR (CFM)", "VOLTAGE", "REMARKS"]);
  assert.deepEqual(table.rows, rows);
});

Deno.test("of two heads alike one stands under the group right over its middle column", () => {
  const page = sheet().text(80, 80, "PARTITION SCHEDULE", { size: 12, isBold: true });
  const columns = [100, 155, 200, 245, 310, 360];
  page.centred(200, 100, "METAL FRAMING", { isBold: true }).centred(335, 100, "BOARD", {
    isBold: true,
  });
  ["MARK", "SIZE", "GAUGE", "TYPE", "TYPE", "LAYERS"].forEach((head, at) =>
    page.centred(columns[at], 111, head, { isBold: true })
  );
  const rows = [["A", "3 5/8", "20", "S", "X", "1"], ["B", "6", "18", "S", "X", "2"], [
    "C",
    "2 1/2",
    "25",
    "S",
    "MR",
    "1",
  ], ["D", "6", "20", "S", "MR", "1"]];
  rows.forEach((cells, row) =>
    cells.forEach((text, at) => page.centred(columns[at], 126 + 13 * row, text))
  );
  const [table] = read(page);
  assert.deepEqual(table.heads.slice(3, 5), ["METAL FRAMING TYPE", "BOARD TYPE"]);
  assert.deepEqual(table.rows, rows);
});

Deno.test("two known heads in a frame head the lines below them", () => {
  const page = lined(sheet(), { x: 80, y: 90, width: 250 }, [18, 60, 18])
    .text(80, 70, "LOADS BY FLOOR", { size: 11, isBold: true })
    .centred(150, 95, "LEVEL").centred(290, 95, "OCCUPANTS");
  const rows = [["LEVEL 1", "48"], ["LEVEL 2", "36"], ["LEVEL 3", "36"], ["TOTAL", "120"]];
  rows.forEach(([level, load], row) =>
    page.text(86, [114, 133, 152, 173][row], level).text(300, [114, 133, 152, 173][row], load)
  );
  const [table] = read(page);
  assert.deepEqual(table.heads, ["LEVEL", "OCCUPANTS"]);
  assert.deepEqual(table.rows, rows);
});

/** A list under a bold title that a line underscores, as wide as any other of its sheet. */
function underscored(page: PageBuilder, y: number, title: string, rows: string[][]) {
  const widths = rows[0].map(() => 500 / rows[0].length);
  return page.text(80, y - 20, title, { size: 9, isBold: true })
    .line(80, y - 4.9, 580, y - 4.9).table(80, y, widths, rows, 15.44);
}

Deno.test("the line under the title of a second list of the same width is none of its heads", () => {
  const page = underscored(sheet(), 100, "WINDOWS", [
    ["WIN.", "SIZE", "TYPE"],
    ["W1", "36 X 54", "SH"],
    ["W2", "36 X 60", "SH"],
    ["W3", "36 X 60", "SH"],
  ]);
  underscored(page, 193.3, "DOORS", [
    ["DOOR", "SIZE (FT-IN)", "CLEAR (IN)", "DESCRIPTION", "IMPACT"],
    ["D1", "3-0 X 6-8", "33", "FIBERGLASS", "YES"],
    ["D2", "2-8 X 6-8", "30", "STEEL", "YES"],
    ["D3", "2-8 X 6-8", "30", "HOLLOW CORE WOOD", "-"],
    ["D4", "2-8 X 6-8", "30", "HOLLOW CORE WOOD", "-"],
  ]);
  const found = read(page).map(({ title, heads, rows }) => [title, heads, rows.length]);
  assert.deepEqual(found, [
    ["WINDOWS", ["WIN.", "SIZE", "TYPE"], 3],
    ["DOORS", ["DOOR", "SIZE (FT-IN)", "CLEAR (IN)", "DESCRIPTION", "IMPACT"], 4],
  ]);
});

Deno.test("the last row of the table above is no title", () => {
  const page = underscored(sheet(), 100, "DESIGN LOADS", [
    ["LOAD", "UNIFORM (PSF)", "CONC. (LB)"],
    ["ROOF LIVE", "20", "300"],
    ["MECHANICAL UNITS", "ACTUAL", "-"],
  ]);
  underscored(page, 168, "WIND", [
    ["WIND ITEM", "UNIT", "VALUE", "SOURCE"],
    ["EXPOSURE", "-", "C", "26.7"],
    ["STANDARD", "-", "ASCE 7-22", "1609.1"],
  ]);
  assert.deepEqual(read(page).map(({ title }) => title), ["DESIGN LOADS", "WIND"]);
});

/** Two lists of one width in one grid, the title of the second in a row of it. */
const stacked = (...under: string[][]) =>
  read(
    sheet().text(80, 84, "PANEL DP, 208Y/120 V", { size: 9, isBold: true }).table(
      80,
      100,
      [40, 150, 60, 60, 70],
      [
        ["CKT", "LOAD", "KVA", "TRIP", "WIRE"],
        ["1", "RTU-1", "19.2", "60/3", "4 AWG"],
        ["2", "PANEL RP-1", "46.0", "150/3", "1/0 AWG"],
        ...under,
      ],
    ),
  ).map(({ title, heads, rows }) => [title, heads.at(-1), rows.length]);

Deno.test("a title alone in a row with heads under it begins a list of its own", () => {
  const rows = [["1", "PREP TABLE", "3.0", "20/1", "NONE"], ["2", "BAR", "2.4", "20/1", "YES"]];
  assert.deepEqual(
    stacked(["PANEL RP-1, 150 A"], ["CKT", "LOAD", "KVA", "TRIP", "GFCI"], ...rows),
    [["PANEL DP, 208Y/120 V", "WIRE", 2], ["PANEL RP-1, 150 A", "GFCI", 2]],
  );
  assert.deepEqual(
    stacked(["KITCHEN"], ...rows),
    [["PANEL DP, 208Y/120 V", "WIRE", 5]],
  );
});
