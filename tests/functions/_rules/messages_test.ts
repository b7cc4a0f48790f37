import assert from "node:assert/strict";
import { requirements } from "../../../functions/_rules/limits/fbc_2023/requirements.ts";
import { rules } from "../../../functions/_rules/mod.ts";
import { BRITISH, SLIPS } from "../../fakes/house_words.ts";

Deno.test("a rule's messages without a limit exist and name a figure", () => {
  for (const { id, withoutLimit = [], messages } of rules) {
    for (const key of withoutLimit) assert.ok(messages[key], `${id} has no words for ${key}`);
  }
});

Deno.test("a question about a figure alone says so, and its failure says no more than it knows", () => {
  const fields = (words: string) => new Set(words.match(/\{\w+\}/g));
  const given = new Set(["{actual}", "{required}", "{raw}"]);
  for (const { id, onceTold = {}, messages } of rules) {
    for (const [asked, told] of Object.entries(onceTold)) {
      assert.match(
        messages[asked] ?? "",
        /\bif (this|it|that) |which of the two/i,
        `${id}: ${asked}`,
      );
      const unknown = fields(messages[told]).difference(fields(messages[asked])).difference(given);
      assert.deepEqual([...unknown], [], `${id}: ${told}`);
    }
  }
});

Deno.test("a demand that begins above a figure does not hold the figure to it", () => {
  const begins =
    /\b(begin|needed|required|needs panic|must swing)\b[^.]*(\b(from|above|below) \{required\}|\{required\} or more)/;
  for (const { id, withoutLimit = [], messages } of rules) {
    for (const [key, words] of Object.entries(messages)) {
      if (begins.test(words)) assert.ok(withoutLimit.includes(key), `${id}: ${key}`);
    }
  }
});

/** What no finding, question or remedy may show, with what is wrong about it. */
const UNFIT: Readonly<Record<string, RegExp>> = {
  ...SLIPS,
  "not said of drawings":
    /\b(stands (at|beside|in|on|where)|lettered|asks? for|(is|are) told|left open|leaves .+ out|by itself|could not be (read|decided))\b|\bfrom \{\w+\}( \w+)? on\b/i,
  "one could be several":
    /\{(actual|required)\} (are|exits|entrances|receptacles|circuits|spaces)\b/,
};

const MOST_WORDS = 30;

Deno.test("what a rule says reads as American English, in sentences of at most thirty words", () => {
  const wrong = rules.flatMap(({ id, title, recommendation, messages }) =>
    [title, recommendation, ...Object.values(messages)].flatMap((words) => [
      ...Object.entries(UNFIT).filter(([, it]) => it.test(words)).map(([why]) =>
        `${id}: ${why}: ${words}`
      ),
      ...words.split(/(?<=[.!?]) /)
        .filter((it) => (it.match(/[\w{}’'./-]+/g) ?? []).length > MOST_WORDS)
        .map((it) => `${id}: too long: ${it}`),
    ])
  );
  assert.deepEqual(wrong, []);
});

Deno.test("what requirements ask, except and advise is in US spelling", () => {
  const texts = requirements.flatMap((
    { title, quantity, exceptions, recommendation, cost },
  ) => [title, quantity, exceptions, recommendation, cost?.basis ?? ""]);
  assert.deepEqual(texts.filter((it) => BRITISH.test(it)), []);
});
