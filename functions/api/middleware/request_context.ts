/** Gives each request an id, a nonce, the services and a line in the log. */
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { nameRequest } from "../../_providers/telemetry/mod.ts";
import type { ApiEnv, ApiOptions } from "../env.ts";

/** Ids of callers are kept when they are plain, so that one id runs through several services. */
const PLAIN_ID = /^[\w-]{8,64}$/;

export function requestContext({ services, log }: ApiOptions): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const startedMs = performance.now();
    const requestId = requestIdOf(c);
    c.set("requestId", requestId);
    c.set("nonce", crypto.getRandomValues(new Uint8Array(16)).toBase64());
    c.set("services", services);
    c.set("session", null);
    await next();
    c.res.headers.set("x-request-id", requestId);
    // The pattern, not the path: ids and codes stay out of the log.
    const route = matchedRoutes(c).findLast((it) => !it.path.endsWith("*"))?.path ?? "other";
    nameRequest(c.req.method, route);
    log("request", {
      requestId,
      method: c.req.method,
      route,
      status: c.res.status,
      ms: Math.round(performance.now() - startedMs),
    });
  };
}

/** The caller's id for this request when it sent a plain one, else a new one. */
export function requestIdOf(c: Context): string {
  const asked = c.req.header("x-request-id");
  return asked && PLAIN_ID.test(asked) ? asked : crypto.randomUUID();
}
