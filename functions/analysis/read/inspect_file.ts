/** Opens a file just far enough to know what it is and how many pages it has. */
import { createHash } from "node:crypto";
import { AppError } from "../../_shared/errors.ts";
import { closeDocument, getPdfium, openDocument } from "../../_providers/pdf/mod.ts";
import { detectFileType } from "./intake.ts";
import type { InputFile, ReadFile, ReadProblem } from "./mod.ts";

/**
 * Page count and hash of a file, and why it can't be read. A file that can't be opened has no page.
 */
export async function inspectFile(
  { name, bytes }: InputFile,
): Promise<{ summary: ReadFile; problem: ReadProblem | null }> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const summary = { name, sha256, sizeBytes: bytes.length, pageCount: 0 };
  try {
    if (detectFileType(name, bytes) !== "pdf") {
      return { summary: { ...summary, pageCount: 1 }, problem: null };
    }
    const document = openDocument(await getPdfium(), bytes, name);
    try {
      return { summary: { ...summary, pageCount: document.pageCount }, problem: null };
    } finally {
      closeDocument(document);
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      summary,
      problem: { file: name, page: null, code: error.code, reason: error.message },
    };
  }
}
