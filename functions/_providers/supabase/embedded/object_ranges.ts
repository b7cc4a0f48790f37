/**
 * Parts of objects. The embedded storage looks whether the caller may read an object, but knows no ranges: who asked for a
 * part gets it from the files, and the answer says which part it is.
 */
import { AsyncLocalStorage } from "node:async_hooks";

/** The bytes from `start` to `end`, both counted. */
export interface AskedPart {
  start: number;
  end: number;
  /** Of the whole object, once it was read. */
  sizeBytes: number | null;
}

const asked = new AsyncLocalStorage<AskedPart>();

/** The part of an object that the request under way asks for; undefined where it wants all of it. */
export const askedPart = (): AskedPart | undefined => asked.getStore();

/** Answers a request, with 206 where it asked for a part and got it. @source RFC 9110, 14.2 and 15.3.7 */
export async function answerInParts(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const part = readPart(request);
  if (!part) return await handle(request);
  const answer = await asked.run(part, () => handle(request));
  if (answer.status !== 200 || part.sizeBytes === null) return answer;
  const headers = new Headers(answer.headers);
  headers.set("content-range", `bytes ${part.start}-${part.end}/${part.sizeBytes}`);
  headers.set("content-length", String(part.end + 1 - part.start));
  return new Response(answer.body, { status: 206, headers });
}

/** What a request asks for as we ask: one range with both ends. */
function readPart(request: Request): AskedPart | null {
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get("range") ?? "");
  const isObject = request.method === "GET" &&
    new URL(request.url).pathname.startsWith("/storage/v1/object/");
  if (!range || !isObject) return null;
  const [start, end] = [Number(range[1]), Number(range[2])];
  return start <= end ? { start, end, sizeBytes: null } : null;
}
