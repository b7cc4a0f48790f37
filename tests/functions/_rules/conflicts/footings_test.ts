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

/** The list of footings, and what is lettered in a section through a wall. */
function inWallSection(rows: string[][], ...texts: string[]): string[] {
  const schedule = aSchedule(
    "structural",
    [["MARK", "mark"], ["WIDTH", null], ["BARS", null]],
    rows,
    {
      title: "FOOTINGS",
    },
  );
  const notes = texts.map((text, at) =>
    aNote(text, {
      page: 2,
      drawing: "WALL SECTION",
      box: { x: 20, y: 60 + 1.2 * at, width: 5, height: 1 },
    })
  );
  return conflictsOf(aPlanSet({ schedules: [schedule], notes })).filter(({ subject }) =>
    subject === "the width of the wall footing"
  ).map(({ a, b }) => `${a.value} / ${b.value}`);
}

Deno.test("the only footing under walls is as wide in sections as listed", () => {
  const rows = [["WF-1", `20" x 12"`, "(2) #5 CONT."], ["F1", `3'-0" SQ X 12"`, "(4) #5 E.W."]];
  assert.deepEqual(inWallSection(rows, `1'-4" FOOTING, (2) #5`), [`1'-8" / 1'-4"`]);
  assert.deepEqual(inWallSection(rows, `1'-8" CONT. FOOTING, (2) #5`), []);
  assert.deepEqual(inWallSection(rows, `16" x 10"`, "CONT. FTG, 2-#5."), [`1'-8" / 1'-4"`]);
});

Deno.test("of two footings under walls a section may show either, and other parts of it are others", () => {
  const rows = [["WF-1", `20" x 12"`, "(2) #5 CONT."]];
  const two = [...rows, ["WF-2", `16" x 12"`, "(2) #5 CONT."]];
  assert.deepEqual(inWallSection(two, `1'-4" FOOTING, (2) #5`), []);
  assert.deepEqual(inWallSection(rows, `1'-0" FOOTING AT PORCH`), []);
  assert.deepEqual(inWallSection(rows, `16" x 10"`, "TIE BEAM"), []);
});
