/** Compresses pages and rows on their way out, in a fifth of the time the listener takes for the same length. */
import { gzipSync } from "node:zlib";

const TEXT = /^(?:text\/(?:html|css|csv|plain)|application\/(?:[\w.]+\+)?json)\b/;
/** A packet; nothing below it arrives sooner for being shorter. */
const LEAST_BYTES = 1400;
/** Higher ones take longer than the bytes they save travel. */
const LEVEL = 4;

/** The answer, compressed when it is text and the caller takes it so. Streams of events pass untouched. */
export function compressText(request: Request, response: Response): Response | Promise<Response> {
  const { headers } = response;
  // Looked at before the body: to ask for that makes a stream of it, which costs more than the answer did.
  const mayChange = !headers.has("content-encoding") &&
    TEXT.test(headers.get("content-type") ?? "") &&
    !/\bno-transform\b/.test(headers.get("cache-control") ?? "") &&
    /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
  return mayChange && response.body ? compress(response) : response;
}

async function compress(response: Response): Promise<Response> {
  const bytes = await response.bytes();
  if (bytes.length < LEAST_BYTES) return new Response(bytes, response);
  const packed = new Response(gzipSync(bytes, { level: LEVEL }), response);
  packed.headers.delete("content-length");
  packed.headers.set("content-encoding", "gzip");
  packed.headers.append("vary", "accept-encoding");
  return packed;
}
