import assert from "node:assert/strict";
import { extractPage } from "../../../../functions/analysis/extract/mod.ts";
import { proveLink } from "../../../../functions/analysis/propose/gate/proof.ts";
import { citeWords } from "../../../../functions/analysis/propose/word_list.ts";
import { PageBuilder } from "../extract/page_builder.ts";

const page = new PageBuilder()
  .text(100, 100, "STAIR 2")
  .text(100, 120, `LANDING 58" DEEP`)
  .text(500, 100, `GUARD`)
  .text(800, 400, `34"`)
  .build();
const facts = extractPage(page);
const at = (text: string) => page.words.findIndex((it) => it.text === text);
const cite = (...texts: string[]) => citeWords(texts.map(at), page)!;

Deno.test("figure and name in one line prove a link", () => {
  const said = { words: cite(`58"`), subject: cite("LANDING"), room: null };
  assert.equal(proveLink(said, { facts, page }), "run");
});

Deno.test("figure and name far apart prove nothing", () => {
  const said = { words: cite(`34"`), subject: cite("GUARD"), room: null };
  assert.equal(proveLink(said, { facts, page }), null);
});

Deno.test("a figure without a name proves nothing", () => {
  assert.equal(proveLink({ words: cite(`58"`), subject: null, room: null }, { facts, page }), null);
});

Deno.test("a dimension that runs between things proves what it measures", () => {
  const words = cite(`34"`);
  const between = (name: string) => ({ ...facts.sheet, ...words, sourceText: name }) as never;
  const dimensions = [{
    box: words.box,
    between: [between("GUARD"), between("WALL")],
  }] as unknown as typeof facts.dimensions;
  const said = { words, subject: cite("GUARD"), room: null };
  assert.equal(proveLink(said, { facts: { ...facts, dimensions }, page }), "dimension");
});

Deno.test("a row of a schedule proves what stands in it and at the head of its column", () => {
  const words = cite(`34"`);
  const name = cite("GUARD");
  const everywhere = { page: 1, box: { x: 0, y: 0, width: 100, height: 100 } };
  const cells = [
    { ...everywhere, box: name.box, text: "1" },
    { ...everywhere, box: words.box, text: `34"` },
  ];
  const schedule = (header: string, box: typeof words.box) => ({
    title: null,
    columns: [{ header: "NO.", meaning: null }, { header, meaning: null }],
    rows: [{ page: 1, box, cells }],
  });
  const prove = (header: string, box: typeof words.box) =>
    proveLink({ words, subject: name, room: null }, {
      facts: { ...facts, schedules: [schedule(header, box)] as unknown as typeof facts.schedules },
      page,
    });
  assert.equal(prove("HEIGHT", everywhere.box), "row");
  assert.equal(prove("GUARD HEIGHT", words.box), "row");
  assert.equal(prove("RISER HEIGHT", words.box), null);
});

Deno.test("what the plan draws at the ends of a dimension line proves what it measures", () => {
  const words = cite(`34"`);
  const prove = (thing: string) => {
    const measures = { property: "height", thing, mark: null, room: null };
    const dimensions = [{ box: words.box, measures }] as unknown as typeof facts.dimensions;
    const said = { words, subject: cite("GUARD"), room: null };
    return proveLink(said, { facts: { ...facts, dimensions }, page });
  };
  assert.equal(prove("guard"), "dimension");
  assert.equal(prove("door"), null);
});

Deno.test("a title names what is spoken of under it, by whole words", () => {
  const words = cite(`34"`);
  const prove = (drawing: string) => {
    const notes = [{ kind: "note", box: words.box, room: null, heading: null, drawing }];
    const given = { ...facts, notes: notes as unknown as typeof facts.notes };
    return proveLink({ words, subject: cite("GUARD"), room: null }, { facts: given, page });
  };
  assert.equal(prove("GUARD AND HANDRAIL NOTES"), "title");
  assert.equal(prove("SAFEGUARDS"), null);
});

Deno.test("a leader from the figure to the name proves a link, a line without an arrow none", () => {
  const drawn = (hasHead: boolean) => {
    const builder = new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`)
      .text(150, 70, "WALLS 42 INCHES HIGH").text(402, 204, "RAIL")
      .line(231, 74, 241, 74).line(241, 74, 400, 200);
    if (hasHead) builder.line(400, 200, 393, 198.5).line(400, 200, 397, 193.5);
    const page = builder.build();
    const ids = (text: string) => [page.words.findIndex((it) => it.text === text)];
    const said = {
      words: citeWords(ids("42"), page)!,
      subject: citeWords(ids("RAIL"), page)!,
      room: null,
    };
    return proveLink(said, { facts: extractPage(page), page });
  };
  assert.equal(drawn(true), "leader");
  assert.equal(drawn(false), null);
});
