/**
 * The vision model over the OpenAI Responses API. The only importer of `openai`.
 *
 * Requests are not stored by the vendor (`store: false`). Waiting is the job queue's business, so the client
 * retries once at most; a watchdog ends a stream that goes silent, because the client's own timeout covers
 * the response headers alone.
 */
import OpenAI from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import { z } from "zod";
import type { ModelOutcome, ModelProvider, ModelQuestion, ModelUsage } from "./port.ts";

/** Settings, all from the environment. Prices in US dollars for a million tokens. */
export interface OpenAiSettings {
  apiKey: string;
  baseURL?: string;
  model: string;
  effort?: "low" | "medium" | "high";
  inputUsdPerMillion?: number;
  outputUsdPerMillion?: number;
  /** Longest silence of a stream, ms. */
  idleMs?: number;
  /** Longest answer, ms. */
  totalMs?: number;
  /** Stands in for the network in tests. */
  fetch?: typeof fetch;
}

const IDLE_MS = 60_000;
const TOTAL_MS = 300_000;
const RETRYABLE = [408, 409, 429];

/** Connects to the API; nothing is sent before the first question. */
export function createOpenAiModel(settings: OpenAiSettings): ModelProvider {
  const { apiKey, baseURL, fetch } = settings;
  const client = new OpenAI({ apiKey, baseURL, fetch, maxRetries: 0 });
  return {
    name: settings.model,
    ask: (question, options) => ask(client, settings, question, options ?? {}),
  };
}

async function ask<S extends z.ZodType>(
  client: OpenAI,
  settings: OpenAiSettings,
  question: ModelQuestion<S>,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (characters: number) => void },
): Promise<ModelOutcome<z.infer<S>>> {
  const watchdog = new Watchdog(settings.idleMs ?? IDLE_MS, settings.totalMs ?? TOTAL_MS, signal);
  try {
    const stream = client.responses.stream({
      model: settings.model,
      store: false,
      ...(settings.effort ? { reasoning: { effort: settings.effort } } : {}),
      input: [{ role: "user", content: contentOf(question) }],
      text: { format: zodTextFormat(question.schema, question.task) },
    }, { signal: watchdog.signal });
    let characters = 0;
    for await (const event of stream) {
      watchdog.rearm();
      if (event.type === "response.output_text.delta") {
        onProgress?.(characters += event.delta.length);
      }
    }
    return outcomeOf<z.infer<S>>(
      await stream.finalResponse() as ParsedResponse<z.infer<S>>,
      settings,
    );
  } catch (error) {
    return failureOf(error, watchdog);
  } finally {
    watchdog.stop();
  }
}

/** Aborts when nothing arrives for `idleMs`, when `totalMs` is over, or when the caller cancels. */
class Watchdog {
  readonly #controller = new AbortController();
  readonly #total: ReturnType<typeof setTimeout>;
  #idle: ReturnType<typeof setTimeout>;
  readonly #onCancel = () => this.#controller.abort("cancelled");

  constructor(
    private readonly idleMs: number,
    totalMs: number,
    private readonly outer?: AbortSignal,
  ) {
    this.#idle = setTimeout(() => this.#controller.abort("the answer went silent"), idleMs);
    this.#total = setTimeout(() => this.#controller.abort("the answer took too long"), totalMs);
    outer?.addEventListener("abort", this.#onCancel);
    if (outer?.aborted) this.#onCancel();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  rearm(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#controller.abort("the answer went silent"), this.idleMs);
  }

  stop(): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#total);
    this.outer?.removeEventListener("abort", this.#onCancel);
  }
}

function contentOf(
  { prompt, images }: ModelQuestion<z.ZodType>,
): OpenAI.Responses.ResponseInputContent[] {
  return [
    { type: "input_text", text: prompt },
    ...images.flatMap(({ png, caption }): OpenAI.Responses.ResponseInputContent[] => [
      { type: "input_text", text: caption },
      { type: "input_image", detail: "high", image_url: `data:image/png;base64,${png.toBase64()}` },
    ]),
  ];
}

type ParsedResponse<T> = OpenAI.Responses.Response & { output_parsed?: T | null };

function outcomeOf<T>(
  response: ParsedResponse<T>,
  settings: OpenAiSettings,
): ModelOutcome<T> {
  const usage = usageOf(response.usage, settings);
  const parts = response.output.flatMap((item) => (item.type === "message" ? item.content : []));
  const refusal = parts.find((part) => part.type === "refusal");
  if (refusal) return { kind: "refused", why: refusal.refusal, usage };
  if (
    response.status === "incomplete" && response.incomplete_details?.reason === "max_output_tokens"
  ) {
    return { kind: "tooLong", why: "the answer did not fit", usage };
  }
  if (response.status === "incomplete") {
    return { kind: "refused", why: response.incomplete_details?.reason ?? "incomplete", usage };
  }
  if (response.status !== "completed") {
    return {
      kind: "retry",
      why: response.error?.message ?? `the stream ended with status ${response.status}`,
      afterMs: null,
    };
  }
  if (response.output_parsed === null || response.output_parsed === undefined) {
    return { kind: "invalid", why: "the answer holds no parsed output", usage };
  }
  return {
    kind: "ok",
    value: response.output_parsed,
    usage: usage ?? NO_USAGE,
    responseId: response.id,
  };
}

const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0, costUsd: null };

function usageOf(
  usage: OpenAI.Responses.ResponseUsage | undefined | null,
  settings: OpenAiSettings,
): ModelUsage | null {
  if (!usage) return null;
  const { inputUsdPerMillion, outputUsdPerMillion } = settings;
  const isPriced = inputUsdPerMillion !== undefined && outputUsdPerMillion !== undefined;
  return {
    inputTokens: usage.input_tokens,
    outputTokens: usage.output_tokens,
    costUsd: isPriced
      ? (usage.input_tokens * inputUsdPerMillion + usage.output_tokens * outputUsdPerMillion) / 1e6
      : null,
  };
}

/** Sorts a thrown failure. Errors of parsing arrive wrapped when streaming. */
function failureOf(error: unknown, watchdog: Watchdog): ModelOutcome<never> {
  const root = error instanceof OpenAI.OpenAIError && error.cause instanceof Error
    ? error.cause
    : error;
  if (root instanceof SyntaxError || root instanceof z.ZodError) {
    return { kind: "invalid", why: root.message, usage: null };
  }
  if (watchdog.signal.aborted) {
    const why = String(watchdog.signal.reason);
    return why === "cancelled" ? { kind: "fatal", why } : { kind: "retry", why, afterMs: null };
  }
  if (error instanceof OpenAI.APIConnectionError) {
    return { kind: "retry", why: error.message, afterMs: null };
  }
  if (error instanceof OpenAI.APIError) return apiFailureOf(error);
  throw error;
}

function apiFailureOf(error: InstanceType<typeof OpenAI.APIError>): ModelOutcome<never> {
  const { status, code, headers, message } = error;
  const isPassing = code !== "insufficient_quota" &&
    (status === undefined || RETRYABLE.includes(status) || status >= 500);
  if (!isPassing) return { kind: "fatal", why: message };
  const seconds = Number(headers?.get("retry-after") ?? NaN);
  return { kind: "retry", why: message, afterMs: Number.isFinite(seconds) ? seconds * 1000 : null };
}
