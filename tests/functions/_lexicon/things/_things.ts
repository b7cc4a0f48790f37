/** What every room of things is tried by: its wordings, and that each thing is whole. */
import assert from "node:assert/strict";
import type { Thing } from "../../../../functions/_lexicon/lexicon.ts";
import { getProperty, marksIn } from "../../../../functions/_lexicon/mod.ts";

/** @param wordings what offices write, and the thing it has to name */
export function testThings(
  room: string,
  things: readonly Thing[],
  wordings: readonly [says: string, thing: string][],
): void {
  Deno.test(`things of ${room}: each wording names its thing`, () => {
    for (const [says, thing] of wordings) {
      const named = marksIn(says).flatMap(({ senses }) =>
        senses.filter(({ kind }) => kind === "thing").map(({ id }) => id)
      );
      assert.ok(
        named.includes(thing),
        `${says} names ${named.join(", ") || "nothing"}, not ${thing}`,
      );
    }
  });

  Deno.test(`things of ${room}: each has words, known properties in a range, and its usual one among them`, () => {
    for (const { id, words, has = {}, usual } of things) {
      assert.ok(words.length > 0, id);
      for (const [property, [least, most]] of Object.entries(has)) {
        assert.equal(getProperty(property).id, property);
        assert.ok(least < most, `${id} ${property}`);
      }
      assert.ok(usual === undefined || usual in has, `${id}: ${usual}`);
    }
  });
}
