/**
 * `deno task fuzz [--minutes 5] [--seed n] [--only pages] [--most 20000]`: damaged plans, pages with far too much on
 * them, odd bodies, forms, codes, queries and dimension strings, one kind after the other, until the time is over.
 * Prints the seed of each failure, and keeps damaged files in `.bench/fuzz/`. No crash, no hang, no 5xx, always a
 * clear code. With `--pages 10000` so many pages alone, and it goes on where it stopped (`pages.ts`).
 */
import { createChance, readNumber } from "../fakes/random.ts";
import { closeReaders } from "../../functions/analysis/read/mod.ts";
import { WorkerPool } from "../../functions/analysis/apart/pool.ts";
import { openCallFuzzer } from "./calls.ts";
import { tryFile } from "./files.ts";
import { tryGrowth, tryPage } from "./growth.ts";
import { readRun, runPages } from "./pages.ts";
import { KINDS as PAGE_KINDS } from "./pathological.ts";
import type { Verdict } from "./verdict.ts";
import { tryWords } from "./words.ts";

if (Deno.args.includes("--pages")) {
  const broken = await runPages(readRun(Deno.args), console.log);
  Deno.exit(broken.length === 0 ? 0 : 1);
}

const minutes = readNumber(Deno.args, "minutes", 5);
const firstSeed = readNumber(Deno.args, "seed", Math.floor(Date.now() / 1000));
const only = Deno.args.includes("--only") ? Deno.args[Deno.args.indexOf("--only") + 1] : null;
const FOLDER = ".bench/fuzz";

/** Most of a thing on a generated page. */
const MOST_OF_A_KIND = readNumber(Deno.args, "most", 20_000);

const pool = new WorkerPool();
const calls = await openCallFuzzer();
/** Tries of one round: cheap ones more often. */
const KINDS: [name: string, times: number, make: (seed: number) => Verdict | Promise<Verdict>][] = [
  ["files", 3, (seed) => tryFile(createChance(seed))],
  ["pages", 3, (seed) => tryPage(pool, seed, MOST_OF_A_KIND)],
  ["growth", 1, (seed) => {
    const kinds = Object.keys(PAGE_KINDS);
    return tryGrowth(pool, kinds[seed % kinds.length], 2_000);
  }],
  ["json", 30, (seed) => calls.tryJson(createChance(seed))],
  ["forms", 8, (seed) => calls.tryForm(createChance(seed))],
  ["codes", 15, (seed) => calls.tryCode(createChance(seed))],
  ["queries", 15, (seed) => calls.tryQuery(createChance(seed))],
  ["dimensions", 300, (seed) => tryWords(createChance(seed))],
];
const counts = new Map<string, number>();
let failures = 0;
const endMs = performance.now() + minutes * 60_000;
console.log(`seed ${firstSeed}, ${minutes} min`);
for (let seed = firstSeed; performance.now() < endMs;) {
  for (const [kind, times, make] of KINDS) {
    if (only && kind !== only) continue;
    for (let n = 0; n < times && performance.now() < endMs; n++, seed++) {
      const { what, problem, bytes } = await make(seed);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if (problem === null) continue;
      failures++;
      console.log(`FAILED ${kind}, seed ${seed}: ${what}\n  ${problem}`);
      if (!bytes) continue;
      await Deno.mkdir(FOLDER, { recursive: true });
      await Deno.writeFile(`${FOLDER}/${seed}`, bytes);
    }
  }
}
await calls.close();
pool.close();
await closeReaders();
for (const [kind, count] of counts) console.log(`${kind}: ${count}`);
console.log(failures === 0 ? "nothing broke" : `${failures} failures`);
Deno.exit(failures === 0 ? 0 : 1);
