/** An opening is designed for one pressure; what its product was tested to is another. */
import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const listed = (
  kind: "window" | "door",
  mark: string,
  pressure: string,
  head = "DESIGN PRESSURE",
) =>
  aSchedule(kind, [["MARK", "mark"], ["SIZE", null], [head, null]], [[mark, "3050", pressure]], {
    title: `${kind.toUpperCase()} SCHEDULE`,
  });
const told = (text: string, ...schedules: ReturnType<typeof listed>[]) =>
  conflictsOf(aPlanSet({ schedules, notes: [aNote(text, { page: 2 })] }))
    .map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);

Deno.test("the design pressure of a mark is told once", () => {
  const row = listed("window", "W1", "+45 / -58");
  assert.deepEqual(told("W1 DP +36/-48 PSF", row), [
    "the design pressure of window W1: +45 / -58 psf / +36 / -48 psf",
  ]);
  assert.deepEqual(told("W1 DP +45.2/-58.3 PSF", row), []);
  assert.deepEqual(told("W2 DP +36/-48 PSF", row), []);
});

Deno.test("a tested product, and a door of the mark of a window, are others", () => {
  const row = listed("window", "3", "+45 / -58");
  assert.deepEqual(told("-", row, listed("door", "3", "+36 / -42")), []);
  assert.deepEqual(told("-", row, listed("window", "3", "+60 / -70", "TESTED DP")), []);
  assert.deepEqual(told("W1 DP +60/-70, FL 12345", listed("window", "W1", "+45 / -58")), []);
});
