/** Answers that are not JSON: files, ranges, pictures. And the one place errors become JSON. */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AskedRange, Download } from "../_services/mod.ts";
import type { ErrorBody } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import type { ApiEnv, ApiOptions } from "./env.ts";

/**
 * The one range a request asks for; null for none, several, or one that can't be read.
 * @source RFC 9110, 14.2
 */
export function readRange(c: Context): AskedRange | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(c.req.header("range")?.trim() ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return null;
  const [start, end] = [match[1], match[2]].map((it) => it === "" ? null : Number(it));
  if (start !== null && end !== null && end < start) return null;
  return { start, end };
}

/** Sends bytes, or says that the caller has them already. */
export function sendDownload(
  c: Context<ApiEnv>,
  { body, contentType, filename, size, range, etag }: Download,
  { disposition = "inline", cacheS = 0 }: {
    disposition?: "inline" | "attachment";
    cacheS?: number;
  } = {},
): Response {
  const headers = new Headers({
    "content-type": contentType,
    "content-disposition": `${disposition}; filename="${plainName(filename)}"; filename*=UTF-8''${
      encodeURIComponent(filename).replace(/['()*]/g, percent)
    }`,
    "cache-control": cacheS > 0 ? `private, max-age=${cacheS}` : "private, no-cache",
  });
  if (etag) {
    headers.set("etag", etag);
    headers.set("accept-ranges", "bytes");
    if (range === null && c.req.header("if-none-match") === etag) {
      if (body instanceof ReadableStream) void body.cancel();
      return new Response(null, { status: 304, headers });
    }
  }
  if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${size}`);
  headers.set("content-length", String(range ? range.end - range.start + 1 : size));
  return new Response(body as BodyInit, { status: range ? 206 : 200, headers });
}

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

function plainName(filename: string): string {
  return filename.normalize("NFKD").replace(/[^\w .()-]/g, "_");
}

/** Turns what was thrown into the body every error has. A failure of ours keeps its words to itself. */
export function sendError(error: Error, c: Context<ApiEnv>, { log }: ApiOptions): Response {
  const known = error instanceof AppError
    ? error
    : new AppError("unexpected_failure", "Something went wrong", { cause: error });
  const requestId = c.get("requestId");
  const isOurs = known.status >= 500;
  if (isOurs) {
    log("failure", {
      requestId,
      code: known.code,
      detail: known.detail,
      error: String(known.cause ?? known),
      stack: (known.cause instanceof Error ? known.cause : known).stack,
    });
  }
  const message = isOurs && known.code === "unexpected_failure"
    ? `Something went wrong. If you report this, please include ${requestId}.`
    : known.message;
  const body: ErrorBody = {
    code: known.code,
    message,
    error: message,
    ...(known.fields && { fields: known.fields }),
    ...(known.retryAfterS && { retryAfter: known.retryAfterS }),
    requestId,
  };
  if (known.retryAfterS) c.header("retry-after", String(known.retryAfterS));
  c.header("cache-control", "no-store");
  return c.json(body, known.status as ContentfulStatusCode);
}
