/** The three kinds of analysis jobs: plan the pages, analyse one page, assemble the report. */
import { z } from "zod";
import type { Backend } from "../../_providers/supabase/port.ts";
import type { Job, PageOutcome, RunContext } from "../../_providers/supabase/worker_port.ts";
import { countFinding, inSpan, recordPage } from "../../_providers/telemetry/mod.ts";
import type { Comparison } from "../../_shared/domain/comparison.ts";
import { AppError } from "../../_shared/errors.ts";
import type { FileBytes } from "../../_shared/file_bytes.ts";
import { createShelf } from "../../_shared/shelf.ts";
import { openFileBytes } from "../../_services/file_bytes.ts";
import { type PageFile, type PagePlan, planPages } from "../analyse_page.ts";
import { actFor } from "../apart/account.ts";
import {
  analyseApart,
  type AnalysedPage,
  assembleApart,
  type AssembledSet,
  hasEndedWorker,
  type PackedAssembly,
} from "../apart/mod.ts";
import type { ModelRun } from "../model_use.ts";
import type { Confirmation } from "../propose/confirm.ts";
import { confirmAll, type ConfirmInput } from "../propose/confirm_all.ts";
import type { ModelDesk } from "../propose/desk.ts";
import { keepPictures } from "./keep_pictures.ts";
import type { JobHandler } from "./loop.ts";
import { createPatience } from "./read_again.ts";
import { named, refuseEmpty } from "./refuse_empty.ts";
import {
  compareCycle,
  type JudgedSet,
  leaveOutSuperseded,
  refuseUnreadRevision,
  type RevisedRun,
} from "./revised_run.ts";
import { drawPictures } from "../pictures.ts";
import { createPublisher, type PublishDeps } from "./publish_report.ts";

/** What a job for one page says: its number through all files, and where it lies. */
const PagePayload = z.object({ page: z.int(), pageInFile: z.int(), fileId: z.string() });

/** Pages of a file that may cost their workers before the rest is set aside: so many, or this share of all. */
const MAX_ENDED_PAGES = 5;
const MAX_ENDED_SHARE = 0.1;
/** Workers that the judging of a set, or the writing of its report, may cost. */
const MAX_ENDED_SETS = 2;
/** Pages that cost workers before those that follow are tried only once. */
const SUSPECT_PAGES = 2;

/** Bytes of files kept at most, beside the one in use. Readers share a copy of each, so it counts twice. */
const KEPT_BYTES = 128 * 1024 * 1024;
/** Of a large one as much is held at most. */
const HELD_OF_LARGE = 16 * 1024 * 1024;

/** Errors that lie in the file, so that trying again would not help. */
const FILE_FAULTS = new Set([
  "damaged_file",
  "locked_file",
  "unsupported_file_type",
  "not_a_plan",
  "picture_too_large",
]);

export interface AnalysisDeps extends PublishDeps {
  backend: Backend;
  /** Where pages are put to the vision model; left out where there is none. */
  desk?: ModelDesk;
  /** Analyses a page; replaced in tests. */
  analyse?: typeof analyseApart;
  log?: (event: string, facts?: Record<string, unknown>) => void;
}

