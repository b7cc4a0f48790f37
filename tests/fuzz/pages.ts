/**
 * `deno task fuzz --pages 10000 [--shard 1/10] [--seed 1] [--most 20000] [--results .bench/pages.jsonl]`: so many
 * pages with far too much on them, each read and judged in a worker. A page is a line of the results file; a run goes
 * on where the last one stopped, and shards may run one after the other or beside each other on files of their own.
 * Fails when a page took more than its minute or its memory, or ended with an error that is no reason.
 */
import { PAGE_TIMEOUT_MS, WorkerPool } from "../../functions/analysis/apart/pool.ts";
import { readNumber } from "../fakes/random.ts";
import { measurePage, type PageMeasure } from "./growth.ts";

interface Line extends PageMeasure {
  seed: number;
}

export interface PagesRun {
  count: number;
  firstSeed: number;
  most: number;
  /** Of so many shards this one, from 0. */
  shard: { index: number; of: number };
  results: string;
}

export function readRun(args: readonly string[]): PagesRun {
  const textOf = (name: string) =>
    args.includes(`--${name}`) ? args[args.indexOf(`--${name}`) + 1] : null;
  const [index, of] = (textOf("shard") ?? "1/1").split("/").map(Number);
  if (!(index >= 1 && index <= of)) throw new RangeError(`Cannot run shard ${textOf("shard")}`);
  return {
    count: readNumber([...args], "pages", 10_000),
    firstSeed: readNumber([...args], "seed", 1),
    most: readNumber([...args], "most", 20_000),
    shard: { index: index - 1, of },
    results: textOf("results") ?? ".bench/pages.jsonl",
  };
}

/** Tries what is left of a run. @returns what broke, over the whole file */
export async function runPages(run: PagesRun, log: (line: string) => void): Promise<string[]> {
  const { count, firstSeed, most, shard, results } = run;
  await Deno.mkdir(results.replace(/[^/]*$/, "") || ".", { recursive: true });
  const done = new Set((await readLines(results)).map((it) => it.seed));
  // By the processor: the clock also counts what others do beside it.
  const pool = new WorkerPool({ size: 1, timeoutMs: 10 * PAGE_TIMEOUT_MS });
  let tried = 0;
  for (let n = shard.index; n < count; n += shard.of) {
    const seed = firstSeed + n;
    if (done.has(seed)) continue;
    const line: Line = { seed, ...await measurePage(pool, seed, most) };
    await Deno.writeTextFile(results, `${JSON.stringify(line)}\n`, { append: true });
    if (line.problem) log(`FAILED page of seed ${seed}: ${line.what}: ${line.problem}`);
    if (++tried % 100 === 0) log(`${tried} pages tried, ${done.size + tried} in the file`);
  }
  pool.close();
  const lines = await readLines(results);
  log(summarise(lines));
  return lines.filter((it) => it.problem).map((it) => `seed ${it.seed}: ${it.what}: ${it.problem}`);
}

async function readLines(path: string): Promise<Line[]> {
  const text = await Deno.readTextFile(path).catch(() => "");
  return text.split("\n").flatMap((line): Line[] => {
    try {
      return [JSON.parse(line)];
    } catch {
      // The last line of a run that was cut off.
      return [];
    }
  });
}

/** How many, and what they took at most. */
export function summarise(lines: readonly Line[]): string {
  const most = (of: (line: Line) => number) => Math.max(0, ...lines.map(of));
  const ended = lines.filter((it) => it.isEnded).length;
  const seconds = (of: (line: Line) => number) => (most(of) / 1000).toFixed(1);
  return `${lines.length} pages: at most ${seconds((it) => it.workedMs)} s, ${
    seconds((it) => it.processorMs)
  } s of the processor and ${most((it) => it.peakMb)} MB; ${ended} set aside with their reason, ${
    lines.filter((it) => it.problem).length
  } failed`;
}
