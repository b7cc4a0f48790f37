/** Turns what a route returns into a whole document. */
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Document, type PageOptions } from "../components/frame/Document.tsx";
import { VisitorContext } from "../components/public/visitor.ts";
import type { AppEnv } from "../functions/_services/mod.ts";
import { assetsFor } from "./_assets.ts";

declare module "hono" {
  interface ContextRenderer {
    (content: ReactElement, options: PageOptions): Response | Promise<Response>;
  }
}

/** Gives a request the renderer; error pages call it themselves, as a fault can come before the pages. */
export function setRenderer(c: Context<AppEnv>): void {
  c.setRenderer((content, options) => {
    const page = (
      <Document
        options={options}
        assets={assetsFor(options.bundle, options.modules)}
        nonce={c.get("nonce")}
      >
        <VisitorContext value={{ isSignedIn: Boolean(c.get("session")) }}>
          {content}
        </VisitorContext>
      </Document>
    );
    return c.html(`<!doctype html>${renderToString(page)}`);
  });
}

export default createMiddleware<AppEnv>(async (c, next) => {
  setRenderer(c);
  await next();
});
