/** The job table through its functions: claim, heartbeat, complete, fail, hand back. */
import type { BackendClient } from "./client.ts";
import { unwrap } from "./errors.ts";
import type { Job, JobPort } from "./worker_port.ts";
import type { Row } from "./rows.ts";

/** Binds the job table. */
export function createJobs({ db }: BackendClient): JobPort {
  const call = async (name: string, values: object = {}): Promise<unknown> =>
    unwrap(await db.rpc(name, values));
  const held = (job: Job) => ({ p_id: job.id, p_token: job.token });

  return {
    enqueue: async (job) =>
      String(
        await call("job_enqueue", {
          p_queue: job.queue,
          p_kind: job.kind,
          p_payload: job.payload,
          p_key: job.key ?? null,
          p_delay_ms: job.delayMs ?? 0,
          p_priority: job.priority ?? 0,
          p_max_attempts: job.maxAttempts ?? 4,
        }),
      ),
    claim: async (queue, worker, leaseMs, limit, accountLimit) => {
      const values = {
        p_queue: queue,
        p_worker: worker,
        p_lease_ms: leaseMs,
        p_limit: limit,
        p_account_limit: accountLimit ?? null,
      };
      return (await call("job_claim", values) as Row[]).map(toJob);
    },
    heartbeat: async (job, leaseMs, progress) =>
      await call("job_heartbeat", {
        ...held(job),
        p_lease_ms: leaseMs,
        p_progress: progress ?? null,
      }) === true,
    complete: async (job) => await call("job_complete", held(job)) === true,
    fail: async (job, error, { isRetryable, retryAfterMs, isOutage }) =>
      isOutage
        ? await call("job_postpone", { ...held(job), p_error: error }) as string | null
        : await call("job_fail", {
          ...held(job),
          p_error: error,
          p_retryable: isRetryable,
          p_retry_after_ms: retryAfterMs ?? null,
        }) as string | null,
    release: async (job) => {
      await call("job_release", held(job));
    },
    depth: async () => await call("job_depth") as { queue: string; state: string; jobs: number }[],
    reap: async () => Number(await call("job_reap")),
    releaseAll: async (workerPrefix) =>
      Number(await call("job_release_all", { p_worker_prefix: workerPrefix })),
  };
}

function toJob(row: Row): Job {
  return {
    id: String(row.id),
    token: String(row.lease_token),
    queue: String(row.queue),
    kind: String(row.kind),
    payload: row.payload as Job["payload"],
    projectId: row.project_id as string | null,
    run: row.run as number | null,
    attempts: Number(row.attempts),
    maxAttempts: Number(row.max_attempts),
    traceparent: (row.traceparent ?? null) as string | null,
  };
}
