import assert from "node:assert/strict";
import {
  assemblePlanSet,
  extractPage,
  extractPlanSet,
} from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

const stateOf = (page: PageBuilder) => extractPlanSet([page.build()]).sheets[0].reading;

Deno.test("a letter is recognised and nothing is read from it", () => {
  const page = new PageBuilder(612, 792);
  for (let line = 0; line < 24; line++) {
    page.text(
      72,
      90 + 14 * line,
      "Please revise the drawings so that every bedroom has a smoke alarm and resubmit",
    );
  }
  const reading = stateOf(page);
  assert.equal(reading.state, "not-a-plan");
  assert.match(reading.reason!, /letter/);
});

Deno.test("a photo without lettering is recognised", () => {
  const page = new PageBuilder(1500, 1125).build();
  const reading = extractPlanSet([{
    ...page,
    readBy: "none",
    images: [{ x: 0, y: 0, width: 1500, height: 1125 }],
  }]).sheets[0].reading;
  assert.equal(reading.state, "not-a-plan");
  assert.match(reading.reason!, /photo/);
});

Deno.test("a ruled form about a building is a document of the set with its rows", () => {
  const form = () => {
    const page = new PageBuilder(612, 792).text(100, 40, "Town Building Permits and Inspections")
      .text(100, 60, "Construction Address: 12 Palm Court").text(100, 80, "Inspections fee")
      .text(110, 104, "Inspection").text(300, 104, "Description of Work");
    const rows = [
      ["Footings", "All structures with footings of concrete"],
      ["Foundation", "All structures with a foundation wall"],
      ["Rough plumbing", "Moving or adding any water or waste piping"],
      ["Rough electric", "Adding any receptacles or lighting"],
      ["Roofing", "Replacing over half of the roof"],
      ["Siding", "Replacing walls or windows"],
    ];
    rows.forEach(([key, value], row) => {
      page.text(110, 120 + 14 * row, key).text(250, 120 + 14 * row, value);
    });
    for (let row = 0; row < 9; row++) {
      page.line(100, 117 + 14 * row, 560, 117 + 14 * row);
    }
    return page.build();
  };
  const set = extractPlanSet([form()]);
  assert.equal(set.sheets[0].reading.state, "text");
  assert.deepEqual(
    set.schedules.flatMap(({ rows }) => rows.map((row) => row.cells.map(({ text }) => text))).at(
      -1,
    ),
    ["Siding", "Replacing walls or windows"],
  );
});

Deno.test("walls on a picture and sketches in ink are drawings, however little of them was read", () => {
  const picture = { images: [{ x: 0, y: 0, width: 800, height: 800 }], readBy: "ocr" as const };
  const walls = new PageBuilder(800, 800).text(100, 100, "A", { origin: "ocr" });
  for (let line = 0; line < 24; line++) walls.line(100, 20 * line + 100, 300, 20 * line + 100);
  const stateOfPage = (page: Parameters<typeof extractPlanSet>[0][number]) =>
    extractPlanSet([page]).sheets[0].reading.state;
  assert.equal(stateOfPage({ ...walls.build(), ...picture }), "ocr");
  const bare = new PageBuilder(800, 800).text(100, 100, "A", { origin: "ocr" }).build();
  assert.equal(stateOfPage({ ...bare, ...picture }), "not-a-plan");
  const box = { x: 1, y: 1, width: 9, height: 9 };
  const ink = { kind: "Ink", box, author: null, subject: null, contents: null };
  assert.equal(stateOfPage({ ...bare, readBy: "ocr", annotations: Array(20).fill(ink) }), "ocr");
});

Deno.test("a specification book is a document of the set, its pages are notes", () => {
  const page = new PageBuilder(612, 792).text(72, 60, "SECTION 08 11 13")
    .text(72, 80, "PART 1 - GENERAL");
  for (let line = 0; line < 24; line++) {
    page.text(
      72,
      110 + 14 * line,
      "Provide hollow metal frames with the fire rating that the schedule gives",
    );
  }
  const [sheet] = extractPlanSet([page.build()]).sheets;
  assert.deepEqual([sheet.reading.state, sheet.kind], ["text", "notes"]);
});

Deno.test("a drawing without readable lettering is unreadable, with the reader's reason", () => {
  const page = new PageBuilder(1500, 1125);
  for (let line = 0; line < 100; line++) page.line(100, 10 * line, 900, 10 * line);
  const reading = extractPlanSet([{
    ...page.build(),
    readBy: "none",
    problem: "The lettering is too small.",
  }]).sheets[0].reading;
  assert.equal(reading.state, "unreadable");
  assert.equal(reading.reason, "The lettering is too small.");
});

Deno.test("a sheet on letter paper with dimensions and rooms is a plan", () => {
  const page = new PageBuilder(792, 612).text(100, 100, "KITCHEN").text(300, 100, "GARAGE")
    .text(200, 200, `10'-6"`).text(300, 200, `3'-5 1/4"`).text(300, 300, "EXISTING WALL");
  assert.equal(stateOf(page).state, "text");
});

