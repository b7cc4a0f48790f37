/** How many workers a pool has, and what they may take. */
import { MAX_PIXELS_HERE } from "../read/ocr_here.ts";
import type { WorkerSettings } from "./do_job.ts";
import { startWorker } from "./start_worker.ts";
import { hasProcesses } from "./worker_process.ts";

/** How a pool behaves; everything has a default. */
export interface PoolOptions {
  /** Workers at a time; the number of cores by default. */
  size?: number;
  /** Workers beside them: those of long jobs, and while others wait for somebody or do more than their account's share. */
  spare?: number;
  /** Processor time after which a job is a long one, and makes way for others where a worker is spared. */
  longMs?: number;
  /** Time a job may take. */
  timeoutMs?: number;
  /** WebAssembly memory of one worker. */
  memoryLimitBytes?: number;
  /** Memory of one worker altogether. */
  workerLimitBytes?: number;
  /** Memory of all workers together; by default what its size usually takes, and one more worker. */
  poolLimitBytes?: number;
  /** Starts a worker; throws where the system starts none. */
  start?: typeof startWorker;
}

/** The same with its defaults, on this host. */
export interface PoolLimits extends Required<Omit<PoolOptions, "memoryLimitBytes">> {
  settings: WorkerSettings;
}

/** 60 s a page, as promised to users. */
export const PAGE_TIMEOUT_MS = 60_000;
const MEGABYTE = 2 ** 20;
const WASM_BYTES = 384 * MEGABYTE;
/** Below what a page is promised to stay under, by what a worker can take between two looks at it. */
const WORKER_BYTES = 600 * MEGABYTE;
/** What a worker takes for pages of the usual size: 150 to 280 MB were seen. */
export const USUAL_BYTES = 280 * MEGABYTE;
/** A job with so much of files waits for room before it begins; less is within what a worker usually takes. */
const LARGE_FILE_BYTES = 64 * MEGABYTE;
/** Heap of a worker's JavaScript: pages and sets of the usual size. */
export const HEAP_MB = 448;
/** A job that takes more of the processor is long: it makes way for the short ones of others. */
const LONG_JOB_MS = 2_000;
/** WebAssembly memory never shrinks: a worker above this is replaced between jobs, by one that has compiled nothing yet. */
export const RECYCLE_BYTES = 380 * MEGABYTE;
export const RECYCLE_JOBS = 250;

/** Memory that has to be free before a job begins; 0 where it may always begin. */
export const roomFor = (fileBytes: number): number =>
  fileBytes < LARGE_FILE_BYTES ? 0 : USUAL_BYTES + fileBytes;

export function limitsOf(options: PoolOptions): PoolLimits {
  const wanted = options.size ?? navigator.hardwareConcurrency ?? 2;
  const size = hasProcesses() ? Math.max(1, wanted) : 1;
  const workerLimitBytes = options.workerLimitBytes ?? WORKER_BYTES;
  const usual = (size + 1) * USUAL_BYTES;
  return {
    size,
    spare: hasProcesses() ? options.spare ?? 0 : 0,
    longMs: options.longMs ?? LONG_JOB_MS,
    timeoutMs: options.timeoutMs ?? PAGE_TIMEOUT_MS,
    workerLimitBytes,
    poolLimitBytes: Math.max(options.poolLimitBytes ?? usual, workerLimitBytes),
    start: options.start ?? startWorker,
    settings: {
      memoryLimitBytes: options.memoryLimitBytes ?? WASM_BYTES,
      maxPicturePixels: hasProcesses() ? Infinity : MAX_PIXELS_HERE,
    },
  };
}
