/**
 * `deno task bench model-time [--sheets 40] [--seconds 45] [--at-random]`: how long a set takes when each answer of the
 * model does. The model is a stand-in that says nothing after the time given, half as long again for the fifth of the
 * questions with most words, or for every fifth that comes: what is measured is the product around it, reading, drawing
 * pictures and keeping questions in flight.
 */
import { PDFDocument } from "pdf-lib";
import type { ModelProvider } from "../../functions/_providers/model/port.ts";
import type { ProjectDetails } from "../../functions/_shared/domain/project.ts";
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
  const set = { bytes, project: first.project };
  const lengths: number[] = [];
  await review(set, (length) => void lengths.push(length));
  const many = lengths.toSorted((a, b) => b - a)[Math.floor(lengths.length / SLOW_ONE_IN)];
  let asked = 0;
  const isSlow = args.includes("--at-random")
    ? () => ++asked % SLOW_ONE_IN === 0
    : (length: number) => length > many;
  const measured = await review(set, async (length) => {
    const factor = isSlow(length) ? SLOWER : 1;
    await new Promise((resolve) => setTimeout(resolve, seconds * factor * 1000));
  });
  const [took, firstQuestion, lastPage] = [
    measured.tookS,
    measured.firstQuestionS,
    measured.lastPageS,
  ].map((it) => it.toFixed(0));
  console.log(
    `${measured.sheets} sheets in ${took} s, ${measured.questions} questions of ${seconds} s, at most ${measured.mostInFlight} in flight; the first asked after ${firstQuestion} s, the last page done after ${lastPage} s`,
  );
}

/** A review with a model that has nothing to say. @param answering is told how long the words of a question are */
async function review(
  { bytes, project }: { bytes: Uint8Array<ArrayBuffer>; project: ProjectDetails },
  answering: (length: number) => Promise<void> | void,
) {
  const startedMs = performance.now();
  const since = () => (performance.now() - startedMs) / 1000;
  const reached = { firstQuestionS: 0, lastPageS: 0, inFlight: 0, mostInFlight: 0 };
  const model: ModelProvider = {
    name: "slow stand-in",
    priceOf: () => ({ leastUsd: 0, mostUsd: 0 }),
    async ask({ task, schema, context }) {
      reached.mostInFlight = Math.max(reached.mostInFlight, ++reached.inFlight);
      reached.firstQuestionS ||= since();
      await answering(context?.length ?? 0);
      reached.inFlight -= 1;
      const usage = { inputTokens: 0, outputTokens: 0, costUsd: 0 };
      const value = schema.parse(EMPTY_ANSWERS[task]);
      return { kind: "ok", value, usage, responseId: "" };
    },
  };
  const desk = openLocalDesk(model, { host: "here", maxUsd: 1 });
  const { body } = await reviewFiles([{ name: "set.pdf", bytes }], project, {
    now: new Date(0),
    desk,
    onPage: () => void (reached.lastPageS = since()),
  });
  const tookS = since();
  const { questions } = await desk.sumRun(LOCAL_PROJECT.projectId, LOCAL_PROJECT.run);
  return { ...reached, tookS, questions, sheets: body.sheets.length };
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
