/** What questions cost: tokens counted by the service, or estimated on the high side before they are sent. */
import { z } from "zod";
import type { ModelQuestion, ModelUsage } from "./port.ts";

/** US dollars for a million tokens; `cachedInput` for what the service kept from an earlier question. */
export interface Prices {
  inputUsdPerMillion?: number;
  outputUsdPerMillion?: number;
}

/** Longest answer, thinking counted in. It bounds what one question can cost. */
export const MAX_OUTPUT_TOKENS = 16_000;
/** A tile at high detail, rounded up. */
const TOKENS_PER_IMAGE = 3_000;
const CHARACTERS_PER_TOKEN = 3;
/** Kept tokens are billed at a tenth by the services that keep them. */
const CACHED_SHARE = 0.1;

/** An average sheet of 36 x 24 in: a dozen pictures, the words, the list of requirements kept from before; 40 links. */
const SHEET_INPUT_TOKENS = 34_000;
const SHEET_OUTPUT_TOKENS = 3_500;

/** What one sheet costs on average, in US dollars. */
export const expectedSheetUsd = (prices: Required<Prices>): number =>
  costOf(SHEET_INPUT_TOKENS, SHEET_OUTPUT_TOKENS, prices) ?? 0;

/** Where the service told nothing. */
export const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0, costUsd: null };

/** Tokens as the service counted them, with their price; `cached` of the input ones were kept from before. */
export function usageOf(
  tokens: { input: number; output: number; cached: number },
  prices: Prices,
): ModelUsage {
  const { input: inputTokens, output: outputTokens, cached } = tokens;
  const paid = inputTokens - cached + cached * CACHED_SHARE;
  return { inputTokens, outputTokens, costUsd: costOf(paid, outputTokens, prices) };
}

/** What a question costs at least, sent and never answered, and at most. */
export function estimate(
  { prompt, context = "", schema, images }: ModelQuestion<z.ZodType>,
  prices: Prices,
): { leastUsd: number; mostUsd: number } {
  const characters = prompt.length + context.length +
    JSON.stringify(z.toJSONSchema(schema)).length;
  const inputTokens = Math.ceil(characters / CHARACTERS_PER_TOKEN) +
    images.length * TOKENS_PER_IMAGE;
  return {
    leastUsd: costOf(inputTokens, 0, prices) ?? 0,
    mostUsd: costOf(inputTokens, MAX_OUTPUT_TOKENS, prices) ?? 0,
  };
}

function costOf(
  inputTokens: number,
  outputTokens: number,
  { inputUsdPerMillion, outputUsdPerMillion }: Prices,
): number | null {
  if (inputUsdPerMillion === undefined || outputUsdPerMillion === undefined) return null;
  return (inputTokens * inputUsdPerMillion + outputTokens * outputUsdPerMillion) / 1e6;
}
