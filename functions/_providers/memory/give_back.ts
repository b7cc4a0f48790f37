/** Collects a thread's garbage after its start: a thread at rest does not look for any by itself. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** The runtime's collector. */
export type Collect = () => void;

/** Finds it; replaced in tests. */
export type FindCollector = () => Collect | undefined;

/** Collects this thread's garbage; changes nothing where the runtime keeps its collector to itself. */
export function giveBack(find: FindCollector = findCollector): boolean {
  try {
    const collect = find();
    collect?.();
    return collect !== undefined;
  } catch {
    return false;
  }
}

/** After the start of a thread, so that what it was started for comes first. */
const REST_MS = 2_000;

/** Collects what the start of this thread left behind, once it is over. */
export function giveBackAfterStart(): void {
  setTimeout(() => giveBack(), REST_MS);
}

/** Only a context made under the flag has it. */
function findCollector(): Collect | undefined {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("globalThis.gc");
  setFlagsFromString("--no-expose-gc");
  return typeof collect === "function" ? collect as Collect : undefined;
}
