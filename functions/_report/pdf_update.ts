/** Changes to an existing PDF as an appended update: every byte that was there stays where it was. */
import {
  EncryptedPDFError,
  PDFArray,
  type PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from "pdf-lib";
import { AppError } from "../_shared/errors.ts";

/** A document opened for appending. */
export interface PdfUpdate {
  doc: PDFDocument;
  /** Has the object behind this reference written again. */
  touch: (ref: PDFRef) => void;
  /** The original bytes with the update after them; of an encrypted file its decrypted copy. */
  save: () => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Opens a PDF for appending.
 *
 * @param name file name for messages
 * @throws {AppError} `locked_file` when a password is needed, `damaged_file` when it can't be taken apart
 */
export async function openForUpdate(pdf: Uint8Array, name = "The file"): Promise<PdfUpdate> {
  const { doc, base } = await load(pdf, name);
  const snapshot = doc.takeSnapshot();
  return {
    doc,
    touch: (ref) => snapshot.markRefForSave(ref),
    async save() {
      // The update speaks the dialect of the file's own cross-reference: table after table, stream after stream.
      const useObjectStreams = !hasTable(base, snapshot.prevStartXRef);
      const update = await doc.saveIncremental(snapshot, { useObjectStreams });
      const out = new Uint8Array(base.length + update.length);
      out.set(base);
      out.set(update, base.length);
      return out;
    },
  };
}

async function load(
  pdf: Uint8Array,
  name: string,
): Promise<{ doc: PDFDocument; base: Uint8Array }> {
  const open = (bytes: Uint8Array) =>
    PDFDocument.load(bytes, { forIncrementalUpdate: true, updateMetadata: false });
  try {
    const doc = await open(pdf);
    if (doc.getPageCount() > 0) return { doc, base: pdf };
  } catch (cause) {
    if (!(cause instanceof EncryptedPDFError)) throw damaged(name, cause);
    const base = await decrypt(pdf, name);
    return { doc: await open(base), base };
  }
  throw damaged(name);
}

/** A copy in the clear of a file that opens without a password; nothing can be appended to an encrypted one. */
async function decrypt(pdf: Uint8Array, name: string): Promise<Uint8Array> {
  const doc = await PDFDocument.load(pdf, { password: "", updateMetadata: false })
    .catch((cause) => {
      throw new AppError(
        "locked_file",
        `${name} is password-protected. Remove the password to get a marked-up copy.`,
        { cause },
      );
    });
  // Cross-references of the file as it was would be taken for this one's.
  for (const [ref, object] of doc.context.enumerateIndirectObjects()) {
    if (isCrossReference(object)) doc.context.delete(ref);
  }
  doc.context.trailerInfo.Encrypt = undefined;
  return await doc.save({ useObjectStreams: false });
}

/** Why a file that can't be taken apart has no copy. */
export const damaged = (name: string, cause?: unknown): AppError =>
  new AppError("damaged_file", `${name} is damaged, so it can’t be copied.`, {
    cause,
  });

/** Cross-references are never encrypted, so that taking the encryption off one leaves it unreadable. */
function isCrossReference(object: PDFObject): boolean {
  if (object instanceof PDFStream) {
    return object.dict.get(PDFName.of("Type")) === PDFName.of("XRef");
  }
  if (!(object instanceof PDFInvalidObject)) return false;
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return /\/Type\s*\/XRef\b/.test(new TextDecoder("latin1").decode(bytes));
}

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
