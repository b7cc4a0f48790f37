import assert from "node:assert/strict";
import {
  getProperty,
  getThing,
  getValueName,
  isKindOf,
  marksIn,
  measuresNamed,
  roomUses,
  things,
  valueAlone,
} from "../../../functions/_lexicon/mod.ts";

const sensesIn = (text: string) =>
  marksIn(text).map(({ senses }) => senses.map(({ kind, id }) => `${kind} ${id}`).join("/"));

Deno.test("marksIn() takes the longest phrase, in any number, with points and hyphens", () => {
  assert.deepEqual(sensesIn("STAIR ENCLOSURES"), ["thing exit enclosure"]);
  assert.deepEqual(sensesIn("grab-bars @ 34"), ["thing grab bar"]);
  assert.deepEqual(sensesIn("LAVATORIES"), ["thing lavatory"]);
});

Deno.test("marksIn() takes words that say the same for each other", () => {
  for (
    const word of [
      "ACCESSIBLE",
      "ADA",
      "A.D.A.",
      "H.C.",
      "H.C",
      "HANDICAP",
      "HANDICAPPED",
      "DISABLED",
    ]
  ) {
    assert.deepEqual(sensesIn(`${word} ROUTE`), ["thing accessible route"], word);
  }
});

Deno.test("marksIn() goes over no comma and no bracket", () => {
  assert.deepEqual(sensesIn("STAIR, ENCLOSURE"), ["thing stair", "thing exit enclosure"]);
});

Deno.test("marksIn() knows bounds, denials and what is asked for", () => {
  assert.deepEqual(sensesIn("MIN."), ["least MIN"]);
  assert.deepEqual(sensesIn("NOT MORE THAN"), ["most NOT MORE THAN"]);
  assert.deepEqual(sensesIn("W/O"), ["noneBefore W O"]);
  assert.deepEqual(sensesIn("NOT PROVIDED"), ["noneAfter NOT PROVIDED"]);
  assert.deepEqual(sensesIn("REQ'D"), ["required REQD"]);
  assert.deepEqual(sensesIn("PROV'D"), ["provided PROVD"]);
  assert.deepEqual(sensesIn("PERMITTED"), ["allowed PERMITTED"]);
});

Deno.test("marksIn() gives places in the text", () => {
  const [mark] = marksIn(`AT THE LDG., 58"`);
  assert.deepEqual([mark.start, mark.end], [7, 10]);
});

Deno.test("a column whose head names a property told in words gives its value by a word alone", () => {
  const under = (head: string, cell: string) =>
    valueAlone(cell, measuresNamed(marksIn(head)))?.value ?? null;
  assert.equal(under("FIRE CLASS", "B"), 2);
  assert.equal(under("FIRE CLASS", "none"), 4);
  assert.equal(under("FIRE CLASS", "BRICK"), null);
  assert.equal(under("WIDTH", "B"), null);
  assert.equal(getValueName("class", 2), "Class B");
});

Deno.test("isKindOf() follows the kinds", () => {
  assert.ok(isKindOf("rear grab bar", "grab bar"));
  assert.ok(isKindOf("landing", "landing"));
  assert.ok(!isKindOf("grab bar", "rear grab bar"));
});

Deno.test("a name the lexicon does not have is a mistake of the rule", () => {
  assert.throws(() => getThing("staircase"), /Cannot look up thing: staircase/);
  assert.throws(() => getProperty("girth"), /Cannot look up property: girth/);
});

Deno.test("no label is listed for two uses of rooms", () => {
  const labels = Object.values(roomUses).flat();
  assert.equal(new Set(labels).size, labels.length);
});

Deno.test("no thing lists a word twice", () => {
  for (const { id, words } of things) assert.equal(new Set(words).size, words.length, id);
});
