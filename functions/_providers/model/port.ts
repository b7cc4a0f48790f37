/**
 * The vision model as the rest of the product sees it: a question with pictures and a schema in, an outcome
 * out. A refusal, a cut answer or an empty purse is a value, not an error; nothing here knows a vendor.
 */
import type { z } from "zod";

/** A picture sent with a question: PNG bytes of a page or a tile of one. */
export interface ModelImage {
  png: Uint8Array;
  /** Where it lies, so that the model can be told: `page 3, tile 2 of 4`. */
  caption: string;
}

export interface ModelQuestion<S extends z.ZodType> {
  /** Name of the task, letters, digits and underscores; names the schema on the wire. */
  task: string;
  /** Version of prompt and schema; part of every cache key. */
  version: string;
  /** The same for every question of the task: services that keep prefixes bill it once. */
  prompt: string;
  /** What this question is about: words of the sheet, what is open. */
  context?: string;
  schema: S;
  images: ModelImage[];
}

/** Tokens and what they cost. `costUsd` is null when no price is configured. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
  costUsd: number | null;
}

/**
 * What came of a question.
 *
 * - `refused`: the model declines; asking again is pointless
 * - `invalid`: an answer that does not fit the schema
 * - `tooLong`: the answer did not fit; ask for less at once
 * - `retry`: a passing failure; try again after `afterMs`. `mayBeBilled` when the question had arrived
 * - `fatal`: quota, key or request; stop asking
 * - `cancelled`: the caller gave up
 *
 * `why` is ours and goes into reports; `detail` is the vendor's, which may name accounts and keys, for the log alone.
 */
export type ModelOutcome<T> =
  | { kind: "ok"; value: T; usage: ModelUsage; responseId: string }
  | { kind: "refused"; why: string; usage: ModelUsage | null }
  | { kind: "invalid"; why: string; usage: ModelUsage | null }
  | { kind: "tooLong"; why: string; usage: ModelUsage | null }
  | { kind: "retry"; why: string; detail?: string; afterMs: number | null; mayBeBilled: boolean }
  | { kind: "fatal"; why: string; detail: string }
  | { kind: "cancelled"; why: string };

export interface ModelProvider {
  /** Model name as configured; goes into the report. */
  readonly name: string;
  ask<S extends z.ZodType>(
    question: ModelQuestion<S>,
    options?: { signal?: AbortSignal; onProgress?: (characters: number) => void },
  ): Promise<ModelOutcome<z.infer<S>>>;
  /** What a question costs in US dollars: sent and never answered, and at most. Estimated, on the high side. */
  priceOf(question: ModelQuestion<z.ZodType>): { leastUsd: number; mostUsd: number };
}
