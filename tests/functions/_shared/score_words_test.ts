import assert from "node:assert/strict";
import { noFindingsWords } from "../../../functions/_shared/score_words.ts";

Deno.test("no finding is good news only where something was decided", () => {
  const coverage = { due: 4, fails: 0, weightDue: 4, weightDecided: 2, percent: 50 };
  const words = (decided: number) =>
    noFindingsWords({ percent: 100, coverage: { ...coverage, decided, openCriticals: 0 } });
  assert.equal(words(2), "No compliance issues found");
  assert.equal(words(0), "Nothing could be decided on these sheets");
  assert.equal(noFindingsWords({ percent: null }), words(0));
});
