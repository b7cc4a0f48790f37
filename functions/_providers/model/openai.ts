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
const CANCELLED = "cancelled";
/** Longest answer, thinking counted in. It bounds what one question can cost. */
const MAX_OUTPUT_TOKENS = 16_000;
/** A tile at high detail, rounded up. */
const TOKENS_PER_IMAGE = 3_000;
const CHARACTERS_PER_TOKEN = 3;

/** Connects to the API; nothing is sent before the first question. */
export function createOpenAiModel(settings: OpenAiSettings): ModelProvider {
  const { apiKey, baseURL, fetch } = settings;
  const client = new OpenAI({ apiKey, baseURL, fetch, maxRetries: 0 });
  return {
    name: settings.model,
    ask: (question, options) => ask(client, settings, question, options ?? {}),
    priceOf: (question) => estimate(question, settings),
  };
}

async function ask<S extends z.ZodType>(
  client: OpenAI,
  settings: OpenAiSettings,
  question: ModelQuestion<S>,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (characters: number) => void },
): Promise<ModelOutcome<z.infer<S>>> {
  const watchdog = new Watchdog(settings.idleMs ?? IDLE_MS, settings.totalMs ?? TOTAL_MS, signal);
  let hasArrived = false;
  try {
    const stream = await client.responses.create({
      model: settings.model,
      store: false,
      stream: true,
      max_output_tokens: MAX_OUTPUT_TOKENS,
      ...(settings.effort ? { reasoning: { effort: settings.effort } } : {}),
      input: [{ role: "user", content: contentOf(question) }],
      text: { format: zodTextFormat(question.schema, question.task) },
    }, { signal: watchdog.signal });
    hasArrived = true;
    let characters = 0;
    let last: OpenAI.Responses.Response | null = null;
    for await (const event of stream) {
      watchdog.rearm();
      if (event.type === "response.output_text.delta") {
        onProgress?.(characters += event.delta.length);
      } else if (
        event.type === "response.completed" || event.type === "response.incomplete" ||
        event.type === "response.failed"
      ) last = event.response;
    }
    if (last) return outcomeOf(last, question.schema, settings);
    if (watchdog.signal.aborted) return failureOf(null, watchdog, hasArrived);
    return { kind: "retry", why: "the answer was cut off", afterMs: null, mayBeBilled: true };
  } catch (error) {
    return failureOf(error, watchdog, hasArrived);
  } finally {
    watchdog.stop();
  }
}

/** Aborts when nothing arrives for `idleMs`, when `totalMs` is over, or when the caller cancels. */
class Watchdog {
  readonly #controller = new AbortController();
  readonly #total: ReturnType<typeof setTimeout>;
  #idle: ReturnType<typeof setTimeout>;
  readonly #onCancel = () => this.#controller.abort(CANCELLED);

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

/** What came of a finished stream. The answer is parsed here, so that a bad one is counted and paid like any. */
function outcomeOf<S extends z.ZodType>(
  response: OpenAI.Responses.Response,
  schema: S,
  settings: OpenAiSettings,
): ModelOutcome<z.infer<S>> {
  const usage = usageOf(response.usage, settings);
  const parts = response.output.flatMap((item) => (item.type === "message" ? item.content : []));
  const refusal = parts.find((part) => part.type === "refusal");
  if (refusal) return { kind: "refused", why: refusal.refusal, usage };
  const { status } = response;
  const reason = response.incomplete_details?.reason;
  if (status === "incomplete" && reason === "max_output_tokens") {
    return { kind: "tooLong", why: "the answer did not fit", usage };
  }
  if (status === "incomplete") return { kind: "refused", why: reason ?? "incomplete", usage };
  if (status !== "completed") {
    const why = `the answer ended with status ${status}`;
    return {
      kind: "retry",
      why,
      detail: response.error?.message,
      afterMs: null,
      mayBeBilled: false,
    };
  }
  const text = parts.map((part) => (part.type === "output_text" ? part.text : "")).join("");
  try {
    const value = schema.parse(JSON.parse(text));
    return { kind: "ok", value, usage: usage ?? NO_USAGE, responseId: response.id };
  } catch (error) {
    const why = error instanceof z.ZodError
      ? "the answer does not have the shape that was asked for"
      : "the answer is not JSON";
    return { kind: "invalid", why, usage };
  }
}

const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0, costUsd: null };

