/** Sheets are known again by number, by title, then by looks; what could be several is left alone. */
import assert from "node:assert/strict";
import {
  type MatchableSheet,
  matchSheets,
} from "../../../../functions/analysis/revise/match_sheets.ts";

const sheet = (page: number, number: string | null, title: string | null = null) =>
  ({
    page,
    number,
    title,
    kind: "floor plan",
    discipline: "architectural",
    widthPt: 2592,
    heightPt: 1728,
  }) satisfies MatchableSheet;
const nothingAlike = () => Promise.resolve(0);

async function match(
  before: MatchableSheet[],
  after: MatchableSheet[],
  look: (before: number, after: number) => Promise<number> = nothingAlike,
) {
  return (await matchSheets(before, after, look)).map((it) => [it.before, it.after, it.by]);
}

Deno.test("numbers match however they are written, in any order of pages", async () => {
  assert.deepEqual(
    await match([sheet(1, "A-101"), sheet(2, "S 2.1")], [sheet(1, "S2.1"), sheet(2, "A101")]),
    [[2, 1, "number"], [1, 2, "number"]],
  );
  assert.deepEqual(await match([sheet(1, "A1.1")], [sheet(1, "A11")]), [], "a dot tells two apart");
});

Deno.test("a sheet that was numbered anew is known by its title", async () => {
  assert.deepEqual(await match([sheet(1, "A-401", "Unit A")], [sheet(3, "A-402", "UNIT A")]), [
    [1, 3, "title"],
  ]);
});

Deno.test("numbers that changed hands mislead nobody", async () => {
  const before = [sheet(1, "A-101", "First floor plan"), sheet(2, "A-102", "Second floor plan")];
  const after = [sheet(1, "A-101", "Second floor plan"), sheet(2, "A-102", "First floor plan")];
  assert.deepEqual(await match(before, after), [[2, 1, "title"], [1, 2, "title"]]);
});

Deno.test("a number stays with its sheet when the title is reworded", async () => {
  assert.deepEqual(
    await match([sheet(1, "A-101", "Floor plan")], [sheet(1, "A-101", "First floor plan")]),
    [[1, 1, "number"]],
  );
});

Deno.test("titles several sheets carry match none of them", async () => {
  const sections = (numbers: string[]) =>
    numbers.map((it, at) => sheet(at + 1, it, "Building sections"));
  assert.deepEqual(
    await match(sections(["A-301", "A-302"]), sections(["A-302", "A-303"])),
    [[2, 1, "number"]],
    "A-303 is another section than A-301",
  );
  assert.deepEqual(await match(sections(["A-301", "A-302"]), sections(["A-303", "A-304"])), []);
});

Deno.test("without a number looks decide, where nothing else looks as much alike", async () => {
  const looks = (likeness: Record<string, number>) => (a: number, b: number) =>
    Promise.resolve(likeness[`${a} ${b}`] ?? 0);
  const before = [sheet(1, null), sheet(2, null)];
  const after = [sheet(1, null), sheet(2, null)];
  assert.deepEqual(await match(before, after, looks({ "1 2": 0.95, "2 1": 0.9, "1 1": 0.3 })), [
    [2, 1, "looks"],
    [1, 2, "looks"],
  ]);
  assert.deepEqual(
    await match(before, after, looks({ "1 1": 0.9, "1 2": 0.88 })),
    [],
    "two that look alike are not told apart",
  );
  assert.deepEqual(await match(before, after, looks({ "1 1": 0.6 })), []);
});

Deno.test("two numbers that were read and differ are two sheets, however alike they look", async () => {
  assert.deepEqual(
    await match([sheet(1, "A-101")], [sheet(1, "A-102")], () => Promise.resolve(1)),
    [],
  );
});

Deno.test("a sheet of another number is known by its drawing where its title is not its own", async () => {
  const before = [
    sheet(1, "A-101", "CREEK COMMONS"),
    sheet(2, "A-102", "CREEK COMMONS"),
    sheet(3, "A-501", "DETAILS"),
  ];
  const after = [
    sheet(1, "A-101", "CREEK COMMONS"),
    sheet(2, "A-103", "CREEK COMMONS"),
    sheet(3, "A-501", "DETAILS"),
  ];
  const ofPages = (alike: number, other: number) => (a: number, b: number) =>
    Promise.resolve(a === b ? alike : other);
  const kept = [[1, 1, "number"], [3, 3, "number"]];
  const known = [kept[0], [2, 2, "looks"], kept[1]];
  assert.deepEqual(await match(before, after, ofPages(0.96, 0.7)), known);
  assert.deepEqual(await match(before, after, ofPages(0.9, 0.2)), kept, "not the same drawing");
  assert.deepEqual(await match(before, after, ofPages(1, 0.9)), kept, "equal storeys");
  const titled = [after[0], sheet(2, "A-103", "ROOF"), after[2]];
  assert.deepEqual(await match(before, titled, ofPages(1, 0.2)), kept, "another title");
});

Deno.test("a thousand sheets of one title are told at once to be none of each other, and others get their turn", async () => {
  let turns = 0;
  const others = setInterval(() => turns++);
  const many = (numberOf: (page: number) => string | null) => [
    ...Array.from({ length: 999 }, (_, at) => sheet(at + 1, numberOf(at), "Floor plan")),
    sheet(1_000, null, "Life safety diagram of the lower level"),
  ];
  const reworded = sheet(1_000, null, "Life safety diagram, lower level");
  const alike = () => Promise.resolve(1);
  const unnumbered = [...many(() => null).slice(0, -1), reworded];
  assert.deepEqual(await match(many(() => null), unnumbered, alike), [[1_000, 1_000, "title"]]);
  const [was, is] = ["A", "B"].map((prefix) => many((at) => `${prefix}-${at}`));
  assert.deepEqual(await match(was, is, alike), [[1_000, 1_000, "title"]]);
  clearInterval(others);
  assert.ok(turns > 0);
});
