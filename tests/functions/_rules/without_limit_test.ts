import assert from "node:assert/strict";
import { rules } from "../../../functions/_rules/mod.ts";

Deno.test("a rule's messages without a limit exist and name a figure", () => {
  for (const { id, withoutLimit = [], messages } of rules) {
    for (const key of withoutLimit) assert.ok(messages[key], `${id} has no words for ${key}`);
  }
});

Deno.test("a demand that begins above a figure does not hold the figure to it", () => {
  const begins =
    /\b(begin|needed|required|ask for one|needs panic|must swing)\b[^.]*(\b(from|above|below) \{required\}|\{required\} or more)/;
  for (const { id, withoutLimit = [], messages } of rules) {
    for (const [key, words] of Object.entries(messages)) {
      if (begins.test(words)) assert.ok(withoutLimit.includes(key), `${id}: ${key}`);
    }
  }
});
