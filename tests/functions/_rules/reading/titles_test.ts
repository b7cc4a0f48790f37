import assert from "node:assert/strict";
import { titledText, titleOver, titlesOver } from "../../../../functions/_rules/reading/titles.ts";
import { allStatements } from "../../../../functions/_rules/measure.ts";
import { aNote, aPlanSet, aSchedule, aSheet } from "../../../fakes/plan_set.ts";

const noteOf = (text: string, where: Partial<ReturnType<typeof aNote>>) =>
  allStatements(aPlanSet({ notes: [aNote(text, where)] }))[0];

/** A text read whole, and by clause, behind a title. */
const READ: [text: string, title: string, whole: string | null, byClause: string][] = [
  ['33" H.', "DECK RAIL", 'DECK RAIL: 33" H.', "DECK RAIL"],
  ['2. 33" H.', 'DECK RAIL 36" LONG', 'DECK RAIL LONG: 33" H.', 'DECK RAIL 36" LONG'],
  ['33" H.', "FLOOR PLAN AT DECK", null, "FLOOR PLAN AT DECK"],
  ['33" H.', "EXISTING FLOOR PLAN", null, ""],
  ["DECK RAIL", "DECK RAIL", null, ""],
  [`SCALE: 1/2" = 1'-0"`, "DECK RAIL", null, ""],
  [`33" H. ${"A".repeat(113)}`, "DECK RAIL", `DECK RAIL: 33" H. ${"A".repeat(113)}`, "DECK RAIL"],
  [`33" H. ${"A".repeat(114)}`, "DECK RAIL", null, "DECK RAIL"],
  [`33" H. ${"A".repeat(233)}`, "DECK RAIL", null, "DECK RAIL"],
  [`33" H. ${"A".repeat(234)}`, "DECK RAIL", null, ""],
];

for (const [text, title, whole, byClause] of READ) {
  Deno.test(`${text.slice(0, 24)} (${text.length}) under ${title}: read whole and by clause`, () => {
    for (const where of [{ drawing: title }, { heading: title, drawing: "OTHER" }]) {
      assert.equal(titledText(noteOf(text, where)), whole);
      assert.equal(titleOver(noteOf(text, where)), byClause);
    }
  });
}

Deno.test("titledText() reads a row behind its schedule's title, each cell after its header", () => {
  const schedules = [
    aSchedule("other", [["STAIR", null], ["WIDTH (IN.)", null]], [["1", "42"]], {
      title: 'STAIR SCHEDULE, 44" MIN',
    }),
  ];
  const [row] = allStatements(aPlanSet({ schedules }));
  assert.equal(titledText(row), 'STAIR SCHEDULE, MIN: STAIR 1 | WIDTH 42"');
});

Deno.test("titlesOver() gives every title once, else that of the sheet", () => {
  const plan = aPlanSet({ sheets: [aSheet({ title: "DETAILS" })] });
  const where = { drawing: "RAMP", heading: "RAIL NOTES" };
  assert.equal(titlesOver(noteOf("1:8", where), plan), "RAMP | RAIL NOTES");
  assert.equal(titlesOver(noteOf("1:8", { drawing: "RAMP", heading: "RAMP" }), plan), "RAMP");
  assert.equal(titlesOver(noteOf("1:8", {}), plan), "DETAILS");
});
