/** What the model says stands on another sheet is looked up on that sheet. */
import assert from "node:assert/strict";
import { settleElsewhere } from "../../../../functions/analysis/evaluate/elsewhere.ts";
import { extractPage } from "../../../../functions/analysis/extract/mod.ts";
import type { Sighting } from "../../../../functions/analysis/propose/sighting.ts";
import { PageBuilder } from "../extract/page_builder.ts";

const SURGE = "NEC-230.67-surge";
const sheet = (said: string, wordCount = 200) => {
  const facts = extractPage(
    new PageBuilder().text(500, 60, "E-101").text(500, 75, "ELECTRICAL PLAN").text(60, 60, said)
      .build(),
  );
  const { reading } = facts.sheet;
  return {
    ...facts,
    sheet: {
      ...facts.sheet,
      page: 2,
      number: "E-101",
      title: "ELECTRICAL PLAN",
      reading: { ...reading, wordCount },
    },
  };
};
const claim = (name: string): Sighting => ({
  page: 1,
  requirementId: SURGE,
  seen: "elsewhere",
  sheet: name,
  words: null,
  box: { x: 10, y: 10, width: 5, height: 5 },
});
const settled = (name: string, said: string, wordCount?: number) =>
  settleElsewhere([claim(name)], [sheet(said, wordCount)]).map(({ seen, page }) => [seen, page]);

const QUIET = "RECEPTACLES AT COUNTERS";

Deno.test("a sheet that speaks of the thing is believed", () => {
  assert.deepEqual(settled("E-101", "PROVIDE TYPE 2 SURGE PROTECTIVE DEVICE AT SERVICE"), []);
});

Deno.test("on a sheet that was read and is silent the thing is absent", () => {
  for (const name of ["E-101", "E101 Electrical plan", "Electrical Plan"]) {
    assert.deepEqual(settled(name, QUIET), [["absent", 2]], name);
  }
});

Deno.test("where the set has no such sheet the thing is absent where it was asked about", () => {
  assert.deepEqual(settled("E-501", QUIET), [["absent", 1]]);
});

Deno.test("the silence of a sheet that was hardly read says nothing", () => {
  assert.deepEqual(settled("E-101", QUIET, 3), []);
});

Deno.test("what is seen on the sheet itself stays as it is", () => {
  const seen = { ...claim(""), seen: "drawn" } as const;
  assert.deepEqual(settleElsewhere([seen], []), [seen]);
});
