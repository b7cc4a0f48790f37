/**
 * A page whose lettering could not be recognised in its time is read again later: the machine may have been
 * busy, and a passing load must not change a report. After the last attempt the fullest reading counts.
 */
import type { Job } from "../../_providers/supabase/worker_port.ts";
import { type AnalysedPage, hasTimedOut } from "../apart/mod.ts";

/** Pauses before the second and the third attempt. */
const READ_AGAIN_AFTER_MS = [20_000, 60_000] as const;
/** Workers that a page may cost before it is set aside, less the one that is about to. */
const MAX_ENDED = 1;
/** Readings kept between attempts; of more, the oldest are read anew. */
const MAX_KEPT = 16;

/** Ends an attempt: the job goes back to the queue for a while. */
export class ReadAgainLater extends Error {
  constructor(readonly delayMs: number) {
    super(`Recognition ran out of time; the page is read again in ${delayMs / 1000} s`);
    this.name = "ReadAgainLater";
  }
}

/** What is known of an attempt. */
export type Analysed = Pick<AnalysedPage, "isCut" | "wordCount">;

/** Reads the page of a job, or has it read later. */
export type ReadPatiently<T extends Analysed> = (
  job: Pick<Job, "id" | "attempts" | "maxAttempts">,
  read: () => Promise<T>,
  options?: { isSuspect?: boolean },
) => Promise<T>;

/**
 * Keeps the fullest reading of each page between the attempts of its job. Attempts are counted by the queue,
 * so that a job ends however often its worker was replaced.
 *
 * @throws {ReadAgainLater} from the answer, at most twice for a job
 */
export function createPatience<T extends Analysed>(): ReadPatiently<T> {
  const kept = new Map<string, T>();

  return async (job, read, { isSuspect = false } = {}) => {
    const before = kept.get(job.id) ?? null;
    const pause = job.attempts < job.maxAttempts
      ? READ_AGAIN_AFTER_MS[job.attempts - 1]
      : undefined;
    let isOver = pause === undefined;
    const reading = await read().catch((error) => {
      if (!hasTimedOut(error)) throw error;
      // A page that took too long altogether gets one more try, that of a file which cost workers already none;
      // the last one says so, unless one before read something.
      isOver ||= isSuspect || job.attempts > MAX_ENDED;
      if (isOver && !before) throw error;
      return null;
    });
    kept.delete(job.id);
    if (reading && !reading.isCut) return reading;
    const best = fuller(before, reading);
    if (pause === undefined || isOver) return best!;
    if (best) kept.set(job.id, best);
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break;
      kept.delete(oldest);
    }
    throw new ReadAgainLater(pause);
  };
}

function fuller<T extends Analysed>(a: T | null, b: T | null): T | null {
  if (!a || !b) return a ?? b;
  return b.wordCount >= a.wordCount ? b : a;
}
