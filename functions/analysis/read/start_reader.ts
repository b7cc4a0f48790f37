/** Starts a reader: a thread where the host has threads, else this one. */
import { answerJob, applySettings, dropReader } from "./answer_job.ts";
import type { WorkerAnswer, WorkerRequest } from "./messages.ts";

/** What the pool needs of a worker. */
export interface Reader {
  postMessage(request: WorkerRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Some edge hosts run one thread and have no workers. */
export const hasThreads = (): boolean => typeof Worker !== "undefined";

export function startReader(): Reader {
  if (!hasThreads()) return startHere();
  const url = new URL("./worker.ts", import.meta.url);
  return new Worker(url, { type: "module", name: "read" });
}

/** Jobs hold up this thread while they run, and one that hangs can't be ended: for hosts that end both. */
function startHere(): Reader {
  let isOver = false;
  const reader: Reader = {
    async postMessage(request) {
      if ("settings" in request) return await applySettings(request.settings);
      const { answer } = await answerJob(request.job);
      if (!isOver) reader.onmessage?.(new MessageEvent("message", { data: answer }));
    },
    terminate() {
      isOver = true;
      dropReader();
    },
    onmessage: null,
    onerror: null,
  };
  return reader;
}
