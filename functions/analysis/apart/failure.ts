/** What is said of a job whose worker had to be ended, or ended by itself. */
import { AppError } from "../../_shared/errors.ts";
import type { Job } from "./jobs.ts";

/** Why a worker was ended: the job took too long, or too much memory. */
export const TIMED_OUT = "timeout";
export const MEMORY = "memory";
/** The text of the page was read, and its picture took too long. */
const DRAWING = "timeout while drawing";
/** Begins the detail of every error that cost a worker. */
const ENDED = "ended: ";

/** The error of a job that cost its worker. @param reason {@link TIMED_OUT}, {@link MEMORY} or its last words */
export function failureOf(
  job: Job,
  reason: string,
  { timeoutMs, isDrawing }: { timeoutMs: number; isDrawing: boolean },
): AppError {
  const what = nameOf(job);
  const seconds = Math.round(timeoutMs / 1000);
  const isSet = ["assemble", "carry", "comments", "export", "print"].includes(job.kind);
  const done = DONE[job.kind] ?? "read";
  const message = reason === TIMED_OUT
    ? `${what} could not be ${done} within ${seconds} seconds.`
    : /memory|unreachable|allocat/i.test(reason)
    ? `${what} needs too much memory to be ${done}.${isSet ? "" : " It may be damaged."}`
    : isSet
    ? `${what} could not be ${done}: the work on it ended unexpectedly.`
    : `${what} is damaged and cannot be read.`;
  const detail = reason === TIMED_OUT && isDrawing ? DRAWING : reason;
  return new AppError("damaged_file", message, { detail: ENDED + detail });
}

const DONE: Partial<Record<Job["kind"], string>> = {
  assemble: "judged",
  carry: "compared",
  comments: "written",
  export: "written",
  print: "written",
};

const detailOf = (error: unknown): string => error instanceof AppError ? error.detail ?? "" : "";

/** True for the error of a job that cost its worker. */
export const hasEndedWorker = (error: unknown): boolean => detailOf(error).startsWith(ENDED);

/** True for the error of a page that could not be read or drawn in its time. */
export const hasTimedOut = (error: unknown): boolean =>
  detailOf(error) === ENDED + TIMED_OUT || isLateDrawing(error);

/** True where only the picture took too long. */
export const isLateDrawing = (error: unknown): boolean => detailOf(error) === ENDED + DRAWING;

function nameOf(job: Job): string {
  if (job.kind === "assemble" || job.kind === "carry") return "The set";
  if (job.kind === "print") return "The report";
  if (job.kind === "export") return "The export";
  if (job.kind === "comments") return "The list of comments";
  if (job.kind === "join") return "The set of marked-up plans";
  return "pageInFile" in job ? `Page ${job.pageInFile} of ${job.file.name}` : job.file.name;
}
