import assert from "node:assert/strict";
import { judgeEither, judgeMax, judgeMin, judgeRange } from "../../../functions/_rules/judge.ts";

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
