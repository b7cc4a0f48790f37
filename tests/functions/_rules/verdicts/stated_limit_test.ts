import assert from "node:assert/strict";
import { inches, judgeStated, statedLimit } from "../../../../functions/_rules/measure.ts";
import { defineRule } from "../../../../functions/_rules/define_rule.ts";
import { aList, aNote, aPlanSet, runRule } from "../../../fakes/plan_set.ts";

const stated = (value: number, clause: string, unit = "in") => ({
  text: clause,
  value,
  unit,
  raw: String(value),
  room: null,
  clause,
});

Deno.test("judgeStated() fails on the wrong side of a bound only", () => {
  assert.equal(judgeStated(stated(35, "RIM #"), { max: 34 }).kind, "fail");
  assert.equal(judgeStated(stated(34, "RIM #"), { max: 34 }).kind, "pass");
  assert.equal(judgeStated(stated(30, "RIM #"), { min: 33, max: 36 }).kind, "fail");
  assert.equal(judgeStated(stated(35, "BAR #"), { min: 33, max: 36 }).data.required, "33 to 36");
});

Deno.test("judgeStated() takes a stated minimum as no proof of an upper bound", () => {
  assert.equal(judgeStated(stated(30, "RIM # MIN."), { max: 34 }).kind, "inapplicable");
  assert.equal(judgeStated(stated(36, "RIM # MIN."), { max: 34 }).kind, "fail");
  assert.equal(judgeStated(stated(36, "ROUTE # MAX."), { min: 36 }).kind, "inapplicable");
  assert.equal(judgeStated(stated(34, "ROUTE MINIMUM #"), { min: 36 }).kind, "fail");
});

Deno.test("judgeStated() does not accuse work that stays as it is", () => {
  const kept = "EXISTING RIM # TO REMAIN";
  assert.equal(judgeStated(stated(35, kept), { max: 34 }).kind, "inapplicable");
  assert.equal(judgeStated(stated(34, kept), { max: 34 }).kind, "pass");
});

const ramp = defineRule({
  id: "egress/ramp-width",
  requirementId: "FBC-A-405.5-ramp-width",
  ...statedLimit({
    quantity: inches,
    says: /RAMP[^#]*# (CLEAR|WIDE)/,
    keep: ({ clause }) => !/CURB/.test(clause),
    bounds: (_limits, { clause }) => /BOAT/.test(clause) ? null : { min: 44 },
  }),
  messages: { ok: "{raw}", outside: "{actual}" },
  recommendation: "Widen the ramp to {required} in.",
});
const kinds = (...texts: string[]) =>
  runRule(ramp, aPlanSet({ notes: texts.map((text) => aNote(text)) })).map((it) => it.kind);

const standing: [text: string, kinds: string[]][] = [
  ['RAMP 36" WIDE', ["fail"]],
  ['RAMP 44" WIDE', ["pass"]],
  ['EXISTING RAMP 36" WIDE TO REMAIN', []],
  ['EXISTING RAMP 48" WIDE TO REMAIN', ["pass"]],
  ['(E) RAMP 36" WIDE', []],
  ['EXISTING RAMP 36" WIDE TO BE REMOVED', []],
  ['EXISTING RAMP 36" WIDE', ["fail"]],
  ['EXISTING RAMP TO BE REMOVED; PROVIDE NEW RAMP 36" WIDE', ["fail"]],
  ['CURB RAMP 36" WIDE', []],
  ['BOAT RAMP 36" WIDE', []],
];
for (const [text, expected] of standing) {
  Deno.test(`statedLimit() answers ${expected[0] ?? "nothing"} to ${text}`, () => {
    assert.deepEqual(kinds(text), expected);
  });
}

Deno.test("statedLimit() keeps of several quantities in one statement the one that misses by most", () => {
  assert.deepEqual(kinds('RAMP 48" WIDE, AT LANDING RAMP 40" CLEAR'), ["fail"]);
});

const bar = defineRule({
  id: "accessibility/grab-bar-height",
  requirementId: "FBC-A-604.5-grab-bars",
  ...statedLimit({
    quantity: inches,
    says: [/BAR AT #/],
    not: /SHOWER/,
    bounds: () => ({ min: 33, max: 36 }),
    demand: { thing: "grab bar", property: "height" },
  }),
  messages: { ok: "{raw}", outside: "{actual}" },
  recommendation: "Lower it.",
});

Deno.test("statedLimit() counts frames where its words found nothing, but for what they leave out", () => {
  const kinds = (text: string, drawing: string | null = null) =>
    runRule(bar, aPlanSet({ notes: [aNote(text, { drawing })] })).map(({ kind }) => kind);
  assert.deepEqual(kinds('GRAB BAR 40" A.F.F.'), ["fail"]);
  assert.deepEqual(kinds('GRAB BAR AT 40"'), ["fail"]);
  assert.deepEqual(kinds('SHOWER GRAB BAR 40" A.F.F.'), []);
});

Deno.test("statedLimit() only asks by a frame its title makes one of the thing", () => {
  const kinds = (text: string) =>
    runRule(bar, aPlanSet({ notes: [aNote(text, { drawing: "GRAB BAR DETAIL" })] }))
      .map(({ kind }) => kind);
  assert.deepEqual(kinds('40" A.F.F.'), ["cantTell"]);
  assert.deepEqual(kinds('34" A.F.F.'), []);
});

Deno.test("statedLimit() accuses by the row of a thing, and passes nothing by it", () => {
  const kinds = (cell: string) =>
    runRule(bar, aPlanSet(aList("ACCESSORIES", ["ITEM", "HEIGHT AFF"], ["GRAB BAR", cell])))
      .map(({ kind }) => kind);
  assert.deepEqual(kinds('40"'), ["fail"]);
  assert.deepEqual(kinds('34"'), []);
});
