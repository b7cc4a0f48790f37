/**
 * Kills the parts of a split installation, one or several at a time: web, three workers, the backend and the
 * PostgreSQL server, at moments that chance chooses, some of them before they are up again. Once in the run the database is
 * gone for a while.
 */
import { type Chance, createChance } from "../fakes/random.ts";
import { openSplitProduct, type Part, type SplitProduct } from "../fakes/split_product.ts";
import { Customer } from "./customer.ts";
import { type Campaign, countThings, type Outcome, sumSeen } from "./embedded_kills.ts";
import { findBroken } from "./invariants.ts";
import { settle } from "./settle.ts";

/** Longest pause between two kills, in milliseconds. */
const PAUSE_MS = 2_500;
/** Share of killed parts that are up again before the next one is hit. */
const UP_AGAIN = 0.6;
/** Longest time a killed part stays away. */
const AWAY_MS = 1_500;

export async function killSplit(
  programs: string,
  { kills, seed, log, mostMs = Infinity, outageMs = 60_000, logs }: Campaign & {
    /** How long the database is gone, once, in the middle of the run. */
    outageMs?: number;
    /** Folder for what each part printed in its last life. */
    logs?: string;
  },
): Promise<Outcome> {
  const chance = createChance(seed);
  const product = await openSplitProduct(programs, { webs: 1, workers: 3 });
  const customers = ["cid", "dee"].map((name, n) => new Customer(name, createChance(seed + 1 + n)));
  const hits: Record<string, number> = {};
  const stop = new AbortController();
  for (const customer of customers) await customer.list(product.urls[0]);
  const working = customers.map((it) => stayAtWork(it, product.urls[0], stop.signal));
  try {
    const endMs = performance.now() + mostMs;
    let kill = 0;
    while (kill < kills && performance.now() < endMs) {
      await pause(chance.between(200, PAUSE_MS));
      const isOutage = !hits.outage &&
        (kill >= kills / 2 || performance.now() > endMs - mostMs / 2);
      const victims = isOutage ? ["database" as const] : pickVictims(product, chance);
      const some = victims.slice(0, kills - kill);
      await Promise.all(some.map(async (victim) => {
        const awayMs = isOutage ? outageMs : chance.between(0, AWAY_MS);
        if (victim === "database") await restartDatabase(product, awayMs);
        else await restart(victim, awayMs, chance.next() < UP_AGAIN);
      }));
      for (const victim of some) {
        const name = victim === "database" ? victim : victim.name.split(" ")[0];
        hits[name] = (hits[name] ?? 0) + 1;
      }
      if (isOutage) hits.outage = 1;
      kill += some.length;
      log(`${kill} of ${kills} kills`);
    }
    stop.abort();
    await Promise.all(working);
    await reviveAll(product);
    const broken = await settle(product.urls[0], customers);
    const found = await inspect(product, customers);
    for (const line of product.webs.flatMap((it) => it.failures())) log(`  ${line}`);
    return {
      broken: [...broken, ...found.broken],
      figures: { kills: kill, ...hits, outageMs, ...sumSeen(customers), ...found.figures },
    };
  } finally {
    stop.abort();
    if (logs) await keepLogs(product, logs);
    await product.close();
  }
}

async function keepLogs({ backend, webs, workers }: SplitProduct, folder: string): Promise<void> {
  await Deno.mkdir(folder, { recursive: true });
  for (const part of [backend, ...webs, ...workers]) {
    await Deno.writeTextFile(`${folder}/${part.name}.log`, part.server().output());
  }
}

/** One to three parts that fall at the same moment; the database most often, since it is up again the soonest. */
function pickVictims(
  { webs, workers, backend }: SplitProduct,
  chance: Chance,
): (Part | "database")[] {
  const database = Array.from({ length: 4 }, () => "database" as const);
  const candidates = [...workers, ...webs, backend, ...database];
  const victims = new Set<Part | "database">();
  for (let n = 1 + chance.below(3); n > 0; n--) victims.add(chance.pick(candidates));
  return [...victims];
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
    await product.sweep();
    const broken = await findBroken(query, product.objects, customers);
    return {
      // The folder stands for a file store that keeps its files and their list together by itself.
      broken: broken.filter((it) => !/^the file .* has no row$/.test(it)),
      figures: await countThings(query),
    };
  } finally {
    await sql.end();
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
