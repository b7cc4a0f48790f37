/**
 * Reads uploaded files into page readings: words, lines, strokes, arcs and pictures, page by page, in
 * workers that can be ended. A file or page that cannot be read becomes a problem; the rest goes on.
 */
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import type { RenderOptions } from "../../_providers/pdf/mod.ts";
import type { FileBytes } from "../../_shared/file_bytes.ts";
import {
  drawPageOn,
  type InputFile,
  readFilesOn,
  type ReadOptions,
  readPageOn,
  type ReadResult,
} from "./reader.ts";
import { useOcr } from "./ocr_host.ts";
import { WorkerPool } from "../apart/pool.ts";
import { hasProcesses } from "../apart/worker_process.ts";

export type { InputFile, ReadFile, ReadOptions, ReadProblem, ReadResult } from "./reader.ts";
export { detectFileType, type FileType, toPdfBytes } from "./intake.ts";

/** The shared pool rests or ends after this long without work; its workers keep the process alive until it ends. */
const IDLE_MS = 10_000;

/** Beside one worker a core: a long job of one account must not hold up the short ones of others. */
const SPARE_WORKERS = 2;

let pool: WorkerPool | null = null;
let users = 0;
let endSharedOcr: (() => Promise<void>) | null = null;
let idleTimer: ReturnType<typeof setTimeout> | null = null;
let restMs = 0;

/**
 * Reads files in upload order on workers of its own, which end with the call.
 *
 * @returns pages in order; files and pages that failed are listed under `problems`
 * @throws the signal's reason when aborted
 */
export async function readFiles(
  files: readonly InputFile[],
  options: ReadOptions = {},
): Promise<ReadResult> {
  const own = new WorkerPool({ size: options.concurrency, timeoutMs: options.pageTimeoutMs });
  const endOcr = useOcr();
  try {
    return await readFilesOn(own, files, options);
  } finally {
    own.close();
    await endOcr();
  }
}

/**
 * Reads one page of one file on the shared workers, as a durable page job does. Pass the same byte array for
 * pages of one file: it is then opened once per worker.
 *
 * @param pageInFile from 1 within the file
 * @param page       from 1 through all files
 * @throws {AppError} `damaged_file`, `locked_file` or `unsupported_file_type`
 */
export function readPage(
  fileName: string,
  bytes: FileBytes,
  pageInFile: number,
  page: number,
  options: ReadOptions = {},
): Promise<PageReading> {
  return withShared((shared) =>
    readPageOn(shared, { name: fileName, bytes }, { pageInFile, page }, options)
  );
}

/**
 * Draws a page or a part of it as PNG on the shared workers; takes PDF, JPG and PNG files.
 *
 * @throws {AppError} `damaged_file`, `locked_file` or `unsupported_file_type`
 */
export function drawPage(
  fileName: string,
  bytes: FileBytes,
  pageInFile: number,
  options: RenderOptions & { signal?: AbortSignal } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return withShared((shared) => drawPageOn(shared, { name: fileName, bytes }, pageInFile, options));
}

/** Runs work on the shared pool, started on first use; it rests or ends when it has been idle for a while. */
export async function withShared<T>(work: (pool: WorkerPool) => Promise<T>): Promise<T> {
  pool ??= new WorkerPool({ spare: SPARE_WORKERS });
  endSharedOcr ??= useOcr();
  setIdleTimer(null);
  users++;
  try {
    return await work(pool);
  } finally {
    if (--users === 0) setIdleTimer(rest, IDLE_MS);
  }
}

/** Starts shared workers for so many pages at once, before a file is open and its pages are known. */
export function prepareReaders(count: number): Promise<void> {
  return withShared((shared) => Promise.resolve(shared.prepare(count)));
}

/**
 * From now on workers wait so long for the next work, without any file: what they have compiled is a third of what a
 * review takes of the processor. For servers, which live on anyway.
 */
export function keepReaders(ms: number): void {
  restMs = hasProcesses() ? ms : 0;
}

/** Ends the shared workers at once: at shutdown, and at the end of tests. */
export async function closeReaders(): Promise<void> {
  setIdleTimer(null);
  pool?.close();
  pool = null;
  await endRecognition();
}

async function rest(): Promise<void> {
  if (restMs === 0) return await closeReaders();
  pool?.rest();
  setIdleTimer(closeReaders, restMs);
  await endRecognition();
}

async function endRecognition(): Promise<void> {
  const end = endSharedOcr;
  endSharedOcr = null;
  await end?.();
}

function setIdleTimer(act: (() => void) | null, ms?: number): void {
  if (idleTimer !== null) clearTimeout(idleTimer);
  idleTimer = act && setTimeout(act, ms);
  if (idleTimer !== null) Deno.unrefTimer(idleTimer as unknown as number);
}
