/**
 * A page whose lettering could not be recognised in its time is read again later: the machine may have been
 * busy, and a passing load must not change a report. After the last attempt the fullest reading counts.
 */
import type { Job } from "../../_providers/supabase/worker_port.ts";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { hasTimedOut } from "../read/mod.ts";

/** Pauses before the second and the third attempt. */
const READ_AGAIN_AFTER_MS = [20_000, 60_000] as const;
/** Readings kept between attempts; of more, the oldest are read anew. */
const MAX_KEPT = 16;

/** Ends an attempt: the job goes back to the queue for a while. */
export class ReadAgainLater extends Error {
  constructor(readonly delayMs: number) {
    super(`Recognition ran out of time; the page is read again in ${delayMs / 1000} s`);
    this.name = "ReadAgainLater";
  }
}

/** Reads the page of a job, or has it read later. */
export type ReadPatiently = (
  job: Pick<Job, "id" | "attempts" | "maxAttempts">,
  read: () => Promise<PageReading>,
) => Promise<PageReading>;

/**
 * Keeps the fullest reading of each page between the attempts of its job. Attempts are counted by the queue,
 * so that a job ends however often its worker was replaced.
 *
 * @throws {ReadAgainLater} from the answer, at most twice for a job
 */
export function createPatience(): ReadPatiently {
  const kept = new Map<string, PageReading>();

  return async (job, read) => {
    const before = kept.get(job.id) ?? null;
    const pause = job.attempts < job.maxAttempts
      ? READ_AGAIN_AFTER_MS[job.attempts - 1]
      : undefined;
    const reading = await read().catch((error) => {
      // A page that took too long altogether; the last attempt says so, unless one before read something.
      if (!hasTimedOut(error) || (pause === undefined && !before)) throw error;
      return null;
    });
    kept.delete(job.id);
    if (reading && !reading.recognition?.isCut) return reading;
    const best = fuller(before, reading);
    if (pause === undefined) return best!;
    if (best) kept.set(job.id, best);
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break;
      kept.delete(oldest);
    }
    throw new ReadAgainLater(pause);
  };
}

function fuller(a: PageReading | null, b: PageReading | null): PageReading | null {
  if (!a || !b) return a ?? b;
  return b.words.length >= a.words.length ? b : a;
}
