/**
 * A pool of reading workers. A job that hangs, crashes or eats memory costs its worker, never the process:
 * the worker is ended and the next job gets a new one.
 */
import { AppError } from "../../_shared/errors.ts";
import type { Job, JobResults, WorkerAnswer, WorkerRequest, WorkerSettings } from "./messages.ts";
import { hasThreads, type Reader, startReader } from "./start_reader.ts";

/** How a pool behaves; everything has a default. */
export interface PoolOptions {
  /** Workers at a time; the number of cores by default. */
  size?: number;
  /** Time a job may take. */
  timeoutMs?: number;
  /** WebAssembly memory of one worker. */
  memoryLimitBytes?: number;
  /** Growth of the process over all workers. */
  processGrowthLimitBytes?: number;
}

/** 60 s a page, as promised to users. */
export const PAGE_TIMEOUT_MS = 60_000;
/** Detail of the error of a job that took too long. */
export const TIMED_OUT = "timeout";
const POOL_MEMORY_BYTES = 900 * 2 ** 20;
const PROCESS_GROWTH_BYTES = 1250 * 2 ** 20;
const MEMORY_CHECK_MS = 200;
/** WebAssembly memory never shrinks: a worker above this is replaced between jobs. */
const RECYCLE_BYTES = 220 * 2 ** 20;
const RECYCLE_JOBS = 250;

/** How one job is run. */
export interface RunOptions {
  signal?: AbortSignal;
  /** Before all others that wait. */
  first?: boolean;
  /** Time the job may take; that of the pool by default. */
  timeoutMs?: number;
  /** Called when a worker takes the job. */
  onStart?: () => void;
}

interface Waiting {
  job: Job;
  resolve: (value: JobResults[Job["kind"]]) => void;
  reject: (error: unknown) => void;
  signal?: AbortSignal;
  triesLeft: number;
  timeoutMs: number;
  onStart?: () => void;
}

interface Slot {
  worker: Reader;
  jobs: number;
  openFiles: Set<string>;
  running: { waiting: Waiting; startedMs: number; timer: ReturnType<typeof setTimeout> } | null;
}

/** Workers with a queue. Close it when done: workers keep the process alive. */
export class WorkerPool {
  readonly size: number;
  #timeoutMs: number;
  #settings: WorkerSettings;
  #growthLimit: number;
  #slots: Slot[] = [];
  #queue: Waiting[] = [];
  #memoryTimer: ReturnType<typeof setInterval> | null = null;
  #baselineBytes = 0;
  #isClosed = false;

