/**
 * `deno task bench real [--labels dir] [--plans dir] [--only text] [--misses | --totals] [--model [--replay dir] [--lies |
 * --accomplice]]`: what `inspect` gives for real drawings, compared with labels written by hand (`real/README.md`), page by
 * page and in total; of kept pages totals alone. With `--model` pages without text are read with the vision model, too, or
 * with a recording of one, a folder a file: questions nobody answered yet are written down there.
 */
import { createOpenAiModel } from "../../functions/_providers/model/openai.ts";
import { hostOf } from "../../functions/_providers/model/settings.ts";
import type { PageLettering } from "../../functions/_shared/domain/page_reading.ts";
import type { ModelDesk } from "../../functions/analysis/propose/desk.ts";
import { LOCAL_PROJECT, openLocalDesk } from "../../functions/analysis/propose/local_desk.ts";
import { modelOf, readEnvironment } from "../../functions/cli/environment.ts";
import { openRecording, type RecordedModel } from "../fakes/recorded_model.ts";
import { describeReplays } from "./accuracy_model.ts";
import { bendLettering } from "./lies.ts";
import type { PlanSet } from "../../functions/_shared/domain/plan_set.ts";
import { extractPlanSet } from "../../functions/analysis/extract/mod.ts";
import { closeReaders, readFiles, type ReadResult } from "../../functions/analysis/read/mod.ts";
import { type InspectedPage, inspectSet } from "../../functions/cli/inspect_json.ts";
import { type RealLabel, type Score, scorePage, SUBJECTS } from "./real_score.ts";

interface Options {
  labels: string;
  plans: string;
  only: string;
  showsMisses: boolean;
  /** Says nothing of single pages. */
  totalsOnly: boolean;
  /** Pages are read with the model, too. */
  withModel: boolean;
  /** Folder of a recording in the model's place. */
  replay: string | null;
  /** One figure of five is bent in the first reading, or in both. */
  lies: "none" | "first" | "both";
}

interface Row {
  name: string;
  label: RealLabel;
  scores: Record<string, Score>;
  lettering?: PageLettering;
}

/** Measures and prints. */
export async function benchReal(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const labels = readLabels(options);
  if (labels.length === 0) throw new Error(`No labels in ${options.labels}`);
  const recordings: RecordedModel[] = [];
  const alone: Row[] = [], helped: Row[] = [];
  for (const [file, ofFile] of Map.groupBy(labels, (label) => label.file)) {
    const path = `${options.plans}/${file}`;
    alone.push(...await scoreFile(path, ofFile, options));
    if (!options.withModel) continue;
    const desk = openDesk(nameOfFile(file), options, recordings);
    helped.push(...await scoreFile(path, ofFile, options, desk));
  }
  await closeReaders();
  printTotals(alone);
  if (!options.withModel) return;
  console.log("\nWITH THE MODEL");
  printTotals(helped);
  printLettering(helped.flatMap(({ lettering }) => lettering ?? []));
  if (recordings.length > 0) console.log(describeReplays(recordings.map(({ count }) => count)));
}

async function scoreFile(
  path: string,
  labels: readonly RealLabel[],
  options: Options,
  desk?: ModelDesk,
): Promise<Row[]> {
  const { pages, read } = await inspectFile(path, desk);
  return labels.map((label) => {
    const reading = read.pages.find((page) => page.page === label.page);
    const scores = scorePage(
      label,
      pages.find((page) => page.page === label.page) ?? null,
      reading?.lines.map((line) => line.text) ?? [],
    );
    const row = { name: nameOf(label), label, scores, lettering: reading?.lettering };
    if (options.totalsOnly) return row;
    console.log(`${(desk ? `${row.name}, model` : row.name).padEnd(51)} ${textOf(scores)}`);
    if (options.showsMisses) printMisses(scores);
    return row;
  });
}

/** Most a bench over the network may spend, where the ceiling of the month is higher; replays cost nothing. */
const REPLAY_MAX_USD = 1e6;

function openDesk(file: string, { replay, lies }: Options, recordings: RecordedModel[]): ModelDesk {
  if (replay) {
    const bend = lies === "none" ? undefined : bendLettering(lies === "both");
    const recording = openRecording(`${replay}/${file}`, { bend });
    recordings.push(recording);
    return openLocalDesk(recording, { host: "a recording", maxUsd: REPLAY_MAX_USD });
  }
  const settings = modelOf(readEnvironment());
  if (!settings) throw new Error("--model needs OPENAI_API_KEY, or a recording with --replay");
  return openLocalDesk(createOpenAiModel(settings), {
    host: hostOf(settings),
    maxUsd: settings.maxMonthCents / 100,
  });
}

