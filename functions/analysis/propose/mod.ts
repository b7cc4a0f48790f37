/**
 * The model as a second pair of eyes on one page: asks each task the page still needs, takes the answers in
 * through the gate, and says what it cost. Whatever fails, the facts read without the model are never lost.
 */
import type { ModelImage, ModelProvider } from "../../_providers/model/port.ts";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import type { Conflict } from "../../_shared/domain/plan_set.ts";
import type { PageFacts } from "../extract/page_facts.ts";
import { type Answer, type Asking, askTask, type Counter } from "./ask.ts";
import type { ProposedLink } from "./link.ts";
import { type JoinedPart, joinTasks } from "./join_tasks.ts";
import type { PlanSketch } from "./plan_sketch.ts";
import type { Sighting } from "./sighting.ts";
import type { ModelTask, UnverifiedProposal } from "./task.ts";
import { classificationTask } from "./tasks/classification/mod.ts";
import { checklistTask } from "./tasks/checklist/mod.ts";
import { linksTask } from "./tasks/links/mod.ts";
import { topologyTask } from "./tasks/topology/mod.ts";
import { titleBlockTask } from "./tasks/title_block/mod.ts";
import type { PageView } from "./tiles.ts";

const hasInk = ({ words, segments, arcs, images }: PageReading) =>
  [words, segments, arcs, images].some((it) => it.length > 0);
const isPlan = ({ sheet, building }: PageFacts) =>
  sheet.kind === "floor plan" || sheet.kind === "life safety" || building !== null;

/** A sheet is asked once about everything its pictures show. */
const sheetTask = joinTasks("sheet", [linksTask as unknown as JoinedPart, checklistTask], {
  view: "sheet",
  isNeeded: (facts, page) => hasInk(page) && !isPlan(facts),
});

/** A sheet with a floor plan on it, the same and how the plan hangs together. */
const planSheetTask = joinTasks(
  "plan_sheet",
  [linksTask as unknown as JoinedPart, checklistTask, topologyTask],
  { view: "sheet", isNeeded: (facts, page) => hasInk(page) && isPlan(facts) },
);

/** What a page is asked. What a sheet is called and is comes first, where its text does not say it. */
export const MODEL_TASKS = [
  titleBlockTask,
  classificationTask,
  sheetTask,
  planSheetTask,
] as unknown as readonly ModelTask[];

/** Most claims without proof that are kept of one page. */
const MAX_UNVERIFIED = 40;

export interface ProposeInput {
  page: PageReading;
  facts: PageFacts;
  /** Ids of requirements that may be due, by what the form says, the heaviest first. */
  due: readonly string[];
  /** Draws a view of the page; called only when something is asked. */
  render: (view: PageView) => Promise<ModelImage[]>;
}

export interface ProposeResult {
  /** Facts with what the model added; those read without it are unchanged in it. */
  facts: PageFacts;
  unverified: UnverifiedProposal[];
  conflicts: Conflict[];
  links: ProposedLink[];
  sightings: Sighting[];
  sketches: PlanSketch[];
  /** Tasks the page needed, and those that gave an answer. */
  needed: number;
  answered: number;
  /** Questions that were sent. */
  sent: number;
  /** US dollars paid for this page now; kept answers cost nothing. */
  costUsd: number;
  /** Tasks that could not be done, each with one sentence why. */
  failures: { task: string; why: string }[];
  /** The service gave no answer any more, so that the rest was not asked. */
  isCutShort: boolean;
  /** Why asking has to stop for the whole run; null when it can go on. */
  halt: string | null;
  /** The ceiling that stood against a question. */
  ceiling: "project" | "month" | null;
}

/** Asks the model about one page. @throws the signal's reason when cancelled */
export function proposeFacts(
  model: ModelProvider,
  input: ProposeInput,
  options: Counter,
): Promise<ProposeResult> {
  return proposeWith((task, about) => askTask(model, task, { ...options, ...about }), input);
}

/** Puts one task to the model, whoever does the asking. */
export type AskTask = (
  task: ModelTask,
  about: Pick<Asking, "contentHash" | "context" | "render">,
) => Promise<Answer>;

/** Asks what the page still needs, and takes the answers in. */
export async function proposeWith(ask: AskTask, input: ProposeInput): Promise<ProposeResult> {
  const result: ProposeResult = {
    facts: input.facts,
    unverified: [],
    conflicts: [],
    links: [],
    sightings: [],
    sketches: [],
    needed: 0,
    answered: 0,
    sent: 0,
    costUsd: 0,
    failures: [],
    isCutShort: false,
    halt: null,
    ceiling: null,
  };
  // A letter or a form among the uploads is nobody's business but its owner's.
  if (input.facts.sheet.reading.state === "not-a-plan") return result;
  const views = new Map<PageView, Promise<ModelImage[]>>();
  const render = (view: PageView) => {
    const drawn = views.get(view) ?? input.render(view);
    views.set(view, drawn);
    return drawn;
  };
  for (const task of MODEL_TASKS) {
    if (!task.isNeeded(result.facts, input.page)) continue;
    result.needed += 1;
    const answer = await ask(task, {
      contentHash: input.page.contentHash,
      context: task.context?.(input.page, result.facts, input.due),
      render: () => render(task.view),
    });
    result.costUsd += answer.costUsd;
    result.sent += answer.sent;
    takeIn(result, task, answer, input);
    if (answer.isOver) {
      result.isCutShort = answer.ceiling === null;
      break;
    }
  }
  result.unverified = result.unverified.slice(0, MAX_UNVERIFIED);
  return result;
}

function takeIn(
  result: ProposeResult,
  task: ModelTask,
  { parts, failure, halt, ceiling }: Answer,
  { page, due }: Pick<ProposeInput, "page" | "due">,
): void {
  for (const part of parts) {
    const taken = task.take(part, result.facts, page, due);
    result.facts = taken.facts;
    result.unverified.push(...taken.unverified);
    result.conflicts.push(...taken.conflicts ?? []);
    result.links.push(...taken.links ?? []);
    result.sightings.push(...taken.sightings ?? []);
    result.sketches.push(...taken.sketches ?? []);
  }
  if (parts.length > 0) result.answered += 1;
  if (failure) result.failures.push({ task: task.name, why: failure });
  result.halt ??= halt;
  result.ceiling ??= ceiling;
}
