import assert from "node:assert/strict";
import { getProperty, marksIn } from "../../../../functions/_lexicon/mod.ts";
import { accessThings } from "../../../../functions/_lexicon/things/access.ts";

const WORDINGS: [says: string, thing: string][] = [
  ["H.C. STALL", "accessible parking space"],
  ["ACCESS AISLES", "access aisle"],
  ["CURB CUT", "curb ramp"],
  ["TURNING CIRCLE", "turning space"],
  ["STRIKE SIDE", "latch clearance"],
  ["W/C", "water closet"],
  ["WATER CLOSETS", "water closet"],
  ["G.B.", "grab bar"],
  ["REAR GRAB BAR", "rear grab bar"],
  ["LAVATORIES", "lavatory"],
  ["THERMOSTATS", "reach control"],
  ["AMBULATORY STALL", "ambulatory compartment"],
  ["E.W.C.", "drinking fountain"],
];

Deno.test("things of access: each wording names its thing", () => {
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

Deno.test("things of access: each has words, known properties in a range, and its usual one among them", () => {
  for (const { id, words, has = {}, usual } of accessThings) {
    assert.ok(words.length > 0, id);
    for (const [property, [least, most]] of Object.entries(has)) {
      assert.equal(getProperty(property).id, property);
      assert.ok(least < most, `${id} ${property}`);
    }
    assert.ok(usual === undefined || usual in has, `${id}: ${usual}`);
  }
});
