import assert from "node:assert/strict";
import { extractPage, extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { planScale } from "../../../../../functions/analysis/extract/drawing/plan_symbols.ts";
import { PageBuilder } from "../page_builder.ts";

/** 1/4" = 1'-0": 18 points a foot. Two rooms beside each other, a door between, one to the outside. */
function twoRooms(): PageBuilder {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN AND SCHEDULE", `1/4" = 1'-0"`);
  const wall = (x: number, y: number, width: number, height: number) =>
    page.rect(x, y, width, height);
  wall(200, 200, 369, 9);
  wall(200, 200, 9, 189);
  wall(560, 200, 9, 189);
  // South wall with a door opening from 254 to 308.
  wall(200, 380, 54, 9);
  wall(308, 380, 261, 9);
  // Wall between the rooms at 380, door opening from 262 to 316 down the page.
  wall(380, 209, 9, 53);
  wall(380, 316, 9, 64);
  // Inner door: hinge at (389, 262), leaf open into the right room, latch at (389, 316).
  page.line(389, 262, 443, 262).arc(389, 262, 54, 270, 90);
  page.text(409, 285, "2", { size: 6 }).arc(410.5, 288, 7, 0, 360);
  // Outer door: hinge at (254, 389), leaf open to the outside, latch at (308, 389).
  page.line(254, 389, 254, 443).arc(254, 389, 54, 270, 90);
  page.text(274, 410, "1", { size: 6 }).arc(275.5, 413, 7, 0, 360);
  page.centred(290, 290, "OFFICE", { isBold: true }).centred(490, 300, "STORAGE", { isBold: true });
  // Dimension chain over the building: proves the scale.
  page.line(200, 150, 569, 150);
  for (const x of [200, 290, 380, 470, 569]) page.line(x, 140, x, 160);
  for (
    const [x, text] of [[245, `5'-0"`], [335, `5'-0"`], [425, `5'-0"`], [519.5, `5'-6"`]] as const
  ) {
    page.centred(x, 138, text);
  }
  return page.table(640, 200, [40, 110, 110], [
    ["DOOR SCHEDULE"],
    ["MARK", "SIZE", "HARDWARE"],
    ["1", `3'-0" x 7'-0"`, "PANIC"],
    ["2", `3'-0" x 7'-0"`, "LEVER"],
  ]);
}

Deno.test("a door knows its symbol, its rooms and the room it swings into", () => {
  const { doors } = extractPlanSet([twoRooms().build()]);
  const [outer, inner] = doors;
  assert.equal(inner.symbols.length, 1);
  assert.deepEqual([...inner.rooms].sort(), ["OFFICE", "STORAGE"]);
  assert.equal(inner.swingsIntoRoom, "STORAGE");
  assert.equal(inner.isExterior, false);
  assert.deepEqual(outer.rooms, ["OFFICE"]);
  assert.equal(outer.swingsIntoRoom, "OUTSIDE");
  assert.equal(outer.isExterior, true);
});

Deno.test("a swing found in a picture has its leaf and no rooms", () => {
  const reading = twoRooms().build();
  const picture = { x: 0, y: 0, width: reading.widthPt, height: reading.heightPt };
  const { swings } = extractPage({ ...reading, readBy: "ocr", images: [picture] });
  assert.deepEqual(swings.map((it) => it.leafIn), [36, 36]);
  for (const swing of swings) {
    assert.deepEqual([swing.swingsInto, swing.otherSide, swing.isExterior], [null, null, null]);
  }
  assert.ok(extractPage(reading).swings.every((it) => it.swingsInto !== null));
});

Deno.test("dimension lines prove the scale and give measured lengths", () => {
  const { sheets, dimensions } = extractPlanSet([twoRooms().build()]);
  assert.ok(sheets[0].scales[0].isVerified);
  assert.deepEqual(dimensions.map((it) => it.measuredIn), [60, 60, 60, 66]);
});

Deno.test("a print at half its size leaves the printed scale unproven and nothing measured", () => {
  const page = twoRooms();
  for (const segment of page.segments) {
    segment.x1 /= 2;
    segment.y1 /= 2;
    segment.x2 /= 2;
    segment.y2 /= 2;
  }
  for (const { box } of [...page.words, ...page.lines]) {
    box.x /= 2;
    box.y /= 2;
    box.width /= 2;
    box.height /= 2;
  }
  const { sheets, dimensions } = extractPlanSet([page.build()]);
  assert.ok(!sheets.some((sheet) => sheet.scales.some((scale) => scale.isVerified)));
  assert.ok(dimensions.every((it) => it.measuredIn === null));
});

Deno.test("a sheet fitted to smaller paper is told by leaves that half its size leaves too narrow", () => {
  /** @param bowls quarters of round bowls beside the leaves */
  const scaleOf = (leafPt: number, bowls = 0) => {
    const page = new PageBuilder(1224, 792).arc(300, 300, leafPt, 0, 90).arc(
      400,
      300,
      leafPt,
      90,
      90,
    );
    const ovals = Array.from({ length: bowls }, (_, index) => {
      const x = 500 + 30 * index;
      page.arc(x, 300, 12, 0, 88);
      return { x: x - 13, y: 287, width: 26, height: 24 };
    });
    const printed = { text: `1/4" = 1'-0"`, pointsPerFoot: 18, isVerified: false, evidence: null! };
    return planScale({ ...page.build(), ovals }, {
      rooms: [],
      scaleAt: () => printed,
      plottedAt: () => null,
    })!.pointsPerFoot;
  };
  assert.equal(scaleOf(49.5), 18, "2'-9\" at full size");
  assert.equal(scaleOf(24.8), 9, "at half its size");
  assert.equal(scaleOf(18.2), 18 * 11 / 30, "30 x 42 paper on 11 x 17");
  assert.equal(scaleOf(49.5, 6), 18, "bowls are no leaves");
});

Deno.test("rooms without a printed area are measured between their walls on a proven scale", () => {
  const { rooms } = extractPlanSet([twoRooms().build()]);
  assert.deepEqual(rooms.map((it) => [it.name, it.areaFrom]), [
    ["OFFICE", "measured"],
    ["STORAGE", "measured"],
  ]);
  // 9.5 ft x 9.5 ft each.
  for (const room of rooms) assert.ok(Math.abs(room.areaSqft! - 90.25) < 4, `${room.areaSqft}`);
  const printed = twoRooms().centred(290, 300, "96 SF").build();
  assert.deepEqual(extractPlanSet([printed]).rooms.map((it) => [it.areaSqft, it.areaFrom])[0], [
    96,
    "printed",
  ]);
});

Deno.test("a room printed with its area on one sheet is not measured on another", () => {
  const first = twoRooms().centred(290, 300, "96 SF").build(1);
  const second = { ...twoRooms().build(2), page: 2 };
  const { rooms } = extractPlanSet([first, second]);
  assert.deepEqual(
    rooms.filter((it) => it.name === "OFFICE").map((it) => [it.page, it.areaSqft, it.areaFrom]),
    [[1, 96, "printed"], [2, null, null]],
  );
});

/** 18 points a foot, walls of one heavy line: 10 ft x 10 ft each, a door between, a window in the south wall. */
function singleLines(): PageBuilder {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`)
    .heavy([200, 200, 560, 200], [200, 200, 200, 380], [560, 200, 560, 380])
    .heavy([200, 380, 250, 380], [300, 380, 560, 380])
    .line(250, 378.5, 300, 378.5).line(250, 381.5, 300, 381.5)
    .heavy([380, 200, 380, 262], [380, 316, 380, 380])
    .line(380, 262, 434, 262).arc(380, 262, 54, 270, 90)
    .centred(290, 290, "OFFICE", { isBold: true }).centred(490, 300, "STORAGE", { isBold: true })
    .line(200, 150, 560, 150);
  for (const x of [200, 290, 380, 470, 560]) page.line(x, 140, x, 160);
  for (const x of [245, 335, 425, 515]) page.centred(x, 138, `5'-0"`);
  return page;
}

const areasOf = (page: PageBuilder) =>
  extractPlanSet([page.build()]).rooms.map((room) => [room.name, room.areaSqft, room.areaFrom]);

Deno.test("rooms between walls of one heavy line are measured where the outline closes", () => {
  const rooms = areasOf(singleLines());
  assert.deepEqual(rooms.map(([name, , from]) => [name, from]), [
    ["OFFICE", "measured"],
    ["STORAGE", "measured"],
  ]);
  for (const [, area] of rooms) assert.ok(Math.abs(Number(area) - 100) <= 3, `${area}`);
});

Deno.test("single lines that may be no walls, or leave an opening, give no area", () => {
  const none = [["OFFICE", null, null], ["STORAGE", null, null]];
  const onePen = singleLines();
  for (const stroke of onePen.segments) stroke.width = 0.5;
  assert.deepEqual(areasOf(onePen), none);

  const withoutDoor = singleLines();
  withoutDoor.arcs.length = 0;
  assert.deepEqual(areasOf(withoutDoor), none);

  const withoutWindow = singleLines();
  const fine = withoutWindow.segments.filter((it) => it.x1 === 250 && it.x2 === 300);
  for (const stroke of fine) stroke.isDashed = true;
  assert.deepEqual(areasOf(withoutWindow)[0], ["OFFICE", null, null]);

  const withCounter = singleLines().heavy([524, 200, 524, 380]);
  assert.deepEqual(areasOf(withCounter).map(([, , from]) => from), ["measured", null]);
});

Deno.test("lettering stands in the room single lines enclose, lettering outside in none", () => {
  const page = singleLines().text(400, 215, "SHELVES TO CEILING HERE")
    .text(575, 215, "SEE SHEET A-401 FOR STAIR").text(200, 450, "FLOOR PLAN", { size: 11 })
    .text(200, 465, `1/4" = 1'-0"`, { size: 6 });
  const { notes } = extractPlanSet([page.build()]);
  const roomOf = (words: RegExp) => notes.find((note) => words.test(note.text))?.room;
  assert.equal(roomOf(/SHELVES/), "STORAGE");
  assert.notEqual(roomOf(/STAIR/), "OFFICE");
});

Deno.test("the frame of a sheet closes no room", () => {
  const page = singleLines().heavy([12, 12, 1212, 12], [12, 780, 1212, 780])
    .heavy([12, 12, 12, 780], [1212, 12, 1212, 780]).text(200, 450, "FLOOR PLAN", { size: 11 })
    .text(200, 465, `1/4" = 1'-0"`, { size: 6 });
  for (const stroke of page.segments) {
    if (stroke.y1 === 200 && stroke.y2 === 200 && stroke.x1 === 200) stroke.x2 = 500;
  }
  assert.deepEqual(areasOf(page).map(([, , from]) => from), ["measured", null]);
});

Deno.test("labels on a plan know the room they stand in", () => {
  const page = twoRooms().text(470, 350, "EXTINGUISHER CABINET HERE");
  const note = extractPlanSet([page.build()]).notes.find((it) => /EXTINGUISHER/.test(it.text));
  assert.equal(note?.room, "STORAGE");
});

Deno.test("a size lettered at a swing is a door, a size with window words a window", () => {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`)
    .rect(200, 200, 369, 9).rect(200, 200, 9, 189).rect(560, 200, 9, 189)
    .rect(200, 380, 54, 9).rect(308, 380, 261, 9)
    .line(254, 380, 254, 326).arc(254, 380, 54, 0, 90).text(262, 350, "3068", { size: 6 })
    .centred(400, 290, "GREAT ROOM", { isBold: true }).text(420, 190, "3050 SH", { size: 6 })
    .text(300, 450, "6068 SGD", { size: 6 }).text(500, 500, "2850", { size: 6 })
    .text(420, 560, '80" x 54" CAB, DOOR 42"', { size: 6 });
  const { doors, windows } = extractPlanSet([page.build()]);
  assert.deepEqual(
    doors.map((door) => [door.mark, door.widthIn, door.heightIn, door.swingsIntoRoom]),
    [
      ["3068", 36, 80, "GREAT ROOM"],
      ["6068 SGD", 72, 80, null],
    ],
  );
  assert.deepEqual(windows.map((window) => [window.mark, window.widthIn, window.heightIn]), [
    ["3050 SH", 36, 60],
  ]);
});