/** Handles the queue `analysis`. */
export function createAnalysisHandler(deps: AnalysisDeps): JobHandler {
  const { backend } = deps;
  const { analysis, server, jobs } = backend;
  const publish = createPublisher(deps);
  const files = createShelf<FileBytes>({
    most: KEPT_BYTES,
    sizeOf: (bytes) => Math.min(bytes.length, HELD_OF_LARGE),
  });
  const patiently = createPatience<AnalysedPage>();

  const loadFile = async (file: RunContext["files"][number]): Promise<PageFile> => ({
    name: file.filename,
    bytes: await files.get(file.id, () => openFileBytes(server, file)),
  });

  const letGo = (run: RunContext) =>
    [...run.files, ...run.earlierFiles].forEach((it) => files.forget(it.id));

  const failRun = async (job: Job, reason: string, planned?: PagePlan) => {
    await analysis.failRun(job, reason, planned && { ...planned });
  };

  const plan = async (job: Job, run: RunContext) => {
    const opened: PageFile[] = [];
    for (const file of run.files) opened.push(await loadFile(file));
    const planned = await planPages(opened);
    const tooMany = refusePages(planned, run.limits);
    const unread = refuseUnreadRevision(run, planned);
    if (unread && !tooMany) {
      await failRun(job, unread, planned);
      letGo(run);
    } else if (tooMany) {
      await failRun(job, tooMany, { ...planned, pages: [] });
      letGo(run);
    } else if (planned.pages.length === 0) {
      const reasons = planned.problems.map(({ file, reason }) => named(file, reason));
      await failRun(job, reasons.join(" "), planned);
      letGo(run);
    } else await analysis.storePlan(job, { ...planned });
  };

  const page = async (job: Job, run: RunContext, signal: AbortSignal) => {
    const { page, pageInFile, fileId } = PagePayload.parse(job.payload);
    const file = run.files.find((it) => it.id === fileId);
    if (!file) throw new AppError("file_not_found", "The page’s file is missing");
    const startedMs = performance.now();
    const ended = await analysis.countEnded(job, fileId);
    const refusal = setAside(file.filename, pageInFile, ended, file.pageCount ?? 0);
    if (refusal) return void await analysis.storePage(job, { ...lost(refusal), elapsedMs: 0 });
    const { project: { id: projectId, modelConsent: hasConsent } } = run;
    const project = { ...run.project, description: run.project.description ?? undefined };
    const desk = deps.desk?.openFor({ projectId, run: run.run, page, hasConsent, project });
    const opened = await loadFile(file);
    const analyse = () =>
      patiently(
        job,
        () => (deps.analyse ?? analyseApart)(opened, { pageInFile, page }, { signal, desk }),
        { isSuspect: ended >= SUSPECT_PAGES },
      );
    const outcome = await inSpan(
      "page",
      { "flclear.page": page },
      () => outcomeOf(analyse, signal),
    );
    const elapsedMs = performance.now() - startedMs;
    recordPage(elapsedMs / 1000, outcome.packed !== null);
    await analysis.storePage(job, { ...outcome, elapsedMs });
  };

  /** What the report is assembled from: stored pages one by one, and why others are missing. */
  const collect = async (
    job: Job,
    run: RunContext,
  ): Promise<{ collected: PackedAssembly; pageNumbers: number[] }> => {
    const planned = run.plan as unknown as PagePlan;
    const pages: string[] = [];
    const pageNumbers: number[] = [];
    const problems = [...planned.problems];
    for (const number of await analysis.listPageNumbers(job)) {
      const stored = await analysis.getPage(job, number);
      if (stored?.packed) {
        pages.push(stored.packed);
        pageNumbers.push(number);
      } else if (stored) problems.push(describeLoss(run, planned, { page: number, ...stored }));
    }
    const collected = {
      pages,
      project: { ...run.project, description: run.project.description ?? undefined },
      files: planned.files,
      problems,
      now: deps.now(),
      startedAt: new Date(run.startedAt),
      corrections: await server.findCorrections(run.project.id),
      model: await describeModel(run),
    };
    return { collected, pageNumbers };
  };

  const assemble = async (job: Job, run: RunContext, signal: AbortSignal) => {
    if (!await analysis.setStage(job, "analyzing")) return;
    const read = await collect(job, run);
    const previous = run.cycle > 1 ? await analysis.findPrevious(run) : null;
    const revised = previous && { run, previous, loadFile, signal };
    /** Too much to be judged is the end of a set, and the second time that work on it costs its worker. */
    const endedTwice = (error: unknown): AppError => {
      if (error instanceof AppError && error.code === "analysis_failed") return error;
      if (!hasEndedWorker(error) || job.attempts < MAX_ENDED_SETS) throw error;
      return error as AppError;
    };
    const whole = { collected: read.collected, superseded: [] };
    const left = revised
      ? await leaveOutSuperseded(read.collected, read.pageNumbers, revised).catch(endedTwice)
      : whole;
    if (left instanceof AppError) return await failRun(job, `${left.message} ${TOO_MUCH}`);
    const { collected, superseded } = left;
    const measured = { "flclear.pages": collected.pages.length };
    const loadNamed = async (name: string) => {
      const file = run.files.find((it) => it.filename === name);
      return file ? await loadFile(file) : null;
    };
    const judge = (input: PackedAssembly) =>
      inSpan("rules", measured, async (span) => {
        const assembled = await assembleApart(
          { ...input, withLines: revised !== null },
          { signal },
        );
        span.setAttribute("flclear.findings", assembled.body.findings.length);
        return assembled;
      });
    const judged = await judge(collected)
      .then(async (first) => {
        const [setAnswer, confirmations] = await Promise.all([
          askAboutSet(run, first, signal),
          confirm(run, first, { getFile: loadNamed, signal }),
        ]);
        if (confirmations.length === 0 && setAnswer === null) return first;
        const model = await describeModel(run);
        return await judge({ ...collected, model, confirmations, setAnswer });
      })
      .catch(endedTwice);
    if (judged instanceof AppError) return await failRun(job, `${judged.message} ${TOO_MUCH}`);
    const body = { ...judged.body, ...(superseded.length > 0 && { superseded }) };
    const refusal = refuseEmpty({ ...collected, sheets: body.sheets });
    if (refusal) return await failRun(job, refusal);
    if (!await analysis.setStage(job, "generating")) return;
    const pictures = await drawPictures(body, loadNamed, signal);
    const kept = { thumbnails: pictures.thumbnails, objects: deps.objects, loadFile: loadNamed };
    await keepPictures(run, body, kept);
    const comparison = revised && await compare({ body, lines: judged.lines }, revised);
    const report = { body, pictures, comparison, signal };
    const published = await publish(job, run, report).catch(endedTwice);
    if (published instanceof AppError) {
      return await failRun(job, `${published.message} ${TOO_MUCH}`);
    }
    if (!published) return;
    for (const { severity, status } of body.findings) countFinding(severity, status);
  };

  /** The set beside the one before. What can't be compared holds no report back. */
  const compare = async (set: JudgedSet, revised: RevisedRun): Promise<Comparison | null> => {
    try {
      return await inSpan("compare", {}, () => compareCycle(set, revised));
    } catch (error) {
      revised.signal.throwIfAborted();
      deps.log?.("comparison_failed", { projectId: revised.run.project.id, error: String(error) });
      return null;
    }
  };

  /** What the model says of the set as a whole; null without consent or answer. */
  const askAboutSet = async (
    { project, run }: RunContext,
    { setQuestion }: AssembledSet,
    signal: AbortSignal,
  ): Promise<unknown> => {
    const { id: projectId, modelConsent: hasConsent } = project;
    const ask = deps.desk?.forSet({ projectId, run, hasConsent });
    return ask && setQuestion !== null ? await ask(setQuestion, signal) : null;
  };

  /** Second readings of what would accuse; none without the owner's consent. */
  const confirm = async (
    { project, run }: RunContext,
    { inQuestion, controls, body }: AssembledSet,
    given: Pick<ConfirmInput, "getFile" | "signal">,
  ): Promise<Confirmation[]> => {
    const { id: projectId, modelConsent: hasConsent } = project;
    const ask = deps.desk?.forReadings({ projectId, run, hasConsent });
    if (!ask || inQuestion.length === 0) return [];
    return await confirmAll({ readings: inQuestion, controls, body, ask, ...given });
  };

  /** The model as the report tells of it; left out without a model. */
  const describeModel = async ({ project, run }: RunContext): Promise<ModelRun | undefined> => {
    if (!deps.desk) return undefined;
    const { name, host, projectMaxUsd, monthMaxUsd } = deps.desk;
    const { costUsd } = await deps.desk.sumRun(project.id, run);
    return { name, host, costUsd, projectMaxUsd, monthMaxUsd };
  };

  return async (job, signal) => {
    const run = await analysis.findRun(job);
    // The project was deleted or restarted: the job has nothing to do any more.
    if (!run) return void await jobs.complete(job);
    await actFor(run.userId, async () => {
      if (job.kind === "plan") await plan(job, run);
      else if (job.kind === "page") await page(job, run, signal);
      else await assemble(job, run, signal).finally(() => letGo(run));
    });
  };
}

