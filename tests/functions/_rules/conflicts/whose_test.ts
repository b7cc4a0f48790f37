/** One unit's matter is not another's; a side is not its opposite. */
import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { areOpposite, whoseIn } from "../../../../functions/_rules/conflicts/whose.ts";
import { aNote, aPlanSet, aSheet, aWindow } from "../../../fakes/plan_set.ts";

const ownersOf = (text: string, drawing: string | null = null, sheet = "PLAN"): string[] => {
  const note = aNote(text, { drawing });
  return [...whoseIn(aPlanSet({ sheets: [aSheet({ title: sheet })], notes: [note] }))(note)];
};

Deno.test("a place speaks of the unit its words name, else its title, else its sheet", () => {
  const cases: [text: string, drawing: string | null, sheet: string, owners: string[]][] = [
    ["AHU-1, UNIT B", "UNIT A PLAN", "PLAN", ["UN B"]],
    ["LIVING 1,180 SF", "UNIT A FLOOR PLAN", "BUILDING 2 PLANS", ["UN A"]],
    ["LIVING 1,180 SF", null, "BLDG. 2 PLANS", ["BL 2"]],
    ["SUITES 104", null, "PLAN", ["SU 104"]],
    ["LIVING 1,180 SF", null, "FLOOR PLAN", []],
    ["BUILDING 28'-6\" HIGH", null, "PLAN", []],
    ["UNIT 3 TONS", null, "PLAN", []],
    ["BUILDING 2 STORIES", null, "PLAN", []],
  ];
  for (const [text, drawing, sheet, owners] of cases) {
    assert.deepEqual(ownersOf(text, drawing, sheet), owners, text);
  }
});

Deno.test("of two units each is held against itself and against what is told of none", () => {
  const told = (...places: string[]) =>
    conflictsOf(aPlanSet({
      windows: [aWindow("W1", { widthIn: 36, heightIn: 60 })],
      notes: places.map((place, at) => {
        const [text, drawing = null] = place.split(" // ");
        return aNote(text, { page: at + 2, drawing });
      }),
    })).map(({ b }) => b.value);
  assert.deepEqual(told(`WINDOW W1 4'-0" x 5'-0" // UNIT B FRONT ELEVATION`), [`4'-0" x 5'-0"`]);
  assert.deepEqual(
    told(`WINDOW W1 3'-0" x 5'-0" // UNIT A PLAN`, `WINDOW W1 3'-0" x 5'-0" // UNIT B PLAN`),
    [],
  );
  const tons = (...texts: string[]) =>
    conflictsOf(aPlanSet({
      notes: texts.map((text, at) => aNote(text, { page: at + 1 })),
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(tons("UNIT A: 24 DWELLING UNITS", "UNIT B: 22 DWELLING UNITS"), []);
});

Deno.test("front and rear are opposite; one that says neither may be either", () => {
  const at = (sourceText: string) => aNote(sourceText);
  assert.equal(areOpposite(at("WC (FRONT)"), at("WC (REAR)")), true);
  assert.equal(areOpposite(at("WC (FRONT)"), at("WC")), false);
  assert.equal(areOpposite(at("FRONT AND REAR"), at("REAR")), false);
});
