import assert from "node:assert/strict";
import { basisWords, firstTab, nextStep, statusOf } from "../../../components/project/status.ts";

const review = {
  headline: "Pre-check: 31 of 142 requirements decided; 0 fail",
  coverage: "31 of 142 requirements decided",
  cap: null,
  note: "Share of what was checked that complies, by weight. 31 of 142 requirements decided",
  isConclusive: false,
};

const table = [
  ["processing", 0, "Processing", "Analyzing Building Plans", "live"],
  ["completed", 0, "No Issues Found", review.headline, "overview"],
  ["completed", 1, "1 Issue Found", "1 Issue Found", "markup"],
  ["completed", 12, "12 Issues Found", "12 Issues Found", "markup"],
  ["failed", 0, "Analysis Failed", "Analysis Failed", "overview"],
] as const;

for (const [status, issuesFound, label, text, tab] of table) {
  Deno.test(`a ${status} project with ${issuesFound} issues reads "${text}"`, () => {
    const look = statusOf({ status, issuesFound, review });
    assert.equal(look.label, label);
    assert.equal(look.text, text);
    assert.equal(firstTab({ status, issuesFound }), tab);
  });
}

Deno.test("a project whose turn has not come waits, and nothing says that it is analyzed", () => {
  const project = { status: "processing", issuesFound: 0, review: null } as const;
  const { label, text } = statusOf({ ...project, progressPercent: null });
  assert.deepEqual([label, text], ["Waiting to start", "Waiting to start"]);
  assert.equal(statusOf({ ...project, progressPercent: 5 }).text, "Analyzing Building Plans");
});

Deno.test("a building is called compliant only where enough of what is due was decided", () => {
  const project = { status: "completed", issuesFound: 0 } as const;
  const conclusive = { ...review, isConclusive: true };
  assert.equal(statusOf({ ...project, review: conclusive }).label, "Compliant");
  assert.equal(statusOf({ ...project, review: null }).label, "No Issues Found");
});

Deno.test("an approval of an earlier report is told from one of the current report", () => {
  const project = { status: "completed", issuesFound: 2, review } as const;
  assert.equal(statusOf({ ...project, approval: "current" }).label, "Approved");
  assert.equal(statusOf({ ...project, approval: "noted" }).label, "Approved as Noted");
  assert.equal(statusOf({ ...project, approval: "outdated" }).label, "Approved Earlier");
  assert.equal(
    statusOf({ ...project, approval: "outdated", isReportRevoked: true }).label,
    "Report Revoked",
  );
});

Deno.test("a status nobody knows is labeled unknown", () => {
  const stranger = { status: "archived" as "failed", issuesFound: 0, review: null };
  assert.equal(statusOf(stranger).label, "Unknown");
});

Deno.test("nextStep() says what its owner does next", () => {
  const next = (project: Partial<Parameters<typeof nextStep>[0]>) =>
    nextStep({ status: "completed", issuesFound: 0, review, ...project });
  assert.equal(next({ status: "processing" }), "watch the sheets being read");
  assert.equal(next({ status: "failed" }), "replace the file, or try again");
  const failureReason =
    "plans.pdf is password-protected. Remove the password and upload the file again.";
  assert.equal(next({ status: "failed", failureReason }), "replace the file");
  assert.equal(next({ issuesFound: 1 }), "review the findings");
  assert.equal(next({ issuesFound: 12 }), "review the findings");
  assert.equal(next({ issuesFound: 2, approval: "current" }), "hand over the report");
  assert.equal(next({ issuesFound: 2, approval: "noted" }), "hand over the report");
  assert.equal(
    next({ issuesFound: 2, approval: "outdated" }),
    "undo the approval to decide about the new report",
  );
  assert.equal(next({}), "see what wasn’t decided");
  assert.equal(next({ review: { ...review, isConclusive: true } }), "hand over the report");
  assert.equal(
    next({ issuesFound: 2, isReportRevoked: true }),
    "issue a new report to replace the revoked one",
  );
});

Deno.test("what a score rests on says that it is as sealed", () => {
  const coverage = "31 of 142 requirements decided";
  assert.equal(basisWords(review), `As sealed: ${coverage}.`);
  const capped = { ...review, cap: "a critical finding caps the score at 59%" };
  assert.equal(basisWords(capped), `As sealed: ${capped.cap}. ${coverage}.`);
});
