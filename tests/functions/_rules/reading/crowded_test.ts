import assert from "node:assert/strict";
import { crowdedPages } from "../../../../functions/_rules/reading/crowded.ts";
import { aNote, aPlanSet } from "../../../fakes/plan_set.ts";

const saying = (count: number, page: number) =>
  aNote(`CORRIDOR WIDTHS ${Array.from({ length: count }, () => `3'-0"`).join(", ")}`, { page });

Deno.test("a page is crowded by a sentence of forty-one lengths, not by one of forty or two of thirty", () => {
  const twoSentences = aNote(`${saying(30, 3).text}; ${saying(30, 3).text}`, { page: 3 });
  const plan = aPlanSet({ notes: [saying(40, 1), saying(41, 2), twoSentences, saying(200, 4)] });
  assert.deepEqual(crowdedPages(plan), [2, 4]);
});
