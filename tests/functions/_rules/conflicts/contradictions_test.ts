import assert from "node:assert/strict";
import { contradictionVerdict } from "../../../../functions/_rules/conflicts/contradictions.ts";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet } from "../../../fakes/plan_set.ts";

Deno.test("a set that contradicts itself on one sheet is not told that sheet's number twice", () => {
  const [conflict] = conflictsOf(aPlanSet({
    notes: [`MEAN ROOF HEIGHT 24'-0"`, `MEAN ROOF HEIGHT 28'-0"`].map((text, at) =>
      aNote(text, { page: at + 1, sheet: `A-20${at}` })
    ),
  }));
  const { a, b } = conflict;
  const where = (second: typeof b) =>
    contradictionVerdict({ ...a, conflict: { ...conflict, b: second } }).data;
  assert.deepEqual([where(b)?.here, where(b)?.there], ["sheet A-200", "on sheet A-201"]);
  assert.equal(where({ ...b, page: a.page })?.there, "elsewhere on it");
});
