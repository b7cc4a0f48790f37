/** Starts a worker: a process where the host has processes, else this isolate. */
import { createWorker } from "./do_job.ts";
import type { Handlers } from "./peer.ts";
import { hasProcesses, startProcess, type WorkerProcess } from "./worker_process.ts";

/** What the pool needs of a worker. */
export type Worker = WorkerProcess;

/** Each full collection throws away the code of functions made for one page: none comes before so much is held. */
const ROOMY_MB = 192;

/** Starts one. @param handlers what it may ask for while it works */
export function startWorker(heapMb: number, handlers: Handlers): Worker {
  if (!hasProcesses()) return startHere(handlers);
  const program = new URL("./program.ts", import.meta.url);
  return startProcess(program, { heapMb, roomyMb: ROOMY_MB, handlers });
}

/** Jobs hold up this thread while they run, and one that hangs can't be ended: for hosts that end both. */
function startHere(handlers: Handlers): Worker {
  const { drop, ...own } = createWorker({
    call: async (name, value) => await handlers[name](value as never) as never,
  });
  return {
    call: async (name, value) => await (own as Handlers)[name](value as never) as never,
    memoryBytes: () => null,
    processorMs: () => null,
    stepBack: () => {},
    end: drop,
    ended: new Promise(() => {}),
  };
}
