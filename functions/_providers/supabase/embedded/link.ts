/** `fetch` over a message channel: the requests of one thread to the embedded backend in another. */
import { readSpooled, spoolStream } from "./spool.ts";
import type { BackendAnswer, BackendRequest } from "./messages.ts";

interface Pending {
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
}

const BODILESS = new Set([101, 204, 205, 304]);

/** A channel to the backend. */
export interface BackendLink {
  fetch: typeof fetch;
  /** Fails what is under way, when the backend is gone. */
  breakOff: (reason: string) => void;
  close: () => void;
}

/** Opens the caller's end of a channel. @param spoolDir folder both threads may write to */
export function linkBackend(port: MessagePort, spoolDir: string): BackendLink {
  const pending = new Map<number, Pending>();
  let requests = 0;
  let broken: string | null = null;

  port.onmessage = ({ data }: MessageEvent<BackendAnswer>) => {
    const waiting = pending.get(data.id);
    pending.delete(data.id);
    if (data.kind === "broken") return waiting?.reject(new TypeError(data.reason));
    const { status, headers, body } = data;
    waiting?.resolve(new Response(BODILESS.has(status) ? null : body, { status, headers }));
  };

  const request: typeof fetch = async (input, init) => {
    const { url, method, headers, body, signal } = new Request(input, init);
    signal.throwIfAborted();
    if (broken !== null) throw new TypeError(broken);
    const message: BackendRequest = {
      kind: "request",
      id: ++requests,
      url,
      method,
      headers: [...headers],
      body: null,
    };
    // Text and bytes cross in one piece, a stream through a file.
    const isStream = init?.body instanceof ReadableStream;
    const spooled = body && isStream ? await spoolStream(spoolDir, body) : null;
    message.body = spooled ?? (body && await new Response(body).bytes());
    try {
      return await new Promise<Response>((resolve, reject) => {
        pending.set(message.id, { resolve, reject });
        port.postMessage(message);
      });
    } finally {
      // Moved away when it was accepted.
      if (spooled) await Deno.remove(spooled).catch(() => {});
    }
  };

  return {
    fetch: request,
    breakOff(reason) {
      broken = reason;
      for (const { reject } of pending.values()) reject(new TypeError(reason));
      pending.clear();
    },
    close: () => port.close(),
  };
}

/** A body that is a stream needs this by the Fetch standard; the types don't know it yet. */
const DUPLEX = { duplex: "half" };

/** Answers the requests of a channel. */
export function answerLink(
  port: MessagePort,
  handle: (request: Request) => Promise<Response>,
): void {
  const tell = (answer: BackendAnswer, transfer: Transferable[] = []) =>
    port.postMessage(answer, transfer);
  port.onmessage = async ({ data }: MessageEvent<BackendRequest>) => {
    const { id, url, method, headers, body: sent } = data;
    try {
      const content = typeof sent === "string" ? readSpooled(sent) : sent;
      const request = new Request(url, { method, headers, body: content, ...DUPLEX });
      const response = await handle(request);
      const body = await readyBody(response);
      const { status, headers: answered } = response;
      const parts = body instanceof Uint8Array ? [body.buffer] : body ? [body] : [];
      tell({ kind: "response", id, status, headers: [...answered], body }, parts);
    } catch (error) {
      tell({ kind: "broken", id, reason: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** A part of an object that crosses in one piece. */
const PIECE_BYTES = 8 * 2 ** 20;

/** What crosses: rows and short parts are there already, and a stream of them would cost more than asking for them did. */
async function readyBody(
  response: Response,
): Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null> {
  const isRows = /\bjson\b/.test(response.headers.get("content-type") ?? "");
  const isPiece = response.status === 206 &&
    Number(response.headers.get("content-length")) <= PIECE_BYTES;
  return response.body && (isRows || isPiece) ? await response.bytes() : response.body;
}
