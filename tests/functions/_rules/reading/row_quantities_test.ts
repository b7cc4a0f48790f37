import assert from "node:assert/strict";
import { inches, rowQuantities } from "../../../../functions/_rules/measure.ts";
import { aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

Deno.test("rowQuantities() reads each measure of a row with its own column only", () => {
  const plan = aPlanSet({
    schedules: [
      aSchedule("other", [["STALL", null], ["WIDTH", "width"], ["DEPTH", null]], [
        ["ACCESSIBLE", '56"', '60"'],
      ], { title: "TOILET PARTITIONS" }),
    ],
  });
  const found = rowQuantities(plan, { quantity: inches, says: /STALL ACCESSIBLE WIDTH #/ });
  assert.deepEqual(found.map((it) => it.value), [56]);
});

Deno.test("rowQuantities() leaves out what a row demands", () => {
  const plan = aPlanSet({
    schedules: [
      aSchedule("other", [["ITEM", "item"], ["REQ'D", "required"], ["PROVIDED", "provided"]], [
        ["TURNING CIRCLE", '60"', '55"'],
      ]),
    ],
  });
  const found = rowQuantities(plan, { quantity: inches, says: /TURNING CIRCLE #/ });
  assert.deepEqual(found.map((it) => it.value), [55]);
});
