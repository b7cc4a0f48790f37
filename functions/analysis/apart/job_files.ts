/** Files of a job as they come from the host, piece by piece: a set may have hundreds of megabytes. */
import {
  freeFile,
  getPdfium,
  makeFileRoom,
  openCopied,
  openDocument,
  type PdfDocument,
} from "../../_providers/pdf/mod.ts";
import { detectFileType, toPdfBytes } from "../read/intake.ts";
import type { FilePiece, JobFile } from "./jobs.ts";
import type { Peer } from "./peer.ts";

/** What a message of the host carries of a file at most. */
export const PIECE_BYTES = 8 * 2 ** 20;

type Host = Pick<Peer, "call">;

/** The piece of a file that begins at a byte. */
export function pieceOf(bytes: Uint8Array, from: number): FilePiece {
  return { from, bytes: bytes.slice(from, from + PIECE_BYTES), sizeBytes: bytes.length };
}

/** The whole file in one array. */
export async function fetchBytes(host: Host, file: JobFile): Promise<Uint8Array> {
  const first = await fetchPiece(host, file, 0);
  const whole = new Uint8Array(first.sizeBytes);
  await takePieces(host, file, first, (bytes, from) => whole.set(bytes, from));
  return whole;
}

/**
 * Opens a file. A PDF goes right into PDFium's memory, so that no second copy of it is held; a picture is wrapped.
 *
 * @throws {AppError} `damaged_file`, `locked_file` or `unsupported_file_type`
 */
export async function openFile(host: Host, file: JobFile): Promise<PdfDocument> {
  const pdfium = await getPdfium();
  const first = await fetchPiece(host, file, 0);
  if (detectFileType(file.name, first.bytes) !== "pdf") {
    return openDocument(
      pdfium,
      await toPdfBytes(file.name, await fetchBytes(host, file)),
      file.name,
    );
  }
  const { sizeBytes } = first;
  const pointer = makeFileRoom(pdfium, sizeBytes);
  try {
    await takePieces(host, file, first, (bytes, from) => pdfium.bytes().set(bytes, pointer + from));
  } catch (error) {
    freeFile(pdfium, pointer, sizeBytes);
    throw error;
  }
  return openCopied(pdfium, { pointer, sizeBytes }, file.name);
}

const fetchPiece = (host: Host, file: JobFile, from: number): Promise<FilePiece> =>
  host.call<FilePiece>("bytes", { id: file.id, from });

async function takePieces(
  host: Host,
  file: JobFile,
  first: FilePiece,
  take: (bytes: Uint8Array, from: number) => void,
): Promise<void> {
  for (let piece = first;;) {
    take(piece.bytes, piece.from);
    const next = piece.from + piece.bytes.length;
    if (next >= piece.sizeBytes) return;
    piece = await fetchPiece(host, file, next);
  }
}
