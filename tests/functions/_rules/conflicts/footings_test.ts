import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

/** What a callout says against footing F2 of the schedule, 3'-6" square and 14" deep. */
function against(callout: string): string[] {
  const schedule = aSchedule("structural", [["MARK", "mark"], ["SIZE", "size"], ["REINF", null]], [
    ["F1", `1'-8" W X 12" D CONT`, "3 #5 CONT"],
    ["F2", `3'-6" X 3'-6" X 14"`, "5 #5 E.W."],
  ], { title: "FOOTING SCHEDULE" });
  return conflictsOf(aPlanSet({ schedules: [schedule], notes: [aNote(callout)] }))
    .map(({ a, b }) => `${a.value} / ${b.value}`);
}

Deno.test("a footing has one size", () => {
  assert.deepEqual(against(`F2 - 3'-0" SQ X 14" @ STAIR POSTS`), [`3'-6" x 3'-6" / 3'-0"`]);
  assert.deepEqual(against(`F2 - 3'-6" SQ X 14" @ STAIR POSTS`), []);
  assert.deepEqual(against(`F1 24" X 12" CONT`), [`1'-8" / 24"`]);
});

Deno.test("bars, levels and other footings are no size of it", () => {
  assert.deepEqual(against(`F2 W/ #5 @ 12" E.W.`), []);
  assert.deepEqual(against(`F2 T.O.F. -1'-4", 12" BELOW`), []);
  assert.deepEqual(against(`F3 - 4'-0" SQ X 14"`), []);
  assert.deepEqual(against(`F2 PEDESTAL 16" X 16"`), []);
  assert.deepEqual(against(`F2 STEP 2'-0" X 1'-0"`), []);
  assert.deepEqual(against(`F2 (ALT) 4'-0" X 4'-0" X 14"`), []);
});
