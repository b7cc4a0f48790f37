import assert from "node:assert/strict";
import { makePdf, streamObject } from "../../_providers/pdf/make_pdf.ts";
import { sheet } from "../../../siege/files.ts";
import { composeOf, fixture } from "./compose.ts";

const near = (actual: number, expected: number, slack = 1) =>
  assert.ok(Math.abs(actual - expected) <= slack, `${actual} is not near ${expected}`);
const textOf = async (content: string, extra = {}) =>
  (await composeOf(makePdf({ content, ...extra }))).words.map((word) => word.text);

Deno.test("a line of text becomes words with boxes from the top left corner", async () => {
  const page = await composeOf(makePdf({ content: "BT /F1 10 Tf 50 250 Td (EXIT SIGN) Tj ET" }));
  assert.deepEqual(page.words.map((word) => word.text), ["EXIT", "SIGN"]);
  assert.equal(page.lines[0].text, "EXIT SIGN");
  near(page.words[0].box.x, 50);
  near(page.words[0].box.y + page.words[0].box.height, 50, 4);
  assert.equal(page.words[0].angle, 0);
  assert.equal(page.words[0].sizePt, 10);
  assert.equal(page.readBy, "text");
});

Deno.test("text written letter by letter and kerned stays one word", async () => {
  const letters = [..."DOOR"].map((letter, i) => `1 0 0 1 ${50 + i * 7.5} 100 Tm (${letter}) Tj`);
  assert.deepEqual(await textOf(`BT /F1 10 Tf ${letters.join(" ")} ET`), ["DOOR"]);
  assert.deepEqual(await textOf("BT /F1 10 Tf 50 100 Td [(W) 80 (AL) -20 (L)] TJ ET"), ["WALL"]);
});

Deno.test("a gap in a run parts words although no space is written", async () => {
  assert.deepEqual(await textOf("BT /F1 10 Tf 50 100 Td [(STAIR) -600 (2)] TJ ET"), ["STAIR", "2"]);
});

Deno.test("a word tracked wide is one word", async () => {
  assert.deepEqual(
    await textOf("BT /F1 10 Tf 6 Tc 20 100 Td (FLOOR) Tj 0 Tc 30 0 Td (A) Tj ET"),
    ["FLOOR", "A"],
  );
});

Deno.test("vertical and mirrored text keeps its letters and direction", async () => {
  const up = await composeOf(
    makePdf({ content: "BT /F1 10 Tf 0 1 -1 0 80 60 Tm (12'-6\") Tj ET" }),
  );
  assert.deepEqual(up.words.map((word) => [word.text, word.angle]), [["12'-6\"", 90]]);
  const mirrored = await textOf("BT /F1 10 Tf -1 0 0 1 200 100 Tm (HALL 2) Tj ET");
  assert.deepEqual(mirrored, ["HALL", "2"]);
});

Deno.test("far apart texts on one baseline are separate lines, and so are cells parted by a ruling", async () => {
  const page = await composeOf(makePdf({
    content: "BT /F1 8 Tf 20 200 Td (MARK) Tj 80 0 Td (SIZE) Tj ET " +
      "BT /F1 8 Tf 20 100 Td (D1) Tj 13 0 Td (36) Tj ET 31 90 m 31 120 l S",
  }));
  assert.deepEqual(page.lines.map((line) => line.text).sort(), ["36", "D1", "MARK", "SIZE"]);
});

Deno.test("words typed in one run are one line whatever line of the drawing runs between them", async () => {
  const page = await composeOf(makePdf({
    content: "BT /F1 8 Tf 20 200 Td (START LAYOUT) Tj ET 48 190 m 48 220 l S " +
      "BT /F1 8 Tf 20 100 Td (START) Tj 29 0 Td (LAYOUT) Tj ET 48 90 m 48 120 l S",
  }));
  assert.deepEqual(page.lines.map((line) => line.text).sort(), ["LAYOUT", "START", "START LAYOUT"]);
});

