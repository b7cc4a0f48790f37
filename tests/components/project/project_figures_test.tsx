import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { projectFacts, ProjectFigures } from "../../../components/project/ProjectFigures.tsx";

const reviewed = {
  status: "completed",
  complianceScore: 58.6,
  issuesFound: 13,
  review: null,
  fileCount: 2,
  updatedAt: "2026-11-30T08:00:00Z",
} as const;
const REST = "Details, files and tags";

Deno.test("a folded project says what the review came to, and what else is in the fold", () => {
  assert.deepEqual(projectFacts({ project: reviewed, questions: 5 }), [
    "Compliance 59%, 13 issues, 5 more need a person",
    REST,
  ]);
  const one = { ...reviewed, issuesFound: 1 };
  assert.deepEqual(projectFacts({ project: one, questions: 1 }), [
    "Compliance 59%, 1 issue, 1 more needs a person",
    REST,
  ]);
});

Deno.test("a folded project names no figure that is not known", () => {
  const undecided = { ...reviewed, complianceScore: null };
  assert.deepEqual(projectFacts({ project: undecided, questions: 0 }), ["13 issues", REST]);
  for (const status of ["processing", "failed"] as const) {
    assert.deepEqual(projectFacts({ project: { ...undecided, status }, questions: 0 }), [REST]);
  }
});

Deno.test("the findings of a project are its issues and what needs a person, once that is known", () => {
  const tile = (issuesFound: number, questions: number | null) => {
    const project = { ...reviewed, issuesFound };
    const html = renderToString(<ProjectFigures project={project} questions={questions} />);
    const [, after] = html.split(">Findings</p>");
    return after.split(">Updated</p>")[0].replace(/<[^>]*>?/g, " ").replace(
      /\s+,?/g,
      (it) => it.endsWith(",") ? "," : " ",
    ).trim();
  };
  assert.equal(tile(11, 5), "16 11 issues, 5 need a person");
  assert.equal(tile(1, 0), "1 1 issue");
  assert.equal(tile(0, 1), "1 1 needs a person");
  assert.equal(tile(0, 0), "0");
  assert.equal(tile(11, null), "Not known yet");
});

Deno.test("a project that failed has figures that say so", () => {
  const failed = { ...reviewed, status: "failed", complianceScore: null } as const;
  const html = renderToString(<ProjectFigures project={failed} questions={0} />);
  assert.equal(html.split("Not reviewed").length - 1, 2);
  assert.match(html, /Nov 30, 2026/);
});

Deno.test("once something was reviewed the figures say that they are as sealed", () => {
  assert.deepEqual(projectFacts({ project: reviewed, questions: 0, isReviewed: true }), [
    "As sealed: Compliance 59%, 13 issues",
    REST,
  ]);
  const html = (isReviewed: boolean) =>
    renderToString(<ProjectFigures project={reviewed} questions={0} isReviewed={isReviewed} />);
  assert.match(html(true), />Compliance, as sealed<.*>Findings, as sealed</s);
  assert.doesNotMatch(html(false), /as sealed/);
});
