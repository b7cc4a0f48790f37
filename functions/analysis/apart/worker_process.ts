/**
 * A program in a process of its own, spoken with over its standard streams. It gets no network, no environment, no
 * processes and only the files it is given; it can be ended at any moment, whatever it is doing.
 */
import { fileURLToPath } from "node:url";
import { getPriority, setPriority } from "node:os";
import { readFrames, takeFrame, takeFrameNow, toFrame } from "./frames.ts";
import { type Handlers, Peer, type PeerMessage } from "./peer.ts";

/** What a program may have. */
export interface ProcessSettings {
  /** Heap of its JavaScript. */
  heapMb: number;
  /** Room its old objects begin with: few collections come between two jobs, and a process that much larger. */
  roomyMb?: number;
  /** Flags such as `--allow-read=/models`; nothing is allowed without one. */
  allow?: string[];
  /** What it may ask of this side while it works. */
  handlers: Handlers;
}

/** A running program. */
export interface WorkerProcess {
  call<T>(name: string, value: unknown): Promise<T>;
  /** Memory it holds alone, in bytes; null where the system does not tell. */
  memoryBytes(): number | null;
  /** Processor time it took so far; null where the system does not tell. */
  processorMs(): number | null;
  /** Lets it wait for others, from now on. */
  stepBack(): void;
  /** Ends it at once. */
  end(): void;
  /** Why it ended, in words for the log. */
  readonly ended: Promise<string>;
}

/** Processor time after which the system ends it: one that lost its host would go on for ever. */
const CPU_LIMIT_S = 1_800;
const ROOT = new URL("../../../", import.meta.url);
/** Last words kept of what it wrote to its error stream. */
const LAST_WORDS = 4_000;
const PAGE_BYTES = 4_096;
/** Behind the others by so much, a third of what each of them gets. @source sched(7), nice values */
const BEHIND = 5;
/** Nothing stands further back. */
const LAST = 19;

/** Edge hosts run no programs. */
export const hasProcesses = (): boolean =>
  typeof Deno.Command !== "undefined" &&
  Deno.permissions.querySync({ name: "run" }).state === "granted";

/**
 * Little memory, but enough for young objects that most are gone before they are looked at; patterns that are compiled
 * as they are first run, since most of a set's are run in one second; and code that is compiled by the thread that runs
 * it, since other workers have the other cores.
 */
const FLAGS = [
  "--max-semi-space-size=16",
  "--no-parallel-scavenge",
  "--expose-gc",
  "--no-regexp-tier-up",
  "--no-concurrent-recompilation",
];

/** What V8 is told of a program. */
export function engineFlags({ heapMb, roomyMb }: Omit<ProcessSettings, "handlers">): string {
  const roomy = roomyMb ? [`--initial-old-space-size=${roomyMb}`] : [];
  return `--v8-flags=${[`--max-old-space-size=${heapMb}`, ...roomy, ...FLAGS].join(",")}`;
}

/** Starts a program. @param program its module */
export function startProcess(program: URL, settings: ProcessSettings): WorkerProcess {
  const child = commandFor(program, settings).spawn();
  const ended = Promise.withResolvers<string>();
  const writer = child.stdin.getWriter();
  const send = (message: PeerMessage) => {
    // A program that is gone takes nothing more; whoever waits hears of its end.
    for (const part of toFrame(message)) writer.write(part).catch(() => {});
  };
  const peer = new Peer(send, settings.handlers);
  const listening = listen(child.stdout, peer);
  const lastWords = readEnd(child.stderr).catch(() => "");
  let isEnded = false;
  const end = () => {
    if (isEnded) return;
    isEnded = true;
    try {
      child.kill("SIGKILL");
    } catch {
      // It has ended by itself.
    }
  };
  listening.catch(end);
  child.status.then(async ({ code, signal }) => {
    isEnded = true;
    await listening.catch(() => {});
    writer.close().catch(() => {});
    const reason = [signal ?? `code ${code}`, await lastWords].filter(Boolean).join(": ");
    peer.breakOff(new Error(`The worker ended (${reason})`));
    ended.resolve(reason);
  });
  return {
    call: (name, value) => peer.call(name, value),
    memoryBytes: () => isEnded ? null : ownMemory(child.pid),
    processorMs: () => isEnded ? null : processorTime(child.pid),
    stepBack() {
      try {
        setPriority(child.pid, Math.min(LAST, getPriority(child.pid) + BEHIND));
      } catch {
        // Some hosts forbid it, or it has ended.
      }
    },
    end,
    ended: ended.promise,
  };
}

