/**
 * One task asked of one page: kept answers first, then money set aside, then the question; waits and asks again
 * after a passing failure, asks by halves when an answer does not fit.
 */
import { z } from "zod";
import type { ModelImage, ModelOutcome, ModelProvider } from "../../_providers/model/port.ts";
import type { InTurn } from "./in_flight.ts";
import { TILES_VERSION } from "./tiles.ts";

/** Why money is not given: the owner's consent, a ceiling, or a run in which asking has stopped. */
export type Refusal = "consent" | "project" | "month" | "halted";

/** The books of one page: kept answers and money, shared with every other worker. */
export interface Books {
  find(key: string): Promise<unknown | null>;
  /** Sets aside what a question may cost at most. `why` is one sentence. */
  reserve(
    task: string,
    mostUsd: number,
  ): Promise<{ id: string } | { refused: Refusal; why: string }>;
  settle(id: string, costUsd: number, kept: { key: string; answer: unknown } | null): Promise<void>;
}

/** Waits; ends early with the signal's reason when cancelled. */
export type Pause = (ms: number, signal?: AbortSignal) => Promise<void>;

/** What a task came to. `parts` holds several answers where the page was asked about by halves. */
export interface Answer {
  parts: unknown[];
  costUsd: number;
  /** Questions that were sent. */
  sent: number;
  failure: string | null;
  halt: string | null;
  ceiling: "project" | "month" | null;
  /** Nothing more is asked of this page. */
  isOver: boolean;
}

/** Where a question is put: the books it is paid from, and its turn among all others. */
export interface Counter {
  books: Books;
  pause: Pause;
  /** Default: at once. */
  inTurn?: InTurn;
  signal?: AbortSignal;
}

export interface Asking extends Counter {
  contentHash: string;
  /** Words of the page for the prompt; part of the page's content, and so of its hash. */
  context?: string;
  render: () => Promise<ModelImage[]>;
}

/** Attempts at one question, and the waits between them. */
const TRIES = 3;
const FIRST_WAIT_MS = 2_000;
/** A longer wait than this is not worth holding the page up. */
const MAX_WAIT_MS = 60_000;
/** Lists and texts of an answer are cut here: what a page really says is shorter. */
const MAX_ITEMS = 400;
const MAX_CHARACTERS = 400;

const Kept = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ok"), value: z.unknown() }),
  z.object({ kind: z.literal("refused"), why: z.string() }),
  z.object({ kind: z.literal("split") }),
]);
type Kept = z.infer<typeof Kept>;

/** Asks one task. @throws the signal's reason when cancelled */
export async function askTask(
  model: ModelProvider,
  task: Asked,
  asking: Asking,
): Promise<Answer> {
  // What is cited by number only fits the words it was numbered with.
  const context = await hashOf(asking.context ?? "");
  const key = [
    model.name,
    task.name,
    task.version,
    TILES_VERSION,
    asking.contentHash,
    context,
  ].join(":");
  return await askPart({ ...asking, model, task }, { key, range: null });
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(hash).slice(0, 8).toHex();
}

/** How something is asked and answered. */
export interface Asked {
  name: string;
  version: string;
  prompt: string;
  schema: z.ZodType;
}

/** One question put to one page. */
interface Inquiry extends Asking {
  model: ModelProvider;
  task: Asked;
}

/** `range`: the part of the pictures that is asked about, null for all. */
interface Part {
  key: string;
  range: { from: number; to: number } | null;
}

async function askPart(inquiry: Inquiry, part: Part): Promise<Answer> {
  const { model, task, books, pause, signal, inTurn = atOnce } = inquiry;
  const kept = readKept(await books.find(part.key), task);
  if (kept) return await useKept(kept, inquiry, part);
  const images = cut(await inquiry.render(), part);
  const { name, version, prompt, schema } = task;
  const question = { task: name, version, prompt, context: inquiry.context, schema, images };
  const { leastUsd, mostUsd } = model.priceOf(question);
  let costUsd = 0;
  let sent = 0;
  // The more words, the longer the answer.
  const weight = question.context?.length;
  // Whoever stops the asking while questions wait for their turn stops them, too: money is set aside in turn.
  const putOnce = () =>
    inTurn(async () => {
      signal?.throwIfAborted();
      const held = await books.reserve(name, mostUsd);
      if ("refused" in held) return held;
      sent += 1;
      const outcome = await model.ask(question, { signal });
      const paid = costOf(outcome, leastUsd);
      costUsd += paid;
      const keep = keepOf(outcome, images.length);
      await books.settle(held.id, paid, keep && { key: part.key, answer: keep });
      return { outcome, keep };
    }, weight);
  for (let attempt = 1;; attempt++) {
    const put = await putOnce();
    if ("refused" in put) return { ...refusedBy(put), costUsd, sent };
    signal?.throwIfAborted();
    const { outcome, keep } = put;
    const waitMs = waitAfter(outcome, attempt);
    if (waitMs !== null) {
      await pause(waitMs, signal);
      continue;
    }
    if (keep) {
      const answer = await useKept(keep, inquiry, { ...part, images });
      return { ...answer, costUsd: answer.costUsd + costUsd, sent: answer.sent + sent };
    }
    return { ...failedBy(outcome), costUsd, sent };
  }
}

