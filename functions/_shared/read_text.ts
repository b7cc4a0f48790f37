/** Bodies as text or bytes, without holding more than is asked for. */
import { AppError } from "./errors.ts";

/**
 * Whole text of a body; empty without one.
 *
 * @throws {AppError} `body_too_large` as soon as more than `maxBytes` have come
 */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<string> {
  return await (await readBlob(body, maxBytes)).text();
}

/** Whole bytes of a body. @throws {AppError} as {@link readText} */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return await (await readBlob(body, maxBytes)).bytes();
}

async function readBlob(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Blob> {
  if (!body) return new Blob();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > maxBytes) throw new AppError("body_too_large", "The request is too large");
    pieces.push(piece);
  }
  return new Blob(pieces as BlobPart[]);
}
