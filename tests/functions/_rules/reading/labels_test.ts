import assert from "node:assert/strict";
import { inches, labelledQuantities } from "../../../../functions/_rules/measure.ts";
import { anEvidence, aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const CLEAR = [{ title: /\bRAMP\b/, notTitle: /TRUCK/, says: [/^#$/, /^# CLR\.?$/, /CLEAR #/] }];
const query = { quantity: inches };

Deno.test("labelledQuantities() reads a label under the title of its drawing only", () => {
  const plan = aPlanSet({
    notes: [
      aNote('33" CLR.', { drawing: "RAMP CROSS SECTION" }),
      aNote('32" CLR.', { drawing: "TRUCK RAMP" }),
      aNote('31" CLR.', { drawing: "CORRIDOR" }),
    ],
  });
  assert.deepEqual(labelledQuantities(plan, query, CLEAR).map((it) => it.value), [33]);
});

Deno.test("labelledQuantities() reads a schedule's row with its headers", () => {
  const plan = aPlanSet({
    schedules: [
      aSchedule("other", [["RAMP", "mark"], ["CLEAR", null]], [["R1", '34"']], {
        title: "RAMP SCHEDULE",
      }),
    ],
  });
  assert.deepEqual(labelledQuantities(plan, query, CLEAR).map((it) => it.value), [34]);
});

Deno.test("labelledQuantities() reads a bare dimension string of the drawing beside it", () => {
  const box = { x: 10, y: 10, width: 4, height: 1 };
  const plan = aPlanSet({
    notes: [aNote("LANDING", { drawing: "RAMP PLAN", box: { ...box, y: 13 } })],
    dimensions: [{
      ...anEvidence('34"', { box }),
      valueIn: 34,
      measuredIn: null,
      qualifier: null,
      orientation: "horizontal",
    }],
  });
  const [found] = labelledQuantities(plan, query, CLEAR);
  assert.equal(found.value, 34);
  assert.equal(found.drawing, "RAMP PLAN");
});

Deno.test("labelledQuantities() reads a label among texts that name the thing", () => {
  const labels = [{ amid: /ACCESSIBLE ROUTE/, says: /^# CLR\.?$/ }];
  const of = (...texts: string[]) =>
    labelledQuantities(
      aPlanSet({ notes: texts.map((text) => aNote(text, { drawing: "FIXTURE PLAN" })) }),
      query,
      labels,
    ).map((it) => it.value);
  assert.deepEqual(of('31" CLR.', "ACCESSIBLE ROUTE TO FITTING ROOMS"), [31]);
  assert.deepEqual(of('31" CLR.', "STOCK"), []);
});
