import assert from "node:assert/strict";
import { extractPage } from "../../../../../functions/analysis/extract/page.ts";
import { PageBuilder } from "../page_builder.ts";

const notesOf = (page: PageBuilder) =>
  extractPage(page.titleBlock("A-001", "DATA").build()).notes
    .filter((note) => note.kind !== "title-block");
const textsUnder = (page: PageBuilder, heading: string): string[] =>
  notesOf(page).filter((note) => note.heading === heading).map((note) => note.text);

Deno.test("lines of a list under a larger heading are items of their own, in small letters too", () => {
  const page = new PageBuilder().text(60, 60, "Floor loads", { size: 16 })
    .text(60, 90, "stage live 150 psf, including the apron and both wings of it")
    .text(60, 104, "seats live 60 psf").text(60, 118, "balcony live 80 psf,")
    .text(60, 132, "rail 50 plf").text(60, 146, "lobby 100 psf");
  assert.deepEqual(textsUnder(page, "Floor loads"), [
    "stage live 150 psf, including the apron and both wings of it",
    "seats live 60 psf",
    "balcony live 80 psf, rail 50 plf",
    "lobby 100 psf",
  ]);
});

Deno.test("the lines of a wrapped paragraph under a heading stay one text", () => {
  const page = new PageBuilder().text(60, 60, "Waterproofing", { size: 16 })
    .text(60, 90, "membrane is turned up eight inches at all the walls and is")
    .text(60, 104, "lapped over the flashing which the roofer sets into a bed")
    .text(60, 118, "of sealant before any stone is laid");
  assert.equal(textsUnder(page, "Waterproofing").length, 1);
});

Deno.test("items with marks of their own are told apart even where all lines are as long", () => {
  const page = new PageBuilder().text(60, 60, "Sashes", { size: 16 })
    .text(60, 90, "S1 4-0 x 4-0 awning, laminated")
    .text(60, 104, "S2 2-0 x 4-0 casement, tempered");
  assert.deepEqual(textsUnder(page, "Sashes"), [
    "S1 4-0 x 4-0 awning, laminated",
    "S2 2-0 x 4-0 casement, tempered",
  ]);
});

Deno.test("a list in columns without rulings is read row by row", () => {
  const page = new PageBuilder().text(60, 60, "Safety", { size: 16 });
  [["alarm", "none"], ["standpipes", "none"], ["longest walk", "142 ft to door 9"]]
    .forEach(([key, value], row) =>
      page.text(60, 90 + 14 * row, key).text(150, 90 + 14 * row, value)
    );
  assert.deepEqual(textsUnder(page, "Safety"), [
    "alarm none",
    "standpipes none",
    "longest walk 142 ft to door 9",
  ]);
});

/** Rows of two columns with numbered notes at the right, `pitch` points apart. */
function besideNotes(title: string, rows: string[][], pitch: number): PageBuilder {
  const page = new PageBuilder().text(60, 60, title, { size: 11, isBold: true });
  rows.forEach(([key, value], index) => {
    page.text(60, 80 + 12 * index, key).text(130, 80 + 12 * index, value);
  });
  ["VERIFY ALL GRADES", "SEE SURVEY", "CALL BEFORE DIGGING"].forEach((note, index) => {
    page.text(290, 80 + pitch * index, `${index + 1}.`).text(304, 80 + pitch * index, note);
  });
  return page;
}

Deno.test("numbered notes beside a list in columns are none of its entries", () => {
  const names = [["QUEEN", "TWO BEDS, BALCONY"], ["KING", "ONE BED"], ["SUITE", "SOFA BED"], [
    "TWIN",
    "TWO BEDS",
  ]];
  const texts = notesOf(besideNotes("ROOM TYPES", names, 18)).map(({ text }) => text);
  assert.ok(texts.includes("QUEEN TWO BEDS, BALCONY"), texts.join(" / "));
  assert.ok(texts.includes("1. VERIFY ALL GRADES"), texts.join(" / "));
});

Deno.test("numbered notes beside keys and values are no second values", () => {
  const data = [["OCCUPANCY:", "R-3"], ["ZONING:", "PD-4, LOT 12"], ["HEIGHT:", "24 FT"], [
    "FLOOD ZONE:",
    "X",
  ]];
  const [{ rows }] = extractPage(besideNotes("SITE DATA", data, 12).build()).schedules;
  assert.deepEqual(rows.map(({ cells }) => cells.map(({ text }) => text)), data);
});

Deno.test("figures set flush at the right belong to the rows they stand on", () => {
  const page = new PageBuilder().text(60, 60, "Heads", { size: 16 });
  [["hall", "96"], ["gallery", "104"], ["all", "200"]].forEach(([key, value], row) =>
    page.text(60, 90 + 14 * row, key).text(160 - 4 * value.length, 90 + 14 * row, value)
  );
  assert.deepEqual(textsUnder(page, "Heads"), ["hall 96", "gallery 104", "all 200"]);
});

Deno.test("columns of sentences side by side are not read across", () => {
  const page = new PageBuilder();
  [
    "all lumber in contact with masonry is treated",
    "all nails into it are galvanized by the hot dip",
    "all cuts are brushed with preservative on site",
  ].forEach((text, row) =>
    page.text(60, 90 + 12 * row, text).text(320, 90 + 12 * row, text.replace("all", "most"))
  );
  assert.ok(notesOf(page).every(({ text }) => !(text.includes("all") && text.includes("most"))));
});

