/**
 * Where a worker's pages are put to the model: who agreed, what may still be spent, and when asking has to stop
 * for a whole run because the service refuses the key or does not answer any more.
 */
import type { ModelProvider } from "../../_providers/model/port.ts";
import type { ModelLedger, SpendingRefusal } from "../../_providers/supabase/worker_port.ts";
import type { Propose } from "../pipeline.ts";
import type { Books, Pause } from "./ask.ts";
import { proposeFacts } from "./mod.ts";

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
}

export interface ModelDesk {
  readonly name: string;
  readonly host: string;
  readonly projectMaxUsd: number;
  readonly monthMaxUsd: number;
  /** Asks about a page; undefined where the owner did not agree, so that nothing can be sent. */
  forPage(page: DeskPage): Propose | undefined;
  /** What a run has cost. */
  sumRun(projectId: string, run: number): Promise<{ costUsd: number; questions: number }>;
}

/** Pages in a row that got no answer at all before a run stops asking. */
const MAX_SILENT_PAGES = 2;
/** Runs remembered as stopped. */
const MAX_RUNS = 500;

/** Opens the desk of one worker. */
export function createModelDesk(deps: DeskDeps): ModelDesk {
  const { model, host, ledger, projectMaxUsd, monthMaxUsd, pause = wait } = deps;
  const halted = new Map<string, string>();
  const silent = new Map<string, number>();
  const halt = (run: string, why: string) => {
    if (halted.size >= MAX_RUNS) halted.clear();
    halted.set(run, why);
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
    forPage(page) {
      if (!page.hasConsent) return undefined;
      const run = `${page.projectId}/${page.run}`;
      return async (input, signal) => {
        const result = await proposeFacts(model, input, { books: openBooks(page), pause, signal });
        if (result.halt) halt(run, result.halt);
        const isSilent = result.isCutShort && result.answered === 0;
        silent.set(run, isSilent ? (silent.get(run) ?? 0) + 1 : 0);
        if (silent.size > MAX_RUNS) silent.clear();
        if ((silent.get(run) ?? 0) >= MAX_SILENT_PAGES && !halted.has(run)) {
          halt(run, result.failures[0].why);
        }
        return { ...result, modelName: model.name };
      };
    },
  };
}

const REFUSALS: Record<SpendingRefusal, string> = {
  consent: "the consent was taken back",
  project: "the cost ceiling of the project is reached",
  month: "the cost ceiling of the month is reached",
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
