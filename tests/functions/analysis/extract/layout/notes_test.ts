import assert from "node:assert/strict";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

const notesOf = (page: PageBuilder) =>
  extractPlanSet([page.build()]).notes.filter((note) => note.kind !== "title-block");
const sheet = () => new PageBuilder().titleBlock("A-101", "FLOOR PLAN");

Deno.test("a numbered note keeps its wrapped lines and its heading", () => {
  const page = sheet().text(60, 60, "PLUMBING NOTES", { size: 11, isBold: true })
    .text(60, 80, "1.").text(
      80,
      80,
      "WATER HEATER SHALL BE SET ON A STAND EIGHTEEN INCHES ABOVE THE",
    )
    .text(80, 91, "GARAGE FLOOR WITH A PAN.")
    .text(60, 105, "2.").text(80, 105, "CLEANOUTS AT 100 FEET MAXIMUM.");
  const notes = notesOf(page);
  assert.deepEqual(notes.map((note) => [note.kind, note.heading, note.text]), [
    ["title", null, "PLUMBING NOTES"],
    [
      "note",
      "PLUMBING NOTES",
      "1. WATER HEATER SHALL BE SET ON A STAND EIGHTEEN INCHES ABOVE THE GARAGE FLOOR WITH A PAN.",
    ],
    ["note", "PLUMBING NOTES", "2. CLEANOUTS AT 100 FEET MAXIMUM."],
  ]);
});

Deno.test("a line set apart over note 1 heads the list whatever its words", () => {
  const list = (title: string, options = {}) =>
    notesOf(
      sheet().text(60, 60, title, options).text(60, 78, "1. REAR DOOR CARRIES 160 PERSONS.")
        .text(60, 92, "2. TWO EXITS ARE PROVIDED."),
    ).map((note) => [note.kind, note.heading]);
  const headed = [["title", null], ["note", "EXIT ANALYSIS"], ["note", "EXIT ANALYSIS"]];
  assert.deepEqual(list("EXIT ANALYSIS", { isBold: true }), headed);
  assert.deepEqual(list("EXIT ANALYSIS", { size: 11 }), headed);
  assert.deepEqual(list("EXIT ANALYSIS:"), headed);
  assert.deepEqual(list("EXIT ANALYSIS").map(([, heading]) => heading), [null, null, null]);
  assert.deepEqual(
    list("SEE SHEET A-101 FOR ALL DOORS.", { isBold: true }).map(([, heading]) => heading),
    [null, null, null],
  );
});

/** Headings of the notes that contain the words. */
const headingOf = (page: PageBuilder, words: RegExp) =>
  notesOf(page).filter((note) => words.test(note.text)).map((note) => note.heading);

Deno.test("headings in the letters of their notes are known by a rule under them or a colon", () => {
  const width = "EXIST. STRUCTURE".length * 4 - 1.6;
  const list = (title: string, isRuled: boolean) => {
    const page = sheet().text(60, 60, title).text(60, 76, "1. COLUMNS ARE W8 SECTIONS.")
      .text(60, 90, "2. DECK IS 3 INCHES DEEP.");
    return headingOf(isRuled ? page.line(60, 70, 60 + width, 70) : page, /COLUMNS|DECK/);
  };
  assert.deepEqual(list("EXIST. STRUCTURE", true), ["EXIST. STRUCTURE", "EXIST. STRUCTURE"]);
  assert.deepEqual(list("EXIST. STRUCTURE:", false), ["EXIST. STRUCTURE", "EXIST. STRUCTURE"]);
  assert.deepEqual(list("EXIST. STRUCTURE", false), [null, null]);
});

Deno.test("headings that name a state of the work head lists and sentences", () => {
  for (
    const title of [
      "EXISTING CONDITIONS",
      "DEMOLITION:",
      "SELECTIVE DEMOLITION",
      "BID ALTERNATES",
      "ALTERNATE NO. 2",
      "FUTURE WORK",
      "WORK BY OTHERS",
    ]
  ) {
    const page = sheet().text(60, 60, title).text(60, 76, "STAIR AT THE REAR IS 32 INCHES WIDE");
    assert.deepEqual(headingOf(page, /STAIR/), [title.replace(":", "")], title);
  }
  const label = sheet().text(60, 60, "EXISTING STAIR").text(60, 76, "STAIR IS 32 INCHES WIDE HERE");
  assert.deepEqual(headingOf(label, /32/), [null]);
});

Deno.test("a heading to the left of its list heads every item, and nothing beyond", () => {
  const page = sheet().text(60, 60, "DEMOLITION:")
    .text(160, 60, "1. REMOVE THE STAIR AT THE REAR.").text(160, 74, "2. REMOVE THE RAIL.")
    .text(160, 200, "RAIL IS 42 INCHES HIGH AT THE NEW PORCH");
  assert.deepEqual(headingOf(page, /REMOVE/), ["DEMOLITION", "DEMOLITION"]);
  assert.deepEqual(headingOf(page, /PORCH/), [null]);
});

