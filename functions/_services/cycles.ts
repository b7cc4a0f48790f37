/** Use cases of cycles: take a revision, withdraw it, tell what became of the comments, decide about them. */
import type { OwnerStore, StoredReport } from "../_providers/supabase/port.ts";
import {
  type CycleResponse,
  type PageQuery,
  SubmitRevisionRequest,
} from "../_shared/contract/mod.ts";
import type { Comparison, EarlierFinding, SpokenComment } from "../_shared/domain/comparison.ts";
import type { Finding } from "../_shared/domain/finding.ts";
import type { SheetSummary } from "../_shared/domain/report.ts";
import { AppError } from "../_shared/errors.ts";
import { MESSAGES } from "../_shared/messages.ts";
import { nameApart } from "./file_names.ts";
import type { Services } from "./mod.ts";
import { pageOf } from "./page_of.ts";
import type { Context } from "./ports.ts";
import { projectNotFound } from "./projects.ts";
import { drain, receiveForm } from "./receive_form.ts";
import { forgetUploads } from "./uploads.ts";
import { parseWith } from "./validation.ts";

type CycleServices = Pick<
  Services,
  "submitRevision" | "withdrawRevision" | "listCycles" | "getCycle" | "saveVerdicts"
>;

/** Binds the use cases of cycles. Nothing stays stored of a revision that is refused. */
export function createCycleServices({ owner, about, log }: Context): CycleServices {
  return {
    async submitRevision(session, projectId, parts) {
      const store = await owner(session);
      const paths: string[] = [];
      try {
        if (!await store.findProject(projectId)) throw projectNotFound();
        // What the plan does not allow is said before anything is sent.
        await store.checkRevision(projectId, 1);
        const place = {
          userId: session.user.id,
          projectId,
          maxFileMb: await store.findFileLimit(projectId) ?? 0,
          onPath: (path: string) => paths.push(path),
        };
        const read = (fields: Record<string, string[]>) =>
          parseWith(SubmitRevisionRequest, {
            coverage: fields.coverage?.at(-1),
            note: fields.note?.at(-1),
          });
        const form = await receiveForm(parts, store, { place, checkFields: read });
        if (form.files.length === 0) throw new AppError("no_files", MESSAGES.noFiles.description);
        const { coverage, note } = read(form.fields);
        const isComplete = coverage === "complete";
        const kept = isComplete ? [] : await store.listFiles(projectId);
        const files = nameApart(form.files, kept.map((it) => it.filename));
        const version = about.versions.analysis ?? "";
        const project = await store.beginCycle(projectId, { files, isComplete, note, version });
        await forgetUploads(store, form.taken);
        log("revision_sent", { projectId, cycle: project.cycle, files: files.length });
        return project;
      } catch (error) {
        if (paths.length > 0) await store.remove("plans", paths).catch(() => {});
        await drain(parts);
        throw explained(error);
      }
    },

    async withdrawRevision(session, projectId) {
      try {
        const project = await (await owner(session)).withdrawCycle(projectId);
        log("revision_withdrawn", { projectId });
        return project;
      } catch (error) {
        if (!isCode(error, "conflict")) throw error;
        throw new AppError("conflict", "Only a revision without a report can be withdrawn", {
          cause: error,
        });
      }
    },

    async listCycles(session, projectId, query) {
      const all = await (await owner(session)).listCycles(projectId);
      return { cycles: pageOf(all, query), total: all.length };
    },

    async getCycle(session, { projectId, cycle }, query) {
      const store = await owner(session);
      if (!await store.findProject(projectId)) throw projectNotFound();
      const report = await store.findCycleReport(projectId, cycle);
      if (!report) throw new AppError("not_found", "There’s no report for this cycle");
      return await describe(store, report, cycle, query);
    },

    async saveVerdicts(session, { projectId, cycle }, { changes }) {
      try {
        return await (await owner(session)).saveVerdicts(projectId, cycle, changes);
      } catch (error) {
        if (isCode(error, "not_found")) {
          throw new AppError("not_found", "That comment isn’t in this cycle", { cause: error });
        }
        if (!isCode(error, "conflict")) throw error;
        throw new AppError("conflict", "A later revision has already answered this cycle", {
          cause: error,
        });
      }
    },
  };
}

