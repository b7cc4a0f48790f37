/** Refuses changes that a page of another site made the browser ask for. */
import type { MiddlewareHandler } from "hono";
import { AppError } from "../../_shared/errors.ts";
import type { ApiEnv, ApiOptions } from "../env.ts";
import { readToken } from "./session.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A bearer token is not sent by the browser on its own, so such calls pass. Otherwise the browser's own word
 * counts: `Sec-Fetch-Site`, else `Origin`. Callers that are no browsers send neither.
 */
export function refuseForeignChanges(options: ApiOptions): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const isChange = !SAFE_METHODS.has(c.req.method);
    const isWebhook = c.req.path === "/api/billing/webhook";
    const mayBeMade = isChange && !isWebhook && readToken(c, options)?.isCookie !== false;
    if (mayBeMade && isForeign(c.req.raw, options.publicUrl)) {
      throw new AppError("bad_csrf_token", "This request came from another site");
    }
    await next();
  };
}

function isForeign(request: Request, publicUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("origin");
  if (origin === null) return false;
  const host = request.headers.get("host") ?? new URL(request.url).host;
  const known = [host, new URL(publicUrl).host];
  try {
    return !known.includes(new URL(origin).host);
  } catch {
    return true;
  }
}
