/**
 * Reads files through a pool of workers: files are opened one after another, pages go to whichever worker is
 * free, and the first pages come back while the rest is still being read.
 */
import { createHash } from "node:crypto";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { AppError, type ErrorCode } from "../../_shared/errors.ts";
import type { RenderOptions } from "../../_providers/pdf/mod.ts";
import type { FileBytes } from "../../_shared/file_bytes.ts";
import { currentAccount } from "../apart/account.ts";
import { isLateDrawing } from "../apart/failure.ts";
import { WHOLE_BYTES } from "../apart/job_files.ts";
import type { Help, JobFile, PageAddress } from "../apart/jobs.ts";
import type { RunOptions, WorkerPool } from "../apart/pool.ts";
import { openQuestionsAway } from "../apart/questions_away.ts";
import type { PageDesk } from "../propose/desk.ts";
import { unpackReading } from "./compose_page.ts";
import { recognise, weigh } from "./ocr_host.ts";

/** An uploaded file. */
export interface InputFile {
  name: string;
  bytes: FileBytes;
}

/** Why a file (page null) or one of its pages could not be read. */
export interface ReadProblem {
  file: string;
  /** From 1 through all files; null when the whole file failed. */
  page: number | null;
  code: ErrorCode;
  reason: string;
}

/** A file that was opened. */
export interface ReadFile {
  name: string;
  sha256: string;
  sizeBytes: number;
  pageCount: number;
}

/** All pages of all files, with what went wrong. Pages stand in page order. */
export interface ReadResult {
  pages: PageReading[];
  problems: ReadProblem[];
  files: ReadFile[];
}

/** How to read. */
export interface ReadOptions {
  /** Called as soon as a page is ready, in the order pages finish. */
  onPage?: (page: PageReading) => void;
  signal?: AbortSignal;
  /** Read lettering from pictures where a page has no usable text; on by default. */
  ocr?: boolean;
  /** Workers at a time; the number of cores by default. */
  concurrency?: number;
  /** Time one page may take; 60 s by default. */
  pageTimeoutMs?: number;
  /** Where lettering of pages without text may be put to the vision model. */
  openDesk?: (page: number) => PageDesk | undefined;
}

/** Reads all files on a pool; see `readFiles`. */
export async function readFilesOn(
  pool: WorkerPool,
  files: readonly InputFile[],
  options: ReadOptions,
): Promise<ReadResult> {
  const { signal, onPage } = options;
  const result: ReadResult = { pages: [], problems: [], files: [] };
  const reading: Promise<void>[] = [];
  let page = 0;
  for (const input of files) {
    const file = toJobFile(input);
    const opened = await attempt(() =>
      pool.run<"open">({ kind: "open", file }, { ...runWith(input, signal), first: true })
    );
    if ("error" in opened) {
      result.problems.push(problemOf(file.name, null, opened.error));
      continue;
    }
    const { pageCount } = opened.value;
    const { name, bytes } = input;
    result.files.push({ name, sha256: file.id, sizeBytes: bytes.length, pageCount });
    for (let pageInFile = 1; pageInFile <= pageCount; pageInFile++) {
      const at = { pageInFile, page: ++page };
      reading.push(
        attempt(() => readPageOn(pool, input, at, options)).then((read) => {
          if ("error" in read) {
            result.problems.push(problemOf(name, at.page, read.error));
            return;
          }
          result.pages.push(read.value);
          onPage?.(read.value);
        }),
      );
    }
  }
  await Promise.all(reading);
  signal?.throwIfAborted();
  result.pages.sort((a, b) => a.page - b.page);
  return result;
}

/** Reads one page on a pool; see `readPage`. */
export async function readPageOn(
  pool: WorkerPool,
  input: InputFile,
  at: { pageInFile: number; page: number },
  { signal, ocr = true, pageTimeoutMs: timeoutMs, openDesk }: ReadOptions,
): Promise<PageReading> {
  const desk = openDesk?.(at.page);
  const away = desk && openQuestionsAway(desk, signal);
  const run = runWith(input, signal);
  const options = { ...run, help: { ...run.help, ...(away && { ask: away.ask }) }, timeoutMs };
  const model = desk ? { name: desk.name, due: desk.due } : null;
  const about = { kind: "read" as const, file: toJobFile(input), ...at, model };
  for (;;) {
    const read = await withoutLatePicture(
      ocr ? "read" : "leave",
      (lettering) => pool.run<"read">({ ...about, lettering }, options),
    );
    if (!("isLater" in read)) {
      if (read.lettering) desk?.note(read.lettering.asked);
      return unpackReading(read);
    }
    await away!.answered();
  }
}

/** A page whose picture takes too long is read again without it: what stands in its text is not lost. */
export async function withoutLatePicture<T>(
  lettering: PageAddress["lettering"],
  read: (lettering: PageAddress["lettering"]) => Promise<T>,
): Promise<T> {
  try {
    return await read(lettering);
  } catch (error) {
    if (!isLateDrawing(error)) throw error;
    return await read("late");
  }
}

/** Draws a page on a pool; see `drawPage`. */
export function drawPageOn(
  pool: WorkerPool,
  input: InputFile,
  pageInFile: number,
  options: RenderOptions & { signal?: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const { signal, ...render } = options;
  const job = { kind: "render" as const, file: toJobFile(input), pageInFile, options: render };
  return pool.run<"render">(job, runWith(input, signal));
}

/** How a job about a file is run: with its bytes and recognition, as workers ask for them, and room for the file. */
export function runWith(
  { name, bytes }: InputFile,
  signal?: AbortSignal,
): Pick<RunOptions, "help" | "fileBytes" | "signal"> {
  // A worker asks when somebody else's work may be going on.
  const account = currentAccount();
  const help: Help = {
    bytes: () => bytes,
    recognise: (picture, leftMs) => recognise(picture, leftMs, { account, signal }),
    weigh: ({ picture, claims }, leftMs) => weigh({ picture, claims }, leftMs, { account, signal }),
  };
  return { help, fileBytes: heldBytes({ name, bytes }), signal };
}

/** What a worker holds of a file: all of a picture and of a small one, next to nothing of a larger PDF. */
const heldBytes = ({ name, bytes }: InputFile): number =>
  bytes.length <= WHOLE_BYTES || !/\.pdf$/i.test(name) ? bytes.length : 0;

const hashes = new WeakMap<Uint8Array, string>();

/** The file as jobs name it; hashed once per byte array. */
export function toJobFile({ name, bytes }: InputFile): JobFile {
  if (!(bytes instanceof Uint8Array)) return { id: bytes.sha256, name };
  const id = hashes.get(bytes) ?? createHash("sha256").update(bytes).digest("hex");
  hashes.set(bytes, id);
  return { id, name };
}

/** The value, or the error when it is one of ours; anything else goes on. */
async function attempt<T>(work: () => Promise<T>): Promise<{ value: T } | { error: AppError }> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof AppError) return { error };
    throw error;
  }
}

function problemOf(file: string, page: number | null, error: AppError): ReadProblem {
  return { file, page, code: error.code, reason: error.message };
}
