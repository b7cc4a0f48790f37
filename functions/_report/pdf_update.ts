/** Changes to an existing PDF as an appended update: every byte that was there stays where it was. */
import {
  EncryptedPDFError,
  PDFArray,
  type PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFString,
} from "pdf-lib";
import { AppError } from "../_shared/errors.ts";

/** A document opened for appending. */
export interface PdfUpdate {
  doc: PDFDocument;
  /** Has the object behind this reference written again. */
  touch: (ref: PDFRef) => void;
  /** The original bytes with the update after them. */
  save: () => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Opens a PDF for appending.
 *
 * @param name file name for messages
 * @throws {AppError} `locked_file` when the file is encrypted, `damaged_file` when it can't be taken apart
 */
export async function openForUpdate(pdf: Uint8Array, name = "The file"): Promise<PdfUpdate> {
  const doc = await load(pdf, name);
  const snapshot = doc.takeSnapshot();
  return {
    doc,
    touch: (ref) => snapshot.markRefForSave(ref),
    async save() {
      // The update speaks the dialect of the file's own cross-reference: table after table, stream after stream.
      const useObjectStreams = !hasTable(pdf, snapshot.prevStartXRef);
      const update = await doc.saveIncremental(snapshot, { useObjectStreams });
      const out = new Uint8Array(pdf.length + update.length);
      out.set(pdf);
      out.set(update, pdf.length);
      return out;
    },
  };
}

async function load(pdf: Uint8Array, name: string): Promise<PDFDocument> {
  try {
    const doc = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false });
    if (doc.getPageCount() > 0) return doc;
  } catch (cause) {
    if (cause instanceof EncryptedPDFError) {
      throw new AppError(
        "locked_file",
        `${name} is encrypted. Remove the protection to get a marked-up copy.`,
        { cause },
      );
    }
    throw damaged(name, cause);
  }
  throw damaged(name);
}

/** Why a file that can't be taken apart has no copy. */
export const damaged = (name: string, cause?: unknown): AppError =>
  new AppError("damaged_file", `${name} is damaged, so that no copy of it can be written.`, {
    cause,
  });

function hasTable(pdf: Uint8Array, at: number): boolean {
  const head = new TextDecoder("latin1").decode(pdf.subarray(at, at + 16));
  return head.trimStart().startsWith("xref");
}

/** Adds items to an array of a dictionary, making the array when there is none. */
export function addToArray(update: PdfUpdate, owner: PDFDict, name: string, items: PDFRef[]): void {
  const key = PDFName.of(name);
  const present = owner.lookup(key);
  if (present instanceof PDFArray) {
    for (const item of items) present.push(item);
    const ref = owner.get(key);
    if (ref instanceof PDFRef) update.touch(ref);
  } else owner.set(key, owner.context.obj(items));
}

/** A moment as PDF writes it: `D:20260314150926Z`. */
export function pdfDate(moment: Date): PDFString {
  return PDFString.of(`D:${moment.toISOString().replace(/[-:T]/g, "").slice(0, 14)}Z`);
}

/** Text of any script, as PDF writes it. */
export const pdfText = (text: string): PDFHexString => PDFHexString.fromText(text);
