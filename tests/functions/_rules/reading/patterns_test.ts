import assert from "node:assert/strict";
import { either, excepts, loose } from "../../../../functions/_rules/measure.ts";

Deno.test("either() matches what any of its patterns says, with the flags of the first", () => {
  const pattern = either(/\bTO BE REMOVED/i, /^DEMO/i);
  assert.match("Wall to be removed", pattern);
  assert.match("demo wall", pattern);
  assert.doesNotMatch("NEW WALL, NO DEMO", pattern);
  assert.equal(pattern.source, String.raw`\bTO BE REMOVED|^DEMO`);
  assert.equal(either(/A/, /B/).flags, "");
});

Deno.test("loose() reads spaces that got lost, and is one pattern for all written alike", () => {
  assert.match("grabbar", loose(/GRAB BAR/));
  assert.match("GRAB\nBAR", loose(/GRAB BAR/));
  assert.doesNotMatch("GRABBAR", loose(/GRAB {1,2}BAR/));
  assert.equal(loose(/GRAB BAR/), loose(/GRAB BAR/i));
});

Deno.test("loose() reads words that say the same for each other", () => {
  const stall = loose(/ACCESSIBLE STALL/);
  for (
    const word of ["ACCESSIBLE", "ADA", "A.D.A.", "HC", "H.C.", "H/C", "HANDICAP", "DISABLED"]
  ) {
    assert.match(`NEW ${word} STALL`, stall);
  }
  assert.doesNotMatch("FHC STALL", stall);
  assert.doesNotMatch("INACCESSIBLE", loose(/\bACCESSIBLE\b/));
});

Deno.test("a pattern that names an abbreviation means the word it is written out as", () => {
  assert.match("EM LIGHTING: 90 MIN", loose(/\bEM (?:LTG|UNITS?)\b/));
  assert.match("EM LTG", loose(/\bEM (?:LTG|UNITS?)\b/));
  assert.doesNotMatch("EM LIGHTS", loose(/\bEM LTG\b/));
  assert.match("BEDROOMS", loose(/\bBDRMS?\b/));
});

Deno.test("excepts() takes no exception that is denied for one", () => {
  const swale = /SWALE|PAV/i;
  for (const text of ["FALLS 4 IN. TO SWALE", "NO RETAINING WALL AT SWALE", "NO SWALE, PAVED"]) {
    assert.ok(excepts(swale, text), text);
  }
  for (const text of ["FALLS 4 IN., NO SWALE", "WITHOUT A SWALE", "FALLS 4 IN."]) {
    assert.ok(!excepts(swale, text), text);
  }
  assert.ok(excepts(/\bNO RETURN/, "NO RETURN AIR"));
});
