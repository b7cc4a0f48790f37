/** Bodies whose length is not told, refused where they could fill the memory. */
import type { MiddlewareHandler } from "hono";
import { AppError } from "../../_shared/errors.ts";
import { sendError } from "../answers.ts";
import type { ApiEnv, ApiOptions } from "../env.ts";

/**
 * A body that comes in chunks (`Transfer-Encoding`) is refused unread. The listener of Deno 2.9.6 reads on while nobody
 * takes what it has read: chunks of one byte pile up in memory as fast as they come, and a large body costs time with
 * the square of its length. Browsers, and libraries that send forms, tell how long they are, so the answer is JSON.
 */
export function refuseUntoldLength(options: ApiOptions): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!c.env?.readsAhead || c.req.header("transfer-encoding") === undefined) return await next();
    const error = new AppError(
      "length_required",
      "Please send the request with a Content-Length; chunked bodies are not accepted",
    );
    return sendError(error, c, options);
  };
}