Deno.test("facts of a page survive JSON and join to the same plan set", () => {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN").text(300, 300, "OFFICE 101")
    .table(80, 80, [60, 200], [["DESIGN CRITERIA"], ["OCCUPANCY", "B"], ["CONSTRUCTION", "II-B"]])
    .build();
  const facts = JSON.parse(JSON.stringify(extractPage(page)));
  assert.deepEqual(assemblePlanSet([facts]), extractPlanSet([page]));
});

Deno.test("a page without anything on it gives an empty sheet and no error", () => {
  const set = extractPlanSet([new PageBuilder().build()]);
  assert.equal(set.sheets.length, 1);
  assert.deepEqual(set.notes, []);
});

Deno.test("a plan printed beside running text is a plan, running text that names rooms is none", () => {
  const prose = (page: PageBuilder) => {
    for (let line = 0; line < 12; line++) {
      page.text(
        40,
        60 + 14 * line,
        "The plan for this farmhouse is a revision of the plan built in 1952",
      );
    }
    return page;
  };
  const letter = () => prose(new PageBuilder(612, 792));
  const withPlan = letter().text(400, 500, "BEDROOM").text(400, 560, "BATH").text(
    400,
    620,
    "KITCHEN",
  )
    .text(380, 470, `16'-0"`).text(560, 560, `47'-4"`);
  assert.equal(extractPlanSet([withPlan.build()]).sheets[0].reading.state, "text");
  const withList = letter().text(400, 500, "Bedroom").text(400, 560, "Bath").text(
    400,
    620,
    "Kitchen",
  );
  assert.equal(extractPlanSet([withList.build()]).sheets[0].reading.state, "not-a-plan");
});

Deno.test("a dynamic form and a portfolio say why their drawings are not there", () => {
  const form = new PageBuilder(612, 792).text(40, 60, "Please wait...")
    .text(
      40,
      90,
      "If this message is not eventually replaced by the proper contents of the document,",
    )
    .text(40, 104, "your PDF viewer may not be able to display this type of document.");
  const formState = stateOf(form);
  assert.equal(formState.state, "unreadable");
  assert.match(formState.reason ?? "", /XFA.*Print it to PDF/);
  const portfolio = new PageBuilder(612, 792)
    .text(
      40,
      60,
      "For the best experience, open this PDF portfolio in Acrobat X or Adobe Reader X.",
    );
  assert.match(stateOf(portfolio).reason ?? "", /portfolio/);
});

Deno.test("a numbered sheet with a diagram of a trade and no word of a building is read", () => {
  const page = new PageBuilder().titleBlock("E-501", "ONE-LINE")
    .text(300, 300, "CALCULATED DEMAND 486 A").text(300, 400, "SERVICE 400 A");
  assert.equal(stateOf(page).state, "text");
});

Deno.test("a numbered sheet that holds a table alone is read", () => {
  for (const title of ["ROOM MATRIX", "UNIT MIX", "GUEST ROOM COUNT"]) {
    const page = new PageBuilder().titleBlock("A-002", title)
      .table(300, 300, [60, 220, 60], [["TYPE", "NAME", "QTY"], ["K", "KING", "62"]]);
    assert.equal(stateOf(page).state, "text", title);
  }
});

Deno.test("a numbered sheet of numbered notes is read whatever they speak of", () => {
  const page = new PageBuilder().titleBlock("A-702", "VERTICAL TRANSPORTATION")
    .text(60, 90, "1. NO SUPPORT RAIL IN CAR.").text(60, 120, "2. 2500 LB, 350 FPM.");
  assert.equal(stateOf(page).state, "text");
});

Deno.test("a poster of charts is no plan, however much is written on it; a numbered sheet as full is read", () => {
  const charts = () => {
    const page = new PageBuilder(1584, 1224).text(80, 80, "Quarterly Results: Sales by Region", {
      size: 40,
    });
    for (let bar = 0; bar < 60; bar++) {
      const x = 60 + 24 * bar;
      page.line(x, 500, x, 500 - 3 * (bar % 37)).text(x, 520, `Q${bar % 4 + 1}`)
        .text(x, 540, `${40 + bar * 37 % 220}`);
    }
    return page.text(60, 620, "Revenue of all regions, in millions").text(60, 660, "Office costs");
  };
  const poster = stateOf(charts());
  assert.ok(poster.wordCount > 80);
  assert.equal(poster.state, "not-a-plan");
  assert.match(poster.reason!, /^This page shows no building/);
  const sheet = charts().titleBlock("E-501", "ONE-LINE DIAGRAM")
    .text(60, 700, "SERVICE 400 A").text(60, 740, "PANEL A");
  assert.equal(stateOf(sheet).state, "text");
  const drawn = charts().text(60, 700, `CORRIDOR 5'-0"`);
  assert.equal(stateOf(drawn).state, "text");
});
