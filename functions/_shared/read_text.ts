/** Bodies as text or bytes, without holding more than is asked for. */
import { AppError } from "./errors.ts";

/**
 * Whole text of a body; empty without one.
 *
 * @param options `idleMs` is how long it may stand still
 * @throws {AppError} `body_too_large` as soon as more than `maxBytes` have come
 */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  { idleMs = IDLE_MS } = {},
): Promise<string> {
  return await (await readBlob(body, maxBytes, idleMs)).text();
}

/** Whole bytes of a body. @throws {AppError} as {@link readText} */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return await (await readBlob(body, maxBytes, IDLE_MS)).bytes();
}

/** A body that stops arriving is given up: it would hold its connection for as long as its sender likes. */
const IDLE_MS = 15_000;

/** The next piece of a body. @throws {AppError} `request_timeout` when it does not come in time */
export async function inTime<T>(reading: Promise<T>, idleMs = IDLE_MS): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new AppError("request_timeout", "The request timed out")),
    idleMs,
  );
  try {
    return await Promise.race([reading, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function readBlob(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  idleMs: number,
): Promise<Blob> {
  if (!body) return new Blob();
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value: piece } = await inTime(reader.read(), idleMs);
      if (done) break;
      size += piece.length;
      if (size > maxBytes) throw new AppError("body_too_large", "The request is too large");
      pieces.push(piece);
    }
  } catch (error) {
    await reader.cancel(error).catch(() => {});
    throw error;
  }
  return new Blob(pieces as BlobPart[]);
}
