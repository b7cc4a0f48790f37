import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { latestReviewed } from "../../../components/dashboard/latest_reviewed.ts";
import { ProjectCard } from "../../../components/dashboard/ProjectCard.tsx";
import { type Role, roleMay, ROLES } from "../../../functions/_shared/constants/roles.ts";
import type { ProjectSummary } from "../../../functions/_shared/contract/mod.ts";

const PROJECT: ProjectSummary = {
  id: "00000000-0000-4000-8000-000000000001",
  organizationId: "00000000-0000-4000-8000-0000000000e1",
  name: "Annex",
  status: "failed",
  issuesFound: 0,
  complianceScore: null,
  isReportRevoked: false,
  approval: null,
  review: null,
  fileCount: 1,
  cycle: 1,
  uploadedAt: "2026-11-26T12:00:00Z",
  updatedAt: "2026-11-26T12:00:00Z",
  clientName: "Bay",
  address: "1 Bay Street",
  priority: "medium",
  tags: [],
  progressPercent: null,
  failureReason: "The file could not be read.",
  archivedAt: null,
};
const NOTHING = () => {};

const wordsOf = (project: Partial<ProjectSummary>, role: Role = "owner") =>
  renderToString(
    <ProjectCard
      project={{ ...PROJECT, ...project }}
      now={new Date("2026-11-26T13:00:00Z")}
      isRetrying={false}
      onSelect={NOTHING}
      onRetry={NOTHING}
      onArchive={NOTHING}
      onDelete={NOTHING}
      replaceFile="Replace"
      may={(right) => roleMay(role, right)}
    />,
  ).replaceAll("<!-- -->", "").replace(/<[^>]*>/g, "");

const offered = (role: Role, project: Partial<ProjectSummary> = {}) => {
  const words = wordsOf(project, role);
  return ["Replace", "Retry", "Archive", "Delete", "Cancel"].filter((it) => words.includes(it));
};

Deno.test("a row offers what the role may do and nothing else", () => {
  assert.deepEqual(ROLES.map((it) => offered(it).join()), [
    "Replace,Retry,Archive,Delete",
    "Retry",
    "Replace,Retry,Archive",
    "",
  ]);
  // A locked file stays locked.
  const failureReason = "plans.pdf is password-protected. Remove the password.";
  assert.equal(offered("owner", { failureReason }).join(), "Replace,Archive,Delete");
  // A first review is stopped by deleting its project; a later one goes back to its report.
  const running = { status: "processing", progressPercent: 10 } as const;
  assert.deepEqual(ROLES.map((it) => offered(it, running).join()), ["Cancel", "", "", ""]);
  const review = { headline: "", coverage: "", cap: null, note: "", isConclusive: false };
  assert.deepEqual(ROLES.map((it) => offered(it, { ...running, review }).join()), [
    "Cancel",
    "Cancel",
    "Cancel",
    "",
  ]);
});

Deno.test("a revoked report shows nothing on its row or beside the list that could be read as if it stood", () => {
  const review = { headline: "", coverage: "", cap: null, note: "", isConclusive: true };
  const stands: Partial<ProjectSummary> = { status: "completed", complianceScore: 96, review };
  assert.match(wordsOf(stands), /Compliant.*96%/);
  const revoked = wordsOf({ ...stands, isReportRevoked: true });
  assert.match(revoked, /Report Revoked.*issue a new report to replace the revoked one/);
  assert.doesNotMatch(revoked, /96|Compliant/);
  const rows = [{ ...PROJECT, ...stands }, {
    ...PROJECT,
    ...stands,
    id: "b",
    isReportRevoked: true,
  }];
  assert.deepEqual(latestReviewed(rows)?.id, PROJECT.id);
  assert.equal(latestReviewed(rows.slice(1)), undefined);
});
