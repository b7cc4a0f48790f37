import assert from "node:assert/strict";
import { compared } from "../../../../functions/_lexicon/mod.ts";
import { contradictionVerdict } from "../../../../functions/_rules/conflicts/contradictions.ts";
import { conflictsAmong, quote, type Told } from "../../../../functions/_rules/conflicts/told.ts";
import { anEvidence } from "../../../fakes/plan_set.ts";

const told = (topic: Told["topic"], value: number | string, over: Partial<Told> = {}): Told => ({
  ...anEvidence(String(value), { page: 1 }),
  topic,
  of: "the thing",
  values: [value],
  said: String(value),
  ...over,
});

/** Do two places that say these contradict each other? */
const differ = (topic: Told["topic"], a: number | string, b: number | string, over = {}) =>
  conflictsAmong([told(topic, a), told(topic, b, { page: 2, ...over })]).length > 0;

Deno.test("conflictsAmong() holds figures to the tolerance of their matter, on both sides of it", () => {
  const cases: [Told["topic"], same: [number, number], other: [number, number]][] = [
    ["door size", [36, 37], [36, 37.1]],
    ["door height", [80, 82], [80, 82.1]],
    ["roof height", [288, 300], [288, 300.1]],
    ["roof slope", [5, 5], [5, 6]],
    ["soil bearing", [2000, 2000], [2000, 2500]],
    ["floor level", [78.5, 78.55], [78.5, 78.56]],
    ["floor height", [168, 169], [168, 169.1]],
    ["seats", [96, 96], [96, 97]],
    ["guest rooms", [84, 84], [84, 85]],
    ["bedrooms", [4, 4], [4, 3]],
    ["concrete strength", [3000, 3000], [3000, 2500]],
    ["live load", [50, 50], [50, 60]],
    ["insulation", [38, 38], [38, 30]],
    ["parking count", [80, 80], [80, 78]],
    ["volume", [50, 49], [50, 48.9]],
    ["apparent power", [75, 73.5], [75, 73.4]],
    ["cooling", [5, 4.75], [5, 4.7]],
    ["ceiling height", [108, 107], [108, 106.9]],
    ["height", [100, 101], [100, 101.1]],
    ["area", [1000, 1005], [1000, 1005.1]],
    ["part area", [1000, 1012], [1000, 1014]],
    ["room area", [50, 52], [50, 52.1]],
    ["room area", [1000, 1020], [1000, 1021]],
    ["occupant load", [118, 119], [118, 120]],
    ["flood elevation", [9, 9.05], [9, 9.06]],
    ["gas input", [100_000, 98_000], [100_000, 97_900]],
    ["airflow", [1000, 950], [1000, 949]],
    ["sum", [60, 61], [60, 62]],
    ["electrical service", [200, 200], [200, 225]],
    ["generator", [22, 22], [22, 24]],
    ["dwelling units", [12, 12], [12, 13]],
  ];
  for (const [topic, same, other] of cases) {
    assert.equal(differ(topic, ...same), false, `${topic} ${same}`);
    assert.equal(differ(topic, ...other), true, `${topic} ${other}`);
    assert.equal(differ(topic, other[1], other[0]), true, `${topic} ${other} the other way round`);
  }
});

Deno.test("conflictsAmong() takes figures too far apart for those of two things", () => {
  const { upTo } = compared["part area"];
  assert.equal(differ("part area", 1000, 1000 * (1 - upTo)), true);
  assert.equal(differ("part area", 1000, 1000 * (1 - upTo) - 1), false);
});

Deno.test("conflictsAmong() compares one matter only, and no place with itself", () => {
  assert.equal(differ("stories", 2, 3), true);
  assert.equal(differ("stories", 2, 3, { of: "another thing" }), false);
  assert.equal(differ("stories", 2, 3, { key: "another" }), false);
  assert.equal(differ("stories", 2, 3, { topic: "height" }), false);
  const one = told("stories", 2);
  assert.deepEqual(conflictsAmong([one, { ...one, values: [3] }]), []);
});

Deno.test("conflictsAmong() is content with one value of several, and with a list within another", () => {
  assert.equal(differ("door size", 36, 72, { values: [72, 36] }), false);
  const groups = (...values: string[]) => told("occupancy", "", { values, isList: true });
  assert.deepEqual(conflictsAmong([groups("A-2", "B"), groups("B")]), []);
  assert.equal(conflictsAmong([groups("A-2", "B"), groups("B", "M")]).length, 1);
});

Deno.test("conflictsAmong() allows what was measured on paper its own error", () => {
  assert.equal(differ("door size", 36, 39, { within: 3 }), false);
  assert.equal(differ("door size", 36, 39.1, { within: 3 }), true);
});

Deno.test("conflictsAmong() names the first place and the first other one", () => {
  const [first, second, third] = [
    told("electrical service", 200, { said: "200 A" }),
    told("electrical service", 150, { said: "150 A", page: 2 }),
    told("electrical service", 100, { said: "100 A", page: 3 }),
  ];
  const [{ a, b, ...rest }, ...others] = conflictsAmong([first, second, third]);
  assert.deepEqual([a.value, a.unit, b.value, b.page, others.length], [
    "200 A",
    "A",
    "150 A",
    2,
    0,
  ]);
  assert.deepEqual(rest, { topic: "electrical service", subject: "the thing" });
});

Deno.test("contradictionVerdict() names the matter with its article, or by its mark alone", () => {
  const named = (of: string) => {
    const [conflict] = conflictsAmong([
      told("stories", 2, { of }),
      told("stories", 3, { of, page: 2 }),
    ]);
    const verdict = contradictionVerdict({ ...conflict.a, conflict });
    return "data" in verdict ? verdict.data?.subject : undefined;
  };
  assert.equal(named("number of stories"), "the number of stories");
  assert.equal(named("the area of the lot"), "the area of the lot");
  assert.equal(named("door 101 size"), "door 101 size");
});

Deno.test("quote() writes a figure as its topic is measured", () => {
  assert.equal(quote("insulation", 38), "R-38");
  assert.equal(quote("ceiling height", 108), `9'-0"`);
  assert.equal(quote("electrical service", 200), "200 A");
  assert.equal(quote("exposure", "C"), "C");
});
