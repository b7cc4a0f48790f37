/** Bytes of files that may be too large to be held: where they lie elsewhere, parts of them are read as they are wanted. */

/** A file that lies elsewhere. */
export interface StoredBytes {
  /** SHA-256 of all of it. */
  sha256: string;
  length: number;
  /** The bytes from `from` to `to`, the latter left out. */
  read(from: number, to: number): Promise<Uint8Array>;
}

/** A file, held or elsewhere. */
export type FileBytes = Uint8Array | StoredBytes;

/** A file that is read at once where it is wanted. */
export interface ByteReader {
  length: number;
  /** Fills `target` with the bytes that begin at `from`. */
  copy(from: number, target: Uint8Array): void;
}

/** Reads bytes that are held. */
export const readerOf = (bytes: Uint8Array): ByteReader => ({
  length: bytes.length,
  copy: (from, target) => target.set(bytes.subarray(from, from + target.length)),
});

/** The bytes of a reader from `from` to `to`, as far as there are any. */
export function takeBytes(
  file: ByteReader,
  from: number,
  to = file.length,
): Uint8Array<ArrayBuffer> {
  const part = new Uint8Array(Math.max(0, Math.min(to, file.length) - from));
  if (part.length > 0) file.copy(from, part);
  return part;
}

/** A part of a file in an array of its own. */
export async function readPart(
  bytes: FileBytes,
  { from, to }: { from: number; to: number },
): Promise<Uint8Array> {
  const end = Math.min(to, bytes.length);
  return bytes instanceof Uint8Array ? bytes.slice(from, end) : await bytes.read(from, end);
}
