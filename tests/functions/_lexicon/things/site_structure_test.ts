import assert from "node:assert/strict";
import { getProperty, marksIn } from "../../../../functions/_lexicon/mod.ts";
import { siteThings } from "../../../../functions/_lexicon/things/site_structure.ts";

const WORDINGS: [says: string, thing: string][] = [
  ["POOL FENCE", "pool barrier"],
  ["ADDRESS NUMERALS", "address number"],
  ["SOILS REPORT", "soil report"],
  ["ASPHALT SHINGLES", "shingle roof"],
  ["HURRICANE STRAPS", "uplift connector"],
  ["OVERFLOW SCUPPERS", "overflow drain"],
  ["TEMPERED GLASS", "safety glazing"],
  ["FLOOD VENTS", "flood opening"],
];

Deno.test("things of site and structure: each wording names its thing", () => {
  for (const [says, thing] of WORDINGS) {
    const named = marksIn(says).flatMap(({ senses }) =>
      senses.filter(({ kind }) => kind === "thing").map(({ id }) => id)
    );
    assert.ok(
      named.includes(thing),
      `${says} names ${named.join(", ") || "nothing"}, not ${thing}`,
    );
  }
});

Deno.test("things of site and structure: each has words, known properties in a range, and its usual one among them", () => {
  for (const { id, words, has = {}, usual } of siteThings) {
    assert.ok(words.length > 0, id);
    for (const [property, [least, most]] of Object.entries(has)) {
      assert.equal(getProperty(property).id, property);
      assert.ok(least < most, `${id} ${property}`);
    }
    assert.ok(usual === undefined || usual in has, `${id}: ${usual}`);
  }
});