const isCode = (error: unknown, code: AppError["code"]): boolean =>
  error instanceof AppError && error.code === code;

/** What stands against a revision, in words of a revision. */
function explained(error: unknown): unknown {
  const words: Partial<Record<AppError["code"], string>> = {
    conflict: "This project is being reviewed. You can send the revision when the review is done.",
    report_not_ready:
      "The previous set has no report yet. Replace the file that failed, or start its review again.",
    same_file: "This file is already in the set. Send the sheets that changed.",
  };
  const message = error instanceof AppError ? words[error.code] : undefined;
  return message ? new AppError((error as AppError).code, message, { cause: error }) : error;
}

/** What became of the comments made before a report, each with the finding that speaks for it. */
export async function speakForComments(
  store: OwnerStore,
  report: StoredReport,
): Promise<SpokenComment[]> {
  if (!report.comparison) return [];
  const { comparison, findings, verdicts } = await describe(store, report, report.cycle);
  const after = new Map(findings.after.map((it) => [it.id, it]));
  const isOf = (it: EarlierFinding | null, cycle: number, id: string) =>
    it?.cycle === cycle && it.findingId === id;
  return comparison!.comments.flatMap((comment) => {
    const { before, afterId } = comment;
    const finding = after.get(afterId ?? "") ??
      findings.before.find((it) => isOf(before, it.cycle, it.finding.id))?.finding;
    const said = verdicts.find((it) => isOf(before, it.ofCycle, it.findingId));
    return finding ? [{ comment, finding, verdict: said?.verdict ?? null }] : [];
  });
}

/** A cycle with the findings and sheets its comparison names. */
async function describe(
  store: OwnerStore,
  report: StoredReport,
  cycle: number,
  query: PageQuery = { page: 1 },
): Promise<CycleResponse> {
  const total = report.comparison?.comments.length ?? 0;
  const named = pageOf(report.comparison?.comments ?? [], query);
  const comparison = report.comparison && { ...report.comparison, comments: named };
  const after = new Set(named.map((it) => it.afterId));
  const own = await ownOf(store, report);
  const earlier = named.flatMap((it) => it.before ?? []);
  const reports = new Map<number, { findings: Finding[]; sheets: SheetSummary[] }>();
  for (const of of new Set([...earlier.map((it) => it.cycle), ...previousOf(comparison)])) {
    const found = await store.findCycleReport(report.projectId, of);
    if (!found) continue;
    const findings = [...found.findings, ...await ownOf(store, found)];
    reports.set(of, { findings, sheets: found.body.sheets });
  }
  const before = comparison && reports.get(comparison.previousCycle);
  return {
    cycle,
    reportId: report.id,
    total,
    comparison,
    verdicts: await store.listVerdicts(report.projectId, cycle),
    responses: comparison
      ? await store.listResponses(report.projectId, comparison.previousCycle)
      : [],
    sheets: {
      before: (before?.sheets ?? []).map(toLine),
      after: report.body.sheets.map(toLine),
    },
    findings: {
      before: findEarlier(earlier, reports),
      after: [...report.findings, ...own].filter((it) => after.has(it.id)),
    },
  };
}

/** What reviewers raised beside a report. */
const ownOf = async (store: OwnerStore, { id, projectId }: StoredReport): Promise<Finding[]> =>
  (await store.listOwnFindings({ projectId, reportId: id }, {})).findings;

const previousOf = (comparison: Comparison | null): number[] =>
  comparison ? [comparison.previousCycle] : [];

function findEarlier(
  wanted: readonly EarlierFinding[],
  reports: ReadonlyMap<number, { findings: Finding[] }>,
): { cycle: number; finding: Finding }[] {
  const byCycle = new Map([...reports].map(([cycle, report]) => [
    cycle,
    new Map(report.findings.map((it) => [it.id, it])),
  ]));
  return wanted.flatMap(({ cycle, findingId }) => {
    const finding = byCycle.get(cycle)?.get(findingId);
    return finding ? [{ cycle, finding }] : [];
  });
}

const toLine = ({ page, number, title, widthPt, heightPt }: SheetSummary) => ({
  page,
  number,
  title,
  widthPt,
  heightPt,
});
