/**
 * The model as a second pair of eyes on one page: asks each task the page still needs, takes the answers in
 * through the gate, and says what it cost. Whatever fails, the facts read without the model are never lost.
 */
import type { ModelImage, ModelOutcome, ModelProvider } from "../../_providers/model/port.ts";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import type { PageFacts } from "../extract/page_facts.ts";
import type { ModelTask, UnverifiedProposal } from "./task.ts";
import { notesTask } from "./tasks/notes.ts";
import { roomsTask } from "./tasks/rooms.ts";
import { schedulesTask } from "./tasks/schedules.ts";
import { titleBlockTask } from "./tasks/title_block.ts";

/** Every task, cheapest first. */
export const MODEL_TASKS = [
  titleBlockTask,
  roomsTask,
  schedulesTask,
  notesTask,
] as unknown as readonly ModelTask[];

/** Answers kept by page content, task and version, so that a retry pays once. */
export interface AnswerCache {
  get(key: string): Promise<unknown | null>;
  set(key: string, answer: unknown): Promise<void>;
}

/** A purse with a ceiling. `take` answers false when it would go over, and asking stops. */
export interface Purse {
  canSpend(): boolean;
  spend(costUsd: number | null): void;
}

export interface ProposeInput {
  page: PageReading;
  facts: PageFacts;
  /** Tiles of the page, rendered so that 3/32 in lettering stays readable; called only when something is asked. */
  renderTiles: () => Promise<ModelImage[]>;
}

export interface ProposeResult {
  facts: PageFacts;
  unverified: UnverifiedProposal[];
  costUsd: number;
  /** Tasks that could not be done, each with one sentence why. */
  failures: { task: string; why: string; isPassing: boolean; afterMs: number | null }[];
}

/** Asks the model what the page still needs. */
export async function proposeFacts(
  model: ModelProvider,
  input: ProposeInput,
  options: { cache: AnswerCache; purse: Purse; signal?: AbortSignal },
): Promise<ProposeResult> {
  const result: ProposeResult = { facts: input.facts, unverified: [], costUsd: 0, failures: [] };
  let tiles: ModelImage[] | null = null;
  for (const task of MODEL_TASKS) {
    if (!task.isNeeded(result.facts, input.page)) continue;
    const key = [model.name, task.name, task.version, input.page.contentHash].join(":");
    const kept = task.schema.safeParse(await options.cache.get(key));
    if (kept.success) {
      takeIn(result, task, kept.data, input.page);
      continue;
    }
    if (!options.purse.canSpend()) {
      result.failures.push({
        task: task.name,
        why: "The cost ceiling is reached.",
        isPassing: false,
        afterMs: null,
      });
      break;
    }
    tiles ??= await input.renderTiles();
    const { name, version, prompt, schema } = task;
    const outcome = await model.ask({ task: name, version, prompt, schema, images: tiles }, {
      signal: options.signal,
    });
    charge(result, outcome, options.purse);
    if (outcome.kind === "ok") {
      await options.cache.set(key, outcome.value);
      takeIn(result, task, outcome.value, input.page);
      continue;
    }
    const isPassing = outcome.kind === "retry";
    result.failures.push({
      task: name,
      why: outcome.why,
      isPassing,
      afterMs: isPassing ? outcome.afterMs : null,
    });
    if (outcome.kind === "fatal" || isPassing) break;
  }
  return result;
}

function takeIn(result: ProposeResult, task: ModelTask, answer: unknown, page: PageReading): void {
  const { facts, unverified } = task.take(answer, result.facts, page);
  result.facts = facts;
  result.unverified.push(...unverified);
}

function charge(result: ProposeResult, outcome: ModelOutcome<unknown>, purse: Purse): void {
  const usage = "usage" in outcome ? outcome.usage : null;
  if (!usage) return;
  purse.spend(usage.costUsd);
  result.costUsd += usage.costUsd ?? 0;
}