Deno.test("lists of letters and bullets are headed, and a list that begins anew is another one", () => {
  const letters = sheet().text(60, 60, "ROUGH WORK", { isBold: true })
    .text(60, 76, "A. STUDS ARE 16 INCHES ON CENTER.").text(60, 90, "B. PLATES ARE DOUBLED.");
  assert.deepEqual(headingOf(letters, /STUDS|PLATES/), ["ROUGH WORK", "ROUGH WORK"]);
  const bullets = sheet().text(60, 60, "ROUGH WORK:").text(60, 76, "• STUDS ARE 16 INCHES APART.");
  assert.deepEqual(headingOf(bullets, /STUDS/), ["ROUGH WORK"]);
  const anew = sheet().text(60, 60, "DEMOLITION NOTES").text(60, 76, "1. REMOVE THE STAIR.")
    .text(60, 90, "2. REMOVE THE RAIL.").text(60, 104, "1. NEW RAIL IS 42 INCHES HIGH.");
  assert.deepEqual(headingOf(anew, /RAIL|STAIR/), ["DEMOLITION NOTES", "DEMOLITION NOTES", null]);
});

Deno.test("texts without numbers stand under a heading as long as their gaps are alike", () => {
  const page = sheet().text(60, 60, "EXISTING CONDITIONS").text(60, 78, "STAIR IS 32 INCHES WIDE.")
    .text(60, 96, "RAIL IS 30 INCHES HIGH.").text(60, 126, "NEW PORCH RAIL IS 42 INCHES HIGH.");
  assert.deepEqual(headingOf(page, /INCHES/), ["EXISTING CONDITIONS", "EXISTING CONDITIONS", null]);
});

Deno.test("a state of the work that titles a drawing is its title", () => {
  const page = sheet().text(100, 500, "DEMOLITION", { size: 11, isBold: true })
    .text(100, 515, `1/4" = 1'-0"`, { size: 6 }).text(150, 300, "REMOVE WALL AND DOOR HERE");
  const note = notesOf(page).find((it) => /REMOVE/.test(it.text));
  assert.deepEqual([note?.heading, note?.drawing], [null, "DEMOLITION"]);
});

Deno.test("a callout of two lines is one note with one tight box", () => {
  const page = sheet().text(200, 300, "CONDENSER PLATFORM").text(200, 310, `EL. +9.0' NAVD88`);
  const [note] = notesOf(page);
  assert.equal(note.text, "CONDENSER PLATFORM EL. +9.0' NAVD88");
  assert.ok(Math.abs(note.box.y - (300 / 792) * 100) < 0.01);
  assert.ok(Math.abs(note.box.height - (18 / 792) * 100) < 0.01);
});

Deno.test("statements far apart or of other lettering stay apart", () => {
  const page = sheet().text(200, 300, "ATTIC ACCESS ABOVE HALL").text(
    200,
    360,
    "SMOKE ALARM IN HALL",
  )
    .text(500, 300, "NEW WALL", { size: 8 }).text(500, 310, "LARGE TEXT HERE", { size: 14 });
  assert.equal(notesOf(page).length, 4);
});

Deno.test("text that reads upwards is grouped in its own direction", () => {
  const page = sheet().text(200, 500, "WALL TYPE A", { angle: 90 })
    .text(210, 500, "ONE HOUR RATED", { angle: 90 });
  assert.deepEqual(notesOf(page).map((note) => note.text), ["WALL TYPE A ONE HOUR RATED"]);
});

Deno.test("notes carry the title of the drawing they stand on", () => {
  const page = sheet().text(100, 500, "WALL SECTION", { size: 11, isBold: true })
    .text(100, 515, `3/4" = 1'-0"`, { size: 6 }).text(600, 500, "STAIR DETAIL", {
      size: 11,
      isBold: true,
    })
    .text(600, 515, `1/2" = 1'-0"`, { size: 6 })
    .text(150, 300, "BATT INSULATION").text(650, 300, "HANDRAIL BOTH SIDES");
  const drawings = Object.fromEntries(notesOf(page).map((note) => [note.text, note.drawing]));
  assert.equal(drawings["BATT INSULATION"], "WALL SECTION");
  assert.equal(drawings["HANDRAIL BOTH SIDES"], "STAIR DETAIL");
});

Deno.test("dimension strings are dimensions and not notes", () => {
  const page = sheet().line(200, 300, 344, 300).line(200, 294, 200, 306).line(344, 294, 344, 306)
    .centred(272, 288, `8'-0"`).text(500, 400, `3'-8" CLEAR`);
  const set = extractPlanSet([page.build()]);
  assert.deepEqual(set.dimensions.map((it) => [it.valueIn, it.qualifier]), [
    [96, null],
    [44, "CLEAR"],
  ]);
  assert.deepEqual(notesOf(page).map((note) => note.text), [`3'-8" CLEAR`]);
});

