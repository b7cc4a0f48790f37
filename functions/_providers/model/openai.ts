/**
 * The vision model over an API of OpenAI's shape: Responses, or chat completions, which most other services and
 * servers of one's own speak. The only room that imports `openai`.
 *
 * Requests are not stored by the vendor. Waiting is the job queue's business, so the client itself tries once.
 * What stays the same from question to question stands first, so that a service that keeps prefixes bills it once.
 */
import OpenAI from "openai";
import { z } from "zod";
import { askInChat } from "./chat.ts";
import { failureOf } from "./failures.ts";
import type { ModelOutcome, ModelProvider, ModelQuestion } from "./port.ts";
import { estimate } from "./prices.ts";
import { askForResponse } from "./responses.ts";
import { Watchdog } from "./watchdog.ts";
import type { OpenAiSettings, Wire } from "./wire.ts";

const IDLE_MS = 60_000;
const TOTAL_MS = 300_000;

/** Connects to the API; nothing is sent before the first question. */
export function createOpenAiModel(settings: OpenAiSettings): ModelProvider {
  const { apiKey, baseURL, fetch } = settings;
  const client = new OpenAI({ apiKey, baseURL, fetch, maxRetries: 0 });
  const wire: Wire = settings.api === "chat" ? askInChat : askForResponse;
  return {
    name: settings.model,
    ask: (question, options) => ask({ client, wire, settings }, question, options ?? {}),
    priceOf: (question) => estimate(question, settings),
  };
}

async function ask<S extends z.ZodType>(
  { client, wire, settings }: { client: OpenAI; wire: Wire; settings: OpenAiSettings },
  question: ModelQuestion<S>,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (characters: number) => void },
): Promise<ModelOutcome<z.infer<S>>> {
  const watchdog = new Watchdog(settings.idleMs ?? IDLE_MS, settings.totalMs ?? TOTAL_MS, signal);
  let hasArrived = false;
  const onArrival = (characters: number) => {
    hasArrived = true;
    watchdog.rearm();
    if (characters > 0) onProgress?.(characters);
  };
  try {
    const outcome = await wire(client, question, {
      settings,
      signal: watchdog.signal,
      onArrival,
    });
    if (watchdog.signal.aborted) return failureOf(null, watchdog, hasArrived);
    return outcome.kind === "ok" ? parse(outcome, question.schema) : outcome;
  } catch (error) {
    return failureOf(error, watchdog, hasArrived);
  } finally {
    watchdog.stop();
  }
}

/** The answer is parsed here, so that a bad one is counted and paid like any. */
function parse<S extends z.ZodType>(
  outcome: Extract<ModelOutcome<string>, { kind: "ok" }>,
  schema: S,
): ModelOutcome<z.infer<S>> {
  try {
    return { ...outcome, value: schema.parse(JSON.parse(outcome.value)) };
  } catch (error) {
    const why = error instanceof z.ZodError
      ? "the answer does not have the requested form"
      : "the answer is not JSON";
    return { kind: "invalid", why, usage: outcome.usage };
  }
}
