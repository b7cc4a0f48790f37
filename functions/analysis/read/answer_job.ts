/**
 * What a reading worker does with a job: keeps files open, reads and draws pages one at a time. Anything that
 * breaks PDFium is answered with `isBroken`; the instance must not be used again after it.
 */
import { AppError } from "../../_shared/errors.ts";
import {
  closeDocument,
  closePage,
  dropPdfium,
  getPdfium,
  isStarved,
  limitMemory,
  memoryBytes,
  openDocument,
  openPage,
  type PdfDocument,
  renderOpenPage,
} from "../../_providers/pdf/mod.ts";
import { composePage } from "./compose_page.ts";
import { toPdfBytes } from "./intake.ts";
import { drawForOcr } from "./ocr_picture.ts";
import type { Job, JobResults, SharedFile, WorkerAnswer, WorkerSettings } from "./messages.ts";

/** Files kept open at a time. */
const OPEN_FILES = 3;

const open = new Map<string, PdfDocument>();

/** Takes the settings of the pool, once, before the first job. */
export async function applySettings({ memoryLimitBytes }: WorkerSettings): Promise<void> {
  limitMemory(await getPdfium(), memoryLimitBytes);
}

/** Lets go of PDFium and every open file; the next job starts a new instance. */
export function dropReader(): void {
  open.clear();
  dropPdfium();
}

/** Does a job. @returns the answer, and what of it can be handed over instead of copied */
export async function answerJob(
  job: Job,
): Promise<{ answer: WorkerAnswer; transfer: Transferable[] }> {
  try {
    const value = await runJob(job);
    const transfer = value instanceof Uint8Array
      ? [value.buffer]
      : "strokes" in value
      ? [value.strokes.buffer]
      : "pixels" in value
      ? [value.pixels.buffer, value.rulings.buffer]
      : [];
    return { answer: { ok: true, value, memoryBytes: memoryBytes(await getPdfium()) }, transfer };
  } catch (error) {
    const isOurs = error instanceof AppError;
    const answer: WorkerAnswer = {
      ok: false,
      code: isOurs ? error.code : "damaged_file",
      message: isOurs ? error.message : `${job.file.name} is damaged and cannot be read.`,
      detail: isOurs ? error.detail ?? "" : await causeOf(error),
      isBroken: !isOurs,
    };
    return { answer, transfer: [] };
  }
}

async function causeOf(error: unknown): Promise<string> {
  return isStarved(await getPdfium()) ? `Out of memory: ${error}` : String(error);
}

async function runJob(job: Job): Promise<JobResults[Job["kind"]]> {
  const document = await openFile(job.file);
  if (job.kind === "open") return { pageCount: document.pageCount };
  const page = openPage(document, job.pageInFile, job.file.name);
  try {
    if (job.kind === "picture") return drawForOcr(page, job.plan, job.region);
    if (job.kind === "render") return await renderOpenPage(page, job.options);
    const { page: number, pageInFile, file } = job;
    return composePage(page, { file: file.name, page: number, pageInFile });
  } finally {
    closePage(page);
  }
}

/** The file's document, opened once; the file longest unused is closed. */
async function openFile(file: SharedFile): Promise<PdfDocument> {
  const known = open.get(file.id);
  if (known) {
    open.delete(file.id);
    open.set(file.id, known);
    return known;
  }
  const bytes = await toPdfBytes(file.name, new Uint8Array(file.bytes));
  const document = openDocument(await getPdfium(), bytes, file.name);
  open.set(file.id, document);
  for (const [id, oldest] of open) {
    if (open.size <= OPEN_FILES) break;
    open.delete(id);
    closeDocument(oldest);
  }
  return document;
}
