import assert from "node:assert/strict";
import { matchesProject, sortProjects } from "../../../components/dashboard/project_order.ts";
import type { ProjectSummary } from "../../../functions/_shared/contract/mod.ts";

const project = (name: string, values: Partial<ProjectSummary>) =>
  ({
    name,
    status: "completed",
    issuesFound: 0,
    complianceScore: null,
    ...values,
  }) as ProjectSummary;

const LIST = [
  project("Suite 2", { uploadedAt: "2026-01-03", issuesFound: 4, complianceScore: 60 }),
  project("Suite 10", { uploadedAt: "2026-01-01", complianceScore: 92 }),
  project("Annex", { uploadedAt: "2026-01-02", status: "failed" }),
];
const names = (list: ProjectSummary[]) => list.map((it) => it.name);

Deno.test("sortProjects() orders by age, name, issues and score", () => {
  assert.deepEqual(names(sortProjects(LIST, "newest")), ["Suite 2", "Annex", "Suite 10"]);
  assert.deepEqual(names(sortProjects(LIST, "name")), ["Annex", "Suite 2", "Suite 10"]);
  assert.deepEqual(names(sortProjects(LIST, "issues")), ["Suite 2", "Annex", "Suite 10"]);
  assert.deepEqual(names(sortProjects(LIST, "score")), ["Suite 2", "Suite 10", "Annex"]);
});

Deno.test("matchesProject() tells states apart", () => {
  const found = (filter: Parameters<typeof matchesProject>[1]) =>
    names(LIST.filter((it) => matchesProject(it, filter)));
  assert.equal(found("all").length, 3);
  assert.deepEqual(found("open"), ["Suite 2"]);
  assert.deepEqual(found("clear"), ["Suite 10"]);
  assert.deepEqual(found("failed"), ["Annex"]);
  assert.deepEqual(found("processing"), []);
});