Deno.test("a dimension that a grid line crosses is one, two strings of a chain that nearly touch are two", async () => {
  const page = await composeOf(makePdf({
    content: "BT /F1 10 Tf 40 200 Td (0' -) Tj 20 0 Td (5 1/2\\\") Tj ET 58 180 m 58 230 l S " +
      "BT /F1 10 Tf 88.6 200 Td (4' - 2 1/2\\\") Tj ET " +
      "BT /F1 8 Tf 40 100 Td (3') Tj 13 0 Td (12) Tj ET 50.5 90 m 50.5 120 l S",
  }));
  assert.deepEqual(page.lines.map((line) => line.text).sort(), [
    `0' - 5 1/2"`,
    "12",
    "3'",
    `4' - 2 1/2"`,
  ]);
});

Deno.test("stacked and raised fractions join their whole number and inch mark", async () => {
  const stacked = "BT /F1 10 Tf 50 100 Td (7) Tj ET BT /F1 6 Tf 57 104 Td (3) Tj ET " +
    'BT /F1 6 Tf 57 97 Td (4) Tj ET BT /F1 10 Tf 61 100 Td (") Tj ET';
  assert.deepEqual(await textOf(stacked), ['7 3/4"']);
  const dimension = stacked.replace("(7) Tj", "(12'-7) Tj").replace("50 100 Td", "29 100 Td");
  assert.deepEqual(await textOf(dimension), [`12'-7 3/4"`]);
});

for (
  const [upper, lower] of [
    [`SINK: 1 1/2" ARM`, `SINK: 2" ARM`],
    ["ROOM: 1 EA", `ROOM: 2" EA`],
  ]
) {
  Deno.test(`a number of ${upper} is no numerator of the line below`, async () => {
    const lines = `BT /F1 10 Tf 50 112 Td (${upper}) Tj ET BT /F1 10 Tf 50 100 Td (${lower}) Tj ET`;
    assert.deepEqual((await textOf(lines)).join(" "), `${upper} ${lower}`);
  });
}

Deno.test("two rows of dimensions are no fraction", async () => {
  const rows = "BT /F1 9 Tf 50 100 Td (0' - 3) Tj ET BT /F1 9 Tf 50 86 Td (1' - 4) Tj ET";
  assert.deepEqual(await textOf(rows), ["0'", "-", "3", "1'", "-", "4"]);
});

for (const rotate of [0, 90, 180, 270]) {
  Deno.test(`rotation ${rotate} and a crop box put text and strokes where they are seen`, async () => {
    // The crop box starts at (100, 50); text and line stand at (150, 150) and (120, 80)–(220, 80).
    const page = await composeOf(makePdf({
      content: "BT /F1 10 Tf 150 150 Td (A1) Tj ET 120 80 m 220 80 l S",
      page: `/Rotate ${rotate} /CropBox [100 50 300 250]`,
    }));
    const seen = (x: number, y: number): [number, number] => {
      const [u, v] = [x - 100, y - 50];
      if (rotate === 0) return [u, 200 - v];
      if (rotate === 90) return [v, u];
      if (rotate === 180) return [200 - u, v];
      return [200 - v, 200 - u];
    };
    assert.deepEqual([page.widthPt, page.heightPt], [200, 200]);
    const { x, y, width, height } = page.words[0].box;
    const [wx, wy] = seen(156, 153);
    near(x + width / 2, wx, 3);
    near(y + height / 2, wy, 3);
    assert.equal(page.words[0].angle, (360 - rotate) % 360);
    const { x1, y1, x2, y2 } = page.segments[0];
    const [from, to] = [seen(120, 80), seen(220, 80)];
    [x1 - from[0], y1 - from[1], x2 - to[0], y2 - to[1]].forEach((off) => near(off, 0, 0.01));
  });
}

