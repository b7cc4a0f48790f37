/** Lets many users work at once on a running product and watches the memory of its processes. */
import { createChance } from "../fakes/random.ts";
import { createFigures, type Figures } from "./figures.ts";
import { VirtualUser } from "./virtual_user.ts";

export interface Load {
  /** Addresses of the web processes; users are spread over them. */
  urls: string[];
  users: number;
  durationMs: number;
  seed: number;
  /** Uploads of one user at most; 0 for users who only read. */
  uploads: number;
  /** Resident memory of each process, in bytes. */
  memory: () => Promise<Record<string, number>>;
  /** The same and what holds it, for people. */
  describe: () => Promise<string[]>;
  log?: (line: string) => void;
}

/** Users that sign up at the same time. */
const SIGN_UPS = 4;
const SAMPLE_MS = 2_000;
const TELL_MS = 60_000;

export async function drive(load: Load): Promise<Figures> {
  const { urls, users, durationMs, seed, uploads, memory, describe, log = () => {} } = load;
  const figures = createFigures();
  const codes: string[] = [];
  const crowd = Array.from({ length: users }, (_, number) =>
    new VirtualUser({
      url: urls[number % urls.length],
      number,
      chance: createChance(seed + number),
      figures,
      codes,
      uploads,
    }));
  const waiting = [...crowd];
  await Promise.all(Array.from({ length: SIGN_UPS }, async () => {
    for (let it = waiting.pop(); it; it = waiting.pop()) await it.register();
  }));
  log(`  ${users} users signed up`);
  const stop = new AbortController();
  const sample = async () => {
    for (const [name, bytes] of Object.entries(await memory())) figures.noteMemory(name, bytes);
  };
  const startMs = Date.now();
  const tell = async () => {
    const minutes = ((Date.now() - startMs) / 60_000).toFixed(1);
    for (const line of await describe()) log(`  ${minutes} min: ${line}`);
  };
  await tell();
  const telling = setInterval(() => void tell().catch(() => {}), TELL_MS);
  const sampling = setInterval(() => void sample().catch(() => {}), SAMPLE_MS);
  setTimeout(() => stop.abort(), durationMs);
  await Promise.all(crowd.map((it) => it.work(stop.signal)));
  clearInterval(sampling);
  clearInterval(telling);
  await tell();
  return figures;
}
