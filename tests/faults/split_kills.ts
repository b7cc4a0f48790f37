/**
 * Kills the parts of a split installation one by one: web, two workers, the backend and the PostgreSQL server,
 * each at a moment that chance chooses, some of them before they are up again. Once in the run the database is
 * gone for a while.
 */
import { createChance } from "../fakes/random.ts";
import { openSplitProduct, type Part, type SplitProduct } from "../fakes/split_product.ts";
import { Customer } from "./customer.ts";
import { type Campaign, countThings, type Outcome, sumSeen } from "./embedded_kills.ts";
import { findBroken } from "./invariants.ts";
import { settle } from "./settle.ts";

/** Longest pause between two kills, in milliseconds. */
const PAUSE_MS = 4_000;
/** Share of killed parts that are up again before the next one is hit. */
const UP_AGAIN = 0.8;
/** Longest time a killed part stays away. */
const AWAY_MS = 1_500;

export async function killSplit(
  programs: string,
  { kills, seed, log, outageMs = 60_000 }: Campaign & {
    /** How long the database is gone, once, in the middle of the run. */
    outageMs?: number;
  },
): Promise<Outcome> {
  const chance = createChance(seed);
  const product = await openSplitProduct(programs, { webs: 1, workers: 2 });
  const customers = ["cid", "dee"].map((name, n) => new Customer(name, createChance(seed + 1 + n)));
  const hits: Record<string, number> = {};
  const stop = new AbortController();
  for (const customer of customers) await customer.list(product.urls[0]);
  const working = customers.map((it) => stayAtWork(it, product.urls[0], stop.signal));
  try {
    for (let kill = 1; kill <= kills; kill++) {
      await pause(chance.between(200, PAUSE_MS));
      const draw = chance.next();
      const part = draw < 0.25
        ? product.webs[0]
        : draw < 0.7
        ? chance.pick(product.workers)
        : draw < 0.85
        ? product.backend
        : null;
      const isOutage = kill === Math.ceil(kills / 2);
      const awayMs = isOutage ? outageMs : chance.between(0, AWAY_MS);
      const victim = isOutage ? null : part;
      const name = victim ? victim.name.split(" ")[0] : "database";
      hits[name] = (hits[name] ?? 0) + 1;
      if (victim) await restart(victim, awayMs, chance.next() < UP_AGAIN);
      else await restartDatabase(product, awayMs);
      if (kill % 10 === 0) log(`  ${kill} of ${kills} kills`);
    }
    stop.abort();
    await Promise.all(working);
    await reviveAll(product);
    const broken = await settle(product.urls[0], customers);
    const found = await inspect(product, customers);
    for (const line of product.webs.flatMap((it) => it.failures())) log(`  ${line}`);
    return {
      broken: [...broken, ...found.broken],
      figures: { kills, ...hits, outageMs, ...sumSeen(customers), ...found.figures },
    };
  } finally {
    stop.abort();
    await product.close();
  }
}

/** A customer comes back whenever the line was cut. */
async function stayAtWork(customer: Customer, url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await customer.work(url, signal);
    if (!signal.aborted) await pause(200);
  }
}

async function restart(part: Part, awayMs: number, isAwaited: boolean): Promise<void> {
  await part.kill();
  await pause(awayMs);
  await part.start();
  if (isAwaited) await part.server().ready.catch(() => {});
}

async function restartDatabase({ database }: SplitProduct, awayMs: number): Promise<void> {
  await database.kill();
  await pause(awayMs);
  await database.start();
}

/** Whatever could not start while something else was down is started now. */
async function reviveAll({ backend, webs, workers }: SplitProduct): Promise<void> {
  for (const part of [backend, ...webs, ...workers]) {
    for (let tries = 1;; tries++) {
      const isUp = await part.server().ready.then(() => isRunning(part), () => false);
      if (isUp) break;
      if (tries > 5) throw new Error(`${part.name} does not start: ${part.server().output()}`);
      await part.start();
    }
  }
}

async function isRunning(part: Part): Promise<boolean> {
  return await Promise.race([part.server().ended.then(() => false), pause(50).then(() => true)]);
}

async function inspect(product: SplitProduct, customers: Customer[]): Promise<Outcome> {
  const { default: postgres } = await import("postgres");
  const sql = postgres(product.databaseUrl, { onnotice: () => {} });
  try {
    const query = async (text: string) => [...await sql.unsafe(text)];
    return {
      broken: await findBroken(query, product.objects, customers),
      figures: await countThings(query),
    };
  } finally {
    await sql.end();
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
