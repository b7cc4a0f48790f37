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

const WORKS: Record<string, () => Promise<{ default: Work }>> = {
  words: () => import("./subjects/words.ts"),
  read: () => import("./subjects/read.ts"),
  raster: () => import("./subjects/raster.ts"),
  review: () => import("./subjects/review.ts"),
  rules: () => import("./subjects/rules.ts"),
  report: () => import("./subjects/report.ts"),
};

export type { Work };

if (import.meta.main) {
  const [what, path, ...args] = Deno.args;
  const load = WORKS[what];
  if (!load) throw new RangeError(`Cannot bench: unknown work "${what}"`);
  const { default: work } = await load();
  const from = performance.now();
  let firstMs: number | null = null;
  const parts = await work(path, { args, seen: () => firstMs ??= performance.now() - from });
  const workMs = performance.now() - from;
  const status = await Deno.readTextFile("/proc/self/status").catch(() => "");
  const peakMb = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  console.log(JSON.stringify({ workMs, firstMs, peakMb, parts } satisfies Outcome));
  Deno.exit(0);
}
