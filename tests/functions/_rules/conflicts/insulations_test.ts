import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

/** What a note says otherwise than a row of the energy form. */
const against = (said: string, row: string) =>
  conflictsOf(aPlanSet({
    notes: [aNote(said, { drawing: "SECTION THROUGH BEDROOM 4" })],
    schedules: [
      aSchedule("other", [["LINE", null], ["VALUE", null], ["REMARK", null]], [row.split(" | ")], {
        title: "FORM R402-2023 EXTRACT",
        page: 2,
      }),
    ],
  })).map(({ subject }) => subject);

Deno.test("ceilings and roof decks are insulated in sections as in the form", () => {
  assert.deepEqual(against("R-38 BLOWN IN ALL CEILINGS", "CEILING | R-30 | BLOWN"), [
    "the insulation of the ceiling",
  ]);
  assert.deepEqual(against("R-30 BLOWN IN ALL CEILINGS", "CEILING | R-30 | BLOWN"), []);
  assert.deepEqual(against("R-30 POLYISO ABOVE DECK", "ROOF, ABOVE DECK | R-25 | LINE 3"), [
    "the insulation of the roof deck",
  ]);
});

Deno.test("ceilings of parts, sloped ones and what is asked for are others", () => {
  for (
    const said of [
      "R-19 AT GARAGE CEILING",
      "R-20 AT VAULTED CEILING",
      "CEILING R-38 MIN.",
      "ATTIC ACCESS R-19",
      `ATTIC SUPPLY 8" DIA, R-12`,
      "FLEX IN ATTIC R-8",
      "R-11 SOUND BATTS ABOVE CEILING",
    ]
  ) assert.deepEqual(against(said, "CEILING | R-30 | BLOWN"), [], said);
});
