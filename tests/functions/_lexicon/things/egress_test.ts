import assert from "node:assert/strict";
import { getProperty, marksIn } from "../../../../functions/_lexicon/mod.ts";
import { egressThings } from "../../../../functions/_lexicon/things/egress.ts";

const WORDINGS: [says: string, thing: string][] = [
  ["NEW STAIRWAY", "stair"],
  ["SPIRAL STAIR", "spiral stair"],
  ["RISERS", "riser"],
  ["TREAD DEPTH", "tread"],
  ["LDG", "landing"],
  ["DOOR LANDING", "door landing"],
  ["HAND RAILS", "handrail"],
  ["GUARDRAILS", "guard"],
  ["PICKETS", "baluster"],
  ["HALLWAY", "corridor"],
  ["DEAD-END", "dead end"],
  ["COMMON PATH OF EGRESS TRAVEL", "common path"],
  ["EXIT SIGNS", "exit sign"],
  ["PANIC HDWR", "panic hardware"],
  ["S.G.D.", "sliding door"],
  ["CLG. HT.", "ceiling"],
  ["EGRESS WDW", "escape opening"],
  ["WINDOW SILL", "sill"],
];

Deno.test("things of egress: each wording names its thing", () => {
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

Deno.test("things of egress: each has words, known properties in a range, and its usual one among them", () => {
  for (const { id, words, has = {}, usual } of egressThings) {
    assert.ok(words.length > 0, id);
    for (const [property, [least, most]] of Object.entries(has)) {
      assert.equal(getProperty(property).id, property);
      assert.ok(least < most, `${id} ${property}`);
    }
    assert.ok(usual === undefined || usual in has, `${id}: ${usual}`);
  }
});
