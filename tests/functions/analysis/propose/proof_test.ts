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
