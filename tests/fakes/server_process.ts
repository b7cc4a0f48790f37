/** The product as a process of its own, on a free port and a data directory that goes with it. */
import { makeDataDir } from "./prepared.ts";

export interface ServerProcess {
  url: string;
  pid: number;
  dataDir: string;
  /** What it has printed so far. */
  output: () => string;
  /** Resident memory in bytes. Linux only. */
  memory: () => Promise<number>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
  /** Asks it to end, and answers its exit code. */
  stop: () => Promise<number>;
}

/** A server on its way: it may be killed before it listens. */
export interface StartingServer extends Omit<ServerProcess, "url"> {
  /** Its address, once it listens; rejects when it ends before. */
  ready: Promise<string>;
  /** Resolves with the exit code, however it ends. */
  ended: Promise<number>;
}

export interface ServerOptions {
  /** Kept when given and taken as it is, else a new one, prepared where one is prepared. */
  dataDir?: string;
  args?: string[];
  env?: Record<string, string>;
  /** The line that says it is ready, with the address as its first group. */
  readyLine?: RegExp;
  /** The program; the product when left out. */
  program?: string;
  /** A module that is run before the program. */
  preload?: string;
}

/** Settings and flags under which `deno task start` runs the product. */
const START = readStart(Deno.readTextFileSync(new URL("../../deno.json", import.meta.url)));
const READY = /is ready on (http:\S+)/;

/** Starts the product and waits until it listens. */
export async function startServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const { ready, ended: _, ...server } = await spawnServer(options);
  return { ...server, url: await ready };
}

/** Starts the product without waiting for it. */
export async function spawnServer(options: ServerOptions = {}): Promise<StartingServer> {
  const dataDir = options.dataDir ?? await newDataDir(options);
  const root = new URL("../../", import.meta.url);
  const own = options.program === undefined ? ["--no-build"] : [];
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "-A",
      ...START.flags,
      ...options.preload ? [`--preload=${options.preload}`] : [],
      options.program ?? "functions/cli/start.ts",
      ...own,
      ...options.args ?? [],
    ],
    cwd: root,
    env: {
      ...START.env,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: "1000",
      NO_COLOR: "1",
      ...options.env,
    },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const readyLine = options.readyLine ?? READY;
  const ready = Promise.withResolvers<string>();
  // Whoever kills it before it listens does not wait for it any more.
  ready.promise.catch(() => {});
  let output = "";
  let isReady = false;
  const read = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const piece of stream) {
      output += decoder.decode(piece, { stream: true });
      const found = isReady ? null : readyLine.exec(output);
      if (found) ready.resolve(found[1] ?? "");
      isReady ||= found !== null;
      // A long run prints a line per request; the end of it is what a failure is explained with.
      if (isReady && output.length > KEPT_OUTPUT) output = output.slice(-KEPT_OUTPUT / 2);
    }
  };
  const reading = Promise.all([read(child.stdout), read(child.stderr)]).catch(() => {});
  const ended = (async () => {
    const { code } = await child.status;
    await reading;
    ready.reject(new Error(`The server ended before it was ready: ${output}`));
    return code;
  })();
  const signal = async (name: Deno.Signal): Promise<number> => {
    try {
      child.kill(name);
    } catch {
      // It has ended already.
    }
    return await ended;
  };
  return {
    ready: ready.promise,
    ended,
    pid: child.pid,
    dataDir,
    output: () => output,
    async memory() {
      const status = await Deno.readTextFile(`/proc/${child.pid}/status`);
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) * 1024;
    },
    kill: async () => void await signal("SIGKILL"),
    stop: () => signal("SIGTERM"),
  };
}

/** A new data directory; of what is prepared, only the product on its own database has use. */
async function newDataDir({ env, program }: ServerOptions): Promise<string> {
  const prefix = "flclear-server-";
  const isOnItsOwn = program === undefined && !env?.SUPABASE_URL;
  return isOnItsOwn ? await makeDataDir(prefix) : await Deno.makeTempDir({ prefix });
}

function readStart(config: string): { env: Record<string, string>; flags: string[] } {
  const words: string[] = JSON.parse(config).tasks.start.split(" ");
  const run = words.indexOf("deno");
  return {
    env: Object.fromEntries(words.slice(0, run).map((it) => it.split("="))),
    flags: words.filter((it) => it.startsWith("--v8-flags=")),
  };
}

/** Characters of output kept of a running server. */
const KEPT_OUTPUT = 4_000_000;

/** Registers someone on a running server and answers the bearer header. */
export async function registerOn(url: string): Promise<{ authorization: string }> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: "POST",
    body: JSON.stringify({
      name: "Ann Lee",
      email: `${crypto.randomUUID()}@example.com`,
      password: "Gr4phiteRoof",
    }),
  });
  const { token } = await answer.json();
  return { authorization: `Bearer ${token}` };
}
