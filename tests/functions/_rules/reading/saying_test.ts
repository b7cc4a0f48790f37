import assert from "node:assert/strict";
import {
  clausesSaying,
  inches,
  mentions,
  statedQuantities,
} from "../../../../functions/_rules/measure.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const planOf = (...notes: string[]) => aPlanSet({ notes: notes.map((text) => aNote(text)) });

Deno.test("statedQuantities() gives the length that belongs to the words, not its neighbour", () => {
  const plan = planOf('SIDE GRAB BAR 36" LONG, 34" A.F.F.');
  const heights = statedQuantities(plan, { quantity: inches, says: /GRAB BAR[^#]*# A\.F\.F/ });
  assert.deepEqual(heights.map((it) => it.value), [34]);
  assert.equal(heights[0].clause, "SIDE GRAB BAR ~ LONG, # A.F.F.");
});

Deno.test("statedQuantities() sees through lost spaces", () => {
  const plan = aPlanSet({ notes: [aNote('LAVATORYRIM36"', { readBy: "ocr" })] });
  const found = statedQuantities(plan, { quantity: inches, says: /LAVATORY RIM #/ });
  assert.deepEqual(found.map((it) => it.value), [36]);
  assert.equal(found[0].sourceText, 'LAVATORYRIM36"');
});

Deno.test("statedQuantities() reads a schedule row with its headers when the row alone says nothing", () => {
  const plan = aPlanSet({
    schedules: [aSchedule("other", [["FIXTURE", "name"], ["RIM HEIGHT", "height"]], [
      ["LAVATORY", '34"'],
    ])],
  });
  const found = statedQuantities(plan, { quantity: inches, says: /LAVATORY[^#]*RIM HEIGHT #/ });
  assert.deepEqual(found.map((it) => it.value), [34]);
});

Deno.test("clausesSaying() leaves out clauses that speak of something else", () => {
  const plan = planOf("PANELS SHALL NOT BE IN CLOSETS. PANEL A IN CLOSET");
  const [found] = clausesSaying(plan, { says: /PANEL[^.]*CLOSET/, not: /NOT/ });
  assert.equal(found.clause, "PANEL A IN CLOSET");
});

Deno.test("statedQuantities() leaves out work that is taken out, not what replaces it", () => {
  const plan = planOf('EXISTING BAR 30" HIGH TO BE REMOVED', 'REMOVE BAR, INSTALL BAR 34" HIGH');
  const found = statedQuantities(plan, { quantity: inches, says: /BAR # HIGH/ });
  assert.deepEqual(found.map((it) => it.value), [34]);
});

Deno.test("clausesSaying() hands on the named groups of the pattern that matched", () => {
  const plan = planOf("OUTDOOR AIR REQ 100CFM");
  const says = [/EXHAUST (?<air>\d+) CFM/, /OUTDOOR AIR REQ (?<air>\d+) CFM/];
  assert.deepEqual(clausesSaying(plan, { says }).map((it) => it.groups.air), ["100"]);
});

Deno.test("mentions() answers whether the set says so anywhere, clause by clause", () => {
  const plan = planOf("NO PROPANE ON SITE; NATURAL GAS RANGE");
  assert.equal(mentions(plan, /NATURAL GAS/), true);
  assert.equal(mentions(plan, /PROPANE/, { not: /\bNO\b/ }), false);
  assert.equal(mentions(plan, /GAS RANGE/, { not: /\bNO\b/ }), true);
  assert.equal(mentions(plan, /ELECTRIC/), false);
});

Deno.test("clausesSaying() reads a number sign as printed, statedQuantities() keeps it for quantities", () => {
  const plan = planOf('FOOTING 24" WIDE, (3) #5 BARS');
  assert.equal(clausesSaying(plan, { says: /#5 BARS/ }).length, 1);
  const [width] = statedQuantities(plan, { quantity: inches, says: /FOOTING #/ });
  assert.equal(width.value, 24);
});

Deno.test("clausesSaying() and statedQuantities() look under the heading asked for", () => {
  const plan = aPlanSet({
    notes: [aNote('RIM 34"', { heading: "LAVATORY" }), aNote('RIM 36"', { heading: "SINK" })],
  });
  const read = (scope: { under?: RegExp; notUnder?: RegExp }) =>
    statedQuantities(plan, { quantity: inches, says: /RIM #/, ...scope }).map((it) => it.value);
  assert.deepEqual(read({ under: /LAVATORY/ }), [34]);
  assert.deepEqual(read({ notUnder: /LAVATORY/ }), [36]);
});
