/**
 * Opening PDF documents and their pages. Knows passwords, damage and page geometry; reads no content.
 */
import { AppError, lockedWords } from "../../_shared/errors.ts";
import type { PageSize } from "../../_shared/geometry.ts";
import { type ByteReader, readerOf } from "../../_shared/file_bytes.ts";
import { forgetFile, nameFile, type Pdfium } from "./engine.ts";
import { findUserUnits } from "./user_unit.ts";

/** An open document. Close it with {@link closeDocument}. */
export interface PdfDocument {
  pdfium: Pdfium;
  handle: number;
  /** By it PDFium finds the file. */
  pointer: number;
  pageCount: number;
  /** Size of a user space unit in 1/72 in, by the page's object number; 1 when not listed. */
  userUnits: ReadonlyMap<number, number>;
}

/**
 * Affine map [a b c d e f] from unrotated user space to the page as seen: points, origin top left, y down,
 * /Rotate, crop box and user unit applied.
 */
export type Matrix = readonly [number, number, number, number, number, number];

/** An open page. Close it with {@link closePage}. */
export interface PdfPage extends PageSize {
  pdfium: Pdfium;
  handle: number;
  /** Handle of the document and place of the page in it, from 0. */
  document: number;
  index: number;
  /** Quarter turns clockwise, 0–3. */
  quarterTurns: number;
  toSeen: Matrix;
}

const PASSWORD_NEEDED = 4;
/** Points along the longer side beyond which a page is taken for damage (PDF allows 14,400 units). */
const MAX_SIDE_PT = 200 * 72 * 10;

/**
 * Opens a PDF, which PDFium reads where it lies: what it holds of it is what its open pages need.
 *
 * @param name shown in error messages
 * @throws {AppError} `locked_file` when a password is needed, `damaged_file` when nothing can be opened
 */
export function openDocument(
  pdfium: Pdfium,
  file: Uint8Array | ByteReader,
  name: string,
): PdfDocument {
  const { call } = pdfium;
  const reader = file instanceof Uint8Array ? readerOf(file) : file;
  const userUnits = findUserUnits(reader);
  const pointer = nameFile(pdfium, reader);
  const handle = call.FPDF_LoadCustomDocument(pointer, 0);
  if (handle === 0) {
    const reason = call.FPDF_GetLastError();
    forgetFile(pdfium, pointer);
    throw reason === PASSWORD_NEEDED ? lockedFile(name) : damagedFile(name, `PDFium ${reason}`);
  }
  const pageCount = call.FPDF_GetPageCount(handle);
  if (pageCount <= 0) {
    call.FPDF_CloseDocument(handle);
    forgetFile(pdfium, pointer);
    throw damagedFile(name, `page count ${pageCount}`);
  }
  return { pdfium, handle, pointer, pageCount, userUnits };
}

/** Closes a document and forgets its file. */
export function closeDocument({ pdfium, handle, pointer }: PdfDocument): void {
  pdfium.call.FPDF_CloseDocument(handle);
  forgetFile(pdfium, pointer);
}

/**
 * Opens a page.
 *
 * @param pageInFile from 1
 * @throws {AppError} `damaged_file` when the page cannot be loaded or has no size
 * @source PDF 32000-1, 7.7.3.3 (page objects), 8.3.2 (coordinate spaces)
 */
export function openPage(
  document: PdfDocument,
  pageInFile: number,
  name: string,
): PdfPage {
  const { pdfium } = document;
  const { call } = pdfium;
  const handle = call.FPDF_LoadPage(document.handle, pageInFile - 1);
  if (handle === 0) throw damagedFile(name, `page ${pageInFile} cannot be loaded`);
  const userUnit = document.userUnits.size === 0
    ? 1
    : document.userUnits.get(call.EPDFPage_GetObjectNumber(handle)) ?? 1;
  const width = call.FPDF_GetPageWidthF(handle);
  const height = call.FPDF_GetPageHeightF(handle);
  const longest = Math.max(width, height) * userUnit;
  if (!(width > 0 && height > 0 && longest < MAX_SIDE_PT)) {
    call.FPDF_ClosePage(handle);
    throw damagedFile(name, `page ${pageInFile} is ${width} x ${height}`);
  }
  const quarterTurns = call.FPDFPage_GetRotation(handle) & 3;
  call.FPDF_GetPageBoundingBox(handle, pdfium.scratch);
  const [left, top, right, bottom] = pdfium.floats().subarray(
    pdfium.scratch >> 2,
    (pdfium.scratch >> 2) + 4,
  );
  const maps: Matrix[] = [
    [1, 0, 0, -1, -left, top],
    [0, 1, 1, 0, -bottom, -left],
    [-1, 0, 0, 1, right, -bottom],
    [0, -1, -1, 0, top, right],
  ];
  return {
    pdfium,
    handle,
    document: document.handle,
    index: pageInFile - 1,
    quarterTurns,
    toSeen: maps[quarterTurns].map((value) => value * userUnit) as unknown as Matrix,
    widthPt: width * userUnit,
    heightPt: height * userUnit,
  };
}

/** Closes a page. */
export function closePage(page: PdfPage): void {
  page.pdfium.call.FPDF_ClosePage(page.handle);
}

/** The error for a file that asks for a password. */
export function lockedFile(name: string): AppError {
  return new AppError(
    "locked_file",
    `${lockedWords(name)} Remove the password and upload the file again.`,
  );
}

/** The error for a file that cannot be opened. */
export function damagedFile(name: string, detail: string): AppError {
  return new AppError(
    "damaged_file",
    `${name} is damaged and cannot be opened. Export it again and upload the new file.`,
    { detail },
  );
}