Deno.test("a room's name over its own lines heads no list", () => {
  const page = new PageBuilder(1224, 792).centred(300, 300, "Lounge", { size: 16 })
    .centred(300, 322, "carpet tile").centred(300, 334, "clg. 9 ft");
  assert.ok(notesOf(page).every((note) => note.heading === null));
});

const schedulesOf = (page: PageBuilder) =>
  extractPage(page.titleBlock("M-101", "AIR").build()).schedules
    .map(({ kind, title, rows }) => ({
      kind,
      title,
      rows: rows.map(({ cells }) => cells.map(({ text }) => text)),
    }));

Deno.test("a list of marks in columns is a schedule under its heading", () => {
  const page = new PageBuilder().text(60, 60, "Fans", { size: 16 });
  [["F-1", "galley", "900 cfm"], ["F-2", "showers", "120 cfm"], ["F-3", "crew", "80 cfm"]]
    .forEach((row, index) =>
      row.forEach((text, column) => page.text(60 + 50 * column, 90 + 14 * index, text))
    );
  assert.deepEqual(schedulesOf(page), [{
    kind: "other",
    title: "Fans",
    rows: [["F-1", "galley", "900 cfm"], ["F-2", "showers", "120 cfm"], ["F-3", "crew", "80 cfm"]],
  }]);
});

Deno.test("a list of branch circuits is a panel, an empty entry an empty cell", () => {
  const page = new PageBuilder().text(60, 60, "P1 branch circuits list", { size: 16 });
  [["1", "galley outlets", "20A", "gfci"], ["3", "bilge pump", "20A", ""], [
    "5",
    "deck outlets",
    "20A",
    "gfci",
  ]].forEach((row, index) =>
    row.forEach((text, column) => {
      if (text !== "") page.text(60 + [0, 20, 110, 140][column], 90 + 14 * index, text);
    })
  );
  const [panel] = schedulesOf(page);
  assert.equal(panel.kind, "panel");
  assert.deepEqual(panel.rows[1], ["3", "bilge pump", "20A", ""]);
});

Deno.test("a numbered note whose lines are broken early is one item", () => {
  const page = new PageBuilder().text(60, 60, "Scope", { size: 16 })
    .text(60, 90, "1. the stage floor is sprung and carries the lights of the whole hall")
    .text(60, 104, "2. sleeves through rated walls: systems")
    .text(60, 116, "chosen later.");
  assert.deepEqual(textsUnder(page, "Scope").slice(1), [
    "2. sleeves through rated walls: systems chosen later.",
  ]);
});

Deno.test("numbered notes beside other lettering keep their wrapped lines", () => {
  const page = new PageBuilder().text(60, 60, "WORKS", { size: 11, isBold: true });
  ["sleeves through walls", "railings are primed", "doors are hung"].forEach((text, row) => {
    const y = 80 + 22 * row;
    page.text(60, y, `${row + 1}.`).text(76, y, `${text} before any`)
      .text(76, y + 10, "paint is laid on").text(240, y, "north yard");
  });
  assert.equal(
    notesOf(page).filter(({ text }) => /before any paint is laid on$/.test(text)).length,
    3,
  );
});

Deno.test("numbered notes side by side keep their wrapped lines", () => {
  const page = new PageBuilder();
  [60, 330].forEach((x) =>
    [
      ["8.", "walls of the loft are of two layers of board at each"],
      ["", "face, not rated"],
      ["9.", "floor of the loft is of planks on a mat of cork and"],
      ["", "felt"],
      ["10. slats in the loft are of pine throughout", ""],
      ["11. steps to the loft are of oak throughout", ""],
    ].forEach(([mark, text], row) => {
      if (mark) page.text(x, 90 + 12 * row, mark);
      if (text) page.text(x + 16, 90 + 12 * row, text);
    })
  );
  const texts = notesOf(page).map(({ text }) => text);
  assert.equal(texts.filter((it) => /at each face, not rated$/.test(it)).length, 2);
  assert.equal(texts.filter((it) => /cork and felt$/.test(it)).length, 2);
});

const besideDetail = (lines: string[]): string[] => {
  const page = new PageBuilder();
  lines.forEach((text, index) => page.text(300, 100 + 12 * index, text));
  return notesOf(page).map((note) => note.text);
};

Deno.test("lines beside a detail that each give a figure of their own are told apart", () => {
  for (
    const lines of [
      ['4 risers at 7 1/2", total 30"', 'Treads 12"', 'Clear width 42", serves 53'],
      ["Slope 1:11, run 27'-6\"", "Bottom landing 5'-0\" long", '44" clear, handrails both sides'],
      ["Space 1: 11'-0\" wide", "Space 2 (van): 12'-0\" wide"],
    ]
  ) assert.deepEqual(besideDetail(lines), lines);
});

Deno.test("a sentence that wraps beside a detail stays one text", () => {
  for (
    const lines of [
      [
        "Provide a guard 42 in high along the open",
        "side of the landing, 60 in by 60 in, and at",
        "the top of 2 flights",
      ],
      ["8 in block with grout and 1 bar at the", "48 in module of the wall"],
      ["LANDING 60 IN BY 60 IN", "GUARD 42 IN"],
    ]
  ) assert.equal(besideDetail(lines).length, 1);
});
