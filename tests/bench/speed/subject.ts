/**
 * What the speed bench runs as a process of its own: one piece of work, then one line of JSON about it. Each loads
 * only what it needs, as the product's own programs do.
 */
import type { Outcome } from "./programs.ts";

/** What a piece of work tells: call `seen` for each finished page; answer further figures. */
type Work = (
  path: string,
  options: { args: string[]; seen: () => void },
) => Promise<Record<string, number>>;

/** Named by a variable: the runtime would load the modules of every import it can foresee, for each of them. */
const WORKS = ["words", "read", "raster", "recognise", "review", "rules", "report"];

export type { Work };

if (import.meta.main) {
  const [what, path, ...args] = Deno.args;
  if (!WORKS.includes(what)) throw new RangeError(`Cannot bench: unknown work "${what}"`);
  const module = `./subjects/${what}.ts`;
  const { default: work }: { default: Work } = await import(module);
  const from = performance.now();
  let firstMs: number | null = null;
  const parts = await work(path, { args, seen: () => firstMs ??= performance.now() - from });
  const workMs = performance.now() - from;
  const status = await Deno.readTextFile("/proc/self/status").catch(() => "");
  const peakMb = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  console.log(JSON.stringify({ workMs, firstMs, peakMb, parts } satisfies Outcome));
  Deno.exit(0);
}
