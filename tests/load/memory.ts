/** What the threads of an observed product hold, as lines for people. */
import type { MemoryLine, ThreadMemory } from "./observe.ts";

const MEGABYTE = 1024 * 1024;

/** The last line an observed product wrote; null while there is none. */
export async function readThreads(path: string): Promise<ThreadMemory[] | null> {
  const text = await Deno.readTextFile(path).catch(() => "");
  const line = text.trimEnd().split("\n").at(-1);
  return line ? (JSON.parse(line) as MemoryLine).threads : null;
}

/**
 * Resident memory by what holds it: heap in use of heap taken for each kind of thread, buffers and WebAssembly of
 * all. The rest is the runtime's: code, and what it has taken from the system and not given back.
 */
export function describeMemory(resident: number, threads: readonly ThreadMemory[] | null): string {
  const whole = `${toMb(resident)} MB`;
  if (!threads) return whole;
  const sum = (
    list: readonly ThreadMemory[],
    key: "heapUsed" | "heapTotal" | "external" | "wasm",
  ) => list.reduce((total, it) => total + it[key], 0);
  const heaps = [...Map.groupBy(threads, (it) => it.name)].map(([name, list]) =>
    `${name}${list.length > 1 ? ` × ${list.length}` : ""} ${toMb(sum(list, "heapUsed"))} of ${
      toMb(sum(list, "heapTotal"))
    }`
  );
  const [buffers, wasm] = [toMb(sum(threads, "external")), toMb(sum(threads, "wasm"))];
  return `${whole}: heaps ${heaps.join(", ")}; buffers ${buffers}; WebAssembly ${wasm}`;
}

const toMb = (bytes: number): number => Math.round(bytes / MEGABYTE);
