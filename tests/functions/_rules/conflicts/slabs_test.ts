import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

type Side = string | [title: string, heads: string, row: string];

/** How often a slab of 4 in is told as another elsewhere. */
const against = (other: Side, drawing: string | null = null) => {
  const notes = [aNote("The slab is 4 inches thick over a 6 mil vapor retarder.")];
  if (typeof other === "string") notes.push(aNote(other, { page: 2, drawing }));
  const schedules = typeof other === "string" ? [] : [
    aSchedule("other", other[1].split(" | ").map((head) => [head, null]), [other[2].split(" | ")], {
      title: other[0],
      page: 2,
    }),
  ];
  return conflictsOf(aPlanSet({ notes, schedules }))
    .filter(({ topic }) => topic === "slab thickness").length;
};

Deno.test("the slab is as thick in notes, sections and lists", () => {
  for (
    const other of [
      "3. The ground slab below the foyer is 5 inches thick.",
      "3 1/2 IN SLAB, UNITS A AND B",
      "SLAB: 5 IN. THICK",
      ["CODE DATA", "ITEM | DATA", "SLAB T (IN) | 5"],
      ["SLAB", "ITEM | DATA", "T (IN) | 3 1/2"],
      ["SLAB TABLE", "AREA | THICK IN | BASE", "UNITS A, B | 5 | FILL"],
    ] as Side[]
  ) assert.equal(against(other), 1, String(other));
  for (
    const other of [
      `4" CONC. SLAB`,
      ["CODE DATA", "ITEM | DATA", "SLAB T (IN) | 4"],
      ["SLAB TABLE", "AREA | THICK IN | BASE", "UNITS A, B | 4 | FILL"],
    ] as Side[]
  ) assert.equal(against(other), 0, String(other));
});

Deno.test("slabs of other parts, what lies under one and how it falls are other matters", () => {
  for (
    const other of [
      `5" GARAGE SLAB`,
      `Gym slab 5"`,
      `8" SLAB @ TANKS`,
      `6" SLAB AT LOADING DOCK`,
      `8" SLAB EDGE`,
      "SLAB ON 6 IN. COMPACTED FILL",
      "The grade shall fall 6 in within 10 ft from the slab edges",
      `DRIVEWAY SLAB 6" THICK`,
      ["SLAB TABLE", "AREA | THICK IN | BASE", "GARAGE | 6 | FILL"],
    ] as Side[]
  ) assert.equal(against(other), 0, String(other));
  assert.equal(against(`6" SLAB`, "LOADING DOCK SECTION"), 0);
});

Deno.test("a slab goes by its mark", () => {
  const told = (...texts: string[]) =>
    conflictsOf(aPlanSet({ notes: texts.map((text, at) => aNote(text, { page: at + 1 })) }))
      .map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);
  assert.deepEqual(told("SLAB S2: 6, FIBER REINFORCED", "SLAB S2: 5"), [
    `the thickness of slab S2: 6" / 5"`,
  ]);
  assert.deepEqual(told('SLAB S2: 6", FIBER REINFORCED', "SLAB S1: 5"), []);
  assert.deepEqual(told("SLAB S2: 6, FIBER REINFORCED", "SLAB S2: 5 BAYS"), []);
});
