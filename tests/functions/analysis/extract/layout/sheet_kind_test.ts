import assert from "node:assert/strict";
import {
  alsoShownBy,
  kindByContent,
  sheetKindOf,
} from "../../../../../functions/analysis/extract/layout/sheet_words.ts";
import { sheetsOf } from "../../../../../functions/_rules/reading/places.ts";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

Deno.test("a title of two drawings is of the kind named first, and also shows the second", () => {
  const title = "First Floor and Site Plan";
  assert.equal(sheetKindOf("architectural", title), "floor plan");
  assert.deepEqual(alsoShownBy(title), ["site"]);
  assert.deepEqual(alsoShownBy("Second & Third Floor Plan"), []);
  assert.equal(sheetKindOf("architectural", "SITE PLAN"), "site");
  const set = extractPlanSet([new PageBuilder().titleBlock("A-101", title).build()]);
  assert.equal(sheetsOf(set, { kinds: ["site"] }).length, 1);
});

Deno.test("kindByContent() goes by the drawings' titles, then by names of floors and rooms", () => {
  const none = { titles: [], lines: [], rooms: 0 };
  assert.equal(kindByContent({ ...none, titles: ["SECTION A", "SECTION B", "PLAN"] }), "section");
  assert.equal(kindByContent({ ...none, lines: ["SECOND FLOOR"] }), "floor plan");
  assert.equal(kindByContent({ ...none, rooms: 3 }), "floor plan");
  assert.equal(kindByContent({ ...none, rooms: 2, lines: ["SECOND FLOOR JOISTS"] }), "other");
});