Deno.test("a user unit makes the page as large as it is on paper", async () => {
  const page = await composeOf(makePdf({
    content: "BT /F1 10 Tf 50 100 Td (A) Tj ET 0 0 m 100 0 l S",
    page: "/UserUnit 2.5",
  }));
  assert.deepEqual([page.widthPt, page.heightPt], [1000, 750]);
  near(page.words[0].box.x, 125);
  assert.equal(page.segments[0].x2, 250);
});

Deno.test("layers that are switched off are not read", async () => {
  const page = await composeOf(makePdf({
    content: "/OC /L1 BDC BT /F1 10 Tf 50 200 Td (SHOWN) Tj ET EMC " +
      "/OC /L2 BDC BT /F1 10 Tf 50 100 Td (HIDDEN) Tj ET 0 0 m 100 100 l S EMC",
    resources: "/Properties << /L1 10 0 R /L2 11 0 R >>",
    catalog: "/OCProperties << /OCGs [10 0 R 11 0 R] /D << /OFF [11 0 R] >> >>",
    objects: ["<< /Type /OCG /Name (Walls) >>", "<< /Type /OCG /Name (Old work) >>"],
  }));
  assert.deepEqual(page.words.map((word) => word.text), ["SHOWN"]);
  assert.equal(page.segments.length, 0);
});

Deno.test("form XObjects are read with their own place and scale", async () => {
  const form = streamObject(
    "/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources << /Font << /F1 5 0 R >> >>",
    "BT /F1 5 Tf 10 10 Td (SINK) Tj ET 0 0 m 50 0 l S",
  );
  const page = await composeOf(makePdf({
    content: "q 2 0 0 2 100 100 cm /Fm0 Do Q",
    resources: "/XObject << /Fm0 10 0 R >>",
    objects: [form],
  }));
  assert.equal(page.words[0].text, "SINK");
  assert.equal(page.words[0].sizePt, 10);
  assert.deepEqual(
    [page.segments[0].x1, page.segments[0].y1, page.segments[0].x2],
    [100, 200, 200],
  );
});

Deno.test("strokes know pen and dashes; thin filled boxes are rulings, white covers are nothing", async () => {
  const page = await composeOf(makePdf({
    content: "2 w 10 10 m 110 10 l S [4 2] 0 d 10 20 m 110 20 l S [] 0 d " +
      "0 0 0 rg 10 50 200 1 re f 1 1 1 rg 10 60 50 50 re f",
  }));
  const [solid, dashed, ruling] = page.segments;
  assert.deepEqual([solid.width, solid.isDashed, dashed.isDashed], [2, false, true]);
  assert.deepEqual([ruling.y1, ruling.y2, ruling.x2 - ruling.x1], [249.5, 249.5, 200]);
  assert.equal(page.segments.length, 3);
});

Deno.test("a fill with an outline of its own color is a fill, one with another has a pen", async () => {
  const widths = async (colors: string, box = "50 50 100 8") =>
    (await composeOf(makePdf({ content: `${colors} 0.5 w ${box} re B` })))
      .segments.map(({ width }) => width);
  assert.deepEqual(await widths("0.6 g 0.6 G"), [0, 0, 0, 0]);
  assert.deepEqual(await widths("0.6 g 0 G"), [0.5, 0.5, 0.5, 0.5]);
  assert.deepEqual(
    await widths("0 g 0 G", "50 50 10 8"),
    [0.5, 0.5, 0.5, 0.5],
    "a head of an arrow",
  );
});

Deno.test("closed upright boxes are rectangles, whatever way they were drawn", async () => {
  const page = await composeOf(makePdf({
    content: "20 20 100 50 re S 200 20 m 260 20 l 260 80 l 200 80 l h S",
  }));
  assert.deepEqual(page.rects, [
    { x: 20, y: 230, width: 100, height: 50 },
    { x: 200, y: 220, width: 60, height: 60 },
  ]);
});