  constructor(options: PoolOptions = {}) {
    const wanted = options.size ?? navigator.hardwareConcurrency ?? 2;
    this.size = hasThreads() ? Math.max(1, wanted) : 1;
    this.#timeoutMs = options.timeoutMs ?? PAGE_TIMEOUT_MS;
    this.#growthLimit = options.processGrowthLimitBytes ?? PROCESS_GROWTH_BYTES;
    this.#settings = {
      memoryLimitBytes: options.memoryLimitBytes ??
        Math.max(384 * 2 ** 20, Math.floor(POOL_MEMORY_BYTES / this.size)),
    };
  }

  /**
   * Runs a job on the next free worker.
   *
   * @throws {AppError} of the job itself, or `damaged_file` when it hung, crashed or took too much memory
   * @throws the signal's reason when aborted
   */
  run<K extends Job["kind"]>(
    job: Extract<Job, { kind: K }>,
    options: RunOptions = {},
  ): Promise<JobResults[K]> {
    if (this.#isClosed) throw new TypeError("Cannot run job: the pool is closed");
    const { signal, first, onStart, timeoutMs = this.#timeoutMs } = options;
    if (signal?.aborted) return Promise.reject(signal.reason);
    const { promise, resolve, reject } = Promise.withResolvers<JobResults[K]>();
    const waiting: Waiting = {
      job,
      resolve: resolve as Waiting["resolve"],
      reject,
      signal,
      triesLeft: 1,
      timeoutMs,
      onStart,
    };
    const onAbort = () => this.#abort(waiting);
    signal?.addEventListener("abort", onAbort, { once: true });
    if (first) this.#queue.unshift(waiting);
    else this.#queue.push(waiting);
    this.#dispatch();
    // A signal may outlive the job by far, and would hold the page that was read as long.
    return promise.finally(() => signal?.removeEventListener("abort", onAbort));
  }

  /** Ends all workers; jobs still waiting fail. */
  close(): void {
    this.#isClosed = true;
    for (const slot of [...this.#slots]) this.#drop(slot);
    for (const waiting of this.#queue.splice(0)) {
      waiting.reject(new DOMException("The reader was closed", "AbortError"));
    }
    this.#watchMemory();
  }

  #dispatch(): void {
    while (this.#queue.length > 0) {
      const slot = this.#freeSlot();
      if (!slot) break;
      this.#start(slot, this.#takeFor(slot));
    }
    this.#watchMemory();
  }

  #freeSlot(): Slot | null {
    const free = this.#slots.filter((slot) => slot.running === null);
    const next = this.#queue[0]?.job.file.id;
    const best = free.find((slot) => slot.openFiles.has(next)) ?? free[0];
    if (best) return best;
    if (this.#slots.length >= this.size) return null;
    const worker = startReader();
    worker.postMessage({ settings: this.#settings } satisfies WorkerRequest);
    const slot: Slot = { worker, jobs: 0, openFiles: new Set(), running: null };
    worker.onmessage = (event: MessageEvent<WorkerAnswer>) => this.#finish(slot, event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(slot, event.message);
    };
    this.#slots.push(slot);
    return slot;
  }

  /** The oldest job, or one of the next few whose file the worker has open already. */
  #takeFor(slot: Slot): Waiting {
    const near = this.#queue.slice(0, this.size)
      .findIndex((waiting) => slot.openFiles.has(waiting.job.file.id));
    return this.#queue.splice(Math.max(0, near), 1)[0];
  }

  #start(slot: Slot, waiting: Waiting): void {
    const timer = setTimeout(() => this.#fail(slot, TIMED_OUT), waiting.timeoutMs);
    waiting.onStart?.();
    slot.running = { waiting, startedMs: performance.now(), timer };
    slot.openFiles.add(waiting.job.file.id);
    slot.jobs++;
    slot.worker.postMessage({ job: waiting.job } satisfies WorkerRequest);
  }

  #finish(slot: Slot, answer: WorkerAnswer): void {
    if (!slot.running) return;
    const { waiting, timer } = slot.running;
    if (!answer.ok && answer.isBroken) return this.#fail(slot, answer.detail);
    clearTimeout(timer);
    slot.running = null;
    if (answer.ok) waiting.resolve(answer.value);
    else waiting.reject(new AppError(answer.code, answer.message, { detail: answer.detail }));
    const isWorn = answer.ok && answer.memoryBytes > RECYCLE_BYTES || slot.jobs >= RECYCLE_JOBS;
    if (isWorn) this.#drop(slot);
    this.#dispatch();
  }

  /** Ends a worker whose job hung or crashed. A crash on a worn worker is tried once more on a new one. */
  #fail(slot: Slot, reason: string): void {
    const running = slot.running;
    const isWorn = slot.jobs > 1;
    this.#drop(slot);
    if (running) {
      const { waiting } = running;
      if (isWorn && reason !== TIMED_OUT && waiting.triesLeft-- > 0) this.#queue.unshift(waiting);
      else waiting.reject(failureOf(waiting.job, reason, waiting.timeoutMs));
    }
    if (!this.#isClosed) this.#dispatch();
  }

  #drop(slot: Slot): void {
    if (slot.running) clearTimeout(slot.running.timer);
    if (slot.running && this.#isClosed) {
      slot.running.waiting.reject(new DOMException("The reader was closed", "AbortError"));
    }
    slot.worker.terminate();
    slot.running = null;
    this.#slots = this.#slots.filter((other) => other !== slot);
  }

  #abort(waiting: Waiting): void {
    const slot = this.#slots.find((each) => each.running?.waiting === waiting);
    if (slot) this.#drop(slot);
    this.#queue = this.#queue.filter((each) => each !== waiting);
    waiting.reject(waiting.signal?.reason);
    if (!this.#isClosed) this.#dispatch();
  }

  /** Checks the memory of the process while jobs run; the longest job pays when it grows too far. */
  #watchMemory(): void {
    const isBusy = this.#slots.some((slot) => slot.running !== null);
    if (isBusy && this.#memoryTimer === null) {
      this.#baselineBytes = Deno.memoryUsage().rss;
      this.#memoryTimer = setInterval(() => {
        if (Deno.memoryUsage().rss - this.#baselineBytes < this.#growthLimit) return;
        const longest = this.#slots.filter((slot) => slot.running !== null)
          .sort((a, b) => a.running!.startedMs - b.running!.startedMs)[0];
        if (longest) this.#fail(longest, "memory");
      }, MEMORY_CHECK_MS);
    } else if (!isBusy && this.#memoryTimer !== null) {
      clearInterval(this.#memoryTimer);
      this.#memoryTimer = null;
    }
  }
}

function failureOf(job: Job, reason: string, timeoutMs: number): AppError {
  const what = job.kind === "open" ? job.file.name : `Page ${job.pageInFile} of ${job.file.name}`;
  const message = reason === TIMED_OUT
    ? `${what} could not be read within ${Math.round(timeoutMs / 1000)} seconds.`
    : /memory|unreachable|allocat/i.test(reason)
    ? `${what} needs too much memory to be read. It may be damaged.`
    : `${what} is damaged and cannot be read.`;
  return new AppError("damaged_file", message, { detail: reason });
}
