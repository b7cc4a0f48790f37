/** A reading worker: one job at a time. When it answers `isBroken`, the pool ends it. */
/// <reference lib="deno.worker" />
import { answerJob, applySettings } from "./answer_job.ts";
import type { WorkerRequest } from "./messages.ts";

const port = self as unknown as DedicatedWorkerGlobalScope;

port.onmessage = async (event: MessageEvent<WorkerRequest>) => {
  const request = event.data;
  if ("settings" in request) return await applySettings(request.settings);
  const { answer, transfer } = await answerJob(request.job);
  port.postMessage(answer, transfer);
};
