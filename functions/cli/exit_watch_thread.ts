/** The thread that ends the process: the one that exits can't look at a clock any more. */
/// <reference lib="deno.worker" />

/** A stop takes at most ten seconds of its own. */
const END_MS = 15_000;

setTimeout(() => Deno.kill(Deno.pid, "SIGKILL"), END_MS);
self.postMessage("watching");
