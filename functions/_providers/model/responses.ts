/** A question over the Responses API. The stream's last event holds the whole answer. */
import type OpenAI from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import type { z } from "zod";
import type { ModelOutcome, ModelQuestion } from "./port.ts";
import { MAX_OUTPUT_TOKENS, NO_USAGE, usageOf } from "./prices.ts";
import type { OpenAiSettings, Wire } from "./wire.ts";

/** Asks once. */
export const askForResponse: Wire = async (client, question, { settings, signal, onArrival }) => {
  const stream = await client.responses.create({
    model: settings.model,
    store: false,
    stream: true,
    max_output_tokens: MAX_OUTPUT_TOKENS,
    ...(settings.effort ? { reasoning: { effort: settings.effort } } : {}),
    ...(settings.tier ? { service_tier: settings.tier } : {}),
    prompt_cache_key: `${question.task}-${question.version}`,
    input: [{ role: "user", content: contentOf(question) }],
    text: { format: zodTextFormat(question.schema, question.task) },
  }, { signal });
  onArrival(0);
  let characters = 0;
  let last: OpenAI.Responses.Response | null = null;
  for await (const event of stream) {
    if (event.type === "response.output_text.delta") characters += event.delta.length;
    onArrival(characters);
    if (
      event.type === "response.completed" || event.type === "response.incomplete" ||
      event.type === "response.failed"
    ) last = event.response;
  }
  if (last) return outcomeOf(last, settings);
  return { kind: "retry", why: "the answer was cut off", afterMs: null, mayBeBilled: true };
};

function contentOf(
  { prompt, context, images }: ModelQuestion<z.ZodType>,
): OpenAI.Responses.ResponseInputContent[] {
  return [
    { type: "input_text", text: prompt },
    ...(context ? [{ type: "input_text" as const, text: context }] : []),
    ...images.flatMap(({ png, caption }): OpenAI.Responses.ResponseInputContent[] => [
      { type: "input_text", text: caption },
      { type: "input_image", detail: "high", image_url: `data:image/png;base64,${png.toBase64()}` },
    ]),
  ];
}

function outcomeOf(
  response: OpenAI.Responses.Response,
  settings: OpenAiSettings,
): ModelOutcome<string> {
  const { usage: counted } = response;
  const usage = counted
    ? usageOf({
      input: counted.input_tokens,
      output: counted.output_tokens,
      cached: counted.input_tokens_details?.cached_tokens ?? 0,
    }, settings)
    : null;
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
    const detail = response.error?.message;
    return { kind: "retry", why, detail, afterMs: null, mayBeBilled: false };
  }
  const value = parts.map((part) => (part.type === "output_text" ? part.text : "")).join("");
  return { kind: "ok", value, usage: usage ?? NO_USAGE, responseId: response.id };
}
