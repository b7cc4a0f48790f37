/**
 * Reads files through a pool of workers: files are opened one after another, pages go to whichever worker is
 * free, and the first pages come back while the rest is still being read.
 */
import { createHash } from "node:crypto";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import { AppError, type ErrorCode } from "../../_shared/errors.ts";
import type { RenderOptions } from "../../_providers/pdf/mod.ts";
import { type PackedReading, unpackReading } from "./compose_page.ts";
import type { SharedFile } from "./messages.ts";
import { mostPixels, readPicture } from "./ocr_host.ts";
import { joinOcr } from "./ocr_join.ts";
import { planOcr } from "./ocr_plan.ts";
import { mergeRegions, type ReadRegion } from "./ocr_regions.ts";
import { type OcrObstacle, OcrUnavailable } from "./ocr_unavailable.ts";
import { startPageClock } from "./page_clock.ts";
import { PAGE_TIMEOUT_MS, TIMED_OUT, WorkerPool } from "./worker_pool.ts";

/** An uploaded file. */
export interface InputFile {
  name: string;
  bytes: Uint8Array;
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
    const file = shareFile(input);
    const opened = await attempt(() =>
      pool.run<"open">({ kind: "open", file }, { signal, first: true })
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
        attempt(() => readOne(pool, file, at, options)).then((read) => {
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
export function readPageOn(
  pool: WorkerPool,
  input: InputFile,
  at: { pageInFile: number; page: number },
  options: ReadOptions,
): Promise<PageReading> {
  return readOne(pool, shareFile(input), at, options);
}

/** What a page says whose lettering was not read. */
const OBSTACLES: Record<OcrObstacle, string> = {
  missing: "This page is a picture, and text recognition is not available on this server.",
  timeout: "The lettering on this page could not be read in the time allowed.",
  too_large: "This page is a picture too large for text recognition on this server.",
};

/** The same of a page of which parts are pictures. */
const PART_OBSTACLES: Record<OcrObstacle, string> = {
  missing: "Pictures on this page were not read: text recognition is not available on this server.",
  timeout: "The lettering in pictures on this page could not be read in the time allowed.",
  too_large: "Pictures on this page are too large for text recognition on this server.",
};

/** No lettering needs to be drawn finer than this to be tried. */
const FINE_DPI = 220;

/** The text layer first; the picture only where that says too little. All of it within the page's time. */
async function readOne(
  pool: WorkerPool,
  file: SharedFile,
  at: { pageInFile: number; page: number },
  { signal, ocr = true, pageTimeoutMs = PAGE_TIMEOUT_MS }: ReadOptions,
): Promise<PageReading> {
  const clock = startPageClock(pageTimeoutMs);
  const reading = await clock.count((onStart) =>
    pool.run<"page">({ kind: "page", file, ...at }, { signal, onStart })
  );
  const plan = ocr ? planOcr(reading) : null;
  if (!plan) {
    const problem = reading.words.length === 0 ? "No text was found on this page." : null;
    return unpackReading({ ...reading, problem });
  }
  plan.maxPixels = Math.min(plan.maxPixels, mostPixels());
  const read = async (region: PointRect | null) => {
    const job = { kind: "picture" as const, file, pageInFile: at.pageInFile, plan, region };
    const draw = () =>
      clock.count((onStart) =>
        pool.run<"picture">(job, { signal, first: true, onStart, timeoutMs: clock.leftMs() })
      ).catch((error) => {
        if (!hasTimedOut(error)) throw error;
        throw new OcrUnavailable("timeout", "drawing took too long");
      });
    const { width, height } = region ?? { width: reading.widthPt, height: reading.heightPt };
    const pixels = width * height * (Math.min(plan.dpi, FINE_DPI) / 72) ** 2;
    return await readPicture({ pixels, draw, leftMs: clock.leftMs, signal });
  };
  try {
    if (!plan.regions) {
      const { picture, result } = await read(null);
      return unpackReading(joinOcr(reading, result!, { plan, ...picture }));
    }
    const parts: ReadRegion[] = [];
    for (const region of plan.regions) {
      const { picture, result } = await read(region);
      if (result) parts.push({ region, picture, result });
    }
    if (parts.length === 0) return unpackReading(reading);
    const { result, given } = mergeRegions(parts);
    return unpackReading(joinOcr(reading, result, { plan, ...given }));
  } catch (error) {
    if (!(error instanceof OcrUnavailable)) throw error;
    const isCut = error.obstacle === "timeout";
    const problem = (plan.regions ? PART_OBSTACLES : OBSTACLES)[error.obstacle];
    const places = plan.regions ?? [wholeOf(reading)];
    return unpackReading({
      ...reading,
      problem,
      recognition: { engine: null, isCut },
      unread: places.map((box) => ({ box, reason: problem })),
    });
  }
}

const wholeOf = ({ widthPt, heightPt }: PackedReading): PointRect => ({
  x: 0,
  y: 0,
  width: widthPt,
  height: heightPt,
});

/** True for the error of a page that could not be read or drawn in its time. */
export const hasTimedOut = (error: unknown): boolean =>
  error instanceof AppError && error.detail === TIMED_OUT;

/** Draws a page on a pool; see `drawPage`. */
export function drawPageOn(
  pool: WorkerPool,
  input: InputFile,
  pageInFile: number,
  options: RenderOptions & { signal?: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const { signal, ...render } = options;
  const job = { kind: "render" as const, file: shareFile(input), pageInFile, options: render };
  return pool.run<"render">(job, { signal });
}

const shared = new WeakMap<Uint8Array, SharedFile>();

/** The file in memory that all workers see; one copy per byte array. */
export function shareFile({ name, bytes }: InputFile): SharedFile {
  const known = shared.get(bytes);
  if (known?.name === name) return known;
  const memory = new SharedArrayBuffer(bytes.length);
  new Uint8Array(memory).set(bytes);
  const id = createHash("sha256").update(bytes).digest("hex");
  const file = { id, name, bytes: memory };
  shared.set(bytes, file);
  return file;
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
