/**
 * Reads uploaded files into page readings: words, lines, strokes, arcs and pictures, page by page.
 * A file or page that cannot be read becomes a problem; the rest goes on.
 */
import { createHash } from "node:crypto";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { AppError, type ErrorCode } from "../../_shared/errors.ts";
import {
  closeDocument,
  closePage,
  getPdfium,
  openDocument,
  openPage,
} from "../../_providers/pdf/mod.ts";
import { composePage, unpackReading } from "./compose_page.ts";
import { detectFileType } from "./intake.ts";

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

/** All pages of all files, with what went wrong. */
export interface ReadResult {
  pages: PageReading[];
  problems: ReadProblem[];
  files: ReadFile[];
}

export interface ReadOptions {
  /** Called as soon as a page is ready, in whatever order pages finish. */
  onPage?: (page: PageReading) => void;
  signal?: AbortSignal;
  /** Read lettering from pictures where a page has no usable text; on by default. */
  ocr?: boolean;
  /** Workers at a time; the number of cores by default. */
  concurrency?: number;
}

/** Reads files in upload order. */
export async function readFiles(
  files: readonly InputFile[],
  options: ReadOptions = {},
): Promise<ReadResult> {
  const result: ReadResult = { pages: [], problems: [], files: [] };
  const pdfium = await getPdfium();
  let page = 0;
  for (const { name, bytes } of files) {
    try {
      detectFileType(name, bytes);
      const document = openDocument(pdfium, bytes, name);
      try {
        result.files.push({
          name,
          sha256: createHash("sha256").update(bytes).digest("hex"),
          sizeBytes: bytes.length,
          pageCount: document.pageCount,
        });
        for (let pageInFile = 1; pageInFile <= document.pageCount; pageInFile++) {
          options.signal?.throwIfAborted();
          page++;
          try {
            const open = openPage(document, pageInFile, name);
            try {
              const reading = unpackReading(composePage(open, { file: name, page, pageInFile }));
              result.pages.push(reading);
              options.onPage?.(reading);
            } finally {
              closePage(open);
            }
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
            result.problems.push({ file: name, page, code: error.code, reason: error.message });
          }
        }
      } finally {
        closeDocument(document);
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      result.problems.push({ file: name, page: null, code: error.code, reason: error.message });
    }
  }
  return result;
}

/** Reads one page of one file, as a durable page job does. `page` counts through all files from 1. */
export async function readPage(
  fileName: string,
  bytes: Uint8Array,
  pageInFile: number,
  page: number,
  _options: ReadOptions = {},
): Promise<PageReading> {
  detectFileType(fileName, bytes);
  const document = openDocument(await getPdfium(), bytes, fileName);
  try {
    const open = openPage(document, pageInFile, fileName);
    try {
      return unpackReading(composePage(open, { file: fileName, page, pageInFile }));
    } finally {
      closePage(open);
    }
  } finally {
    closeDocument(document);
  }
}
