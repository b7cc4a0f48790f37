/** What others look for at fixed places: whom to tell about a weakness, which keys seal reports. */
import { Hono } from "hono";
import type { ApiEnv, ApiOptions } from "./env.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** @source RFC 9116 (security.txt) */
export function createWellKnown({ services, publicUrl, now }: ApiOptions): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get("/security.txt", (c) => {
      const expires = new Date(now().getTime() + YEAR_MS).toISOString().slice(0, 10);
      return c.text(
        `Contact: ${publicUrl}/#contact\nExpires: ${expires}T00:00:00Z\n` +
          `Preferred-Languages: en\nCanonical: ${publicUrl}/.well-known/security.txt\n`,
      );
    })
    .get("/flclear-keys.json", (c) => {
      c.header("cache-control", "public, max-age=3600");
      return c.json(services.getSealKeys());
    });
}
