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
  // A view of the same bytes: those of a picture are many.
  const { buffer, byteOffset, length } = serialize(value);
  const body = new Uint8Array(buffer as ArrayBuffer, byteOffset, length);
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
  const reader = stream.getReader();
  let piece = new Uint8Array(0);
  const fill: Fill = async (target) => {
    if (piece.length === 0) {
      const { done, value } = await reader.read();
      if (done) return null;
      piece = value;
    }
    const part = piece.subarray(0, target.length);
    target.set(part);
    piece = piece.subarray(part.length);
    return part.length;
  };
  for (;;) {
    const frame = await takeFrame(fill);
    if (!frame) return;
    yield frame.value;
  }
}

/** Puts the next bytes at the beginning of an array, at least one. @returns how many; null at the end */
type Fill = (target: Uint8Array<ArrayBuffer>) => Promise<number | null>;

/** The next message; null at the end. @throws {RangeError} for a length that no message has */
export async function takeFrame(fill: Fill): Promise<{ value: unknown } | null> {
  const steps = frameSteps();
  for (let step = steps.next(); !step.done;) {
    const count = await fill(step.value);
    if (count === null) return null;
    step = steps.next(count);
    if (step.done) return step.value;
  }
  return null;
}

/** The same of a channel that is waited for by everything else. */
export function takeFrameNow(
  fill: (target: Uint8Array<ArrayBuffer>) => number | null,
): { value: unknown } | null {
  const steps = frameSteps();
  for (let step = steps.next(); !step.done;) {
    const count = fill(step.value);
    if (count === null) return null;
    step = steps.next(count);
    if (step.done) return step.value;
  }
  return null;
}

/** Asks for bytes until a message is whole. */
function* frameSteps(): Generator<Uint8Array<ArrayBuffer>, { value: unknown }, number> {
  const head = yield* fillSteps(HEAD_BYTES);
  const length = new DataView(head.buffer).getUint32(0, true);
  if (length > MAX_FRAME_BYTES) throw new RangeError(`Cannot read message of ${length} bytes`);
  return { value: deserialize(yield* fillSteps(length)) };
}

function* fillSteps(
  length: number,
): Generator<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>, number> {
  const whole = new Uint8Array(length);
  for (let filled = 0; filled < length;) filled += yield whole.subarray(filled);
  return whole;
}
