/** A short run of `deno task fuzz` with the suite's seed. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { closeReaders } from "../../functions/analysis/read/mod.ts";
import { createChance } from "../fakes/random.ts";
import { type CallFuzzer, openCallFuzzer } from "./calls.ts";
import { tryFile } from "./files.ts";
import { WorkerPool } from "../../functions/analysis/apart/pool.ts";
import { tryGrowth, tryPage } from "./growth.ts";
import { tryWords } from "./words.ts";
import type { Verdict } from "./verdict.ts";

const pool = new WorkerPool({ size: 1 });
let calls: CallFuzzer;
Deno.test.beforeAll(async () => {
  calls = await openCallFuzzer();
});
Deno.test.afterAll(async () => {
  await calls.close();
  pool.close();
  await closeReaders();
});

/** Tries with seeds that follow from the suite's. */
async function tryMany(
  numRuns: number,
  make: (seed: number) => Verdict | Promise<Verdict>,
): Promise<void> {
  const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });
  const property = fc.asyncProperty(seeds, async (seed) => {
    const { what, problem } = await make(seed);
    assert.equal(problem, null, what);
  });
  await fc.assert(property, { numRuns, endOnFailure: true });
}

Deno.test("damaged plans and pictures are read or refused, in time", () =>
  tryMany(10, (seed) => tryFile(createChance(seed))));
Deno.test("pages with far too much on them are read and judged in their time and memory", () =>
  tryMany(6, (seed) => tryPage(pool, seed, 4_000)));
for (const kind of ["repeats", "mixedLengths", "manyLines", "strokes", "views"]) {
  Deno.test(`twice as much of ${kind} takes no more than some times as long`, async () => {
    const { what, problem } = await tryGrowth(pool, kind, 1_500);
    assert.equal(problem, null, what);
  });
}
Deno.test("odd JSON bodies get a clear answer", () =>
  tryMany(80, (seed) => calls.tryJson(createChance(seed))));
Deno.test("odd and damaged forms get a clear answer", () =>
  tryMany(15, (seed) => calls.tryForm(createChance(seed))));
Deno.test("codes nobody issued get a clear answer", () =>
  tryMany(40, (seed) => calls.tryCode(createChance(seed))));
Deno.test("odd queries and ranges get a clear answer", () =>
  tryMany(40, (seed) => calls.tryQuery(createChance(seed))));
Deno.test("dimension strings give a finite number or nothing, at once", () =>
  tryMany(1500, (seed) => tryWords(createChance(seed))));
