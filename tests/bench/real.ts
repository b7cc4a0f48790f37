/**
 * `deno task bench real [--labels dir] [--plans dir] [--only text] [--misses | --totals]`: what `inspect` gives for real
 * drawings, compared with labels written by hand (`real/README.md`), page by page and in total; of kept pages
 * totals alone.
 */
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
}

/** Measures and prints. */
export async function benchReal(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const labels = readLabels(options);
  if (labels.length === 0) throw new Error(`No labels in ${options.labels}`);
  const rows: { name: string; label: RealLabel; scores: Record<string, Score> }[] = [];
  for (const [file, ofFile] of Map.groupBy(labels, (label) => label.file)) {
    const { pages, read } = await inspectFile(`${options.plans}/${file}`);
    for (const label of ofFile) {
      const reading = read.pages.find((page) => page.page === label.page);
      const scores = scorePage(
        label,
        pages.find((page) => page.page === label.page) ?? null,
        reading?.lines.map((line) => line.text) ?? [],
      );
      const row = { name: nameOf(label), label, scores };
      rows.push(row);
      if (options.totalsOnly) continue;
      console.log(`${row.name.padEnd(44)} ${textOf(scores)}`);
      if (options.showsMisses) printMisses(scores);
    }
  }
  await closeReaders();
  for (const isVector of [true, false]) {
    const some = rows.filter(({ label }) => label.vector === isVector);
    if (some.length === 0) continue;
    console.log(`\n${isVector ? "VECTOR" : "RASTER"}, ${some.length} pages`);
    printTotal(some.map(({ scores }) => scores));
  }
  console.log(`\nALL, ${rows.length} pages`);
  printTotal(rows.map(({ scores }) => scores));
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
  };
}

function readLabels({ labels, only }: Options): RealLabel[] {
  return [...Deno.readDirSync(labels)].map(({ name }) => name)
    .filter((name) => name.endsWith(".json") && name.includes(only)).sort()
    .map((name) => JSON.parse(Deno.readTextFileSync(`${labels}/${name}`)));
}

/** What is read, not how fast: a page has as long as it needs on a busy machine. */
const PAGE_MS = 600_000;

async function inspectFile(path: string): Promise<{ pages: InspectedPage[]; read: ReadResult }> {
  const name = path.split("/").at(-1)!;
  const bytes = await Deno.readFile(path);
  const read = await readFiles([{ name, bytes }], { pageTimeoutMs: PAGE_MS });
  const set: PlanSet = extractPlanSet(read.pages);
  return { pages: inspectSet(read.files, set).pages, read };
}

const nameOf = ({ file, page }: RealLabel): string =>
  `${file.split("/").at(-1)!.replace(/\.\w+$/, "").slice(0, 38)} p${page}`;

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
