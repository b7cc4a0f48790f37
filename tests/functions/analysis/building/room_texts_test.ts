import assert from "node:assert/strict";
import type { TextLine } from "../../../../functions/_shared/domain/page_reading.ts";
import { labelInside } from "../../../../functions/analysis/building/room_texts.ts";

const RING = [{ x: 0, y: 0 }, { x: 200, y: 0 }, { x: 200, y: 100 }, { x: 0, y: 100 }];
const UNKNOWN = { name: null, number: null };

const line = (text: string, y: number, origin: TextLine["origin"] = "ocr"): TextLine => ({
  text,
  box: { x: 100 - 3 * text.length, y, width: 6 * text.length, height: 6 },
  angle: 0,
  sizePt: 8,
  isBold: false,
  confidence: 0.9,
  origin,
  words: [],
});

Deno.test("labelInside() reads a recognised number whose ones came back as letters, without bits of its bubble", () => {
  assert.deepEqual(labelInside(RING, UNKNOWN, [line("LAB", 20), line("<BI1)", 30)]), {
    name: "LAB",
    number: "B11",
  });
});

Deno.test("labelInside() finds the number under the further lines of a known name", () => {
  const known = { name: "OFFICE", number: null };
  const lines = [line("OFFICE", 20), line("STUDENTS", 29), line("105)", 38)];
  assert.equal(labelInside(RING, known, lines).number, "105");
});

Deno.test("labelInside() looks past a line that was not recognised, but only for the one number there is", () => {
  const known = { name: "CONFERENCE", number: null };
  const far = [line("CONFERENCE", 20), line("B02", 39)];
  assert.equal(labelInside(RING, known, far).number, "B02");
  assert.equal(labelInside(RING, known, [...far, line("B04", 80)]).number, null);
  assert.equal(labelInside(RING, known, far.map((it) => ({ ...it, origin: "text" }))).number, null);
});

Deno.test("labelInside() takes no word of O and I alone for a number", () => {
  for (const [name, word] of [["BEDROOM", "II"], ["OFFICE", "CIO"]]) {
    assert.deepEqual(labelInside(RING, UNKNOWN, [line(name, 20), line(word, 29)]), UNKNOWN);
  }
  assert.deepEqual(labelInside(RING, UNKNOWN, [line("BIO", 20), line("104", 29)]), {
    name: "BIO",
    number: "104",
  });
});
