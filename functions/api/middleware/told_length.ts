/** Bodies whose length is not told, refused where they could fill the memory. */
import type { MiddlewareHandler } from "hono";
import { AppError } from "../../_shared/errors.ts";
import { sendError } from "../answers.ts";
import type { ApiEnv, ApiOptions } from "../env.ts";

/**
 * A body that comes in chunks (`Transfer-Encoding`) is refused unread. Deno 2.9 reads up to 64 kB ahead for each chunk
 * it hands on: small ones pile up in memory as fast as the line is, and a large body costs time with the square of
 * its length. Browsers, and libraries that send forms, tell how long they are. What answers is for programs alone.
 */
export function refuseUntoldLength(options: ApiOptions): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!c.env?.readsAhead || c.req.header("transfer-encoding") === undefined) return await next();
    const error = new AppError(
      "length_required",
      "Please tell the length of the request (Content-Length); bodies in chunks are not taken",
    );
    return sendError(error, c, options);
  };
}
