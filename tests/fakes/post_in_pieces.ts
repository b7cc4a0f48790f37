/** A body that is sent piece by piece with its length told beforehand, as browsers do: `fetch` sends it in chunks. */
import { request } from "node:http";

export interface Post {
  headers: Record<string, string>;
  pieces: readonly Uint8Array[];
  /** Waited for after each piece. */
  pause: () => Promise<unknown>;
  signal: AbortSignal;
}

/**
 * @returns the whole answer, which may come before all pieces are sent
 * @throws {TypeError} when the line is cut, as `fetch` does
 */
export function postInPieces(url: string, post: Post): Promise<Response> {
  const { headers, pieces, pause, signal } = post;
  const length = pieces.reduce((sum, it) => sum + it.length, 0);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const fail = (cause: unknown) =>
    reject(signal.aborted ? signal.reason : new TypeError("The line was cut", { cause }));
  let isAnswered = false;
  const sending = request(url, {
    method: "POST",
    headers: { ...headers, "content-length": length },
    signal,
  }, async (answer) => {
    isAnswered = true;
    try {
      const body = await Array.fromAsync(answer as AsyncIterable<Uint8Array<ArrayBuffer>>);
      resolve(new Response(new Blob(body), { status: answer.statusCode }));
    } catch (error) {
      fail(error);
    }
  });
  sending.on("error", fail);
  const send = async () => {
    for (const piece of pieces) {
      if (isAnswered || sending.destroyed) return;
      sending.write(piece);
      await pause();
    }
    sending.end();
  };
  send().catch(fail);
  return promise;
}
