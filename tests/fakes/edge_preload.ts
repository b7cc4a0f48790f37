/**
 * Makes the runtime as small as an edge host's before the program starts: no processes, no foreign code, no
 * threads, no store of its own. What is missing there must be missing here, not forbidden.
 */
const { Deno: runtime } = globalThis;
for (const name of ["Command", "dlopen", "UnsafePointer", "openKv", "cron"]) {
  Object.defineProperty(runtime, name, { value: undefined, configurable: true });
}
Object.defineProperty(globalThis, "Worker", { value: undefined, configurable: true });
const { default: process } = await import("node:process");
process.dlopen = () => {
  throw new Error("Cannot load a native addon on the edge");
};
