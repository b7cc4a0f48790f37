/** What the worker asks of the database: jobs, the runs they belong to, money and answers of the vision model. */
import type { AuditEntry, Project } from "../../_shared/contract/mod.ts";
import type { Comparison, OpenComment } from "../../_shared/domain/comparison.ts";
import type { Finding } from "../../_shared/domain/finding.ts";
import type { ReportBody } from "../../_shared/domain/report.ts";
import type { StoredFile, StoredSeal } from "./port.ts";

/** A job as the worker holds it. `token` fences every write. */
export interface Job {
  id: string;
  token: string;
  queue: string;
  kind: string;
  payload: Record<string, unknown>;
  projectId: string | null;
  run: number | null;
  attempts: number;
  maxAttempts: number;
  /** The trace of whatever queued it. */
  traceparent?: string | null;
}

export interface JobPort {
  enqueue(job: {
    queue: string;
    kind: string;
    payload: Record<string, unknown>;
    key?: string;
    delayMs?: number;
    priority?: number;
    maxAttempts?: number;
  }): Promise<string>;
  /** Accounts take turns. @param accountLimit jobs of one account held at a time; default no limit */
  claim(
    queue: string,
    worker: string,
    leaseMs: number,
    limit: number,
    accountLimit?: number,
  ): Promise<Job[]>;
  /** False: the lease is lost or the job was cancelled. */
  heartbeat(job: Job, leaseMs: number, progress?: Record<string, unknown>): Promise<boolean>;
  complete(job: Job): Promise<boolean>;
  fail(
    job: Job,
    error: string,
    how: {
      isRetryable: boolean;
      retryAfterMs?: number;
      /** It failed on something outside of the job: it waits, and no attempt is used up. */
      isOutage?: boolean;
    },
  ): Promise<string | null>;
  release(job: Job): Promise<void>;
  /** Jobs that are not done, by queue and state. */
  depth(): Promise<{ queue: string; state: string; jobs: number }[]>;
  /** Takes back late leases. */
  reap(): Promise<number>;
  /** Takes back every lease of workers whose name begins so: those of a process that is gone. */
  releaseAll(workerPrefix: string): Promise<number>;
}

/** What the worker knows of the run a job belongs to. */
export interface RunContext {
  userId: string;
  project: Project;
  run: number;
  startedAt: string;
  files: StoredFile[];
  /** Files of sets before, which reports still show. */
  earlierFiles: StoredFile[];
  /** Cycle of review. */
  cycle: number;
  plan: Record<string, unknown> | null;
  /** Pages the plan of the account allows for one file and for the project. */
  limits: { maxFilePages: number; maxProjectPages: number };
}

export interface PageOutcome {
  /** The analysis, packed; null when the page could not be analyzed. */
  packed: string | null;
  sheet: string | null;
  problem: string | null;
  insights: string[];
  warnings: string[];
  elapsedMs: number;
  /** Its worker had to be ended. */
  hasEndedWorker: boolean;
}

export interface NewReport {
  body: ReportBody;
  seal: StoredSeal;
  pdfPath: string | null;
  pdfSha256: string | null;
  auditTrail: AuditEntry[];
  /** The set beside that of the cycle before; null in the first one. */
  comparison: Comparison | null;
}

/** What the set of a cycle is compared with. */
export interface PreviousCycle {
  cycle: number;
  /** Its last report. */
  body: ReportBody;
  /** What reviewers raised beside it, without what they dismissed or resolved. */
  own: Finding[];
  /** Findings of that report a person dismissed. */
  dismissed: string[];
  /** Comments of still earlier cycles that wait for an answer. */
  waiting: OpenComment[];
}

/** The worker's face. Each write is one transaction and false (or null) when the lease was lost. */
export interface AnalysisStore {
  findRun(job: Job): Promise<RunContext | null>;
  storePlan(job: Job, plan: Record<string, unknown>): Promise<boolean>;
  storePage(job: Job, outcome: PageOutcome): Promise<boolean>;
  listPageNumbers(job: Job): Promise<number[]>;
  getPage(
    job: Job,
    page: number,
  ): Promise<
    { packed: string | null; problem: string | null; fileId: string; pageInFile: number } | null
  >;
  /** Pages of a file whose workers had to be ended in this run. */
  countEnded(job: Job, fileId: string): Promise<number>;
  setStage(job: Job, stage: string): Promise<boolean>;
  /** Null in the first cycle. */
  findPrevious(run: RunContext): Promise<PreviousCycle | null>;
  /** Head of the chain of issued reports, null before the first. */
  findChainHead(): Promise<{ sequence: number; chainHash: string } | null>;
  /** @throws {AppError} `conflict` when another report came first: seal again */
  publish(job: Job, report: NewReport): Promise<string | null>;
  /** @param plan which files could be opened, when the run ends with that */
  failRun(job: Job, reason: string, plan?: Record<string, unknown>): Promise<boolean>;
}

/** What stands against a question: the owner's consent is missing, or a ceiling is reached. */
export type SpendingRefusal = "consent" | "project" | "month";

/** Money and answers of the vision model, shared by all workers. Money in US dollars. */
export interface ModelLedger {
  /** A kept answer; null when there is none. */
  findAnswer(projectId: string, key: string): Promise<unknown | null>;
  /** Sets aside what a question may cost at most, unless a ceiling would be passed. */
  reserve(question: {
    projectId: string;
    run: number;
    page: number;
    task: string;
    model: string;
    mostUsd: number;
    projectMaxUsd: number;
    monthMaxUsd: number;
  }): Promise<{ id: string } | { refused: SpendingRefusal }>;
  /** Notes what it did cost and keeps the answer, in one step. */
  settle(
    id: string,
    costUsd: number,
    kept: { key: string; answer: unknown } | null,
  ): Promise<void>;
  /** What a run has cost so far, and how many questions it took. */
  sumRun(projectId: string, run: number): Promise<{ costUsd: number; questions: number }>;
}
