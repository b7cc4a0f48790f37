import assert from "node:assert/strict";
import { getProperty, marksIn } from "../../../../functions/_lexicon/mod.ts";
import { serviceThings } from "../../../../functions/_lexicon/things/services.ts";

const WORDINGS: [says: string, thing: string][] = [
  ["CLEANOUTS", "cleanout"],
  ["V.T.R.", "vent terminal"],
  ["BACKFLOW PREVENTER", "backflow preventer"],
  ["GREASE TRAP", "grease interceptor"],
  ["OA INTAKE", "air intake"],
  ["DRYER VENT", "dryer duct"],
  ["RTU", "roof equipment"],
  ["GAS COCK", "gas shutoff"],
  ["PROPANE TANK", "lp tank"],
  ["WORKING CLEARANCE", "working space"],
  ["DUPLEX RECEPTACLES", "receptacle"],
  ["GENSET", "generator"],
  ["ATS", "transfer switch"],
];

Deno.test("things of services: each wording names its thing", () => {
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

Deno.test("things of services: each has words, known properties in a range, and its usual one among them", () => {
  for (const { id, words, has = {}, usual } of serviceThings) {
    assert.ok(words.length > 0, id);
    for (const [property, [least, most]] of Object.entries(has)) {
      assert.equal(getProperty(property).id, property);
      assert.ok(least < most, `${id} ${property}`);
    }
    assert.ok(usual === undefined || usual in has, `${id}: ${usual}`);
  }
});
