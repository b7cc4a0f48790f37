import assert from "node:assert/strict";
import type { Dimension } from "../../../../functions/_shared/domain/plan_set.ts";
import { allStatements, besideOnDrawing } from "../../../../functions/_rules/measure.ts";
import { aDrawing } from "../../../fakes/drawing.ts";
import { aPlanSet } from "../../../fakes/plan_set.ts";

/** A detail with one dimension string and what was found at it. */
function detail(found: Partial<Dimension>) {
  const plan = aPlanSet(aDrawing("KILN DETAIL", [["KILN ROOM", 10, 20]], [[`9'-4"`, 30, 30]]));
  const [dimension] = plan.dimensions;
  return { ...plan, dimensions: [{ ...dimension, drawing: "KILN DETAIL", ...found }] };
}

const at = (sourceText: string, x: number) => ({
  page: 1,
  box: { x, y: 34, width: 8, height: 1 },
  sheet: null,
  sourceText,
  readBy: "text" as const,
  confidence: 1,
});

const said = (found: Partial<Dimension>) =>
  allStatements(detail(found)).filter(({ text }) => /9'-4"/.test(text));

Deno.test("a figure without marks is read as the length it is, and proved as it was printed", () => {
  const unmarked = said({ sourceText: "94", of: at("FLUE TO RIDGE", 28) });
  assert.deepEqual(unmarked.map(({ text }) => text).sort(), [
    `9'-4" FLUE TO RIDGE`,
    `FLUE TO RIDGE 9'-4"`,
  ]);
  assert.deepEqual(unmarked.map(({ sourceText }) => sourceText), [
    "94 FLUE TO RIDGE",
    "94 FLUE TO RIDGE",
  ]);
});

Deno.test("what is said of a figure behind (E) says so first", () => {
  for (const sourceText of [`(E) 9'-4"`, `(EXIST.) 9'-4"`]) {
    const old = said({ sourceText, of: at("FLUE TO RIDGE", 28) })
      .filter(({ text }) => text.includes("FLUE"));
    assert.deepEqual(old.map(({ text }) => text).sort(), [
      `(E) 9'-4" FLUE TO RIDGE`,
      `(E) FLUE TO RIDGE 9'-4"`,
    ]);
  }
});

Deno.test("a dimension is read with the words at its line, figure first and last, one proof for both", () => {
  const both = said({ of: at("FLUE TO RIDGE", 28) });
  assert.deepEqual(both.map(({ text }) => text).sort(), [
    `9'-4" FLUE TO RIDGE`,
    `FLUE TO RIDGE 9'-4"`,
  ]);
  assert.deepEqual(
    new Set(both.map(({ sourceText }) => sourceText)),
    new Set([`9'-4" FLUE TO RIDGE`]),
  );
  assert.deepEqual(both.map(({ drawing }) => drawing), ["KILN DETAIL", "KILN DETAIL"]);
});

Deno.test("a dimension between two named things is read from the one to the other", () => {
  const between = said({ between: [at("KILN FLUE", 20), at("LOUVER", 40)] });
  assert.deepEqual(between.map(({ text }) => text).sort(), [
    `9'-4" KILN FLUE TO LOUVER`,
    `KILN FLUE TO LOUVER 9'-4"`,
  ]);
});

Deno.test("the size of a pipe a dimension runs to is no length of it", () => {
  const between = said({ between: [at("LOUVER", 20), at('1 1/2" DRAIN', 40)] });
  assert.deepEqual(between.map(({ text }) => text).sort(), [
    `9'-4" LOUVER TO DRAIN`,
    `LOUVER TO DRAIN 9'-4"`,
  ]);
});

Deno.test("it stands with the other texts of its drawing, and a bare one says nothing", () => {
  const plan = detail({ of: at("FLUE TO RIDGE", 28) });
  const [statement] = allStatements(plan).filter(({ text }) => /FLUE/.test(text));
  assert.ok(besideOnDrawing(statement, plan).some(({ text }) => text === "KILN ROOM"));
  assert.deepEqual(said({}), []);
});

Deno.test("a dimension that is the height of a thing is read as callouts give heights", () => {
  const texts = (sourceText: string) =>
    said({ sourceText, heightOf: at("GRAB BAR", 20) }).map(({ text }) => text);
  assert.deepEqual(texts(`9'-4"`), [`GRAB BAR AT 9'-4" A.F.F.`]);
  assert.deepEqual(texts(`9'-4" A.F.F.`), [`GRAB BAR AT 9'-4" A.F.F.`]);
});
