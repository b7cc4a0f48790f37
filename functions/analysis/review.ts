/** The whole review in one process, for the terminal and the benches: same steps as the durable jobs. */
import type { Corrections } from "../_shared/domain/corrections.ts";
import type { PlanSet } from "../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../_shared/domain/project.ts";
import { AppError } from "../_shared/errors.ts";
import type { ReportBody } from "../_shared/domain/report.ts";
import { unpack } from "../_shared/packed.ts";
import { analyseApart } from "./apart/mod.ts";
import {
  type AssembledReport,
  assembleReport,
  type AssemblyInput,
  type FileProblem,
  type PageAnalysis,
  type PageFile,
  planPages,
} from "./pipeline.ts";
import type { ModelRun } from "./model_use.ts";
import type { Confirmation } from "./propose/confirm.ts";
import { confirmAll } from "./propose/confirm_all.ts";
import type { ModelDesk } from "./propose/desk.ts";
import { pagesInHand } from "./propose/in_flight.ts";
import { LOCAL_PROJECT } from "./propose/local_desk.ts";
import { prepareReaders } from "./read/mod.ts";

export interface ReviewOptions {
  /** Time of the report; also its start unless `startedAt` is given. */
  now: Date | (() => Date);
  startedAt?: Date;
  /** Pages analysed at once; default the number of cores. */
  concurrency?: number;
  /** Called after each page, in completion order. */
  onPage?: (page: PageAnalysis, done: number, total: number) => void;
  signal?: AbortSignal;
  /** Inputs of calculators as a person corrected them. */
  corrections?: Corrections;
  /** Where pages are put to the vision model; left out for the rules alone. */
  desk?: ModelDesk;
  /** Whether what would accuse is read a second time; without it links only ask. */
  withSecondReading?: boolean;
}

export interface Review {
  body: ReportBody;
  plan: PlanSet;
  /** Files that could not be opened, and pages that could not be read. */
  problems: FileProblem[];
}

/** Reviews the files as one plan set. A file that can't be opened is listed; the rest goes on. */
export async function reviewFiles(
  files: readonly PageFile[],
  project: ProjectDetails,
  options: ReviewOptions,
): Promise<Review> {
  const clock = typeof options.now === "function" ? options.now : () => options.now as Date;
  const startedAt = options.startedAt ?? clock();
  const concurrency = options.concurrency ?? pagesAtOnce(options.desk);
  await prepareReaders(concurrency);
  const plan = await planPages(files);
  const pages: PageAnalysis[] = [];
  const lost: FileProblem[] = [];
  const waiting = plan.pages.values();
  const analyseNext = async (): Promise<void> => {
    for (const { file, pageInFile, page } of waiting) {
      options.signal?.throwIfAborted();
      try {
        const desk = options.desk?.openFor({ ...LOCAL_PROJECT, page, project });
        const { signal } = options;
        const { packed } = await analyseApart(files[file], { pageInFile, page }, { signal, desk });
        pages.push(await unpack(packed) as PageAnalysis);
        options.onPage?.(pages.at(-1)!, pages.length + lost.length, plan.pages.length);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        lost.push({ file: files[file].name, page, code: error.code, reason: error.message });
      }
    }
  };
  await Promise.all(
    Array.from({ length: concurrency }, analyseNext),
  );
  const input: AssemblyInput = {
    pages,
    project,
    files: plan.files,
    problems: [...plan.problems, ...lost],
    now: clock(),
    startedAt,
    corrections: options.corrections,
    model: options.desk && await describeDesk(options.desk),
  };
  const first = assembleReport(input);
  const [setAnswer, confirmations] = await Promise.all([
    askAboutSet(first, options),
    readAgain(files, first, options),
  ]);
  if (confirmations.length === 0 && setAnswer === null) {
    return { ...first, problems: input.problems };
  }
  const model = options.desk && await describeDesk(options.desk);
  const given = { ...input, model, confirmations, setAnswer };
  return { ...assembleReport(given), problems: input.problems };
}

/** One page a core; while answers are under way, other pages are read. */
const pagesAtOnce = (desk?: ModelDesk): number => {
  const { hardwareConcurrency: cores } = navigator;
  return desk ? pagesInHand(cores) : cores;
};

/** What the model says of the set as a whole; null without an answer. */
async function askAboutSet(
  { setQuestion }: AssembledReport,
  { desk, signal }: ReviewOptions,
): Promise<unknown> {
  const ask = desk?.forSet(LOCAL_PROJECT);
  return ask && setQuestion ? await ask(setQuestion, signal) : null;
}

/** Second readings of what would accuse. */
async function readAgain(
  files: readonly PageFile[],
  { inQuestion, controls, body }: AssembledReport,
  { desk, signal, withSecondReading = true }: ReviewOptions,
): Promise<Confirmation[]> {
  const ask = withSecondReading ? desk?.forReadings(LOCAL_PROJECT) : undefined;
  if (!ask || inQuestion.length === 0) return [];
  const getFile = (name: string) => Promise.resolve(files.find((it) => it.name === name) ?? null);
  return await confirmAll({ readings: inQuestion, controls, body, ask, getFile, signal });
}

async function describeDesk(desk: ModelDesk): Promise<ModelRun> {
  const { name, host, projectMaxUsd, monthMaxUsd } = desk;
  const { costUsd } = await desk.sumRun(LOCAL_PROJECT.projectId, LOCAL_PROJECT.run);
  return { name, host, costUsd, projectMaxUsd, monthMaxUsd };
}
