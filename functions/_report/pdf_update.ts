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
import { AppError, lockedWords } from "../_shared/errors.ts";
import { type ByteReader, readerOf, takeBytes } from "../_shared/file_bytes.ts";
import { skeletonOf } from "../_shared/pdf_skeleton.ts";

/** A document opened for appending. */
export interface PdfUpdate {
  doc: PDFDocument;
  /** Has the object behind this reference written again. */
  touch: (ref: PDFRef) => void;
  save: () => Promise<Appended>;
}

/** What comes after a file. */
export interface Appended {
  /** The copy in the clear of an encrypted file, which stands in its place; null where the file itself stays. */
  base: Uint8Array | null;
  added: Uint8Array<ArrayBuffer>;
}

/** A file with what comes after it. */
export function joinUpdate(
  pdf: Uint8Array,
  { base, added }: Appended,
): Uint8Array<ArrayBuffer> {
  const before = base ?? pdf;
  const whole = new Uint8Array(before.length + added.length);
  whole.set(before);
  whole.set(added, before.length);
  return whole;
}

/** True for what {@link openForUpdate} throws of an encrypted file that may not be held. */
export const isEncrypted = (error: unknown): boolean => error instanceof EncryptedPDFError;

/**
 * Opens a PDF for appending. What fills it is left where it lies; only an encrypted file is held, to be written anew.
 *
 * @param name file name for messages
 * @throws {AppError} `locked_file` when a password is needed, `damaged_file` when it can't be taken apart
 */
export async function openForUpdate(
  pdf: ByteReader,
  { name = "The file", isHeld = true }: { name?: string; isHeld?: boolean } = {},
): Promise<PdfUpdate> {
  const { doc, base } = await load(pdf, { name, isHeld });
  doc.context.pdfFileDetails.pdfSize = base?.length ?? pdf.length;
  const snapshot = doc.takeSnapshot();
  return {
    doc,
    touch: (ref) => snapshot.markRefForSave(ref),
    async save() {
      // The update speaks the dialect of the file's own cross-reference: table after table, stream after stream.
      const useObjectStreams = !hasTable(base ? readerOf(base) : pdf, snapshot.prevStartXRef);
      const added = await doc.saveIncremental(snapshot, { useObjectStreams });
      return { base, added: new Uint8Array(added) };
    },
  };
}

async function load(
  pdf: ByteReader,
  { name, isHeld }: { name: string; isHeld: boolean },
): Promise<{ doc: PDFDocument; base: Uint8Array | null }> {
  const open = (bytes: Uint8Array) =>
    PDFDocument.load(bytes, { forIncrementalUpdate: true, updateMetadata: false });
  try {
    const doc = await open(skeletonOf(pdf));
    if (doc.getPageCount() > 0) return { doc, base: null };
  } catch (cause) {
    if (!isEncrypted(cause)) throw damaged(name, cause);
    if (!isHeld) throw cause;
    const base = await decrypt(takeBytes(pdf, 0), name);
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
        `${lockedWords(name)} Remove the password to get a marked-up copy.`,
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

function hasTable(pdf: ByteReader, at: number): boolean {
  const head = new TextDecoder("latin1").decode(takeBytes(pdf, at, at + 16));
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
