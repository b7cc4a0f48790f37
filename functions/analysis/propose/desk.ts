/**
 * Where a worker's pages are put to the model: who agreed, what may still be spent, and when asking has to stop
 * for a whole run because the service refuses the key or does not answer any more.
 */
import type { ModelImage, ModelProvider } from "../../_providers/model/port.ts";
import type { ModelLedger, SpendingRefusal } from "../../_providers/supabase/worker_port.ts";
import type { AskedTask } from "../apart/jobs.ts";
import type { Propose } from "../analyse_page.ts";
import { type Answer, askTask, type Books, type Pause } from "./ask.ts";
import { type BatchInQuestion, type Confirmation, confirmBatch } from "./confirm.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import { dueByForm } from "./open_items.ts";
import { applicability } from "./tasks/applicability/mod.ts";
import { lettering } from "./tasks/lettering/mod.ts";
import { letteringAgain } from "./tasks/lettering_again/mod.ts";
import { createTurns } from "./in_flight.ts";
import { MODEL_TASKS, proposeFacts, type ProposeResult } from "./mod.ts";

export interface DeskDeps {
  model: ModelProvider;
  /** Host the pages are sent to. */
  host: string;
  ledger: ModelLedger;
  /** Most that may be spent on one project in all, and in one month on all projects; US dollars. */
  projectMaxUsd: number;
  monthMaxUsd: number;
  pause?: Pause;
}

/** A page that may be put to the model. */
export interface DeskPage {
  projectId: string;
  run: number;
  page: number;
  hasConsent: boolean;
  /** What the form says of the building; without it nothing is asked that only it could make due. */
  project?: ProjectDetails;
}

/** The desk as one page's worker asks it, from a process that reaches neither vendor nor database. */
export interface PageDesk {
  /** Name of the model. */
  readonly name: string;
  /** Ids of requirements that may be due, by what the form says, the heaviest first. */
  readonly due: readonly string[];
  /** @param render draws the pictures of the page */
  ask(
    question: AskedTask,
    render: () => Promise<ModelImage[]>,
    signal?: AbortSignal,
  ): Promise<Answer>;
  /** Hears how asking went, so that a run can stop asking. */
  note(result: Pick<ProposeResult, "halt" | "isCutShort" | "answered" | "failures">): void;
}

export interface ModelDesk {
  readonly name: string;
  readonly host: string;
  readonly projectMaxUsd: number;
  readonly monthMaxUsd: number;
  /** Asks about a page; undefined where the owner did not agree, so that nothing can be sent. */
  forPage(page: DeskPage): Propose | undefined;
  /** The same for a page that is read in a process of its own. */
  openFor(page: DeskPage): PageDesk | undefined;
  /** Asks once more about what would accuse, a batch at a time; undefined where the owner did not agree. */
  forReadings(
    page: Omit<DeskPage, "page">,
  ): ((batch: BatchInQuestion, signal?: AbortSignal) => Promise<Confirmation[]>) | undefined;
  /** Asks about the texts of a whole set; undefined where the owner did not agree. Null without an answer. */
  forSet(
    run: Omit<DeskPage, "page">,
  ): ((question: string, signal?: AbortSignal) => Promise<unknown>) | undefined;
  /** What a run has cost. */
  sumRun(projectId: string, run: number): Promise<{ costUsd: number; questions: number }>;
}

/** What workers of pages may ask. */
const ASKED = [...MODEL_TASKS, lettering, letteringAgain];
/** Pages in a row that got no answer at all before a run stops asking. */
const MAX_SILENT_PAGES = 2;
/** In the books what is asked of the whole set stands with its first page. */
const WHOLE_SET = 1;
/** Runs remembered as stopped. */
const MAX_RUNS = 500;

/** Opens the desk of one worker. */
export function createModelDesk(deps: DeskDeps): ModelDesk {
  const { model, host, ledger, projectMaxUsd, monthMaxUsd, pause = wait } = deps;
  const turnsOf = createTurns();
  const halted = new Map<string, string>();
  const silent = new Map<string, number>();
  const halt = (run: string, why: string) => {
    if (halted.size >= MAX_RUNS) halted.clear();
    halted.set(run, why);
  };

  const note: (page: DeskPage, result: Parameters<PageDesk["note"]>[0]) => void = (
    page,
    result,
  ) => {
    const run = `${page.projectId}/${page.run}`;
    if (result.halt) halt(run, result.halt);
    const isSilent = result.isCutShort && result.answered === 0;
    silent.set(run, isSilent ? (silent.get(run) ?? 0) + 1 : 0);
    if (silent.size > MAX_RUNS) silent.clear();
    if ((silent.get(run) ?? 0) >= MAX_SILENT_PAGES && !halted.has(run)) {
      halt(run, result.failures[0].why);
    }
  };

  const openBooks = ({ projectId, run, page }: DeskPage): Books => ({
    find: (key) => ledger.findAnswer(projectId, key),
    async reserve(task, mostUsd) {
      const why = halted.get(`${projectId}/${run}`);
      if (why !== undefined) return { refused: "halted", why };
      const about = { projectId, run, page, task, model: model.name };
      const held = await ledger.reserve({ ...about, mostUsd, projectMaxUsd, monthMaxUsd });
      return "id" in held ? held : { ...held, why: REFUSALS[held.refused] };
    },
    settle: (id, costUsd, kept) => ledger.settle(id, costUsd, kept),
  });

  return {
    name: model.name,
    host,
    projectMaxUsd,
    monthMaxUsd,
    sumRun: (projectId, run) => ledger.sumRun(projectId, run),
    forReadings(run) {
      if (!run.hasConsent) return undefined;
      return (batch, signal) =>
        confirmBatch(model, batch, {
          books: openBooks({ ...run, page: batch.readings[0].page }),
          pause,
          inTurn: turnsOf(run.projectId),
          signal,
        });
    },
    forSet(run) {
      if (!run.hasConsent) return undefined;
      return async (question, signal) => {
        const answer = await askTask(model, applicability, {
          books: openBooks({ ...run, page: WHOLE_SET }),
          pause,
          inTurn: turnsOf(run.projectId),
          signal,
          contentHash: "set",
          context: question,
          render: () => Promise.resolve([]),
        });
        return answer.parts.at(0) ?? null;
      };
    },
    forPage(page) {
      if (!page.hasConsent) return undefined;
      return async (input, signal) => {
        const result = await proposeFacts(model, input, {
          books: openBooks(page),
          pause,
          inTurn: turnsOf(page.projectId),
          signal,
        });
        note(page, result);
        return { ...result, modelName: model.name };
      };
    },
    openFor(page) {
      if (!page.hasConsent) return undefined;
      const books = openBooks(page);
      return {
        name: model.name,
        due: page.project ? dueByForm(page.project) : [],
        note: (result) => note(page, result),
        async ask({ task: name, contentHash, context }, render, signal) {
          const task = ASKED.find((it) => it.name === name);
          if (!task) throw new TypeError(`Cannot ask: there is no task ${name}`);
          return await askTask(model, task, {
            books,
            pause,
            inTurn: turnsOf(page.projectId),
            signal,
            contentHash,
            context,
            render,
          });
        },
      };
    },
  };
}

const REFUSALS: Record<SpendingRefusal, string> = {
  consent: "consent was withdrawn",
  project: "the project’s cost limit was reached",
  month: "the monthly cost limit was reached",
};

const wait: Pause = (ms, signal) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", onAbort);
      resolve();
    }, ms);
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    signal?.addEventListener("abort", onAbort, { once: true });
  });