const atOnce: InTurn = (work) => work();

function readKept(found: unknown, task: Asked): Kept | null {
  const kept = Kept.safeParse(found);
  if (!kept.success) return null;
  if (kept.data.kind !== "ok") return kept.data;
  return task.schema.safeParse(kept.data.value).success ? kept.data : null;
}

/** @param part `images` are its pictures where they are drawn already */
async function useKept(
  kept: Kept,
  inquiry: Inquiry,
  part: Part & { images?: ModelImage[] },
): Promise<Answer> {
  if (kept.kind === "ok") return { ...NOTHING, parts: [clip(kept.value)] };
  if (kept.kind === "refused") return { ...NOTHING, failure: kept.why };
  const images = part.images ?? cut(await inquiry.render(), part);
  const from = part.range?.from ?? 0;
  const middle = from + Math.ceil(images.length / 2);
  return await askHalves(inquiry, [
    { key: `${part.key}/0`, range: { from, to: middle } },
    { key: `${part.key}/1`, range: { from: middle, to: from + images.length } },
  ]);
}

/** One answer from both halves; the second is not asked for when the page is over after the first. */
async function askHalves(inquiry: Inquiry, parts: readonly Part[]): Promise<Answer> {
  const both: Answer = { ...NOTHING, parts: [] };
  for (const part of parts) {
    const half = await askPart(inquiry, part);
    both.parts.push(...half.parts);
    both.costUsd += half.costUsd;
    both.sent += half.sent;
    both.failure ??= half.failure;
    both.halt ??= half.halt;
    both.ceiling ??= half.ceiling;
    both.isOver ||= half.isOver;
    if (half.isOver) break;
  }
  return both;
}

const NOTHING: Answer = {
  parts: [],
  costUsd: 0,
  sent: 0,
  failure: null,
  halt: null,
  ceiling: null,
  isOver: false,
};

function cut(images: ModelImage[], { range }: Part): ModelImage[] {
  return range ? images.slice(range.from, range.to) : images;
}

function refusedBy({ refused, why }: { refused: Refusal; why: string }): Answer {
  const ceiling = refused === "project" || refused === "month" ? refused : null;
  return { ...NOTHING, failure: why, ceiling, isOver: true };
}

function failedBy(outcome: ModelOutcome<unknown>): Answer {
  const why = "why" in outcome ? outcome.why : "no answer";
  const isLost = outcome.kind === "fatal" || outcome.kind === "retry";
  return {
    ...NOTHING,
    failure: why,
    halt: outcome.kind === "fatal" ? why : null,
    isOver: isLost,
  };
}

/** An answer is kept, and so is that asking again is pointless or has to be done by halves. */
function keepOf(outcome: ModelOutcome<unknown>, pictures: number): Kept | null {
  if (outcome.kind === "ok") return { kind: "ok", value: outcome.value };
  if (outcome.kind === "refused") return { kind: "refused", why: "the model declined to answer" };
  return outcome.kind === "tooLong" && pictures > 1 ? { kind: "split" } : null;
}

function costOf(outcome: ModelOutcome<unknown>, leastUsd: number): number {
  if ("usage" in outcome && outcome.usage) return outcome.usage.costUsd ?? 0;
  if (outcome.kind === "fatal") return 0;
  return outcome.kind === "retry" && !outcome.mayBeBilled ? 0 : leastUsd;
}

function waitAfter(outcome: ModelOutcome<unknown>, attempt: number): number | null {
  if (outcome.kind !== "retry" || attempt >= TRIES) return null;
  const waitMs = outcome.afterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
  return waitMs > MAX_WAIT_MS ? null : waitMs;
}

/** Cuts what no sheet says: endless lists and texts. */
function clip(value: unknown): unknown {
  if (typeof value === "string") return value.slice(0, MAX_CHARACTERS);
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(clip);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, clip(it)]));
}
