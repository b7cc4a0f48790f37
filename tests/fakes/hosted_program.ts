/**
 * A stack that behaves as hosted Supabase does: REST, auth and storage over HTTP, in a process of its own, on
 * a database that may be a PostgreSQL server. Keys are asked for, and new objects get the grants a hosted
 * project gives them, which are wider than those of the embedded one.
 */
import { openEmbeddedBackend } from "../../functions/_providers/supabase/embedded/backend.ts";
import { HOSTED_GRANTS } from "./hosted_grants.ts";

const need = (name: string): string => {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
};
const print = console.log;
// Refused statements are printed by the library; the callers log them.
for (const level of ["error", "warn", "info", "log"] as const) console[level] = () => {};

const stack = await openEmbeddedBackend({
  database: need("HOSTED_DATABASE"),
  objects: need("HOSTED_OBJECTS"),
  secrets: {
    jwtSecret: need("HOSTED_JWT_SECRET"),
    publishableKey: need("SUPABASE_PUBLISHABLE_KEY"),
    secretKey: need("SUPABASE_SECRET_KEY"),
  },
  siteUrl: "http://127.0.0.1",
  sendMail: () => Promise.resolve(),
  prepare: HOSTED_GRANTS,
});
const server = Deno.serve({
  hostname: "127.0.0.1",
  port: 0,
  onListen: ({ hostname, port }) => print(`The stack is ready on http://${hostname}:${port}`),
}, async (request) => {
  // For tests alone: statements past all policies, as the dashboard's SQL editor runs them.
  if (new URL(request.url).pathname === "/sql") {
    return Response.json((await stack.exec(await request.text())).rows);
  }
  return await stack.fetch(request);
});
Deno.addSignalListener("SIGTERM", async () => {
  await server.shutdown();
  await stack.close();
  Deno.exit(0);
});
