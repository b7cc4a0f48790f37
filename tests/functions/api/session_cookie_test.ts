/** The cookie behind a session: who may set it, and which one is read. */
import assert from "node:assert/strict";
import { Hono } from "hono";
import {
  clearSessionCookie,
  readToken,
  setSessionCookie,
} from "../../../functions/api/middleware/session.ts";

function open(publicUrl: string) {
  const site = { publicUrl };
  const app = new Hono();
  app.get("/in", (c) => {
    setSessionCookie(c, "token-1", site);
    return c.text("");
  });
  app.get("/out", (c) => {
    clearSessionCookie(c, site);
    return c.text("");
  });
  app.get("/who", (c) => c.json(readToken(c, site)));
  const cookieOf = async (path: string) => (await app.request(path)).headers.get("set-cookie")!;
  const whoIs = async (headers: Record<string, string>) =>
    await (await app.request("/who", { headers })).json();
  return { cookieOf, whoIs };
}

Deno.test("over TLS nobody but this host can have set the cookie that is read", async () => {
  const { cookieOf, whoIs } = open("https://plans.example.com");
  const cookie = await cookieOf("/in");
  assert.match(cookie, /^__Host-flclear_session=token-1; /);
  for (const part of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax", "Max-Age=2592000"]) {
    assert.ok(cookie.split("; ").includes(part), part);
  }
  assert.doesNotMatch(cookie, /domain/i);
  assert.match(await cookieOf("/out"), /^__Host-flclear_session=; Max-Age=0; Path=\/; Secure$/);
  assert.deepEqual(await whoIs({ cookie: "__Host-flclear_session=token-1" }), {
    token: "token-1",
    isCookie: true,
  });
  // As a neighbour under example.com could set it for all of them.
  assert.equal(await whoIs({ cookie: "flclear_session=of-a-neighbour" }), null);
});

Deno.test("without TLS the cookie has its plain name, and a bearer token goes before it", async () => {
  const { cookieOf, whoIs } = open("http://127.0.0.1:8000");
  assert.match(await cookieOf("/in"), /^flclear_session=token-1; /);
  assert.match(await cookieOf("/out"), /^flclear_session=; Max-Age=0; Path=\/$/);
  const cookie = "flclear_session=token-1";
  assert.deepEqual(await whoIs({ cookie }), { token: "token-1", isCookie: true });
  const authorization = "Bearer token-2";
  assert.deepEqual(await whoIs({ cookie, authorization }), { token: "token-2", isCookie: false });
});
