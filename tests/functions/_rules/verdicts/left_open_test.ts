import assert from "node:assert/strict";
import rule from "../../../../functions/_rules/fire/shaft-rating.ts";
import { isLeftOpen } from "../../../../functions/_rules/verdicts/left_open.ts";
import { allStatements } from "../../../../functions/_rules/measure.ts";
import { aNote, aPlanSet, aSchedule, runRule } from "../../../fakes/plan_set.ts";

Deno.test("isLeftOpen() finds an undecided note and an empty value cell", () => {
  const ofNote = (text: string) => isLeftOpen(allStatements(aPlanSet({ notes: [aNote(text)] }))[0]);
  const ofRow = (...cells: string[]) => {
    const list = aSchedule("code summary", [["ITEM", "item"], ["VALUE", "value"]], [cells]);
    return isLeftOpen(allStatements(aPlanSet({ schedules: [list] }))[0]);
  };
  assert.equal(ofNote("WIND SPEED: TBD"), true);
  assert.equal(ofNote("WIND SPEED 140 MPH"), false);
  assert.equal(ofRow("FIRM PANEL", ""), true);
  assert.equal(ofRow("FIRM PANEL", "12115C0141F"), false);
});

Deno.test("a figure left open asks once and keeps the rule's own verdicts", () => {
  const notes = [aNote("SHAFT RATING: TBD"), aNote("TRASH SHAFT: TBD RATED"), aNote("SHAFT 2 HR")];
  const kinds = runRule(rule, aPlanSet({ notes })).map((it) => it.kind);
  assert.deepEqual(kinds, ["pass", "cantTell"]);
});
