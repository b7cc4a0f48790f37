/** Whatever a text says beside plain affirmative language leaves its pass to a person. */
import assert from "node:assert/strict";
import { allStatements } from "../../../../functions/_rules/measure.ts";
import { firstUnknownWord } from "../../../../functions/analysis/evaluate/known_words.ts";
import { aList, anEvidence, aPlanSet } from "../../../fakes/plan_set.ts";

const EXTINGUISHERS = {
  requirementId: "FBC-B-906.1-extinguishers",
  demand: { thing: "fire extinguisher" },
};
const SPRINKLERS = { requirementId: "FBC-R-R313-no-sprinkler" };

const TEXTS: [text: string, unknown: string | null][] = [
  ["FIRE EXTINGUISHERS 2A:10BC IN RECESSED CABINETS, 75 FT MAX. TRAVEL", null],
  ["F.E. CABINET, LARSEN'S 2409-R2", "LARSEN"],
  ["FE-1, SEE 5/A-501", null],
  ["Provide UL-listed extinguishers at each exit, 48 in. AFF, or approved equal", null],
  ["EXTINGUISHERS NOT LESS THAN 2A", null],
  ["EXTINGUISHER AT EACH EXIT - STRUCK", "STRUCK"],
  ["EXTINGUISHER CABINETS ONLY", "ONLY"],
  ["EXTINGUISHERS BY TENANT", "BY"],
  ["EXTINGUISHERS: N", "N"],
  ["EXTINGUISHERS AT STAIRS; NONE AT SHOP", "NONE"],
  ["EXTINGUISHER ON ONE SIDE", "ONE"],
  ["ONE EXTINGUISHER EACH FLOOR, NO. 4 HANGER", null],
  ["EXTINGUISHER FACING HERON POND ROAD", null],
  ["EXTINGUISHERS AT EXITS. WATER HEATER BY PLUMBER", null],
  ["24 BY 30 CABINET", null],
  ["ACCESS TO ALL CABINETS BY STAIR", null],
];

for (const [text, unknown] of TEXTS) {
  Deno.test(`firstUnknownWord() of “${text}” is ${unknown}`, () =>
    assert.equal(firstUnknownWord(EXTINGUISHERS, anEvidence(text)), unknown));
}

Deno.test("firstUnknownWord() takes a denial for plain where a thing need not be there", () => {
  assert.equal(firstUnknownWord(EXTINGUISHERS, anEvidence("FIRE SPRINKLERS: NONE")), "NONE");
  assert.equal(firstUnknownWord(SPRINKLERS, anEvidence("FIRE SPRINKLERS: NONE")), null);
});

Deno.test("firstUnknownWord() asks no name of a cell under MANUFACTURER or MODEL", () => {
  const row = (...cells: string[]) =>
    allStatements(aPlanSet(aList("CABINETS", ["MARK", "MANUFACTURER", "TYPE"], cells))).find((it) =>
      it.row !== null
    )!;
  assert.equal(firstUnknownWord(EXTINGUISHERS, row("FE", "Larsen", "RECESSED")), null);
  assert.equal(firstUnknownWord(EXTINGUISHERS, row("FE", "Larsen", "SHELVED")), "SHELVED");
});
