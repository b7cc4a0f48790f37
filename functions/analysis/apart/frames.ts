/**
 * Messages over a pair of byte streams: a length of four bytes, then the value as the engine serialises it. Typed
 * arrays, maps and dates come through as they are.
 */
import { deserialize, serialize } from "node:v8";

/** A longer message is no message: what a worker answers is bounded far below. */
const MAX_FRAME_BYTES = 1024 * 2 ** 20;
const HEAD_BYTES = 4;

/** The bytes of a message. */
export function toFrame(value: unknown): Uint8Array<ArrayBuffer>[] {
  const body = new Uint8Array(serialize(value));
  const head = new Uint8Array(HEAD_BYTES);
  new DataView(head.buffer).setUint32(0, body.length, true);
  return [head, body];
}

/**
 * Messages as they arrive, until the stream ends.
 *
 * @throws {RangeError} for a length that no message has
 */
export async function* readFrames(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<unknown> {
  const take = takeFrom(stream);
  for (;;) {
    const head = await take(HEAD_BYTES);
    if (!head) return;
    const length = new DataView(head.buffer).getUint32(0, true);
    if (length > MAX_FRAME_BYTES) throw new RangeError(`Cannot read message of ${length} bytes`);
    const body = await take(length);
    if (!body) return;
    yield deserialize(body);
  }
}

/** Reads exactly so many bytes into an array of their own; null at the end. */
function takeFrom(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader();
  let piece = new Uint8Array(0);
  return async (length: number): Promise<Uint8Array<ArrayBuffer> | null> => {
    const whole = new Uint8Array(length);
    for (let filled = 0; filled < length;) {
      if (piece.length === 0) {
        const { done, value } = await reader.read();
        if (done) return null;
        piece = value;
      }
      const part = piece.subarray(0, length - filled);
      whole.set(part, filled);
      filled += part.length;
      piece = piece.subarray(part.length);
    }
    return whole;
  };
}
