/**
 * `deno task load [--users 200] [--minutes 3] [--uploads 2] [--seed n] [--postgres]`: many users at once, in a
 * process of their own. Prints what each kind of call took, and what memory was held by at the start, each minute
 * and at the end; fails on any error but an honest 429, and on memory that did not level off. `--uploads 0` has
 * users who only read. `--postgres` takes two web and two worker processes around a PostgreSQL server.
 */
import { buildIfStale } from "../../functions/cli/build.ts";
import { findPostgres } from "../fakes/postgres_server.ts";
import { readNumber } from "../fakes/random.ts";
import { startServer } from "../fakes/server_process.ts";
import { openSplitProduct } from "../fakes/split_product.ts";
import { drive, type Load } from "./drive.ts";
import { describeMemory, readThreads } from "./memory.ts";

const MEGABYTE = 1024 * 1024;
/** Growth of one process from the second to the last third of the run that still counts as levelled off. */
const GROWTH_MOST = 96 * MEGABYTE;
/** Real limits, told apart by the address that the proxy names. */
const ENV = { RATE_LIMIT_FACTOR: "1", BEHIND_PROXY: "1" };

const users = readNumber(Deno.args, "users", 200);
const minutes = readNumber(Deno.args, "minutes", 3);
const uploads = readNumber(Deno.args, "uploads", 2);
const seed = readNumber(Deno.args, "seed", Math.floor(Date.now() / 1000));
const log = (line: string) => console.log(line);

await buildIfStale();
log(`${users} users, ${minutes} min, seed ${seed}`);
const { product, close } = Deno.args.includes("--postgres") ? await openSplit() : await openOne();
try {
  const durationMs = minutes * 60_000;
  const figures = await drive({ ...product, users, durationMs, uploads, seed, log });
  for (const line of figures.lines()) log(line);
  const { calls, limited } = figures.total();
  log(`${calls} calls, ${limited} of them over a limit`);
  let isFlat = true;
  for (const { process, from, to, peak } of figures.growth()) {
    const [start, end, most] = [from, to, peak].map((it) => Math.round(it / MEGABYTE));
    log(`memory of ${process}: ${start} MB, then ${end} MB, at most ${most} MB`);
    isFlat &&= to - from <= GROWTH_MOST;
  }
  log(
    isFlat
      ? "memory levelled off"
      : `memory did not level off: it grew by more than ${GROWTH_MOST / MEGABYTE} MB`,
  );
  const errors = figures.errors();
  for (const error of errors) log(`ERROR ${error}`);
  Deno.exitCode = errors.length === 0 && isFlat ? 0 : 1;
} finally {
  await close();
}

async function openOne(): Promise<
  { product: Pick<Load, "urls" | "memory" | "describe">; close: () => Promise<void> }
> {
  const notes = await Deno.makeTempFile({ prefix: "flclear-memory-" });
  const server = await startServer({
    env: { ...ENV, LOAD_MEMORY_FILE: notes },
    preload: "tests/load/observe.ts",
  });
  return {
    product: {
      urls: [server.url],
      memory: async () => ({ server: await server.memory() }),
      describe: async () => [describeMemory(await server.memory(), await readThreads(notes))],
    },
    async close() {
      await server.stop();
      await Deno.remove(server.dataDir, { recursive: true });
      await Deno.remove(notes);
    },
  };
}

async function openSplit(): ReturnType<typeof openOne> {
  const programs = findPostgres();
  if (!programs) throw new Error("There is no PostgreSQL server on this machine");
  const product = await openSplitProduct(programs, { webs: 2, workers: 2 }, ENV);
  const parts = [...product.webs, ...product.workers];
  return {
    product: {
      urls: product.urls,
      memory: async () => {
        const entries = parts.map(async (it) => [it.name, await it.server().memory()] as const);
        return Object.fromEntries(await Promise.all(entries));
      },
      describe: () =>
        Promise.all(
          parts.map(async (it) => `${it.name} ${describeMemory(await it.server().memory(), null)}`),
        ),
    },
    close: product.close,
  };
}
