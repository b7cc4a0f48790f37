import assert from "node:assert/strict";
import { extractPage } from "../../../../functions/analysis/extract/mod.ts";
import { proveLink as prove } from "../../../../functions/analysis/propose/gate/proof.ts";
import { citeWords } from "../../../../functions/analysis/propose/word_list.ts";
import { PageBuilder } from "../extract/page_builder.ts";

type Said = Omit<Parameters<typeof prove>[0], "requirementId">;
const GUARD_HEIGHT = "FBC-B-1015.3-guard-height";
const proveLink = (said: Said, setting: Parameters<typeof prove>[1]) =>
  prove({ requirementId: GUARD_HEIGHT, ...said }, setting);

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

Deno.test("a mark in the row and the head of the column bear a figure out together", () => {
  const builder = new PageBuilder().text(700, 395, "WINDOWS", { size: 10, isBold: true })
    .table(700, 410, [60, 90, 90], [
      ["MARK", "SILL HEIGHT", "APPROVAL"],
      ["W1", `44"`, "NOA 1"],
      ["W2", `46"`, "NOA 2"],
    ]).text(100, 100, "SILL HEIGHT");
  const page = builder.build();
  const ids = (text: string) => page.words.flatMap((it, id) => it.text === text ? [id] : []);
  const facts = extractPage(page);
  const [inTable] = [ids("SILL"), ids("HEIGHT")].map((all) =>
    all.find((id) => page.words[id].box.x > 600)!
  );
  const said = (mark: string) => ({
    words: citeWords(ids(`46"`), page)!,
    subject: citeWords([...ids(mark), inTable], page),
    room: null,
  });
  assert.equal(proveLink(said("W2"), { facts, page }), "row");
  assert.equal(proveLink(said("W1"), { facts, page }), null);
});

Deno.test("a list without rulings bears out what stands on one of its lines", () => {
  const drawn = (below: number) => {
    const page = new PageBuilder()
      .text(100, 100, "GUARD").text(300, 100, `34"`)
      .text(100, 100 + below, "RAMP").text(300, 100 + below, "1:12")
      .build();
    const ids = (text: string) => [page.words.findIndex((it) => it.text === text)];
    const said = {
      words: citeWords(ids(`34"`), page)!,
      subject: citeWords(ids("GUARD"), page),
      room: null,
    };
    return proveLink(said, { facts: { ...extractPage(page), schedules: [], notes: [] }, page });
  };
  assert.equal(drawn(14), "row");
  assert.equal(drawn(200), null, "one line is no list");
});

Deno.test("the nearest name proves a figure unless another name is about as near", () => {
  const drawn = (other?: number) => {
    const builder = new PageBuilder().text(400, 100, "GUARD").text(455, 100, `34"`);
    if (other) builder.text(other, 100, "HANDRAIL");
    const page = builder.build();
    const ids = (text: string) => [page.words.findIndex((it) => it.text === text)];
    const said = {
      words: citeWords(ids(`34"`), page)!,
      subject: citeWords(ids("GUARD"), page),
      room: null,
    };
    return proveLink(said, { facts: { ...extractPage(page), notes: [] }, page });
  };
  assert.equal(drawn(), "near");
  assert.equal(drawn(900), "near");
  assert.equal(drawn(490), null);
});

Deno.test("a drawn thing nobody names is proved by what its dimension line measures, if that is asked", () => {
  const words = cite(`34"`);
  const said = { words, subject: null, room: null };
  const measured = (thing: string, property: string) => {
    const measures = { property, thing, mark: null, room: null };
    const dimensions = [{ box: words.box, measures }] as unknown as typeof facts.dimensions;
    return proveLink(said, { facts: { ...facts, dimensions }, page });
  };
  assert.equal(measured("guard", "height"), "dimension");
  assert.equal(measured("guard", "clear width"), null);
  assert.equal(measured("door", "height"), null);
});

Deno.test("words from here and there prove nothing", () => {
  const said = { words: cite(`58"`, `34"`), subject: cite("LANDING"), room: null };
  assert.equal(proveLink(said, { facts, page }), null);
});

Deno.test("a dimension line proves what its view shows: names that stand in it or over it, and what nobody names", () => {
  const words = cite(`34"`);
  const prove = (
    drawing: string | null,
    subject: ReturnType<typeof cite> | null,
    { label = words, room = null }: {
      label?: typeof words;
      room?: ReturnType<typeof cite> | null;
    } = {},
  ) => {
    const dimensions = [{ box: words.box, drawing }];
    const notes = [{ kind: "label", box: label.box, drawing }];
    const given = {
      ...facts,
      dimensions: dimensions as unknown as typeof facts.dimensions,
      notes: notes as unknown as typeof facts.notes,
    };
    return proveLink({ words, subject, room }, { facts: given, page });
  };
  assert.equal(prove("SECTION A", null), "view");
  assert.equal(prove(null, null), null, "no view is known");
  assert.equal(prove("SECTION A", cite("GUARD")), null, "the name stands elsewhere");
  assert.equal(prove("GUARD DETAIL", cite("GUARD")), "title");
  const [guard, room] = [cite("GUARD"), cite("STAIR", "2")];
  assert.equal(prove("SECTION A", guard, { label: guard, room }), "view", "the room says where");
  assert.equal(prove("SECTION A", null, { room }), null, "a room alone has to stand there");
});

Deno.test("a head over the column of a list nobody ruled proves a link, an entry of another row none", () => {
  const page = new PageBuilder()
    .text(100, 80, "LIVE LOADS")
    .text(100, 100, "APPLIANCE").text(300, 100, "VALVE").text(400, 100, "SIZE")
    .text(100, 112, "FRYERS").text(300, 112, `7'-6"`).text(400, 112, "MEDIUM")
    .text(100, 124, "RANGE").text(300, 124, `6'-0"`).text(400, 124, "SMALL")
    .text(300, 300, "ALONE")
    .text(300, 312, `3'-0"`)
    .build();
  const facts = { ...extractPage(page), schedules: [], notes: [], dimensions: [] };
  const cite = (...texts: string[]) =>
    citeWords(texts.map((text) => page.words.findIndex((it) => it.text === text)), page)!;
  const prove = (figure: string, ...names: string[]) =>
    proveLink({ words: cite(figure), subject: cite(...names), room: null }, { facts, page });
  assert.equal(prove(`7'-6"`, "VALVE"), "row");
  assert.equal(prove(`6'-0"`, "VALVE", "RANGE"), "row");
  assert.equal(prove(`6'-0"`, "LIVE", "LOADS"), "row", "the title over the list");
  assert.equal(prove(`6'-0"`, "SIZE"), null, "the head of another column");
  assert.equal(prove("SMALL", "MEDIUM"), null, "the entry of another row");
  assert.equal(prove(`3'-0"`, "ALONE"), null, "no list");
  assert.equal(prove(`3'-0"`, "VALVE"), null, "far under the list");
});
