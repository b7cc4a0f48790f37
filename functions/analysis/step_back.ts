/** Lets the work of this thread wait for threads that answer people. */
import { setPriority } from "node:os";

/** A tenth of the processor where both want it, all of it where nobody else does. @source sched(7), nice values */
const NICENESS = 10;

/** Of a system; replaced in tests. */
export interface Scheduler {
  os: string;
  setPriority: (who: number, niceness: number) => void;
}

/**
 * Lowers the priority of this thread and of those it starts from now on. Only Linux knows priorities of threads:
 * elsewhere the whole process would step back, so nothing is changed there.
 *
 * @returns true when the priority was lowered
 */
export function stepBack(scheduler: Scheduler = { os: Deno.build.os, setPriority }): boolean {
  if (scheduler.os !== "linux") return false;
  try {
    scheduler.setPriority(THIS_THREAD, NICENESS);
    return true;
  } catch {
    // Some hosts forbid it; the work is then done as before.
    return false;
  }
}

/** @source setpriority(2), `who` 0 */
const THIS_THREAD = 0;
