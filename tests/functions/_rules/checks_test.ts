import assert from "node:assert/strict";
import { judge, keepsTo, reaches } from "../../../functions/_rules/checks.ts";

const stated = (value: number, clause: string, unit = "in") => ({
  value,
  unit,
  raw: String(value),
  room: null,
  clause,
});

Deno.test("judge() fails on the wrong side of a bound only", () => {
  assert.equal(judge(stated(35, "RIM #"), { max: 34 }).kind, "fail");
  assert.equal(judge(stated(34, "RIM #"), { max: 34 }).kind, "pass");
  assert.equal(judge(stated(30, "RIM #"), { min: 33, max: 36 }).kind, "fail");
  assert.equal(judge(stated(35, "BAR #"), { min: 33, max: 36 }).data.required, "33 to 36");
});

Deno.test("judge() takes a stated minimum as no proof of an upper bound", () => {
  assert.equal(judge(stated(30, "RIM # MIN."), { max: 34 }).kind, "inapplicable");
  assert.equal(judge(stated(36, "RIM # MIN."), { max: 34 }).kind, "fail");
  assert.equal(judge(stated(36, "ROUTE # MAX."), { min: 36 }).kind, "inapplicable");
  assert.equal(judge(stated(34, "ROUTE MINIMUM #"), { min: 36 }).kind, "fail");
});

Deno.test("reaches() and keepsTo() give lengths and slopes the tolerance of drawings", () => {
  assert.ok(reaches(59.9, 60, "in"));
  assert.ok(!reaches(59.8, 60, "in"));
  assert.ok(keepsTo(8.4, 100 / 12, "%"));
  assert.ok(!keepsTo(9, 100 / 12, "%"));
  assert.ok(!reaches(49.9, 50, "cfm"));
});
