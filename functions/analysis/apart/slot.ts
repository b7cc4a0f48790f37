/** What a pool keeps of its workers and of the jobs it was given. */
import type { Account } from "./account.ts";
import type { Help, Job, JobResults } from "./jobs.ts";
import type { Worker } from "./start_worker.ts";
import type { Stopwatch } from "./stopwatch.ts";

/** How one job is run. */
export interface RunOptions {
  /** What the worker may ask for. */
  help: Help;
  signal?: AbortSignal;
  /** Before all others of its account that wait. */
  first?: boolean;
  /** Time the job may take; that of the pool by default. Waiting for help does not count. */
  timeoutMs?: number;
  /** Heap the job needs, where the usual is not enough. */
  heapMb?: number;
  /** Memory the job may take, where it is more than usual. */
  limitBytes?: number;
  /** What the job holds of its files beside that. */
  fileBytes?: number;
  /** Called when a worker takes the job. */
  onStart?: () => void;
  /** Called with what the job took, when it ended or was ended. */
  onSpent?: (spent: Spent) => void;
}

/** What a job took: time of work without waiting, and the most memory of its worker. */
export interface Spent {
  workedMs: number;
  /** Of the processor; the time of work where the system does not tell. */
  processorMs: number;
  peakBytes: number;
}

/** A job, and what becomes of it. */
export interface Waiting extends RunOptions {
  job: Job;
  account: Account;
  resolve: (value: JobResults[Job["kind"]]) => void;
  reject: (error: unknown) => void;
  triesLeft: number;
  /** How often it made room for others, and the memory to have free before it is tried again. */
  putOff: number;
  needBytes: number;
}

/** A worker, and what it does. */
export interface Slot {
  worker: Worker;
  heapMb: number;
  jobs: number;
  knownFiles: Set<string>;
  /** Whose job it does, or did last. */
  account: Account;
  /** It makes way for others, and cannot take that back: it is kept for the account whose job was long. */
  isBack: boolean;
  running: Running | null;
}

/** What is known of a job that has just begun. */
export const FRESH = { helped: 0, pieces: 0, isDrawing: false, isAway: false };

/** A job a worker is at. */
export interface Running {
  waiting: Waiting;
  watch: Stopwatch;
  peakBytes: number;
  /** Processor time its worker had taken before. */
  processorMs: number;
  helped: number;
  /** Pieces of files it asked for. */
  pieces: number;
  /** The page is being drawn for recognition: what stands in its text is known. */
  isDrawing: boolean;
  /** It waits for somebody else, who takes seconds. */
  isAway: boolean;
}

/** Processor time of a job; the time it took where the system does not tell. */
export function workedMs(worker: Worker, { processorMs, watch }: Running): number {
  const now = worker.processorMs();
  return now === null ? watch.spentMs() : now - processorMs;
}

/** Files a job opens, by their hash. */
export function filesOf(job: Job): string[] {
  return "file" in job ? [job.file.id] : [];
}
