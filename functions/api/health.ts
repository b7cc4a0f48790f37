/**
 * Whether this process lives, and whether it may be sent requests. Asked every few seconds by whoever starts
 * and balances processes, so these calls know no session and count towards no limit.
 */
import { Hono } from "hono";
import type { ApiEnv, ApiOptions } from "./env.ts";

export function createHealthApi({ services, isStopping }: ApiOptions): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get("/health/live", (c) => c.json({ status: "live" }))
    .get("/health/ready", async (c) => {
      const reason = isStopping?.() ? "stopping" : await services.findObstacle();
      return reason === null
        ? c.json({ status: "ready", reason })
        : c.json({ status: "not ready", reason }, 503, { "retry-after": "5" });
    });
}
