/**
 * A pool of workers. A job that hangs, crashes or eats memory costs its worker, never the process that asked: the
 * worker is ended from outside and the next job gets a new one.
 */
import { AppError } from "../../_shared/errors.ts";
import { countSurplus, currentAccount, pickNext, Shares } from "./account.ts";
import type { WorkerAnswer } from "./do_job.ts";
import { failureOf, MEMORY, TIMED_OUT } from "./failure.ts";
import { helpFor } from "./help_for.ts";
import type { Job, JobResults } from "./jobs.ts";
import {
  HEAP_MB,
  limitsOf,
  type PoolLimits,
  type PoolOptions,
  RECYCLE_BYTES,
  RECYCLE_JOBS,
  roomFor,
  USUAL_BYTES,
} from "./pool_limits.ts";
import { filesOf, FRESH, type RunOptions, type Slot, type Waiting, workedMs } from "./slot.ts";
import { Stopwatch } from "./stopwatch.ts";

export { PAGE_TIMEOUT_MS, type PoolOptions } from "./pool_limits.ts";
export type { RunOptions, Spent } from "./slot.ts";

const MEMORY_CHECK_MS = 40;
/** How often a job is put off because others take the memory it needs. */
const MAX_PUT_OFF = 3;
/** What a job takes of the host: accounts with the shortest ones take turns. */
const START_MS = 10;
/** A worker that makes room is ended before it had all it needs; this much more is kept free for it. */
const STILL_TO_COME = 1.5;
/** So many jobs may begin while one waits for room; then the others wait until it has it. */
const MOST_PASSED = 10;

/** Workers with a queue. Close it when done: workers keep the process alive. */
export class WorkerPool {
  readonly #limits: PoolLimits;
  #slots: Slot[] = [];
  #queue: Waiting[] = [];
  /** Processor time that accounts had. */
  readonly #shares = new Shares();
  /** Jobs that began since one that waits for room had its turn. */
  #passed = 0;
  #memoryTimer: ReturnType<typeof setInterval> | null = null;
  #isClosed = false;

  constructor(options: PoolOptions = {}) {
    this.#limits = limitsOf(options);
  }

  /** Workers at a time, without those that are spared. */
  get size(): number {
    return this.#limits.size;
  }

