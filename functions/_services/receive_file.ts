/** The one file of a form. */
import { AppError } from "../_shared/errors.ts";
import type { IncomingFile, IncomingPart } from "./mod.ts";

export interface ReceivedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Takes the first file of a form; what else it holds is read and dropped.
 *
 * @param missing what is said when there is none: `Choose the letter that was filled in`
 * @throws {AppError} `no_files`
 */
export async function receiveFile<T>(
  parts: AsyncIterable<IncomingPart>,
  missing: string,
  take: (file: IncomingFile) => Promise<T>,
): Promise<T> {
  const walker = parts[Symbol.asyncIterator]();
  let taken: { value: T } | null = null;
  // Walked by hand: leaving a for-await early would close the form before it can be drained.
  for (let next = await walker.next(); !next.done; next = await walker.next()) {
    if (next.value.kind === "file" && !taken) taken = { value: await take(next.value.file) };
    else if (next.value.kind === "file") await next.value.file.body.cancel();
  }
  if (!taken) throw new AppError("no_files", missing);
  return taken.value;
}

/**
 * A file that is small enough to be held.
 *
 * @param limit `tooLarge` is said of a larger one, after its name: `is too large for a letter`
 * @throws {AppError} `file_too_large`
 */
export async function readWhole(
  { body, filename }: IncomingFile,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: string },
): Promise<ReceivedFile> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > maxBytes) throw new AppError("file_too_large", `${filename} ${tooLarge}`);
    pieces.push(piece as Uint8Array<ArrayBuffer>);
  }
  return { name: filename, bytes: await new Blob(pieces).bytes() };
}
