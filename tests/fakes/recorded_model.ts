/**
 * A model that replays what somebody answered who saw the pictures, and writes down what it is asked and has no answer
 * to. One folder a set: `questions/<key>/question.json` with its pictures, `answers/<key>.json`.
 */
import type { z } from "zod";
import { z as zod } from "zod";
import type {
  ModelOutcome,
  ModelProvider,
  ModelQuestion,
} from "../../functions/_providers/model/port.ts";
import { carryOver, withNewKeys } from "./carried_answers.ts";
import { EMPTY_ANSWERS } from "./model_answers.ts";
import { openReadings } from "./recorded_readings.ts";
import { openStrips } from "./recorded_strips.ts";

/** What a replay came to. Tokens are estimated: a patch of 32 pixels a side is one, four letters are one. */
export interface ReplayCount {
  questions: number;
  /** Questions somebody answered. */
  answered: number;
  /** Of these, those whose words are no longer the ones that were answered: they are carried over to today's. */
  stale: number;
  pictures: number;
  inputTokens: number;
  /** Of these, those of the prompt, which is the same for every question of a task. */
  promptTokens: number;
  outputTokens: number;
}

export interface RecordedModel extends ModelProvider {
  count: ReplayCount;
  /** Keys of questions nobody answered. */
  open: string[];
}

/** What becomes of an answer before it is given: nothing, or a lie. */
export type Bend = (task: string, answer: unknown) => unknown;

/** Opens a recording; prices in US dollars for a million tokens. */
export function openRecording(
  folder: string,
  { bend = (_task, answer) => answer, prices = { input: 5, output: 25 } }: {
    bend?: Bend;
    prices?: { input: number; output: number };
  } = {},
): RecordedModel {
  const count: ReplayCount = {
    questions: 0,
    answered: 0,
    stale: 0,
    pictures: 0,
    inputTokens: 0,
    promptTokens: 0,
    outputTokens: 0,
  };
  const open: string[] = [];
  const findReadings = openReadings(folder);
  const findStrips = openStrips(folder);
  return {
    name: "stand-in",
    count,
    open,
    priceOf: () => ({ leastUsd: 0, mostUsd: 0 }),
    async ask<S extends z.ZodType>(question: ModelQuestion<S>): Promise<ModelOutcome<z.infer<S>>> {
      const key = await keyOf(question);
      const place = `${folder}/questions/${key}`;
      const known = await readJson(`${place}/question.json`) as { captions: string[] } | null;
      if (!known) await record(place, key, question);
      const given = withNewKeys(await readJson(`${folder}/answers/${key}.json`));
      const isRead = question.task === "second_reading";
      const choices = isRead && !given ? await findReadings(question) : null;
      const strips = question.task === "lettering_again" && !given
        ? await findStrips(question.images)
        : [];
      const isInPart = strips.some((it) => it !== null);
      const isStale = !isRead && given !== null && known !== null &&
        (question.context ?? "") !== contextOf(known, question);
      const found = isStale
        ? carryOver(given, contextOf(known, question), question.context ?? "")
        : choices
        ? { choices }
        : isInPart
        ? { texts: strips.map((it) => it ?? "") }
        : given;
      if (isStale) count.stale += 1;
      if (!found || strips.includes(null)) open.push(key);
      const parsed = question.schema.safeParse(bend(question.task, found ?? nothing(question)));
      const inputTokens = tokensOf(question);
      const outputTokens = Math.ceil(JSON.stringify(found ?? {}).length / 3.5);
      const promptTokens = Math.ceil(question.prompt.length / 4);
      count.questions += 1;
      count.answered += found ? 1 : 0;
      count.pictures += question.images.length;
      count.inputTokens += inputTokens;
      count.promptTokens += promptTokens;
      count.outputTokens += outputTokens;
      const costUsd = (inputTokens * prices.input + outputTokens * prices.output) / 1e6;
      const usage = { inputTokens, outputTokens, costUsd };
      return parsed.success
        ? { kind: "ok", value: parsed.data, usage, responseId: key }
        : { kind: "invalid", why: "the recorded answer has another shape", usage };
    },
  };
}

const nothing = ({ task, images }: ModelQuestion<z.ZodType>): unknown =>
  task === "second_reading"
    ? { choices: images.map(() => 8) }
    : task === "lettering_again"
    ? { texts: images.map(() => "") }
    : EMPTY_ANSWERS[task];

const contextOf = (
  { captions }: { captions: string[] },
  { images }: ModelQuestion<z.ZodType>,
): string => captions.slice(0, captions.length - images.length).join("\n");

/** Pictures, and the words where they tell the question from others with the same pictures or none. */
async function keyOf({ task, images, context = "" }: ModelQuestion<z.ZodType>): Promise<string> {
  const parts = [new TextEncoder().encode(task), ...images.map(({ png }) => png)];
  if (task === "second_reading") parts.push(new TextEncoder().encode(context));
  const all = new Uint8Array(parts.reduce((sum, it) => sum + it.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", all)).toHex();
  return `${task}-${hash.slice(0, 16)}`;
}

async function record(
  place: string,
  key: string,
  { task, prompt, context, schema, images }: ModelQuestion<z.ZodType>,
): Promise<void> {
  await Deno.mkdir(place, { recursive: true });
  const files = images.map((_, at) => `${String(at + 1).padStart(2, "0")}.png`);
  for (const [at, { png }] of images.entries()) {
    await Deno.writeFile(`${place}/${files[at]}`, png);
  }
  const captions = [...context ? [context] : [], ...images.map(({ caption }) => caption)];
  const about = {
    key,
    task,
    prompt,
    captions,
    images: files.map((file) => ({ file })),
    schema: zod.toJSONSchema(schema),
  };
  await Deno.writeTextFile(`${place}/question.json`, JSON.stringify(about, null, 1));
}

async function readJson(path: string): Promise<unknown> {
  const text = await Deno.readTextFile(path).catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/** Side of a patch that is one token, in pixels; where a PNG tells its width and height. */
const PATCH_PX = 32;
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

function tokensOf({ prompt, context = "", schema, images }: ModelQuestion<z.ZodType>): number {
  const letters = prompt.length + context.length + JSON.stringify(zod.toJSONSchema(schema)).length;
  const patches = images.map(({ png }) => {
    const view = new DataView(png.buffer, png.byteOffset);
    const [width, height] = [view.getUint32(WIDTH_AT), view.getUint32(HEIGHT_AT)];
    return Math.ceil(width / PATCH_PX) * Math.ceil(height / PATCH_PX);
  });
  return Math.ceil(letters / 4) + patches.reduce((sum, it) => sum + it, 0);
}