/** Speaks with the host from within a program, until the host is gone. */
export async function serveHost(createHandlers: (host: Peer) => Handlers): Promise<never> {
  // The output belongs to the messages.
  for (const name of ["log", "info", "debug", "warn"] as const) console[name] = console.error;
  const send = (message: PeerMessage) => {
    for (const part of toFrame(message)) {
      for (let at = 0; at < part.length;) at += Deno.stdout.writeSync(part.subarray(at));
    }
  };
  const handlers: Handlers = {};
  // What waits for an answer in the midst of a step can read only where nobody else does: the input is read when all waits.
  const takeNext = (): PeerMessage => {
    const frame = takeFrameNow((target) => Deno.stdin.readSync(target));
    if (!frame) Deno.exit(0);
    return frame.value as PeerMessage;
  };
  const host = new Peer(send, handlers, takeNext);
  Object.assign(handlers, createHandlers(host));
  for (;;) {
    const frame = await takeFrame((target) => Deno.stdin.read(target));
    if (!frame) Deno.exit(0);
    void host.receive(frame.value as PeerMessage);
    await host.idle();
  }
}

async function listen(stream: ReadableStream<Uint8Array<ArrayBuffer>>, peer: Peer): Promise<void> {
  for await (const message of readFrames(stream)) void peer.receive(message as PeerMessage);
}

function commandFor(program: URL, settings: ProcessSettings): Deno.Command {
  const deno = [
    Deno.execPath(),
    "run",
    "--quiet",
    "--no-prompt",
    "--no-check",
    "--cached-only",
    `--config=${fileURLToPath(new URL("deno.json", ROOT))}`,
    engineFlags(settings),
    ...settings.allow ?? [],
    fileURLToPath(program),
  ];
  // No picture of its memory on the disk when it ends, and an end of its own.
  const limits = `ulimit -c 0; ulimit -t ${CPU_LIMIT_S}; exec "$@"`;
  const [command, ...args] = Deno.build.os === "windows"
    ? deno
    : ["sh", "-c", limits, "sh", ...deno];
  return new Deno.Command(command, {
    args,
    cwd: fileURLToPath(ROOT),
    clearEnv: true,
    env: ownEnvironment(),
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  });
}

/** No secrets: where the runtime keeps what it compiled, and how it takes memory. */
function ownEnvironment(): Record<string, string> {
  const kept = [
    "PATH",
    "HOME",
    "DENO_DIR",
    "XDG_CACHE_HOME",
    "TMPDIR",
    "SystemRoot",
    "LOCALAPPDATA",
  ];
  const values = kept.flatMap((name) => {
    const value = Deno.env.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(values),
    NO_COLOR: "1",
    MALLOC_ARENA_MAX: "2",
    MALLOC_MMAP_THRESHOLD_: String(GIVEN_BACK_BYTES),
  };
}

async function readEnd(stream: ReadableStream<Uint8Array>): Promise<string> {
  let words = "";
  for await (const piece of stream.pipeThrough(new TextDecoderStream() as TransformStream)) {
    words = (words + piece).slice(-LAST_WORDS);
  }
  return words.trim();
}

/** Resident memory but for what is shared with others, such as the program's own code. @source proc(5), statm */
function ownMemory(pid: number): number | null {
  try {
    const [, resident, shared] = Deno.readTextFileSync(`/proc/${pid}/statm`).split(" ").map(Number);
    return (resident - shared) * PAGE_BYTES;
  } catch {
    return null;
  }
}

/** Larger pieces of memory are given back as soon as they are free. @source mallopt(3), M_MMAP_THRESHOLD */
const GIVEN_BACK_BYTES = 2 ** 20;

/** Ticks of the processor in a second, the same on every Linux. */
const TICK_MS = 10;

/** User and system time. @source proc(5), stat: fields 14 and 15, behind a name that may hold anything */
function processorTime(pid: number): number | null {
  try {
    const fields = Deno.readTextFileSync(`/proc/${pid}/stat`).split(") ").at(-1)!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}