function printTotals(rows: readonly Row[]): void {
  for (const isVector of [true, false]) {
    const some = rows.filter(({ label }) => label.vector === isVector);
    if (some.length === 0) continue;
    console.log(`\n${isVector ? "VECTOR" : "RASTER"}, ${some.length} pages`);
    printTotal(some.map(({ scores }) => scores));
  }
  console.log(`\nALL, ${rows.length} pages`);
  printTotal(rows.map(({ scores }) => scores));
}

/** What became of the pieces that the model read. */
function printLettering(all: readonly PageLettering[]): void {
  const sum = (of: (it: PageLettering) => number) => all.reduce((n, it) => n + of(it), 0);
  console.log(
    `\nlettering of ${all.length} pages: ${sum((it) => it.unchanged)} pieces as recognized, ${
      sum((it) => it.recognized)
    } borne out by the recognizer, ${sum((it) => it.readTwice)} read twice, ${
      sum((it) => it.refused)
    } refused; $${sum((it) => it.asked.costUsd).toFixed(2)}`,
  );
}

function readOptions(args: readonly string[]): Options {
  const valueOf = (name: string) => {
    const at = args.indexOf(name);
    return at < 0 ? null : args[at + 1] ?? null;
  };
  return {
    labels: valueOf("--labels") ?? new URL("./real/labels", import.meta.url).pathname,
    plans: valueOf("--plans") ?? new URL("../../../shared/plans", import.meta.url).pathname,
    only: valueOf("--only") ?? "",
    showsMisses: args.includes("--misses"),
    totalsOnly: args.includes("--totals"),
    withModel: args.includes("--model"),
    replay: valueOf("--replay"),
    lies: args.includes("--accomplice") ? "both" : args.includes("--lies") ? "first" : "none",
  };
}

function readLabels({ labels, only }: Options): RealLabel[] {
  return [...Deno.readDirSync(labels)].map(({ name }) => name)
    .filter((name) => name.endsWith(".json") && name.includes(only)).sort()
    .map((name) => JSON.parse(Deno.readTextFileSync(`${labels}/${name}`)));
}

/** What is read, not how fast: a page has as long as it needs on a busy machine. */
const PAGE_MS = 600_000;

async function inspectFile(
  path: string,
  desk?: ModelDesk,
): Promise<{ pages: InspectedPage[]; read: ReadResult }> {
  const name = path.split("/").at(-1)!;
  const bytes = await Deno.readFile(path);
  const read = await readFiles([{ name, bytes }], {
    pageTimeoutMs: PAGE_MS,
    openDesk: desk && ((page) => desk.openFor({ ...LOCAL_PROJECT, page })),
  });
  const set: PlanSet = extractPlanSet(read.pages);
  return { pages: inspectSet(read.files, set).pages, read };
}

const nameOfFile = (file: string): string => file.split("/").at(-1)!.replace(/\.\w+$/, "");
const nameOf = ({ file, page }: RealLabel): string => `${nameOfFile(file).slice(0, 38)} p${page}`;

function textOf(scores: Record<string, Score>): string {
  return SUBJECTS.flatMap((subject) => {
    const score = scores[subject];
    if (!score || score.total === 0) return [];
    const wrong = score.wrong.length > 0 ? ` (${score.wrong.length} wrong)` : "";
    return [`${subject} ${score.right}/${score.total}${wrong}`];
  }).join(" · ");
}

function printMisses(scores: Record<string, Score>): void {
  for (const subject of SUBJECTS) {
    const { missed, wrong } = scores[subject] ?? { missed: [], wrong: [] };
    if (missed.length > 0) console.log(`    ${subject} missed: ${missed.join(" | ")}`);
    if (wrong.length > 0) console.log(`    ${subject} wrong:  ${wrong.join(" | ")}`);
  }
}

function printTotal(all: readonly Record<string, Score>[]): void {
  for (const subject of SUBJECTS) {
    const scores = all.flatMap((scores) => scores[subject] ?? []);
    const sum = (of: (score: Score) => number) => scores.reduce((n, it) => n + of(it), 0);
    const [right, total, given] = [
      sum((it) => it.right),
      sum((it) => it.total),
      sum((it) => it.given),
    ];
    if (total === 0) continue;
    const recall = `${right} of ${total} (${percent(right, total)})`;
    const precision = given === 0
      ? ""
      : `precision ${percent(given - sum((it) => it.wrong.length), given)} of ${given}`;
    console.log(`  ${subject.padEnd(18)} ${recall.padEnd(24)} ${precision}`);
  }
}

const percent = (part: number, whole: number): string => `${(100 * part / whole).toFixed(1)} %`;
