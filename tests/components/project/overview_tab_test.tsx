import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { OverviewTab } from "../../../components/project/OverviewTab.tsx";
import type { Project, ReportResponse } from "../../../functions/_shared/contract/mod.ts";
import { aReportBody } from "../../fakes/report_body.ts";

const project = {
  status: "completed",
  clientName: "Ana",
  address: "1 Main Street",
  failureReason: null,
} as unknown as Project;

Deno.test("what a score rests on is said once, below the issues by severity", () => {
  const report = { ...aReportBody(), status: "completed" } as unknown as ReportResponse;
  const html = renderToString(<OverviewTab project={project} report={report} />);
  const words = html.replace(/<[^>]+>/g, "");
  assert.equal(words.split("the score at").length - 1, 1);
  assert.ok(words.indexOf("Critical") < words.indexOf("the score at"));
  // From a tablet on the figures above the tabs say it.
  assert.match(html, /<span class="[^"]*md:hidden[^"]*">(?:(?!<\/p>).)*the score at/);
  // A headline of decided requirements is no sum of the score: what else it counts stands beside it.
  assert.match(words, /31 of 142 requirements decided.*the score also counts those that comply/);
  assert.equal(words.split("31 of 142").length - 1, 1);
});

Deno.test("a review that failed says why under a heading of its own, and shows no score", () => {
  const failed = { ...project, status: "failed", failureReason: "The file is locked." };
  const html = renderToString(<OverviewTab project={failed as Project} report={undefined} />);
  assert.match(html, />Processing Failed<.*The file is locked\./s);
  assert.ok(!html.includes("Compliance score"));
});
