/** Files of a job as they come from the host, piece by piece: a file may have a gigabyte. */
import { getPdfium, openDocument, type PdfDocument } from "../../_providers/pdf/mod.ts";
import { type ByteReader, type FileBytes, readerOf, readPart } from "../../_shared/file_bytes.ts";
import { detectFileType, toPdfBytes } from "../read/intake.ts";
import { giveBack, PICTURES_BYTES } from "./give_back.ts";
import type { AskedPiece, FilePiece, JobFile } from "./jobs.ts";
import type { Peer } from "./peer.ts";

/** What a message of the host carries of a file at most. */
export const PIECE_BYTES = 8 * 2 ** 20;
/** A file up to this size is held by who works on it; of larger PDFs only what is wanted is asked for. */
export const WHOLE_BYTES = 16 * 2 ** 20;
/** What is asked for of a larger file at least, and how many of these are held. */
export const BLOCK_BYTES = 2 ** 18;
const KEPT_BLOCKS = 48;

/** Whoever has the files. */
export type FileHost = Pick<Peer, "call"> & Partial<Pick<Peer, "callNow" | "canCallNow">>;

/** A file as a job opens it. */
export interface OpenedBytes {
  /** The PDF: the file itself, or the picture in one. */
  pdf: ByteReader;
  /** Whether it is the file, byte for byte. */
  isFile: boolean;
}

/** A piece of a file. */
export async function pieceOf(
  bytes: FileBytes,
  { from, length }: Omit<AskedPiece, "id">,
): Promise<FilePiece> {
  const to = from + Math.min(length, PIECE_BYTES);
  return { from, bytes: await readPart(bytes, { from, to }), sizeBytes: bytes.length };
}

/** The whole file in one array. */
export async function fetchBytes(host: FileHost, file: JobFile): Promise<Uint8Array> {
  return await fetchRest(host, file, await fetchPiece(host, file, 0));
}

/**
 * Takes a file to be read.
 *
 * @throws {AppError} `damaged_file` or `unsupported_file_type`
 */
export async function openBytes(host: FileHost, file: JobFile): Promise<OpenedBytes> {
  const first = await fetchPiece(host, file, 0);
  const isFile = detectFileType(file.name, first.bytes) === "pdf";
  if (isFile && first.sizeBytes > WHOLE_BYTES && host.canCallNow && host.callNow) {
    return {
      pdf: readInBlocks(first.sizeBytes, (from, length) => askNow(host, file, { from, length })),
      isFile,
    };
  }
  const whole = await fetchRest(host, file, first);
  return { pdf: readerOf(isFile ? whole : await toPdfBytes(file.name, whole)), isFile };
}

/** Opens a file. @throws {AppError} `damaged_file`, `locked_file` or `unsupported_file_type` */
export async function openFile(host: FileHost, file: JobFile): Promise<PdfDocument> {
  const { pdf } = await openBytes(host, file);
  return openDocument(await getPdfium(), pdf, file.name);
}

/**
 * Reads a file that lies elsewhere: what is short by blocks, of which the last ones used are held; what is long at once.
 *
 * @param ask so many bytes of the file from a place on
 */
export function readInBlocks(
  length: number,
  ask: (from: number, length: number) => Uint8Array,
): ByteReader {
  const kept = new Map<number, Uint8Array>();
  const blockAt = (start: number): Uint8Array => {
    const block = kept.get(start) ?? ask(start, Math.min(BLOCK_BYTES, length - start));
    kept.delete(start);
    kept.set(start, block);
    if (kept.size > KEPT_BLOCKS) kept.delete(kept.keys().next().value!);
    return block;
  };
  return {
    length,
    copy(from, target) {
      for (let filled = 0; filled < target.length;) {
        const at = from + filled;
        const left = target.length - filled;
        const start = at - at % BLOCK_BYTES;
        const part = left > BLOCK_BYTES
          ? ask(at, Math.min(left, PIECE_BYTES))
          : blockAt(start).subarray(at - start, at - start + left);
        if (part.length === 0) throw new RangeError(`Cannot read byte ${at} of ${length}`);
        target.set(part, filled);
        filled += part.length;
      }
    },
  };
}

function askNow(host: FileHost, { id }: JobFile, piece: Omit<AskedPiece, "id">): Uint8Array {
  return host.callNow!<FilePiece>("bytes", { id, ...piece }).bytes;
}

const fetchPiece = (host: FileHost, { id }: JobFile, from: number): Promise<FilePiece> =>
  host.call<FilePiece>("bytes", { id, from, length: PIECE_BYTES });

async function fetchRest(host: FileHost, file: JobFile, first: FilePiece): Promise<Uint8Array> {
  const whole = new Uint8Array(first.sizeBytes);
  for (let piece = first;;) {
    whole.set(piece.bytes, piece.from);
    const next = piece.from + piece.bytes.length;
    if (next >= piece.sizeBytes) return whole;
    // Pieces that are over would stay for long: there is little else to collect while a file comes.
    giveBack(whole.length + PICTURES_BYTES);
    piece = await fetchPiece(host, file, next);
  }
}
