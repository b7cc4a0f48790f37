/**
 * Works off a queue: claims jobs, keeps their leases alive, gives back what it can't finish. A lost lease or
 * a cancelled project stops the work at once; a stop hands every lease back unused.
 */
import type { Job, JobPort } from "../../_providers/supabase/worker_port.ts";
import { inSpan, isMeasured, recordDepth } from "../../_providers/telemetry/mod.ts";
import { JOB_LEASE_MS, JOB_LIMIT_MS, JOB_POLL_MS } from "../../_shared/constants/timing.ts";
import { AppError } from "../../_shared/errors.ts";
import { ReadAgainLater } from "./read_again.ts";

/** Does one job; returns when its outcome is stored. */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<void>;

export interface LoopOptions {
  jobs: JobPort;
  queue: string;
  /** Name of this worker; the part before the first slash names its process. */
  worker: string;
  /** Jobs at once. */
  slots: number;
  /** Of them, jobs of one account; all by default. */
  accountSlots?: number;
  handle: JobHandler;
  leaseMs?: number;
  pollMs?: number;
  /** A job that takes longer is given up: its heartbeat alone would keep it forever. */
  limitMs?: number;
  log: (event: string, facts?: Record<string, unknown>) => void;
}

export interface Loop {
  /** Claims nothing more, stops what runs and hands the leases back. */
  stop(): Promise<void>;
}

const REAP_EVERY_MS = 10_000;

/** Starts working. */
export function startLoop(options: LoopOptions): Loop {
  const {
    jobs,
    queue,
    worker,
    slots,
    accountSlots,
    log,
    leaseMs = JOB_LEASE_MS,
    pollMs = JOB_POLL_MS,
  } = options;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let wake = () => {};
  let ended = 0;

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const work = async () => {
    // Not the time of day: that may be set back.
    let reapedMs = -Infinity;
    while (!stopping.signal.aborted) {
      try {
        if (performance.now() - reapedMs > REAP_EVERY_MS) {
          await jobs.reap();
          reapedMs = performance.now();
          await measureDepth(options);
        }
        const endedBefore = ended;
        const free = slots - running.size;
        const claimed = free > 0
          ? await jobs.claim(queue, worker, leaseMs, free, accountSlots)
          : [];
        for (const job of claimed) {
          const done: Promise<void> = runJob(job, options, leaseMs, stopping.signal).finally(() => {
            running.delete(done);
            ended++;
            wake();
          });
          running.add(done);
        }
        // What ended while the queue was asked may have queued more.
        const isIdle = claimed.length === 0 && ended === endedBefore;
        if (isIdle && !stopping.signal.aborted) await pause(pollMs);
      } catch (error) {
        // The database may be away for a while; the queue waits.
        log("queue_unreachable", { queue, error: String(error) });
        if (!stopping.signal.aborted) await pause(5 * pollMs);
      }
    }
    await Promise.all(running);
  };
  const finished = work();

  return {
    async stop() {
      stopping.abort(new Error("stopping"));
      wake();
      await finished;
    },
  };
}

async function runJob(
  job: Job,
  { jobs, handle: doJob, log, limitMs = JOB_LIMIT_MS }: LoopOptions,
  leaseMs: number,
  stopping: AbortSignal,
): Promise<void> {
  const lost = new AbortController();
  const overdue = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal, overdue.signal]);
  const handle: JobHandler = async (...asked) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late.reject(new Error(`No end after ${limitMs / 1000} s`));
      overdue.abort(new Error("overdue"));
    }, limitMs);
    try {
      await Promise.race([doJob(...asked), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
  const beat = setInterval(async () => {
    const isHeld = await jobs.heartbeat(job, leaseMs).catch(() => true);
    if (!isHeld) lost.abort(new Error("lease lost"));
  }, leaseMs / 3);
  const startedMs = performance.now();
  const facts = { queue: job.queue, kind: job.kind, jobId: job.id, attempt: job.attempts };
  try {
    const named = { "flclear.job.id": job.id, "flclear.job.attempt": job.attempts };
    await inSpan(`job ${job.kind}`, named, () => handle(job, signal), job.traceparent);
    log("job_done", { ...facts, ms: Math.round(performance.now() - startedMs) });
  } catch (error) {
    if (lost.signal.aborted) return log("job_lost", facts);
    if (stopping.aborted) return await jobs.release(job).catch(() => {});
    const reason = error instanceof AppError
      ? `${error.code}: ${error.detail ?? error.message}`
      : error instanceof Error
      ? `${error.message}\n${error.stack ?? ""}`
      : String(error);
    const isOutage = error instanceof AppError && error.code === "provider_unavailable";
    const retryAfterMs = error instanceof ReadAgainLater ? error.delayMs : undefined;
    const state = await jobs.fail(job, reason, { isRetryable: true, isOutage, retryAfterMs })
      .catch(() => "unknown");
    log("job_failed", { ...facts, state, reason });
  } finally {
    clearInterval(beat);
  }
}

/** Tells how much waits, where somebody listens. */
async function measureDepth({ jobs, queue }: LoopOptions): Promise<void> {
  if (!isMeasured()) return;
  const counts = new Map<string, number>([["ready", 0], ["leased", 0], ["dead", 0]]);
  for (const it of await jobs.depth()) if (it.queue === queue) counts.set(it.state, it.jobs);
  for (const [state, n] of counts) recordDepth(queue, state, n);
}
