/** The one file of a form that is small enough to be held whole. */
import { AppError } from "../_shared/errors.ts";
import type { IncomingFile, IncomingPart } from "./mod.ts";

export interface ReceivedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface ReceiveFileOptions {
  maxBytes: number;
  /** What is said when there is none: `Choose the letter that was filled in`. */
  missing: string;
  /** What is said of a larger one, after its name: `is too large for a letter`. */
  tooLarge: string;
}

/** @throws {AppError} `no_files`, `file_too_large` */
export async function receiveFile(
  parts: AsyncIterable<IncomingPart>,
  options: ReceiveFileOptions,
): Promise<ReceivedFile> {
  const walker = parts[Symbol.asyncIterator]();
  let received: ReceivedFile | null = null;
  // Walked by hand: leaving a for-await early would close the form before it can be drained.
  for (let next = await walker.next(); !next.done; next = await walker.next()) {
    if (next.value.kind === "file" && !received) {
      received = await readWhole(next.value.file, options);
    } else if (next.value.kind === "file") await next.value.file.body.cancel();
  }
  if (!received) throw new AppError("no_files", options.missing);
  return received;
}

async function readWhole(
  { body, filename }: IncomingFile,
  { maxBytes, tooLarge }: ReceiveFileOptions,
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
