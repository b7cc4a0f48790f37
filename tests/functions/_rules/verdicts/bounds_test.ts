import assert from "node:assert/strict";
import {
  judgeEither,
  judgeMax,
  judgeMin,
  judgeRange,
  keepsTo,
  reaches,
  rounded,
} from "../../../../functions/_rules/measure.ts";

Deno.test("judgeMin() and judgeMax() forgive drafting tolerance in inches and nothing in counts", () => {
  assert.equal(judgeMin({ actual: 31.9, required: 32, unit: "in" }, "x").kind, "pass");
  assert.equal(judgeMin({ actual: 31.8, required: 32, unit: "in" }, "x").kind, "fail");
  assert.equal(judgeMax({ actual: 49, required: 49, unit: "occupants" }, "x").kind, "pass");
  assert.equal(judgeMax({ actual: 50, required: 49, unit: "occupants" }, "x").kind, "fail");
});

Deno.test("judgeRange() holds both ends", () => {
  const kinds = [33, 34, 38, 39].map((it) => judgeRange(it, [34, 38], "in", "x").kind);
  assert.deepEqual(kinds, ["fail", "pass", "pass", "fail"]);
});

Deno.test("judgeEither() asks only between the two limits while which governs is open", () => {
  const limits = { strict: 42, lenient: 36, unit: "in", side: "min" } as const;
  const judge = (actual: number, governs: "strict" | "lenient" | "unknown") =>
    judgeEither(actual, limits, { governs, message: "low", question: "which" }).kind;
  assert.deepEqual([35, 36, 41, 42].map((it) => judge(it, "unknown")), [
    "fail",
    "cantTell",
    "cantTell",
    "pass",
  ]);
  assert.deepEqual([36, 42].map((it) => judge(it, "strict")), ["fail", "pass"]);
  assert.deepEqual([35, 36].map((it) => judge(it, "lenient")), ["fail", "pass"]);
});

Deno.test("reaches() and keepsTo() give lengths and slopes the tolerance of drawings", () => {
  assert.ok(reaches(59.9, 60, "in"));
  assert.ok(!reaches(59.8, 60, "in"));
  assert.ok(keepsTo(8.4, 100 / 12, "%"));
  assert.ok(!keepsTo(9, 100 / 12, "%"));
  assert.ok(!reaches(49.9, 50, "cfm"));
});

Deno.test("judgeMax() and judgeRange() give slopes the same tolerance", () => {
  assert.equal(judgeMax({ actual: 8.4, required: 100 / 12, unit: "%" }, "x").kind, "pass");
  assert.equal(judgeMax({ actual: 8.5, required: 100 / 12, unit: "%" }, "x").kind, "fail");
  assert.equal(judgeRange(33, [34, 38], "in", "x").data.required, "34 to 38");
  assert.equal(rounded(100 / 12), 8.333);
});
