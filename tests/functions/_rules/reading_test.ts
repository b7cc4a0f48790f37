import assert from "node:assert/strict";
import { inches } from "../../../functions/_rules/mentions.ts";
import { around, clausesOf, findSaid, pairsIn, read } from "../../../functions/_rules/reading.ts";
import { allStatements } from "../../../functions/_rules/measure.ts";
import { aNote, aPlanSet, aSchedule } from "../../fakes/plan_set.ts";

const planOf = (...notes: string[]) => aPlanSet({ notes: notes.map((text) => aNote(text)) });

Deno.test("read() gives the length that belongs to the words, not its neighbour", () => {
  const plan = planOf('SIDE GRAB BAR 36" LONG, 34" A.F.F.');
  const heights = read(plan, { quantity: inches, says: /GRAB BAR[^#]*# A\.F\.F/ });
  assert.deepEqual(heights.map((it) => it.value), [34]);
  assert.equal(heights[0].clause, "SIDE GRAB BAR ~ LONG, # A.F.F.");
});

Deno.test("read() sees through lost spaces", () => {
  const plan = aPlanSet({ notes: [aNote('LAVATORYRIM36"', { readBy: "ocr" })] });
  const found = read(plan, { quantity: inches, says: /LAVATORY RIM #/ });
  assert.deepEqual(found.map((it) => it.value), [36]);
  assert.equal(found[0].sourceText, 'LAVATORYRIM36"');
});

Deno.test("read() reads a schedule row with its headers when the row alone says nothing", () => {
  const plan = aPlanSet({
    schedules: [aSchedule("other", [["FIXTURE", "name"], ["RIM HEIGHT", "height"]], [
      ["LAVATORY", '34"'],
    ])],
  });
  const found = read(plan, { quantity: inches, says: /LAVATORY[^#]*RIM HEIGHT #/ });
  assert.deepEqual(found.map((it) => it.value), [34]);
});

Deno.test("findSaid() leaves out clauses that speak of something else", () => {
  const plan = planOf("PANELS SHALL NOT BE IN CLOSETS. PANEL A IN CLOSET");
  const [found] = findSaid(plan, { says: /PANEL[^.]*CLOSET/, not: /NOT/ });
  assert.equal(found.clause, "PANEL A IN CLOSET");
});

Deno.test("clausesOf() cuts sentences, not abbreviations", () => {
  assert.deepEqual(clausesOf('RIM 34" MAX. A.F.F. TYP.; SEAT 18" ABOVE FLOOR. MIRROR 40"'), [
    'RIM 34" MAX. A.F.F. TYP.',
    'SEAT 18" ABOVE FLOOR',
    'MIRROR 40"',
  ]);
});

for (
  const [text, a, b] of [
    ['SHOWER 28" x 30"', 28, 30],
    ["28 X 32 SHOWER", 28, 32],
    ["ISLAND 4'-0\" x 8'-0\"", 48, 96],
    ["PLATFORM 30 in x 30 in", 30, 30],
    ["SPACE 12' X 20'", 144, 240],
    ['STALL 60" WIDE X 59" DEEP', 60, 59],
  ] as const
) {
  Deno.test(`pairsIn() reads the size in ${text}`, () => {
    assert.deepEqual(pairsIn(text).map((it) => [it.a, it.b]), [[a, b]]);
  });
}

Deno.test("around() lists neighbours on the page, nearest first", () => {
  const at = (y: number) => ({ box: { x: 10, y, width: 5, height: 1 } });
  const plan = aPlanSet({
    notes: [aNote("A", at(10)), aNote("B", at(14)), aNote("C", at(12)), aNote("D", at(40))],
  });
  const [first] = allStatements(plan);
  assert.deepEqual(around(plan, first, 5).map((it) => it.text), ["C", "B"]);
});
