import assert from "node:assert/strict";
import { getProperty, marksIn } from "../../../../functions/_lexicon/mod.ts";
import { fireThings } from "../../../../functions/_lexicon/things/fire.ts";

const WORDINGS: [says: string, thing: string][] = [
  ["STAIR ENCLOSURE", "exit enclosure"],
  ["FIREWALL", "fire wall"],
  ["DEMISING WALLS", "unit separation wall"],
  ["PARAPETS", "parapet"],
  ["90 MIN FIRE DOOR", "fire door"],
  ["F.E.", "fire extinguisher"],
  ["PULL STATIONS", "pull station"],
  ["CARBON MONOXIDE ALARM", "co alarm"],
  ["UL 300 SYSTEM", "hood suppression"],
  ["FIRE/SMOKE DAMPER", "damper"],
  ["FIRE HYDRANT", "hydrant"],
  ["FIRE LANE", "fire lane"],
];

Deno.test("things of fire: each wording names its thing", () => {
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

Deno.test("things of fire: each has words, known properties in a range, and its usual one among them", () => {
  for (const { id, words, has = {}, usual } of fireThings) {
    assert.ok(words.length > 0, id);
    for (const [property, [least, most]] of Object.entries(has)) {
      assert.equal(getProperty(property).id, property);
      assert.ok(least < most, `${id} ${property}`);
    }
    assert.ok(usual === undefined || usual in has, `${id}: ${usual}`);
  }
});