function usageOf(
  usage: OpenAI.Responses.ResponseUsage | undefined | null,
  settings: OpenAiSettings,
): ModelUsage | null {
  if (!usage) return null;
  const { input_tokens: inputTokens, output_tokens: outputTokens } = usage;
  return { inputTokens, outputTokens, costUsd: costOf(inputTokens, outputTokens, settings) };
}

function costOf(
  inputTokens: number,
  outputTokens: number,
  { inputUsdPerMillion, outputUsdPerMillion }: OpenAiSettings,
): number | null {
  if (inputUsdPerMillion === undefined || outputUsdPerMillion === undefined) return null;
  return (inputTokens * inputUsdPerMillion + outputTokens * outputUsdPerMillion) / 1e6;
}

function estimate(
  { prompt, schema, images }: ModelQuestion<z.ZodType>,
  settings: OpenAiSettings,
): { leastUsd: number; mostUsd: number } {
  const characters = prompt.length + JSON.stringify(z.toJSONSchema(schema)).length;
  const inputTokens = Math.ceil(characters / CHARACTERS_PER_TOKEN) +
    images.length * TOKENS_PER_IMAGE;
  return {
    leastUsd: costOf(inputTokens, 0, settings) ?? 0,
    mostUsd: costOf(inputTokens, MAX_OUTPUT_TOKENS, settings) ?? 0,
  };
}

/** Sorts a thrown failure. A question that had arrived may be billed although no answer came. */
function failureOf(
  error: unknown,
  watchdog: Watchdog,
  hasArrived: boolean,
): ModelOutcome<never> {
  if (watchdog.signal.aborted) {
    const why = String(watchdog.signal.reason);
    return why === CANCELLED
      ? { kind: "cancelled", why }
      : { kind: "retry", why, afterMs: null, mayBeBilled: true };
  }
  if (error instanceof OpenAI.APIConnectionError) {
    return {
      kind: "retry",
      why: "the service could not be reached",
      afterMs: null,
      mayBeBilled: hasArrived,
    };
  }
  if (error instanceof OpenAI.APIError) return apiFailureOf(error, hasArrived);
  if (error instanceof SyntaxError || error instanceof TypeError) {
    // A stream that breaks off in the middle of an event.
    return { kind: "retry", why: "the answer was cut off", afterMs: null, mayBeBilled: hasArrived };
  }
  throw error;
}

function apiFailureOf(
  error: InstanceType<typeof OpenAI.APIError>,
  hasArrived: boolean,
): ModelOutcome<never> {
  const { status, code, headers, message } = error;
  const isPassing = code !== "insufficient_quota" &&
    (status === undefined || RETRYABLE.includes(status) || status >= 500);
  const why = whyOf(status, code);
  if (!isPassing) return { kind: "fatal", why, detail: message };
  const seconds = Number(headers?.get("retry-after") ?? NaN);
  const afterMs = Number.isFinite(seconds) ? seconds * 1000 : null;
  return { kind: "retry", why, detail: message, afterMs, mayBeBilled: hasArrived };
}

/** A refusal in words for the report; the service's own may name account and key. */
function whyOf(status: number | undefined, code: string | null | undefined): string {
  if (status === undefined) return "the service failed";
  const what = code === "insufficient_quota"
    ? "says that its account is empty"
    : status === 401 || status === 403
    ? "refuses the key"
    : status === 404
    ? "does not know the model"
    : status === 429
    ? "takes no more questions for now"
    : status >= 500
    ? "failed"
    : "refuses the question";
  return `the service ${what} (${status})`;
}