Deno.test("a door swing is an arc, drawn as a curve or as short strokes", async () => {
  const k = 36 * 0.5522847;
  const curve = `136 100 m 136 ${100 + k} ${100 + k} 136 100 136 c S`;
  const points = Array.from({ length: 13 }, (_, i) => {
    const angle = i * Math.PI / 24;
    return `${(250 + 28 * Math.cos(angle)).toFixed(3)} ${(100 + 28 * Math.sin(angle)).toFixed(3)}`;
  });
  const chain = `${points[0]} m ${points.slice(1).map((point) => `${point} l`).join(" ")} S`;
  const { arcs } = await composeOf(makePdf({ content: `${curve} ${chain}` }));
  assert.equal(arcs.length, 2);
  for (const [i, radius] of [36, 28].entries()) {
    near(arcs[i].radius, radius, 0.2);
    near(arcs[i].sweepDeg, 90, 1);
    near(arcs[i].startDeg % 360, 0, 1);
  }
  near(arcs[0].cx, 100, 0.2);
  near(arcs[0].cy, 200, 0.2);
});

Deno.test("SHX strings of annotations are words, reviewers' notes are kept as annotations", async () => {
  const page = await composeOf(makePdf({
    content: "",
    page: "/Annots [10 0 R 11 0 R]",
    objects: [
      "<< /Type /Annot /Subtype /Square /Rect [50 100 110 110] /T (AutoCAD SHX Text) /Contents (CLOSET 3) /F 4 >>",
      "<< /Type /Annot /Subtype /Text /Rect [10 10 20 20] /T (Reviewer) /Contents (Check this) /F 4 >>",
    ],
  }));
  assert.deepEqual(page.words.map((word) => [word.text, word.origin]), [
    ["CLOSET", "annotation"],
    ["3", "annotation"],
  ]);
  assert.equal(page.annotations.length, 1);
  assert.deepEqual([page.annotations[0].author, page.annotations[0].contents], [
    "Reviewer",
    "Check this",
  ]);
});

Deno.test("annotations give letters alone: nothing a terminal obeys or a database refuses", async () => {
  // "ROOM", the character 0, a bell, "7".
  const hex = "524F4F4D000737";
  const page = await composeOf(makePdf({
    content: "",
    page: "/Annots [10 0 R 11 0 R]",
    objects: [
      `<< /Type /Annot /Subtype /Square /Rect [50 100 110 110] /T (AutoCAD SHX Text) /Contents <${hex}> /F 4 >>`,
      `<< /Type /Annot /Subtype /Text /Rect [10 10 20 20] /T (Reviewer) /Contents <${hex}> /F 4 >>`,
    ],
  }));
  const texts = [...page.words.map((it) => it.text), page.annotations[0].contents ?? ""];
  assert.ok(texts.length >= 2);
  for (const text of texts) assert.equal(text, "ROOM7");
});

Deno.test("the lettering of free text annotations is read where it is drawn", async () => {
  const look = streamObject(
    "/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << /Font << /F1 5 0 R >> >>",
    "BT /F1 8 Tf 30 5 Td (VERIFY IN FIELD) Tj ET",
  );
  const page = await composeOf(makePdf({
    content: "BT /F1 8 Tf 10 10 Td (PLAN) Tj ET",
    page: "/Annots [10 0 R]",
    objects: [
      "<< /Type /Annot /Subtype /FreeText /Rect [200 100 300 120] /Contents (VERIFY IN FIELD) " +
      "/DA (/F1 8 Tf) /AP << /N 11 0 R >> /F 4 >>",
      look,
    ],
  }));
  const [note] = page.lines.filter((line) => line.origin === "annotation");
  assert.equal(note.text, "VERIFY IN FIELD");
  near(note.box.x, 230, 2);
  assert.equal(page.words.filter((word) => word.text === "PLAN").length, 1);
});

