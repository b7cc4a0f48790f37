/** Turns the state of a run into what the live panel shows. Every figure comes from the run. */
import { hasSum } from "../_shared/costs.ts";
import { isIssue } from "../_shared/counts.ts";
import type { RunState } from "../_providers/supabase/port.ts";
import type { AnalysisStage, ProgressEvent } from "../_shared/contract/mod.ts";
import { SEVERITIES } from "../_shared/domain/finding.ts";
import { coverageWords, shownPercent } from "../_shared/score_words.ts";
import { progressPercent } from "../_shared/domain/project.ts";
import type { ReportBody } from "../_shared/domain/report.ts";

/** Percent of a run that opens the files. */
const OPENING_PERCENT = 2;
/** Pages that must be done before the rest can be estimated. */
const PAGES_TO_ESTIMATE = 2;

/** @param report the finished report, null while there is none */
export function describeProgress(run: RunState, report: ReportBody | null): ProgressEvent {
  const { project, pages } = run;
  const stage = project.stage as AnalysisStage;
  const total = project.pagesTotal;
  const reading = run.working.find((it) => it.kind === "page");
  const last = pages.at(-1);
  // Read at the same time, they end in any order.
  const inOrder = pages.toSorted((a, b) => a.page - b.page);
  const queue = describeQueue(run);
  const problems = run.problems.map(({ page, file, reason }) => ({
    page,
    sheet: null,
    text: page === null ? `${file}: ${reason}` : reason,
  }));
  return {
    projectId: project.id,
    status: project.status,
    stage,
    progress: project.status === "processing"
      ? progressPercent({ ...project, pagesDone: pages.length }) ?? (queue ? 0 : OPENING_PERCENT)
      : 100,
    currentTask: describeTask(run, stage, reading),
    currentSheet: last?.sheet ?? null,
    pagesDone: pages.length,
    pagesTotal: total,
    insights: inOrder.flatMap(({ page, sheet, insights }) =>
      insights.map((text) => ({ page, sheet, text }))
    ),
    warnings: [
      ...problems,
      ...inOrder.flatMap(({ page, sheet, warnings, problem }) =>
        [...(problem ? [problem] : []), ...warnings].map((text) => ({ page, sheet, text }))
      ),
    ],
    estimatedTimeRemaining: project.status === "processing" ? estimateSeconds(run) : 0,
    queue,
    preview: report && {
      complianceScore: shownPercent(report.score),
      coverage: coverageWords(report.score),
      estimatedCost: report.cost && hasSum(report.cost)
        ? Math.round((report.cost.lowUsd + report.cost.highUsd) / 2)
        : null,
      topIssues: report.findings.filter(isIssue)
        .sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
        .slice(0, 3).map(({ title, severity }) => ({ title, severity })),
    },
    model: run.model && {
      name: run.model.name,
      pages: Number(run.model.pages),
      questions: Number(run.model.questions),
      costUsd: Number(run.model.costUsd),
    },
    canCancel: project.status === "processing" && run.hasReport,
    startedAt: project.startedAt,
    updatedAt: project.updatedAt,
    failureReason: project.failureReason,
  };
}

/** Who goes before, and about how long that takes; null while this run is served. */
function describeQueue({ queue, working, project }: RunState): ProgressEvent["queue"] {
  if (!queue || working.length > 0 || project.status !== "processing") return null;
  const ahead = Number(queue.others) + Number(queue.own);
  const waitMs = ahead * Number(queue.pageMs);
  return { ahead, waitSeconds: waitMs > 0 ? Math.ceil(waitMs / 1000) : null };
}

function describeTask(
  run: RunState,
  stage: AnalysisStage,
  reading: RunState["working"][number] | undefined,
) {
  const { project, pages, model } = run;
  const total = project.pagesTotal;
  switch (stage) {
    case "initializing":
      return run.working.length === 0 && run.queue
        ? waitingWords(run)
        : "Opening the uploaded files";
    case "extracting":
      if (model?.asking) {
        return `Asking the vision model about page ${model.asking.page} of ${total}: ${
          model.asking.task === "second_reading" ? "a second reading" : "the sheet"
        }`;
      }
      return !reading?.page
        ? `Waiting to read page ${Math.min(pages.length + 1, total ?? 1)} of ${total}`
        : `Reading page ${reading.page} of ${total}${againWords(reading.attempts)}${
          doneWords(reading.page, pages.length)
        }`;
    case "analyzing":
      return "Checking the sheets against the Florida Building Code";
    case "generating":
      return "Writing and sealing the report";
    case "complete":
      return "Analysis complete";
    case "failed":
      return "Analysis failed";
  }
}

/** A page whose lettering was not recognised in its time, or whose worker was lost, is read again. */
const againWords = (attempts: number): string => attempts > 1 ? ` again (attempt ${attempts})` : "";

/** Pages are read side by side: one that takes long is named while others after it are done already. */
const doneWords = (page: number, done: number): string =>
  page === done + 1 ? "" : `; ${done} other ${done === 1 ? "page" : "pages"} done`;

function waitingWords(run: RunState): string {
  const { ahead } = describeQueue(run)!;
  if (ahead === 0) return "Waiting to start";
  return `Waiting: ${ahead} ${ahead === 1 ? "review is" : "reviews are"} ahead of this one`;
}

/** Seconds until every page is read, from the pace of the pages done so far; null while that says too little. */
function estimateSeconds({ project, pages, now }: RunState): number | null {
  const total = project.pagesTotal;
  if (project.stage !== "extracting" || total === null || pages.length < PAGES_TO_ESTIMATE) {
    return null;
  }
  const startMs = Date.parse(project.startedAt ?? pages[0].at);
  const paceMs = (Date.parse(now) - startMs) / pages.length;
  return Math.ceil(paceMs * (total - pages.length) / 1000);
}
