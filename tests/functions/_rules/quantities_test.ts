import assert from "node:assert/strict";
import fc from "fast-check";
import { gapBetween, isKept, lengthOf, textsAbout } from "../../../functions/_rules/quantities.ts";
import { formatLength } from "../../../functions/_shared/units.ts";
import { anEvidence, aNote, aPlanSet, aRoom, aSchedule } from "../../fakes/plan_set.ts";

const GUARD = { of: /\bGUARD\w*/i, rivals: /\bPICKETS?\b|\bHANDRAILS?\b/i };
const inchesOf = (text: string) => lengthOf(text, GUARD)?.valueIn ?? null;

Deno.test("lengthOf() gives each thing its own length", () => {
  assert.equal(inchesOf(`42" HIGH GUARD W/ PICKETS @ 4" O.C.`), 42);
  assert.equal(inchesOf(`PICKETS 4" CLEAR, GUARD 36" HIGH`), 36);
  assert.equal(inchesOf(`HANDRAIL 36" HIGH`), null);
  assert.equal(lengthOf(`GUARD 42", PICKETS 4"`, { of: /PICKETS/i, rivals: /GUARD/i })?.valueIn, 4);
});

Deno.test("lengthOf() takes what is drawn before what is required", () => {
  assert.equal(inchesOf(`GUARD 38" HIGH (42" REQ'D)`), 38);
  assert.equal(inchesOf(`GUARD: REQUIRED 42", PROVIDED 38"`), 38);
  assert.equal(lengthOf(`GUARD: ALLOWED 42"`, { ...GUARD, drawnOnly: true }), null);
});

Deno.test("lengthOf() reads back any height drawings write", () => {
  fc.assert(fc.property(fc.integer({ min: 8, max: 800 }), (eighths) => {
    const inches = eighths / 8;
    assert.equal(inchesOf(`GUARD ${formatLength(inches)} HIGH`), inches);
  }));
});

Deno.test("textsAbout() reads labels and rows once and leaves other lists and kept work out", () => {
  const label = anEvidence(`CLG 8'-0"`);
  const plan = aPlanSet({
    notes: [aNote(`CLG 8'-0"`, { box: label.box }), aNote("EXISTING CLG 7'-0\" TO REMAIN")],
    rooms: [aRoom("DEN", { labels: [label] })],
    schedules: [
      aSchedule("door", [["MARK", "mark"]], [["CLG"]]),
      aSchedule("code summary", [["", "item"], ["", "value"]], [["CLG", `9'-0"`]]),
    ],
  });
  assert.deepEqual(
    textsAbout(plan, { topic: /CLG/ }).map((it) => it.text).sort(),
    [`CLG 8'-0"`, `CLG | 9'-0"`],
  );
});

Deno.test("isKept() knows existing work that stays", () => {
  assert.ok(isKept("EXISTING GUARD TO REMAIN"));
  assert.ok(!isKept("NEW GUARD AT EXISTING BALCONY"));
});

Deno.test("gapBetween() is zero for touching places and infinite across pages", () => {
  const at = (x: number, page = 1) =>
    anEvidence("", { page, box: { x, y: 0, width: 2, height: 1 } });
  assert.equal(gapBetween(at(0), at(1)), 0);
  assert.equal(gapBetween(at(0), at(5)), 3);
  assert.equal(gapBetween(at(0), at(0, 2)), Infinity);
});