Deno.test("the text layer of a scan counts, other invisible text does not", async () => {
  const picture = streamObject(
    "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8",
    "x",
  );
  const page = await composeOf(makePdf({
    content: "q 200 0 0 200 0 0 cm /Im0 Do Q BT 3 Tr /F1 10 Tf 50 100 Td (SCANNED) Tj ET " +
      "BT 3 Tr /F1 10 Tf 300 250 Td (SECRET) Tj ET",
    resources: "/XObject << /Im0 10 0 R >>",
    objects: [picture],
  }));
  assert.deepEqual(page.words.map((word) => word.text), ["SCANNED"]);
  assert.ok(page.words[0].confidence < 1);
});

Deno.test("bold lettering is known by its font", async () => {
  const page = await composeOf(makePdf({
    content: "BT /F2 10 Tf 50 200 Td (TITLE) Tj ET BT /F1 10 Tf 50 100 Td (note) Tj ET",
  }));
  assert.deepEqual(page.words.map((word) => [word.text, word.isBold]), [
    ["TITLE", true],
    ["note", false],
  ]);
});

Deno.test("the hash tells pages apart by what they show and not by their number", async () => {
  const page = (text: string) => composeOf(makePdf({ content: `BT /F1 9 Tf (${text}) Tj ET` }));
  const [a, b, c] = await Promise.all([page("A-101"), page("A-101"), page("A-102")]);
  assert.equal(a.contentHash, b.contentHash);
  assert.notEqual(a.contentHash, c.contentHash);
});

Deno.test("of hundreds of lines that cover the page a part is read, the small ones among them all", async () => {
  const huge = Array.from({ length: 450 }, (_, n) => `1 0 0 1 ${n % 30} ${100 + n} Tm (G${n}A) Tj`);
  const content = `BT /F1 200 Tf ${huge.join(" ")} /F1 9 Tf 1 0 0 1 900 20 Tm (EXIT) Tj ET`;
  const page = await composeOf(sheet(content));
  assert.equal(page.lines.filter((line) => line.sizePt > 100).length, 400);
  assert.ok(page.words.some((word) => word.text === "EXIT"));
  assert.match(page.problem ?? "", /^This page has more lettering than can be checked/);
});

Deno.test("a page with more annotations than are read says so", async () => {
  const annotations = "<</Type/Annot/Subtype/Square/Rect[20 20 40 40]>>".repeat(20_001);
  assert.equal(
    (await composeOf(sheet("BT /F1 9 Tf (A-101) Tj ET", { annotations }))).problem,
    "This page has more annotations than can be checked: of 20,001, only the first 20,000 were read.",
  );
});

Deno.test("of a crowd of words on one spot a part is read, and the page says so", async () => {
  const words = Array.from({ length: 300 }, (_, n) => `1 0 0 1 60 100 Tm (GUARD${n}) Tj`);
  const content = `BT /F1 6 Tf ${words.join(" ")} 1 0 0 1 20 250 Tm (EXIT) Tj ET`;
  const page = await composeOf(makePdf({ content }));
  assert.ok(page.lines.length <= 201, `${page.lines.length} lines`);
  assert.ok(page.words.some((word) => word.text === "EXIT"));
  assert.match(
    page.problem ?? "",
    /^This page has more lettering than can be checked: \d+ of its \d+ words were read\.$/,
  );
});

Deno.test("a real sheet rotated by 270 reads its title block", async () => {
  const page = await composeOf(await fixture("kegonsa-ASK-002-rot270.pdf"));
  assert.deepEqual([page.widthPt, page.heightPt], [792, 1224]);
  assert.ok(page.words.length >= 80);
  assert.ok(page.lines.some((line) => /ASK[\s-]+002/.test(line.text)));
  const outside = page.words.filter(({ box }) => box.x < 0 || box.y < 0 || box.x > page.widthPt);
  assert.equal(outside.length, 0);
});
