import assert from "node:assert/strict";
import {
  asStatement,
  clausesSaying,
  inches,
  settingOf,
  statedQuantities,
} from "../../../../functions/_rules/measure.ts";
import { aNote, aPlanSet } from "../../../fakes/plan_set.ts";

const NICHE = { drawing: "PANEL NICHE" };

Deno.test("a titled query reads a callout with the title of its drawing, and its figures only", () => {
  const plan = aPlanSet({ notes: [aNote('24" BETWEEN CABINETS', { drawing: '36" PANEL NICHE' })] });
  const says = /PANEL[^#]*#/;
  assert.deepEqual(statedQuantities(plan, { quantity: inches, says }), []);
  const titled = statedQuantities(plan, { quantity: inches, says, titled: true });
  assert.deepEqual(titled.map((it) => it.value), [24]);
});

Deno.test("a titled query reads notes with their heading", () => {
  const plan = aPlanSet({ notes: [aNote("NO SMOKE DETECTOR", { heading: "RTU-1 NOTES" })] });
  const found = clausesSaying(plan, { says: /RTU[^;]*NO SMOKE/, titled: true });
  assert.deepEqual(found.map((it) => it.clause), ["RTU-1 NOTES: NO SMOKE DETECTOR"]);
});

Deno.test("a titled query reads a sentence behind the one before it, without its figures", () => {
  const plan = aPlanSet({
    notes: [aNote("MSB is 14 ft long. Room has a single door 36 in. wide.")],
  });
  const says = /MSB[^;]*SINGLE DOOR/;
  assert.equal(clausesSaying(plan, { says }).length, 0);
  assert.equal(clausesSaying(plan, { says, titled: true }).length, 1);
  const widths = statedQuantities(plan, { quantity: inches, says: /MSB[^#]*#/, titled: true });
  assert.deepEqual(widths.map((it) => it.value), [168]);
});

Deno.test("amid and notAmid look at the other texts of the same drawing", () => {
  const notes = [
    aNote('24" BETWEEN CABINETS', NICHE),
    aNote("200A PANEL", NICHE),
    aNote("FREEZER", { drawing: "PANTRY" }),
  ];
  const query = { quantity: inches, says: /# BETWEEN/ };
  const plan = aPlanSet({ notes });
  const found = (scope: object) => statedQuantities(plan, { ...query, ...scope }).length;
  assert.equal(found({ amid: /200A/ }), 1);
  assert.equal(found({ amid: /FREEZER/ }), 0);
  assert.equal(found({ notAmid: /200A/ }), 0);
  assert.equal(found({ notAmid: /FREEZER/ }), 1);
});

Deno.test("settingOf() leaves out what stands far away on a drawing with many texts", () => {
  const at = (x: number, y: number) => ({ box: { x, y, width: 2, height: 1 }, ...NICHE });
  const many = Array.from(
    { length: 20 },
    (_, index) => aNote(`LABEL ${index}.`, at(80, index * 4)),
  );
  const plan = aPlanSet({ notes: [...many, aNote("NEAR", at(12, 10)), aNote("THIS", at(10, 10))] });
  const it = { ...asStatement("THIS", plan.notes[21]), ...NICHE };
  assert.match(settingOf(it, plan), /NEAR/);
  assert.doesNotMatch(settingOf(it, plan), /LABEL/);
});
