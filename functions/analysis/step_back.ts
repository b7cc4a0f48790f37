/** Lets work wait for threads that answer people. */
import { setPriority } from "node:os";

/** A tenth of the processor where both want it, all of it where nobody else does. @source sched(7), nice values */
const NICENESS = 10;
/** A quarter: behind those who answer, ahead of the review, which leaves garbage faster than they would clear it. */
const HELPER_NICENESS = 5;

/** Of a system; replaced in tests. */
export interface Scheduler {
  os: string;
  setPriority: (who: number, niceness: number) => void;
  /** Threads of this process, by number and name. */
  listThreads: () => { id: number; name: string }[];
}

/** The one this process runs on. */
export const SYSTEM: Scheduler = { os: Deno.build.os, setPriority, listThreads };

/**
 * Lowers the priority of this thread and of those it starts from now on. Only Linux knows priorities of threads:
 * elsewhere the whole process would step back, so nothing is changed there.
 *
 * @returns true when the priority was lowered
 */
export function stepBack(scheduler: Scheduler = SYSTEM): boolean {
  return lower(scheduler, NICENESS, () => [THIS_THREAD]);
}

/** @source setpriority(2), `who` 0 */
const THIS_THREAD = 0;

/**
 * Lowers the priority of the threads in which the engine compiles and collects garbage for all others: what a review
 * leaves behind keeps them as busy as the review itself.
 *
 * @returns true when there are such threads and their priority was lowered
 */
export function stepHelpersBack(scheduler: Scheduler = SYSTEM): boolean {
  return lower(
    scheduler,
    HELPER_NICENESS,
    () => scheduler.listThreads().filter((it) => it.name === HELPER).map((it) => it.id),
  );
}

/** Cut to what the system keeps of a name. @source V8, DefaultWorkerThreadsTaskRunner; proc(5), /proc/pid/comm */
const HELPER = "V8 DefaultWorker".slice(0, 15);

function lower(
  { os, setPriority }: Scheduler,
  niceness: number,
  pick: () => number[],
): boolean {
  if (os !== "linux") return false;
  try {
    const threads = pick();
    for (const id of threads) setPriority(id, niceness);
    return threads.length > 0;
  } catch {
    // Some hosts forbid it; the work is then done as before.
    return false;
  }
}

function listThreads(): ReturnType<Scheduler["listThreads"]> {
  const folder = "/proc/self/task";
  return [...Deno.readDirSync(folder)].flatMap(({ name: id }) => {
    try {
      return [{ id: Number(id), name: Deno.readTextFileSync(`${folder}/${id}/comm`).trim() }];
    } catch {
      // Ended meanwhile.
      return [];
    }
  });
}
