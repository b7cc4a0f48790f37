/**
 * Lets the product tell what its threads hold, without the product knowing: loaded before it (`--preload`), it puts
 * itself in front of every worker, and writes a line of JSON, a {@link MemoryLine}, to the file that
 * `LOAD_MEMORY_FILE` names every five seconds.
 */

/** What one thread holds, in bytes. */
export interface ThreadMemory {
  id: string;
  /** Name of its worker; `main` for the first thread. */
  name: string;
  atMs: number;
  heapUsed: number;
  heapTotal: number;
  /** Array buffers and the like, outside of the heap. */
  external: number;
  wasm: number;
}

export interface MemoryLine {
  atMs: number;
  threads: ThreadMemory[];
}

const TELL_MS = 2_000;
const WRITE_MS = 5_000;
/** A thread that said nothing for so long has ended. */
const ENDED_MS = 12_000;
const CHANNEL = "memory-of-threads";

const scope = globalThis as typeof globalThis & { observedName?: string };
const id = crypto.randomUUID();
const name = scope.observedName ?? "main";
/** Programs linked to one another share one memory. */
const known = new WeakSet<WebAssembly.Memory>();
const memories = new Set<WeakRef<WebAssembly.Memory>>();

countWasm();
observeWorkers();

function look(): ThreadMemory {
  const { heapUsed, heapTotal, external } = Deno.memoryUsage();
  let wasm = 0;
  for (const it of memories) wasm += it.deref()?.buffer.byteLength ?? 0;
  return { id, name, atMs: Date.now(), heapUsed, heapTotal, external, wasm };
}

/** Notes the memory of each WebAssembly program, which is its own or was given to it. */
function countWasm(): void {
  const instantiate = WebAssembly.instantiate as (...asked: unknown[]) => Promise<unknown>;
  const counted = async (source: unknown, imports?: { env?: { memory?: unknown } }) => {
    const made = await instantiate(source, imports) as WebAssembly.WebAssemblyInstantiatedSource;
    const { exports } = made.instance ?? made;
    // Asking for another import by name would make it up.
    for (const it of [...Object.values(exports), imports?.env?.memory]) {
      if (!(it instanceof WebAssembly.Memory) || known.has(it)) continue;
      known.add(it);
      memories.add(new WeakRef(it));
    }
    return made;
  };
  Object.assign(WebAssembly, { instantiate: counted });
}

function observeWorkers(): void {
  const Plain = globalThis.Worker;
  let isListening = scope.observedName !== undefined;
  globalThis.Worker = class extends Plain {
    constructor(address: string | URL, options?: WorkerOptions) {
      const shim = new URL("./observed_worker.ts", import.meta.url);
      const asked = { module: String(address), name: options?.name ?? "worker" };
      shim.search = new URLSearchParams(asked).toString();
      super(shim, options);
      // An open channel would keep a program from being run at all, were it opened while this is loaded.
      if (!isListening) listen();
      isListening = true;
    }
  };
  if (scope.observedName === undefined) return;
  const channel = new BroadcastChannel(CHANNEL);
  Deno.unrefTimer(setInterval(() => channel.postMessage(look()), TELL_MS));
}

/** The first thread writes down what all say. */
function listen(): void {
  const path = Deno.env.get("LOAD_MEMORY_FILE");
  if (!path) return;
  const latest = new Map<string, ThreadMemory>();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<ThreadMemory>) => void latest.set(data.id, data);
  Deno.unrefTimer(setInterval(() => {
    const atMs = Date.now();
    for (const it of latest.values()) if (atMs - it.atMs > ENDED_MS) latest.delete(it.id);
    const line: MemoryLine = { atMs, threads: [look(), ...latest.values()] };
    Deno.writeTextFileSync(path, `${JSON.stringify(line)}\n`, { append: true });
  }, WRITE_MS));
}
