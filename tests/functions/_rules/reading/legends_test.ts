import assert from "node:assert/strict";
import { allStatements } from "../../../../functions/_rules/measure.ts";
import { aNote, aPlanSet, aSchedule, aSheet } from "../../../fakes/plan_set.ts";

const legend = (text: string) => aNote(text, { heading: "EGRESS LEGEND" });
const wordsOf = (plan: Parameters<typeof aPlanSet>[0]) =>
  allStatements(aPlanSet(plan)).map(({ text }) => text);

Deno.test("letters a legend explains are written out before a length", () => {
  const words = wordsOf({
    notes: [
      legend(
        "DEL DEAD-END LENGTH CPL = COMMON PATH OF EGRESS TRAVEL X.A.D. - EXIT ACCESS TRAVEL DISTANCE",
      ),
      aNote(`DEL 31'-0"`),
      aNote("CPL: 64 FT"),
      aNote("XAD = 142'"),
      aNote("DEL SOL ROOM, 31'-0\" LONG"),
    ],
  });
  assert.deepEqual(words.slice(1), [
    `DEAD END 31'-0"`,
    "COMMON PATH OF EGRESS TRAVEL 64 FT",
    "TRAVEL DISTANCE 142'",
    `DEL SOL ROOM, 31'-0" LONG`,
  ]);
});

Deno.test("a legend may be a table", () => {
  const words = wordsOf({
    notes: [aNote("DD 18'")],
    schedules: [
      aSchedule("other", [["", "item"], ["", "value"]], [["DD", "DEAD END DISTANCE"]], {
        title: "SYMBOLS",
      }),
    ],
  });
  assert.ok(words.includes("DEAD END 18'"));
});

Deno.test("plain letters are understood on plans of the ways out and nowhere else", () => {
  const on = (title: string) =>
    wordsOf({ sheets: [aSheet({ title })], notes: [aNote(`D.E. 19'`)] });
  assert.deepEqual(on("LIFE SAFETY PLAN"), ["DEAD END 19'"]);
  assert.deepEqual(on("FOUNDATION PLAN"), ["D.E. 19'"]);
});

Deno.test("letters two legends explain differently stay letters", () => {
  const words = wordsOf({
    notes: [legend("PT = COMMON PATH"), legend("PT = TRAVEL DISTANCE"), aNote("PT 80'")],
  });
  assert.ok(words.includes("PT 80'"));
});