/** Why a set has more pages than the plan of its account allows; null when it has not. */
function refusePages(
  { files }: PagePlan,
  { maxFilePages, maxProjectPages }: RunContext["limits"],
): string | null {
  const advice = "Split the set, or choose a larger plan.";
  const group = (count: number) => count.toLocaleString("en-US");
  const long = files.find(({ pageCount }) => pageCount > maxFilePages);
  if (long) {
    return `${long.name} has ${group(long.pageCount)} pages; the subscription covers up to ${
      group(maxFilePages)
    } in one file. ${advice}`;
  }
  const total = files.reduce((sum, { pageCount }) => sum + pageCount, 0);
  if (total <= maxProjectPages) return null;
  return `The files have ${group(total)} pages together; the subscription covers up to ${
    group(maxProjectPages)
  } in one project. ${advice}`;
}

type Outcome = Omit<PageOutcome, "elapsedMs">;

/** What an analysis came to; a fault of the file is an outcome, too. */
async function outcomeOf(
  analyse: () => Promise<AnalysedPage>,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const { packed, problem, sheet, insights, warnings } = await analyse();
    return { packed, problem, sheet, insights, warnings, hasEndedWorker: false };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError) || !FILE_FAULTS.has(error.code)) throw error;
    return { ...lost(error.message), hasEndedWorker: hasEndedWorker(error) };
  }
}

function lost(problem: string): Outcome {
  return {
    packed: null,
    sheet: null,
    problem,
    insights: [],
    warnings: [],
    hasEndedWorker: false,
  };
}

/** Why a page is not read any more: its file has cost too many workers; null while it may go on. */
function setAside(
  name: string,
  pageInFile: number,
  ended: number,
  pages: number,
): string | null {
  if (ended < Math.max(MAX_ENDED_PAGES, MAX_ENDED_SHARE * pages)) return null;
  return `Page ${pageInFile} of ${name} was set aside: ${ended} pages of this file took more time or memory than a page may. Check the file and upload it again.`;
}

/** What to do about a set that can't be judged. */
const TOO_MUCH =
  "Upload fewer sheets at once, or check the sheets for lettering repeated many times.";

function describeLoss(
  run: RunContext,
  { pages }: PagePlan,
  { page, problem }: { page: number; problem: string | null },
): PagePlan["problems"][number] {
  const { file: index, pageInFile } = pages.find((it) => it.page === page) ??
    { file: 0, pageInFile: page };
  const file = run.files[index]?.filename ?? "";
  return {
    file,
    page,
    code: "analysis_failed",
    reason: (problem ?? "This page could not be analyzed.")
      .replace(/^This page/, `Page ${pageInFile} of ${file}`),
  };
}
