/**
 * `deno task bench model-time [--sheets 40] [--seconds 45]`: how long a set takes when each answer of the model does.
 * The model is a stand-in that says nothing after the time given, half as long again for every fifth: what is measured
 * is the product around it, reading, drawing pictures and keeping questions in flight.
 */
import { PDFDocument } from "pdf-lib";
import type { ModelProvider } from "../../functions/_providers/model/port.ts";
import { LOCAL_PROJECT, openLocalDesk } from "../../functions/analysis/propose/local_desk.ts";
import { reviewFiles } from "../../functions/analysis/review.ts";
import { EMPTY_ANSWERS } from "../fakes/model_answers.ts";
import { drawControlSets } from "./control/mod.ts";

const SLOW_ONE_IN = 5;
const SLOWER = 1.5;

/** Runs and prints the time. */
export async function benchModelTime(args: string[]): Promise<void> {
  const option = (name: string, otherwise: number) =>
    args.includes(name) ? Number(args[args.indexOf(name) + 1]) : otherwise;
  const sheets = option("--sheets", 40);
  const seconds = option("--seconds", 45);
  const [first, ...others] = await drawControlSets();
  const bytes = await joinSheets([first, ...others].flatMap(({ files }) => files), sheets);
  const inFlight = { now: 0, most: 0 };
  let asked = 0;
  const startedMs = performance.now();
  const since = () => (performance.now() - startedMs) / 1000;
  const reached = { firstQuestion: 0, lastPage: 0 };
  const model: ModelProvider = {
    name: "slow stand-in",
    priceOf: () => ({ leastUsd: 0, mostUsd: 0 }),
    async ask({ task, schema }) {
      inFlight.most = Math.max(inFlight.most, ++inFlight.now);
      reached.firstQuestion ||= since();
      const factor = ++asked % SLOW_ONE_IN === 0 ? SLOWER : 1;
      await new Promise((resolve) => setTimeout(resolve, seconds * factor * 1000));
      inFlight.now -= 1;
      const usage = { inputTokens: 0, outputTokens: 0, costUsd: 0 };
      const value = schema.parse(EMPTY_ANSWERS[task]);
      return { kind: "ok", value, usage, responseId: "" };
    },
  };
  const desk = openLocalDesk(model, { host: "here", maxUsd: 1 });
  const { body } = await reviewFiles([{ name: "set.pdf", bytes }], first.project, {
    now: new Date(0),
    desk,
    onPage: () => void (reached.lastPage = since()),
  });
  const took = since();
  const { questions } = await desk.sumRun(LOCAL_PROJECT.projectId, LOCAL_PROJECT.run);
  console.log(
    `${body.sheets.length} sheets in ${
      took.toFixed(0)
    } s, ${questions} questions of ${seconds} s, at most ${inFlight.most} in flight; the first asked after ${
      reached.firstQuestion.toFixed(0)
    } s, the last page done after ${reached.lastPage.toFixed(0)} s`,
  );
}

/** The first so many sheets of all files in one. */
async function joinSheets(
  files: readonly { bytes: Uint8Array }[],
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const set = await PDFDocument.create();
  for (const { bytes } of files) {
    const from = await PDFDocument.load(bytes);
    const room = most - set.getPageCount();
    if (room === 0) break;
    const pages = await set.copyPages(from, from.getPageIndices().slice(0, room));
    for (const page of pages) set.addPage(page);
  }
  return new Uint8Array(await set.save());
}
