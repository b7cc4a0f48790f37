import assert from "node:assert/strict";
import { figuresIn } from "../../../../functions/_rules/frames/figures.ts";

Deno.test("figuresIn() reads each figure once, in its own unit", () => {
  const rows: [text: string, ...figures: string[]][] = [
    [`58 IN DEEP`, "length 58"],
    [`3'-6" WIDE`, "length 42"],
    [`1:12`, "slope 8.333333333333332"],
    [`1/4" PER FT`, "slope 2.083333333333333"],
    [`5.7 SF`, "area 5.7"],
    [`1 HR`, "hours 1"],
    [`90 MIN DOOR`, "hours 1.5"],
    [`50 CFM`, "cfm 50"],
    [`5 LBF`, "force 5"],
    [`110 DEG F`, "temperature 110"],
    [`200 A`, "amperes 200"],
    [`10 SEC`, "seconds 10"],
    [`85 DBA`, "decibels 85"],
    [`1.2 FC`, "footcandles 1.2"],
    [`40 PSF`, "psf 40"],
    [`DOOR 105`],
  ];
  for (const [text, ...figures] of rows) {
    assert.deepEqual(figuresIn(text).map(({ kind, value }) => `${kind} ${value}`), figures, text);
  }
});
