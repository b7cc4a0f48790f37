/** A question over chat completions: Azure, vLLM and other servers that take pictures and a JSON schema. */
import type OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import type { z } from "zod";
import type { ModelOutcome, ModelQuestion } from "./port.ts";
import { MAX_OUTPUT_TOKENS, NO_USAGE, usageOf } from "./prices.ts";
import type { OpenAiSettings, Wire } from "./wire.ts";

/** What has come of a stream so far. */
interface Heard {
  id: string;
  text: string;
  refusal: string;
  finish: string | null;
  usage: OpenAI.CompletionUsage | null;
}

/** Asks once. */
export const askInChat: Wire = async (client, question, { settings, signal, onArrival }) => {
  const stream = await client.chat.completions.create({
    model: settings.model,
    stream: true,
    stream_options: { include_usage: true },
    // The newer name of this limit is unknown to many servers that speak chat completions.
    max_tokens: MAX_OUTPUT_TOKENS,
    ...(settings.effort ? { reasoning_effort: settings.effort } : {}),
    ...(settings.tier ? { service_tier: settings.tier } : {}),
    messages: [{ role: "user", content: contentOf(question) }],
    response_format: zodResponseFormat(question.schema, question.task),
  }, { signal });
  onArrival(0);
  const heard: Heard = { id: "", text: "", refusal: "", finish: null, usage: null };
  for await (const chunk of stream) {
    take(heard, chunk);
    onArrival(heard.text.length);
  }
  return outcomeOf(heard, settings);
};

function take(heard: Heard, { id, choices, usage }: OpenAI.ChatCompletionChunk): void {
  heard.id = id;
  heard.usage = usage ?? heard.usage;
  // The last chunk tells the tokens and has no choice.
  const choice = choices.at(0);
  heard.text += choice?.delta.content ?? "";
  heard.refusal += choice?.delta.refusal ?? "";
  heard.finish = choice?.finish_reason ?? heard.finish;
}

function contentOf(
  { prompt, context, images }: ModelQuestion<z.ZodType>,
): OpenAI.ChatCompletionContentPart[] {
  return [
    { type: "text", text: prompt },
    ...(context ? [{ type: "text" as const, text: context }] : []),
    ...images.flatMap(({ png, caption }): OpenAI.ChatCompletionContentPart[] => [
      { type: "text", text: caption },
      {
        type: "image_url",
        image_url: { url: `data:image/png;base64,${png.toBase64()}`, detail: "high" },
      },
    ]),
  ];
}

function outcomeOf(
  { id, text, refusal, finish, usage: counted }: Heard,
  settings: OpenAiSettings,
): ModelOutcome<string> {
  const usage = counted
    ? usageOf({
      input: counted.prompt_tokens,
      output: counted.completion_tokens,
      cached: counted.prompt_tokens_details?.cached_tokens ?? 0,
    }, settings)
    : null;
  if (refusal) return { kind: "refused", why: refusal, usage };
  if (finish === "content_filter") return { kind: "refused", why: finish, usage };
  if (finish === "length") return { kind: "tooLong", why: "the answer did not fit", usage };
  if (finish === null) {
    return { kind: "retry", why: "the answer was cut off", afterMs: null, mayBeBilled: true };
  }
  return { kind: "ok", value: text, usage: usage ?? NO_USAGE, responseId: id };
}