  /**
   * Runs a job on the next free worker.
   *
   * @throws {AppError} of the job itself, or `damaged_file` when it hung, crashed or took too much memory
   * @throws the signal's reason when aborted
   */
  run<K extends Job["kind"]>(
    job: Extract<Job, { kind: K }>,
    options: RunOptions,
  ): Promise<JobResults[K]> {
    if (this.#isClosed) throw new TypeError("Cannot run job: the pool is closed");
    const { signal, first } = options;
    if (signal?.aborted) return Promise.reject(signal.reason);
    const { promise, resolve, reject } = Promise.withResolvers<JobResults[K]>();
    const waiting: Waiting = {
      ...options,
      job,
      account: currentAccount(),
      resolve: resolve as Waiting["resolve"],
      reject,
      triesLeft: 1,
      putOff: 0,
      needBytes: roomFor(options.fileBytes ?? 0),
    };
    const onAbort = () => this.#abort(waiting);
    signal?.addEventListener("abort", onAbort, { once: true });
    this.#shares.join(
      waiting.account,
      [...this.#running(), ...this.#queue].map(({ account }) => account),
    );
    if (first) this.#queue.unshift(waiting);
    else this.#queue.push(waiting);
    this.#dispatch();
    // A signal may outlive the job by far, and would hold the page that was read as long.
    return promise.finally(() => signal?.removeEventListener("abort", onAbort));
  }

  /** Starts workers for so many jobs at once, up to the usual number: together they start as fast as one. */
  prepare(count: number): void {
    try {
      while (this.#slots.length < Math.min(count, this.size)) this.#startSlot(HEAP_MB);
    } catch {
      // The system starts no more processes for now: the first job is told.
    }
  }

  /** Ends all workers; jobs still waiting fail. */
  close(): void {
    this.#isClosed = true;
    for (const slot of [...this.#slots]) this.#drop(slot);
    for (const waiting of this.#queue.splice(0)) waiting.reject(closed());
    this.#watchMemory();
  }

  /** Workers without work forget all files. As many as usual stay, since they have the code compiled. */
  rest(): void {
    const idle = this.#slots.filter(({ running }) => running === null)
      .sort((a, b) => Number(a.isBack) - Number(b.isBack));
    for (const slot of idle.splice(this.size)) this.#drop(slot);
    for (const { worker, knownFiles } of idle) {
      knownFiles.clear();
      worker.call("rest", this.#limits.settings).catch(() => {});
    }
  }

  #dispatch(): void {
    const unplaced = new Set<Waiting>();
    for (;;) {
      const next = pickNext(this.#ready(unplaced), this.#running(), this.#shares);
      if (!next) break;
      let slot: Slot | null;
      try {
        slot = this.#freeSlot(next);
      } catch (cause) {
        // The system starts no more processes for now: a worker that is busy will be free.
        if (this.#running().length > 0) break;
        this.#queue.splice(this.#queue.indexOf(next), 1);
        next.reject(new AppError("provider_unavailable", "No worker can be started", { cause }));
        continue;
      }
      if (slot) {
        const taken = this.#takeFor(slot, next);
        this.#passed = taken.needBytes === 0 && this.#queue.some((it) => it.needBytes > 0)
          ? this.#passed + 1
          : 0;
        this.#start(slot, taken);
      } else if (this.#slots.some(({ running }) => running === null)) unplaced.add(next);
      else break;
    }
    this.#watchMemory();
  }

  /** An idle worker: the one kept for the account, one that has the file open, any other, or a new one. */
  #freeSlot({ job, account, heapMb = HEAP_MB }: Waiting): Slot | null {
    const free = this.#slots.filter((slot) => slot.running === null);
    const fitting = free.filter((slot) =>
      slot.heapMb >= heapMb && (!slot.isBack || slot.account === account)
    );
    const best = fitting.find((slot) => slot.isBack) ??
      fitting.find((slot) => filesOf(job).some((id) => slot.knownFiles.has(id))) ?? fitting[0];
    if (best) return best;
    if (!this.#mayStart()) {
      // Its heap is too small, or it holds the memory of one that is missing.
      const idle = free.find((slot) => !slot.isBack) ??
        (this.#ordinary().length < this.size ? free[0] : undefined);
      if (!idle) return null;
      this.#drop(idle);
    }
    if (this.#slots.length >= this.size + this.#limits.spare) this.#dropKept();
    return this.#startSlot(heapMb);
  }

  /** Ends a worker that is kept for an account that asks for nothing now. */
  #dropKept(): void {
    const kept = this.#slots.find(({ isBack, running }) => isBack && running === null);
    if (kept) this.#drop(kept);
  }

  /** Whether there may be one more: where others are served, beside the usual number none that would take their memory. */
  #mayStart(): boolean {
    if (this.#slots.length < this.size || this.#ordinary().length === 0) return true;
    if (this.#heldBytes(this.#slots) + USUAL_BYTES > this.#limits.poolLimitBytes) return false;
    return this.#ordinary().length < this.size + this.#spared();
  }

  /** Workers for everybody: those that made way stand beside them. */
  #ordinary(): Slot[] {
    return this.#slots.filter((slot) => !slot.isBack);
  }

  /** More of them there may be while some wait for somebody, or do more than their account's share. */
  #spared(): number {
    const away = this.#ordinary().filter(({ running }) => running?.isAway).length;
    const surplus = countSurplus(this.#queue, this.#running());
    return Math.min(this.#leftToSpare(), Math.max(away, surplus));
  }

  /** Workers beside the usual ones that no long job has taken; one that is only kept can be ended. */
  #leftToSpare(): number {
    return this.#limits.spare -
      this.#slots.filter(({ isBack, running }) => isBack && running).length;
  }

  #running(): Waiting[] {
    return this.#slots.flatMap(({ running }) => running ? [running.waiting] : []);
  }

  /** Jobs that may begin now: all that have room, or of those alone that waited for it too long. */
  #ready(unplaced: ReadonlySet<Waiting>): Waiting[] {
    const waiting = this.#queue.filter((it) => !unplaced.has(it));
    const large = waiting.filter((it) => it.needBytes > 0);
    const isDue = this.#passed >= MOST_PASSED && large.length > 0;
    return (isDue ? large : waiting).filter((it) => this.#hasRoom(it));
  }

  /** A job about a large file, or one that made room, waits until as much is free; alone it may always try. */
  #hasRoom({ needBytes }: Waiting): boolean {
    const running = this.#slots.filter((slot) => slot.running !== null);
    if (needBytes === 0 || running.length === 0) return true;
    return this.#heldBytes(running) + needBytes <= this.#limits.poolLimitBytes;
  }

  #heldBytes(slots: readonly Slot[]): number {
    return slots.reduce((sum, { worker }) => sum + (worker.memoryBytes() ?? 0), 0);
  }

  #startSlot(heapMb: number): Slot {
    const slot: Slot = {
      heapMb,
      jobs: 0,
      knownFiles: new Set(),
      account: null,
      isBack: false,
      running: null,
    } as never;
    slot.worker = this.#limits.start(heapMb, helpFor(slot, () => this.#dispatch()));
    void slot.worker.ended.then((reason) => this.#fail(slot, reason));
    slot.worker.call("settings", this.#limits.settings).catch(() => {});
    this.#slots.push(slot);
    return slot;
  }

  /** The job whose turn it is, or one of the next few of its account whose file the worker has open already. */
  #takeFor(slot: Slot, next: Waiting): Waiting {
    const own = this.#queue.filter((it) => it.account === next.account).slice(0, this.size);
    const taken = own.find((it) =>
      (it.heapMb ?? HEAP_MB) <= slot.heapMb && this.#hasRoom(it) &&
      filesOf(it.job).some((id) => slot.knownFiles.has(id))
    ) ?? next;
    this.#queue.splice(this.#queue.indexOf(taken), 1);
    return taken;
  }

  #start(slot: Slot, waiting: Waiting): void {
    const { job, onStart, timeoutMs = this.#limits.timeoutMs } = waiting;
    onStart?.();
    const watch = new Stopwatch(timeoutMs, () => this.#fail(slot, TIMED_OUT));
    const peakBytes = slot.worker.memoryBytes() ?? 0;
    const processorMs = slot.worker.processorMs() ?? 0;
    const running = { waiting, watch, peakBytes, processorMs, ...FRESH };
    slot.running = running;
    slot.account = waiting.account;
    for (const id of filesOf(job)) slot.knownFiles.add(id);
    slot.jobs++;
    slot.worker.call<WorkerAnswer>("job", job).then(
      (answer) => slot.running === running && this.#finish(slot, answer),
      // The worker ended, which is heard of with its reason.
      () => {},
    );
  }

  #finish(slot: Slot, answer: WorkerAnswer): void {
    const { waiting } = slot.running!;
    if (!answer.ok && answer.isBroken) return this.#fail(slot, answer.detail);
    this.#stop(slot);
    if (answer.ok) waiting.resolve(answer.value);
    else waiting.reject(new AppError(answer.code, answer.message, { detail: answer.detail }));
    const isWorn = (slot.worker.memoryBytes() ?? 0) > RECYCLE_BYTES + (waiting.fileBytes ?? 0) ||
      slot.jobs >= RECYCLE_JOBS || slot.heapMb > HEAP_MB;
    if (isWorn) this.#drop(slot);
    this.#dispatch();
    const ordinary = this.#ordinary();
    const isSpare = ordinary.length > this.size + this.#spared();
    if (isSpare && ordinary.includes(slot) && slot.running === null) this.#drop(slot);
  }

  /** Ends a worker whose job hung or crashed. A crash on a worn worker is tried once more on a new one. */
  #fail(slot: Slot, reason: string): void {
    if (!this.#slots.includes(slot)) return;
    const { running } = slot;
    const isWorn = slot.jobs > 1;
    this.#drop(slot);
    if (running) {
      const { waiting, isDrawing } = running;
      if (isWorn && reason !== TIMED_OUT && waiting.triesLeft-- > 0) this.#queue.unshift(waiting);
      else {
        const timeoutMs = waiting.timeoutMs ?? this.#limits.timeoutMs;
        waiting.reject(failureOf(waiting.job, reason, { timeoutMs, isDrawing }));
      }
    }
    if (!this.#isClosed) this.#dispatch();
  }

  /** Ends the worker that holds most, so that all others go on. Its job is tried again when there is room for it. */
  #makeRoom(slot: Slot): void {
    const waiting = slot.running?.waiting;
    const isAlone = this.#slots.every((it) => it === slot || it.running === null);
    if (!waiting || isAlone || waiting.putOff >= MAX_PUT_OFF) return this.#fail(slot, MEMORY);
    waiting.putOff++;
    waiting.needBytes = Math.min(
      STILL_TO_COME * (slot.worker.memoryBytes() ?? 0),
      this.#limits.poolLimitBytes,
    );
    this.#drop(slot);
    this.#queue.push(waiting);
    this.#dispatch();
  }

  /** Takes the job off its worker. */
  #stop(slot: Slot): void {
    const { running } = slot;
    if (!running) return;
    slot.running = null;
    running.watch.stop();
    const peakBytes = Math.max(running.peakBytes, slot.worker.memoryBytes() ?? 0);
    const processorMs = workedMs(slot.worker, running);
    this.#shares.add(running.waiting.account, START_MS + processorMs);
    running.waiting.onSpent?.({ workedMs: running.watch.spentMs(), processorMs, peakBytes });
    if (this.#isClosed) running.waiting.reject(closed());
  }

  #drop(slot: Slot): void {
    this.#stop(slot);
    this.#slots = this.#slots.filter((other) => other !== slot);
    slot.worker.end();
  }

  #abort(waiting: Waiting): void {
    const slot = this.#slots.find((each) => each.running?.waiting === waiting);
    if (slot) this.#drop(slot);
    this.#queue = this.#queue.filter((each) => each !== waiting);
    waiting.reject(waiting.signal?.reason);
    if (!this.#isClosed) this.#dispatch();
  }

  /** Looks at the workers while jobs run. */
  #watchMemory(): void {
    const isBusy = this.#slots.some((slot) => slot.running !== null);
    if (isBusy && this.#memoryTimer === null) {
      this.#memoryTimer = setInterval(() => this.#checkMemory(), MEMORY_CHECK_MS);
    } else if (!isBusy && this.#memoryTimer !== null) {
      clearInterval(this.#memoryTimer);
      this.#memoryTimer = null;
    }
  }

  /** Who takes more than a worker may is ended; of all together, idle ones go first and then the largest. */
  #checkMemory(): void {
    const held = this.#slots.map((slot) => ({ slot, bytes: slot.worker.memoryBytes() ?? 0 }))
      .sort((a, b) => b.bytes - a.bytes);
    let limit = this.#limits.poolLimitBytes;
    let hasRoom = false;
    for (const { slot, bytes } of held) {
      const { running } = slot;
      if (running) {
        const isLong = workedMs(slot.worker, running) > this.#limits.longMs;
        if (isLong && !slot.isBack && this.#leftToSpare() > 0) {
          if (this.#slots.length - this.#ordinary().length >= this.#limits.spare) this.#dropKept();
          slot.isBack = hasRoom = true;
          slot.worker.stepBack();
        }
        running.peakBytes = Math.max(running.peakBytes, bytes);
      }
      const { limitBytes = this.#limits.workerLimitBytes, fileBytes = 0 } = running?.waiting ?? {};
      const own = limitBytes + fileBytes;
      if (bytes > own) this.#fail(slot, MEMORY);
      limit = Math.max(limit, own);
    }
    if (hasRoom) this.#dispatch();
    const total = held.reduce((sum, it) => sum + it.bytes, 0);
    if (total <= limit) return;
    const idle = held.find(({ slot }) => slot.running === null && this.#slots.includes(slot));
    if (idle) this.#drop(idle.slot);
    else this.#makeRoom(held[0].slot);
  }
}

function closed(): DOMException {
  return new DOMException("The reader was closed", "AbortError");
}
