import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aDoor, aFact, aNote, aPlanSet } from "../../../fakes/plan_set.ts";

/** Contradictions among notes, each on a sheet of its own. */
const among = (...texts: string[]) =>
  conflictsOf(aPlanSet({ notes: texts.map((text, at) => aNote(text, { page: at + 1 })) }))
    .map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);

Deno.test("the mean roof height is told to the foot", () => {
  assert.deepEqual(among(`MEAN ROOF HEIGHT 24'-0"`, `MEAN ROOF HEIGHT 28'-0"`).length, 1);
  assert.deepEqual(among(`MEAN ROOF HEIGHT 24'-0"`, `MEAN ROOF HEIGHT 24'-8"`), []);
});

Deno.test("no mean roof lies above the height of the building", () => {
  const beside = (text: string) =>
    conflictsOf(aPlanSet({
      codeSummary: { buildingHeightFt: [aFact(36)] },
      notes: [aNote(text, { page: 2 })],
    })).map(({ b }) => b.value);
  assert.deepEqual(beside(`MEAN ROOF HEIGHT 38'-6"`), [`38'-6"`]);
  assert.deepEqual(beside(`MEAN ROOF HEIGHT 36'-9"`), []);
  assert.deepEqual(beside(`MEAN ROOF HEIGHT 30'-0"`), []);
});

Deno.test("a door has the rating of its row", () => {
  const between = (text: string) =>
    conflictsOf(aPlanSet({
      doors: [aDoor("105", { fireRatingMin: 45 })],
      notes: [aNote(text, { page: 2 })],
    })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);
  assert.deepEqual(between("DOOR 105: 90 MIN"), ["rating of door 105: 45 min / 90 min"]);
  for (
    const text of ["DOOR 105: 45 MIN", "DOOR 105 IN 1 HR WALL", "DOOR 106: 90 MIN", "DOOR 105"]
  ) assert.deepEqual(between(text), [], text);
});
