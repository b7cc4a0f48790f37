/**
 * Gives back what starting took. The engine that makes a new database is another instance than the one that serves
 * it, as large as that one, and a thread at rest does not look for garbage by itself.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Finds the runtime's collector; replaced in tests. */
export type FindCollector = () => (() => void) | undefined;

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

/** Only a context made under the flag has it. */
function findCollector(): (() => void) | undefined {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("globalThis.gc");
  setFlagsFromString("--no-expose-gc");
  return typeof collect === "function" ? collect as () => void : undefined;
}
