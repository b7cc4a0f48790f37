/** The public page of an invitation looks it up as a call, so that guessing is limited as the call is. */
import assert from "node:assert/strict";
import { type Context, Hono } from "hono";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import showInvitation from "../../routes/(public)/invitation/[token].tsx";
import type { PageEnv } from "../../routes/_relay.ts";
import { openTestProduct } from "../fakes/product.ts";

Deno.test("who opens invitations again and again has to wait, and is told so", async () => {
  const product = await openTestProduct({ rateFactor: 1 });
  const pages = new Hono<PageEnv>();
  pages.use(async (c, next) => {
    c.set("callApi", async (request, env) => await product.app.fetch(request, env as object));
    c.set("session", null);
    c.setRenderer(((page: ReactNode) => c.html(renderToString(page))) as never);
    await next();
  });
  pages.get("/invitation/:token", (c) => showInvitation(c as Context<PageEnv>));
  const open = () =>
    pages.request(`/invitation/${"t".repeat(43)}`, {
      headers: { "x-forwarded-for": "10.0.0.9" },
    });
  const first = await open();
  assert.equal(first.status, 404);
  assert.match(await first.text(), /doesn’t work/);
  for (let n = 1; n < 30; n++) await (await open()).body?.cancel();
  const late = await open();
  assert.equal(late.status, 429);
  assert.match(await late.text(), /Please try again in a moment/);
  await product.close();
});
