import assert from "node:assert/strict";
import { mayMatch, needOf } from "../../../../functions/_rules/reading/needed_words.ts";

const NEEDS: [pattern: RegExp, need: ReturnType<typeof needOf>][] = [
  [/GRAB ?BARS? #/, "GRABBAR"],
  [/\bg\.?f\.?c?\.?i\b/, "GF"],
  [/\bA\.? ?F\.? ?F\b/, "AFF"],
  [/SHUT[\s-]*OFF/, "SHUTOFF"],
  [/GFCI|GFI/, { any: ["GFCI", "GFI"] }],
  [/SW(BD|GR)[^#]*(?:ROOM|CLOSET)+/, {
    all: ["SW", { any: ["BD", "GR"] }, { any: ["ROOM", "CLOSET"] }],
  }],
  [/BATH(ROOM)? {2,}FAN{1,2}/, { all: ["BATH", "FAN"] }],
  [/(?<=\bNO )HOOD(?= LIGHT)/, { all: ["NO", "HOOD", "LIGHT"] }],
  [/(?<!\bNO )HOOD(?! LIGHT)/, "HOOD"],
  [/(?<room>ROOM) \k<room>/, "ROOM"],
  [/AB+CD/, { all: ["AB", "CD"] }],
  [/R602\.3/, "R6023"],
  [/X[AB]CD/, "CD"],
  [/BETWEEN.*DOORS/, { all: ["BETWEEN", "DOORS"] }],
  [/AB#CD~EF/, { all: ["AB", "CD", "EF"] }],
  [/\u0041\x42\cCEF/, "EF"],
];

for (const [pattern, need] of NEEDS) {
  Deno.test(`needOf() reads what ${pattern.source} cannot do without`, () => {
    assert.deepEqual(needOf(pattern), need);
  });
}

const NOTHING = [
  /^#$/,
  /\d+/,
  /GUARD|\d/,
  /(GUARD)?/,
  /(GUARD){0,2}/,
  /(?!GUARD)/,
  /[GUARD]+/,
  /A/,
];

for (const pattern of NOTHING) {
  Deno.test(`needOf() needs nothing for ${pattern.source}`, () => {
    assert.equal(needOf(pattern), null);
  });
}

Deno.test("needOf() leaves patterns with rules of their own alone", () => {
  assert.equal(needOf(/GUARD/u), null);
  assert.equal(needOf(/GUARD/v), null);
});

const MAY_MATCH: [pattern: RegExp, text: string, isIt: boolean][] = [
  [/\bG\.?R\.?A\.?B ?BAR/, "grab-bar 36 in", true],
  [/GUARD|HANDRAIL/, "HAND RAIL", true],
  [/GUARD|HANDRAIL/, "RAIL", false],
  [/KEY.*(INSIDE|EGRESS)/, "KEY ON THE INSIDE", true],
  [/KEY.*(INSIDE|EGRESS)/, "KEY PAD OUTSIDE", false],
  [/\d+/, "", true],
];

for (const [pattern, text, isIt] of MAY_MATCH) {
  Deno.test(`mayMatch() tells whether "${text}" has the letters of ${pattern.source}`, () => {
    assert.equal(mayMatch(pattern, text), isIt);
  });
}
