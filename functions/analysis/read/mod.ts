/**
 * Reads uploaded files into page readings: words, lines, strokes, arcs and pictures, page by page, in
 * workers that can be ended. A file or page that cannot be read becomes a problem; the rest goes on.
 */
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import type { RenderOptions } from "../../_providers/pdf/mod.ts";
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

export type { InputFile, ReadFile, ReadOptions, ReadProblem, ReadResult } from "./reader.ts";
export { detectFileType, type FileType, toPdfBytes } from "./intake.ts";

/** The shared pool ends after this long without work; its workers keep the process alive until then. */
const IDLE_MS = 10_000;

/** Beside one worker a core: a long job of one account must not hold up the short ones of others. */
const SPARE_WORKERS = 2;

let pool: WorkerPool | null = null;
let users = 0;
let endSharedOcr: (() => Promise<void>) | null = null;
let idleTimer: ReturnType<typeof setTimeout> | null = null;

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
  bytes: Uint8Array,
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
  bytes: Uint8Array,
  pageInFile: number,
  options: RenderOptions & { signal?: AbortSignal } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return withShared((shared) => drawPageOn(shared, { name: fileName, bytes }, pageInFile, options));
}

/** Runs work on the shared pool, started on first use and ended when it has been idle for a while. */
export async function withShared<T>(work: (pool: WorkerPool) => Promise<T>): Promise<T> {
  pool ??= new WorkerPool({ spare: SPARE_WORKERS });
  endSharedOcr ??= useOcr();
  if (idleTimer !== null) clearTimeout(idleTimer);
  idleTimer = null;
  users++;
  try {
    return await work(pool);
  } finally {
    if (--users === 0) {
      idleTimer = setTimeout(closeReaders, IDLE_MS);
      Deno.unrefTimer(idleTimer as unknown as number);
    }
  }
}

/** Ends the shared workers at once: at shutdown, and at the end of tests. */
export async function closeReaders(): Promise<void> {
  if (idleTimer !== null) clearTimeout(idleTimer);
  idleTimer = null;
  pool?.close();
  pool = null;
  const endOcr = endSharedOcr;
  endSharedOcr = null;
  await endOcr?.();
}