Deno.test("lines of lettering with tall boxes set close are one callout", () => {
  const built = sheet().text(60, 60, "A/C CONDENSER STAND", { size: 7.2 })
    .text(60, 68.8, "ELEV. 6.25 NAVD 88", { size: 7.2 }).build();
  const tall = <T extends (typeof built.words)[number]>(it: T): T =>
    it.sizePt === 7.2 ? { ...it, box: { ...it.box, height: 12.2 } } : it;
  const lines = built.lines.map((line) => tall({ ...line, words: line.words.map(tall) }));
  const page = { ...built, words: built.words.map(tall), lines };
  const texts = extractPlanSet([page]).notes.map(({ text }) => text);
  assert.ok(texts.includes("A/C CONDENSER STAND ELEV. 6.25 NAVD 88"), texts.join(" / "));
});

const textsOf = (page: PageBuilder) => notesOf(page).map(({ text }) => text).sort();

Deno.test("a dash that begins the last line of a callout alone is no list", () => {
  const callout = () =>
    sheet().text(400, 300, "STEEL AWNING - BY OTHERS").text(400, 310, '- SLOPE 1/4" OVER 12"');
  assert.deepEqual(textsOf(callout()), ['STEEL AWNING - BY OTHERS - SLOPE 1/4" OVER 12"']);
  assert.deepEqual(textsOf(callout().text(400, 320, "- PAINT AS DOOR")), [
    "- PAINT AS DOOR",
    '- SLOPE 1/4" OVER 12"',
    "STEEL AWNING - BY OTHERS",
  ]);
  assert.deepEqual(
    textsOf(sheet().text(400, 300, "AWNING INCLUDES:").text(400, 310, "- STEEL FRAME")),
    ["- STEEL FRAME", "AWNING INCLUDES:"],
  );
});

Deno.test("a callout that ends its first line in a colon takes nothing from the callout beside it", () => {
  const page = sheet().text(300, 300, "BEAM SIZES:").text(300, 310, "1 - W8x10").text(
    300,
    320,
    "2 - W10x12",
  )
    .text(420, 294, "LINTELS OF BRICK").text(420, 304, "ON STEEL ANGLES");
  assert.deepEqual(textsOf(page), [
    "BEAM SIZES: 1 - W8x10 2 - W10x12",
    "LINTELS OF BRICK ON STEEL ANGLES",
  ]);
  const key = sheet().text(300, 300, "OCCUPANCY:").text(300, 310, "SEPARATED").text(
    420,
    300,
    "GROUP B",
  );
  assert.deepEqual(textsOf(key), ["OCCUPANCY: GROUP B SEPARATED"]);
});

Deno.test("words of a callout cut apart by a line of the drawing are one line where the line over them is whole", () => {
  const cut = (over: string) =>
    sheet().text(300, 300, over).text(300, 310, "AT").text(311, 310, "PLATFORM)");
  assert.deepEqual(textsOf(cut("TREATED STAIRS (HINGED")), ["TREATED STAIRS (HINGED AT PLATFORM)"]);
  assert.ok(!textsOf(cut("TOP")).join().includes("AT PLATFORM"));
});

/** Callouts set close, each text with whether a leader of its own runs off from its left end or its right one. */
const stack = (side: "left" | "right", ...lines: [text: string, isLed: boolean][]) => {
  const page = sheet();
  for (const [index, [text, isLed]] of lines.entries()) {
    const y = 300 + index * 13;
    page.text(400, y, text);
    const x = side === "left" ? 398 : 402 + text.length * 4;
    const away = side === "left" ? -1 : 1;
    if (isLed) {
      page.line(x, y + 4, x + 12 * away, y + 4).line(x + 12 * away, y + 4, x + 60 * away, 250);
    }
  }
  return notesOf(page).map(({ text }) => text);
};

Deno.test("stacked callouts, each at a leader of its own, are not one text", () => {
  assert.deepEqual(
    stack("left", ['MIRROR 40" A.F.F.', true], ['LAV. RIM 34" A.F.F.', true], ['SEAT 18"', true]),
    ['MIRROR 40" A.F.F.', 'LAV. RIM 34" A.F.F.', 'SEAT 18"'],
  );
  assert.deepEqual(
    stack("left", ['MIRROR 40" A.F.F.', true], ["TO REFL. EDGE", false], ['SEAT 18"', true]),
    ['MIRROR 40" A.F.F. TO REFL. EDGE', 'SEAT 18"'],
  );
});

Deno.test("leaders may begin behind the last line of each callout", () => {
  assert.deepEqual(
    stack("right", ["FIXED GLASS", false], ["2 FT WIDE", true], ["WOOD STOP", false], [
      "PTD.",
      true,
    ]),
    ["FIXED GLASS 2 FT WIDE", "WOOD STOP PTD."],
  );
});

Deno.test("one leader holds its lines together", () => {
  assert.deepEqual(
    stack("left", ['GRAB BAR 36" LONG', true], ['AT 34" A.F.F.', false]),
    ['GRAB BAR 36" LONG AT 34" A.F.F.'],
  );
});
