/**
 * The model as a second pair of eyes on one page: asks what the page needs in one question, takes the answer
 * in through the gate, and says what it cost. Whatever fails, the facts read without the model are never lost.
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
import type { ModelTask, SheetName, UnverifiedProposal } from "./task.ts";
import { classificationTask } from "./tasks/classification/mod.ts";
import { checklistTask } from "./tasks/checklist/mod.ts";
import { linksTask } from "./tasks/links/mod.ts";
import { topologyTask } from "./tasks/topology/mod.ts";
import { titleBlockTask } from "./tasks/title_block/mod.ts";

const hasInk = ({ words, segments, arcs, images }: PageReading) =>
  [words, segments, arcs, images].some((it) => it.length > 0);
const isPlan = ({ sheet, building }: PageFacts) =>
  sheet.kind === "floor plan" || sheet.kind === "life safety" || building !== null;

const isNamed = ({ sheet }: PageFacts) => sheet.number !== null && sheet.title !== null;
const isKnown = ({ sheet }: PageFacts) => sheet.kind !== "other";

const SHEET = [linksTask as unknown as JoinedPart, checklistTask];
const PLAN_SHEET = [...SHEET, topologyTask];

/**
 * What a page is asked: one of these about everything its pictures show, a floor plan also how it hangs together.
 * What its text does not tell of number, title and kind is asked with it; a sheet of unknown kind may be a floor plan.
 */
export const MODEL_TASKS: readonly ModelTask[] = [
  joinTasks(
    "sheet",
    SHEET,
    (facts, page) => hasInk(page) && isKnown(facts) && isNamed(facts) && !isPlan(facts),
  ),
  joinTasks(
    "plan_sheet",
    PLAN_SHEET,
    (facts, page) => hasInk(page) && isKnown(facts) && isNamed(facts) && isPlan(facts),
  ),
  joinTasks(
    "unnamed_sheet",
    [...SHEET, titleBlockTask],
    (facts, page) => hasInk(page) && isKnown(facts) && !isNamed(facts) && !isPlan(facts),
  ),
  joinTasks(
    "unnamed_plan_sheet",
    [...PLAN_SHEET, titleBlockTask],
    (facts, page) => hasInk(page) && isKnown(facts) && !isNamed(facts) && isPlan(facts),
  ),
  joinTasks(
    "unknown_sheet",
    [...PLAN_SHEET, titleBlockTask, classificationTask],
    (facts, page) => hasInk(page) && !isKnown(facts),
  ),
];

/** Most claims without proof that are kept of one page. */
const MAX_UNVERIFIED = 40;

export interface ProposeInput {
  page: PageReading;
  facts: PageFacts;
  /** Ids of requirements that may be due, by what the form says, the heaviest first. */
  due: readonly string[];
  /** Draws the pictures of the page; called only when something is asked. */
  render: () => Promise<ModelImage[]>;
}

export interface ProposeResult {
  /** Facts with what the model added; those read without it are unchanged in it. */
  facts: PageFacts;
  unverified: UnverifiedProposal[];
  conflicts: Conflict[];
  links: ProposedLink[];
  sightings: Sighting[];
  sketches: PlanSketch[];
  /** Tasks the page needed, one or none, and those that gave an answer. */
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

/** Asks what the page needs, and takes the answer in. */
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
  const task = MODEL_TASKS.find((it) => it.isNeeded(input.facts, input.page));
  if (!task) return result;
  let pictures: Promise<ModelImage[]> | null = null;
  const answer = await ask(task, {
    contentHash: input.page.contentHash,
    context: task.context?.(input.page, input.facts, input.due),
    render: () => pictures ??= input.render(),
  });
  result.needed = 1;
  result.costUsd = answer.costUsd;
  result.sent = answer.sent;
  takeIn(result, task, answer, input);
  result.isCutShort = answer.isOver && answer.ceiling === null;
  result.unverified = result.unverified.slice(0, MAX_UNVERIFIED);
  return result;
}

function takeIn(
  result: ProposeResult,
  task: ModelTask,
  { parts, failure, halt, ceiling }: Answer,
  { facts, page, due }: ProposeInput,
): void {
  let named: SheetName = {};
  for (const part of parts) {
    const taken = task.take(part, facts, page, due);
    named = { ...taken.named, ...named };
    result.unverified.push(...taken.unverified);
    result.conflicts.push(...taken.conflicts ?? []);
    result.links.push(...taken.links ?? []);
    result.sightings.push(...taken.sightings ?? []);
    result.sketches.push(...taken.sketches ?? []);
  }
  result.facts = { ...facts, sheet: { ...facts.sheet, ...named } };
  // Words of the sheet show that it is something else than a floor plan.
  if (isKnown(result.facts) && !isPlan(result.facts)) result.sketches = [];
  if (parts.length > 0) result.answered = 1;
  if (failure) result.failures.push({ task: task.name, why: failure });
  result.halt = halt;
  result.ceiling = ceiling;
}
