/** All pages as one Hono app: one file per URL, found at build time. Knows no provider and no vendor. */
import type { Hono } from "hono";
import { createApp } from "honox/server/base";
import type { AppEnv } from "../functions/_services/mod.ts";
import renderError from "./_error.tsx";
import renderNotFound from "./_404.tsx";
import type { PageEnv } from "./_relay.ts";
import renderer from "./_renderer.tsx";

const ROUTES = import.meta.glob(["/routes/**/*.{ts,tsx}", "!/routes/**/_*"], { eager: true });

/**
 * Adds every page to `base`, which already serves assets and `/api` and has set session, services and nonce.
 *
 * @returns the same app; unknown paths answer the 404 page, errors the error page
 */
export function createPages(base: Hono<AppEnv>): Hono<AppEnv> {
  base.use("*", renderer);
  (base as unknown as Hono<PageEnv>).use("*", async (c, next) => {
    c.set("callApi", async (request, env) => await base.fetch(request, env as AppEnv));
    await next();
  });
  const app = createApp<AppEnv>({
    root: "/routes",
    app: base,
    ROUTES: ROUTES as Parameters<typeof createApp>[0]["ROUTES"],
    RENDERER: {},
    NOT_FOUND: {},
    ERROR: {},
    MIDDLEWARE: {},
  });
  app.notFound(renderNotFound);
  app.onError(renderError);
  return app;
}
