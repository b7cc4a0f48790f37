import assert from "node:assert/strict";
import {
  comparisonWords,
  costWords,
  dayWords,
  priceWords,
  shorten,
  valuesWords,
  valueWords,
} from "../../../functions/_report/words.ts";
import { chooseFont, loadFonts, toPrintable } from "../../../functions/_report/fonts.ts";
import { aFinding } from "../../fakes/report_body.ts";

Deno.test("comparisonWords() says whether a figure is a least or a most", () => {
  const rows: [Partial<ReturnType<typeof aFinding>>, string | null][] = [
    [{ measured: 30, required: 32 }, "30 in shown, at least 32 in required"],
    [
      { measured: 60, required: 49, unit: "occupants" },
      "60 occupants shown, at most 49 occupants allowed",
    ],
    [{ measured: 32, required: 32 }, "32 in shown, 32 in required"],
    [{ measured: 42, required: 42, status: "compliant" }, "42 in shown, 42 in required"],
    [
      { measured: null, required: 200, unit: "ft", status: "warning" },
      "not shown, 200 ft required",
    ],
    [
      { measured: "7th edition", required: "8th edition", unit: null },
      "7th edition shown, 8th edition required",
    ],
    [{ measured: 5, required: null, unit: null }, "5 shown"],
    [{ measured: null, required: null }, null],
  ];
  for (const [over, words] of rows) {
    assert.equal(comparisonWords(aFinding({ id: "F-001", ...over })), words);
  }
});

Deno.test("valueWords() writes a unit once", () => {
  assert.equal(valueWords("118 occupants", "occupants"), "118 occupants");
  assert.equal(valueWords(14000, "sq ft"), "14,000 sq ft");
  assert.equal(valueWords(null, "in"), "—");
});

Deno.test("valueWords() writes years without a comma, and other figures with one", () => {
  assert.equal(valueWords(2023, null), "2023");
  assert.equal(valueWords(2023, "sq ft"), "2,023 sq ft");
  assert.equal(valueWords(12500, null), "12,500");
  assert.equal(valuesWords([2020, 2023], null), "2020 – 2023");
});

Deno.test("valuesWords() writes figures of one unit as a range", () => {
  assert.equal(valuesWords([66, 34, 32], "in"), "32 – 66 in");
  assert.equal(valuesWords([84, 84], "in"), "84 in");
  assert.equal(valuesWords(["B", "C", "B"], null), "B, C");
});

Deno.test("costs, days and long texts are written for people", () => {
  assert.equal(costWords({ lowUsd: 1200, highUsd: 2000, basis: "" }), "$1,200 – $2,000");
  assert.equal(costWords({ lowUsd: 500, highUsd: 500, basis: "" }), "$500");
  assert.equal(costWords(null), "not estimated");
  assert.equal(dayWords("2026-03-14T23:59:00.000Z"), "March 14, 2026");
  assert.equal(dayWords("some day"), "some day");
  assert.equal(shorten("𝟙𝟚𝟛𝟜", 3), "𝟙𝟚…");
});

Deno.test("toPrintable() keeps what fonts have and marks what they lack", async () => {
  const fonts = await loadFonts();
  assert.equal(toPrintable(fonts, "regular", "a\tb\u0000\u200bc"), "a bc");
  assert.equal(toPrintable(fonts, "regular", "é ≥ ½ ⌀ Ω Ж"), "é ≥ ½ ⌀ Ω Ж");
  assert.equal(toPrintable(fonts, "regular", "張"), "\ufffd");
  assert.match(chooseFont(fonts, "regular", "Door ≥ 32″").name, /^Inter/);
  assert.match(chooseFont(fonts, "regular", "⌀ 4").name, /^DejaVu/);
});

Deno.test("priceWords() names the measure of goods that are priced by it", () => {
  const price = (basis: string) => priceWords({ lowUsd: 1, highUsd: 3, basis });
  assert.equal(price("per sq ft of wall (estimate)"), "$1 – $3 per sq ft");
  assert.equal(price("per linear foot (estimate)"), "$1 – $3 per linear foot");
  assert.equal(price("per door (estimate)"), "$1 – $3 per door");
});

Deno.test("fonts that could not be read are read again when they are asked for again", async () => {
  // A module of its own: this process has its fonts already.
  const { loadFonts, readFontFile } = await import("../../../functions/_report/fonts.ts?again");
  await assert.rejects(loadFonts(() => Promise.reject(new Error("gone"))), /gone/);
  const { mono } = await loadFonts(readFontFile);
  assert.equal(mono[0].name, "DejaVuSansMono");
});
