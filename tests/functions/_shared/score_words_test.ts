import assert from "node:assert/strict";
import {
  capWords,
  noFindingsWords,
  percentWords,
  scoreNote,
  scoreWords,
} from "../../../functions/_shared/score_words.ts";

Deno.test("no finding is good news only where something was decided", () => {
  const coverage = { due: 4, fails: 0, weightDue: 4, weightDecided: 2, percent: 50 };
  const words = (decided: number) =>
    noFindingsWords({ percent: 100, coverage: { ...coverage, decided, openCriticals: 0 } });
  assert.equal(words(2), "No compliance issues found");
  assert.equal(words(0), "Nothing could be decided on these sheets");
  assert.equal(noFindingsWords({ percent: null }), words(0));
});

Deno.test("a capped score says that it is capped, and why", () => {
  const score = { percent: 59, isCapped: true, criticals: 2, label: "Pre-check" };
  assert.equal(capWords(score), "2 critical findings cap the score at 59%");
  assert.equal(percentWords(score), "59%, capped by 2 critical findings");
  assert.equal(percentWords({ ...score, criticals: 1 }), "59%, capped by a critical finding");
  // Reports from before counted none.
  assert.equal(
    capWords({ ...score, criticals: undefined }),
    "a critical finding caps the score at 59%",
  );
  assert.equal(capWords({ ...score, isCapped: false }), null);
  assert.equal(percentWords({ ...score, isCapped: false }), "59%");
});

Deno.test("a score says what it is a share of, and what it would be without its cap", () => {
  const coverage = {
    due: 159,
    decided: 13,
    fails: 11,
    weightDue: 400,
    weightDecided: 52,
    percent: 13,
    openCriticals: 0,
  };
  const score = { percent: 59, coverage, isCapped: true, criticals: 2, label: "Pre-check" };
  const decided = "13 of 159 requirements decided.";
  const capped = { ...score, uncappedPercent: 71 };
  assert.equal(
    scoreNote(capped),
    `71% of what was checked complies, by weight; 2 critical findings cap the score at 59%. ${decided}`,
  );
  assert.equal(
    capWords(capped),
    "2 critical findings cap the score at 59% (71% uncapped)",
  );
  // Reports from before do not say how much.
  assert.equal(scoreNote(score), `2 critical findings cap the score at 59%. ${decided}`);
  assert.equal(
    scoreNote({ ...score, isCapped: false }),
    `Share of what was checked that complies, by weight. ${decided}`,
  );
  const none = { ...score, isCapped: false, percent: null, coverage: { ...coverage, decided: 0 } };
  assert.equal(scoreNote(none), "0 of 159 requirements decided.");
  assert.equal(
    scoreWords(capped),
    "Score 59%: 71% of what was checked complies, by weight; 2 critical findings cap the score at 59%",
  );
  assert.equal(
    scoreWords({ ...score, isCapped: false }),
    "Score 59%: share of what was checked that complies, by weight",
  );
  assert.equal(scoreWords(none), "Score not known");
});
