import assert from "node:assert/strict";
import rule from "../../../functions/_rules/fire/shaft-rating.ts";
import { isUndecided } from "../../../functions/_rules/left_open.ts";
import { allStatements } from "../../../functions/_rules/measure.ts";
import { aNote, aPlanSet, aSchedule, runRule } from "../../fakes/plan_set.ts";

const ofNote = (text: string) => isUndecided(allStatements(aPlanSet({ notes: [aNote(text)] }))[0]);
const ofRow = (...cells: string[]) =>
  isUndecided(
    allStatements(
      aPlanSet({
        schedules: [aSchedule("code summary", [["ITEM", "item"], ["VALUE", "value"]], [cells])],
      }),
    )[0],
  );

for (const text of ["WIND SPEED: TBD", "CLASS T.B.D.", "EL. ____", "TO BE DETERMINED", "R-??"]) {
  Deno.test(`isUndecided() finds ${text} left open`, () => assert.equal(ofNote(text), true));
}
for (const text of ["WIND SPEED 140 MPH", "PROVIDED BY OTHERS", "VERIFY IN FIELD", "SIZE XL"]) {
  Deno.test(`isUndecided() takes ${text} as said`, () => assert.equal(ofNote(text), false));
}

Deno.test("isUndecided() finds an empty value cell", () => {
  assert.equal(ofRow("FIRM PANEL", ""), true);
  assert.equal(ofRow("FIRM PANEL", "12115C0141F"), false);
});

Deno.test("orLeftOpen() asks once and keeps the rule's own verdicts", () => {
  const notes = [aNote("SHAFT RATING: TBD"), aNote("TRASH SHAFT: TBD RATED"), aNote("SHAFT 2 HR")];
  const kinds = runRule(rule, aPlanSet({ notes })).map((it) => it.kind);
  assert.deepEqual(kinds, ["pass", "cantTell"]);
});
