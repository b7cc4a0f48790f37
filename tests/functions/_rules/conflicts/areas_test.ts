import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { anEvidence, aNote, aPlanSet, aRoom } from "../../../fakes/plan_set.ts";

const told = (...texts: string[]): string[] =>
  conflictsOf(aPlanSet({ notes: texts.map((text, at) => aNote(text, { page: at + 1 })) }))
    .map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);

Deno.test("the gross area of a building of one storey is told once, what is allowed beside it not at all", () => {
  const summary = "BUILDING AREA (GROSS): 4,256 SF (ALLOW: 6,000 SF)";
  const storey = "NEW ONE-STORY RESTAURANT";
  assert.deepEqual(told(`${storey}; ${summary}`, "GROSS BUILDING AREA: 4,526 SF"), [
    "building area: 4256 sq ft / 4526 sq ft",
  ]);
  assert.deepEqual(told(`${storey}; ${summary}`, "GROSS BUILDING AREA: 4,256 SF"), []);
  assert.deepEqual(told(summary, "BUILDING AREA: 4,526 SF"), [
    "the building area: 4256 sq ft / 4526 sq ft",
  ]);
  assert.deepEqual(told(summary, "BUILDING AREA: 6,000 SF MAX."), []);
});

Deno.test("units that are alike have one living area", () => {
  const row = "LIVING AREA, EA. UNIT: 1,676 SF";
  assert.deepEqual(told(row, "LIVING AREA EACH UNIT 1,767 SF"), [
    "the living area of each unit: 1676 sq ft / 1767 sq ft",
  ]);
  assert.deepEqual(told(row, "LIVING AREA, EA. UNIT: 1,676 SF"), []);
  assert.deepEqual(told(row, "LIVING AREA, EA. UNIT TYPE B: 1,767 SF"), []);
  assert.deepEqual(told(row, "LIVING AREA, END UNIT: 1,767 SF"), []);
});

Deno.test("rows of one table that share a room are its parts", () => {
  const rows = (...areas: number[]) =>
    conflictsOf(aPlanSet({
      occupantLoads: areas.map((areaSqft, at) => ({
        ...anEvidence(`102 BAR ${areaSqft}`, { box: { x: 5, y: at + 5, width: 20, height: 0.8 } }),
        space: "102 BAR",
        areaSqft,
        factor: 15,
        basis: null,
        occupants: 10,
        isTotal: false,
      })),
      rooms: [aRoom("BAR", { number: "102", areaSqft: 788, areaFrom: "printed", page: 2 })],
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(rows(596, 192), []);
  assert.deepEqual(rows(788), []);
  assert.deepEqual(rows(596), ["788 sq ft / 596 sq ft"]);
});

Deno.test("the conditioned area is told by its short name, too", () => {
  const conditioned = ["the conditioned area: 2560 sq ft / 2410 sq ft"];
  assert.deepEqual(told("COND AREA | 2,560 SF", "COND AREA | 2,410 SF"), conditioned);
  assert.deepEqual(told("COND. AREA | 2,560 SF", "CONDITIONED AREA 2,410 SF"), conditioned);
  assert.deepEqual(told("COND AREA | 2,560 SF", "NON-COND AREA | 410 SF"), []);
});

Deno.test("the cooled area is the conditioned one, and a list of each unit gives that of each", () => {
  assert.deepEqual(told("COOLED, TOTAL: 2,976 SF", "COOLED AREA: 2,796 SF"), [
    "the conditioned area: 2976 sq ft / 2796 sq ft",
  ]);
  assert.deepEqual(told("COOLED, TOTAL: 2,976 SF", "FIRST FLOOR, COOLED: 2,416 SF"), []);
  const each = (heading: string, text: string) =>
    conflictsOf(aPlanSet({
      notes: [
        aNote("CONDITIONED AREA, EACH UNIT: 1,980 SF"),
        aNote(text, { page: 2, heading }),
      ],
    })).map(({ subject }) => subject);
  const total = "TOTAL CONDITIONED: 2,072 SF";
  assert.deepEqual(each("AREA TABULATION, EACH UNIT", total), [
    "the conditioned area of each unit",
  ]);
  assert.deepEqual(each("AREA TABULATION, EACH UNIT", "TOTAL CONDITIONED: 1,980 SF"), []);
  assert.deepEqual(each("AREA TABULATION, UNIT B", total), []);
});
