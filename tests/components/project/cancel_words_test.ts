/** What is asked before a review is cancelled. */
import assert from "node:assert/strict";
import { cancelWords, isReviewedAgain } from "../../../components/project/cancel_words.ts";
import type { ProjectSummary } from "../../../functions/_shared/contract/mod.ts";

const first = { name: "Office", status: "processing", review: null, cycle: 1 } as const;
const review = {} as NonNullable<ProjectSummary["review"]>;

Deno.test("a first review has nothing to go back to: its project goes with it", () => {
  assert.equal(isReviewedAgain(first), false);
  const { title, cancelLabel, confirmLabel } = cancelWords(first);
  assert.deepEqual([title, cancelLabel, confirmLabel], [
    "Cancel and delete “Office”?",
    "Keep Processing",
    "Cancel & Delete",
  ]);
});

Deno.test("a project that was reviewed before stays with its last report", () => {
  assert.equal(isReviewedAgain({ ...first, review }), true);
  assert.equal(isReviewedAgain({ status: "completed", review }), false);
  assert.deepEqual(cancelWords({ ...first, review }), {
    title: "Stop this analysis?",
    description: "“Office” stays, with its last report.",
    cancelLabel: "Keep analyzing",
    confirmLabel: "Stop analysis",
  });
  assert.match(
    cancelWords({ ...first, review, cycle: 2 }).description,
    /; a revision without a report yet is withdrawn\.$/,
  );
});
