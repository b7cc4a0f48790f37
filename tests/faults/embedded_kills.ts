/**
 * Kills the whole product again and again: one process with web, worker and embedded database. Each round
 * starts it on the same data directory, lets customers work, and ends it at a moment that chance chooses,
 * now and then before it listens.
 */
import { openEmbeddedBackend } from "../../functions/_providers/supabase/embedded/backend.ts";
import { loadBackendSecrets } from "../../functions/_providers/supabase/embedded/secrets.ts";
import { type Chance, createChance } from "../fakes/random.ts";
import { spawnServer, startServer } from "../fakes/server_process.ts";
import { Customer } from "./customer.ts";
import { findBroken } from "./invariants.ts";
import { settle } from "./settle.ts";

export interface Campaign {
  kills: number;
  seed: number;
  /** No kill after this long, however many are left. */
  mostMs?: number;
  log: (line: string) => void;
}

export interface Outcome {
  /** Broken promises; none when all held. */
  broken: string[];
  figures: Record<string, number>;
}

/** Share of kills that hit the start. */
const IN_START = 0.25;
/** Longest time a server is left to work, in milliseconds. */
const WORK_MS = 6_000;

export async function killEmbedded(
  { kills, seed, log, mostMs = Infinity }: Campaign,
): Promise<Outcome> {
  const endMs = performance.now() + mostMs;
  const chance = createChance(seed);
  const customers = ["ann", "bob"].map((name, n) => new Customer(name, createChance(seed + 1 + n)));
  const dataDir = await Deno.makeTempDir({ prefix: "flclear-faults-" });
  const figures = { kills: 0, killsBeforeReady: 0 };
  let startMs = 4_000;
  try {
    for (let kill = 1; kill <= kills && performance.now() < endMs; kill++) {
      const { wasReady, readyMs } = await runOnce(dataDir, customers, chance, startMs);
      if (wasReady) startMs = readyMs;
      else figures.killsBeforeReady++;
      figures.kills = kill;
      if (kill % 5 === 0) log(`${kill} of ${kills} kills`);
    }
    const broken = await settleAndStop(dataDir, customers);
    const found = await inspect(dataDir, customers);
    return {
      broken: [...broken, ...found.broken],
      figures: { ...figures, ...sumSeen(customers), ...found.figures },
    };
  } finally {
    await Deno.remove(dataDir, { recursive: true });
  }
}

/** One life of the server. */
async function runOnce(
  dataDir: string,
  customers: Customer[],
  chance: Chance,
  startMs: number,
): Promise<{ wasReady: boolean; readyMs: number }> {
  const isEarly = chance.next() < IN_START;
  const waitMs = isEarly ? chance.between(0, startMs) : chance.between(100, WORK_MS);
  const bornMs = performance.now();
  const server = await spawnServer({ dataDir });
  let readyMs = startMs;
  let wasReady = false;
  const stop = new AbortController();
  const working = server.ready.then((url) => {
    wasReady = true;
    readyMs = performance.now() - bornMs;
    return Promise.all(customers.map((it) => it.work(url, stop.signal)));
  });
  working.catch(() => {});
  if (!isEarly) await server.ready;
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  await server.kill();
  stop.abort();
  await working.catch((error) => {
    if (wasReady) throw error;
  });
  return { wasReady, readyMs };
}

/** Starts once more, waits until every project is over, and stops as it should be stopped. */
async function settleAndStop(dataDir: string, customers: Customer[]): Promise<string[]> {
  const server = await startServer({ dataDir });
  const broken = await settle(server.url, customers);
  const code = await server.stop();
  if (code !== 0) broken.push(`the server ended with ${code} when it was asked to stop`);
  return broken;
}

async function inspect(dataDir: string, customers: Customer[]): Promise<Outcome> {
  const backend = await openEmbeddedBackend({
    database: `${dataDir}/database`,
    objects: `${dataDir}/objects`,
    secrets: await loadBackendSecrets(dataDir),
    siteUrl: "http://127.0.0.1",
    sendMail: () => Promise.resolve(),
  });
  try {
    const query = async (sql: string) => (await backend.exec(sql)).rows;
    return {
      broken: await findBroken(query, `${dataDir}/objects`, customers),
      figures: await countThings(query),
    };
  } finally {
    await backend.close();
  }
}

/** What the run came to, for the printed table. */
export async function countThings(
  query: (sql: string) => Promise<Record<string, unknown>[]>,
): Promise<Record<string, number>> {
  const [row] = await query(
    `select (select count(*) from public.projects)::int as "projectsKept",
       (select count(*) from public.issued_reports)::int as "reportsIssued",
       (select count(*) from public.page_results where result is null)::int as "pagesGivenUp",
       (select coalesce(sum(attempts - 1), 0) from jobs.job where attempts > 1)::int as "jobsDoneAgain"`,
  );
  return row as Record<string, number>;
}

export function sumSeen(customers: Customer[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const { seen } of customers) {
    for (const [what, count] of Object.entries(seen)) total[what] = (total[what] ?? 0) + count;
  }
  return total;
}
