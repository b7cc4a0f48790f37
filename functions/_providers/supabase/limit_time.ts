/**
 * Calls of the backend under a time limit. A line that was cut without a word would otherwise be waited for
 * without end: a request that never answers, a job whose heartbeat goes on while it does nothing.
 */

/** A statement. Nothing the product asks takes this long; a file begins to be answered, or goes on being taken, so soon too. */
const CALL_MS = 30_000;
/** A file, from its first byte to its last. */
const FILE_MS = 10 * 60_000;
/** Bytes a millisecond at which a file that was sent is put away at least. */
const KEPT_BYTES_A_MS = 1_000;

type Wait = (ms: number | null) => void;

/**
 * The client library asks again three times where the line broke, but never after an AbortError: who waited for the
 * whole limit is not made to wait four times as long.
 *
 * @returns `send`, rejecting with an AbortError when an answer takes too long
 */
export function limitTime(
  send: typeof fetch,
  { callMs = CALL_MS, fileMs = FILE_MS }: { callMs?: number; fileMs?: number } = {},
): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const isFile = url.includes("/storage/v1/object/") && !url.includes("/object/list/");
    const limitMs = isFile ? fileMs : callMs;
    const limit = AbortSignal.timeout(limitMs);
    const silence = new AbortController();
    const signals = [limit, silence.signal, ...init?.signal ? [init.signal] : []];
    const signal = AbortSignal.any(signals);
    const late = Promise.withResolvers<never>();
    const onLate = () => late.reject(limit.aborted ? noAnswer(limitMs) : signal.reason);
    signal.addEventListener("abort", onLate, { once: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAnswered = false;
    const wait: Wait = (ms) => {
      clearTimeout(timer);
      if (ms !== null && !isAnswered) timer = setTimeout(() => silence.abort(noAnswer(ms)), ms);
    };
    const body = isFile ? watchBody(init?.body, callMs, wait) : init?.body;
    try {
      // The embedded backend answers over a channel that can't be aborted.
      return await Promise.race([send(input, { ...init, body, signal }), late.promise]);
    } finally {
      isAnswered = true;
      wait(null);
      signal.removeEventListener("abort", onLate);
    }
  };
}

/**
 * Waits for the backend while it is its turn: to begin its answer, to take the next piece of what is sent, to put away
 * the whole. How long the sender takes for a piece is the sender's.
 */
function watchBody(
  body: BodyInit | null | undefined,
  callMs: number,
  wait: Wait,
): BodyInit | null | undefined {
  if (!(body instanceof ReadableStream)) {
    if (!(body instanceof FormData)) wait(callMs + sizeOf(body) / KEPT_BYTES_A_MS);
    return body;
  }
  wait(callMs);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  let bytes = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      wait(null);
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
      bytes += value?.length ?? 0;
      wait(callMs + (done ? bytes / KEPT_BYTES_A_MS : 0));
    },
    cancel: (reason) => reader.cancel(reason),
  }, { highWaterMark: 0 });
}

function sizeOf(body: BodyInit | null | undefined): number {
  if (body instanceof Blob) return body.size;
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return body.byteLength;
  return 0;
}

const noAnswer = (limitMs: number): DOMException =>
  new DOMException(`fetch failed: no answer within ${limitMs / 1000} s`, "AbortError");
