/**
 * A backend in the shape of hosted Supabase: REST, auth and storage over a PostgreSQL server, in a process of
 * its own. It stands for Supabase where web and worker processes share one database.
 */
import { openEmbeddedBackend } from "../../functions/_providers/supabase/embedded/backend.ts";

const need = (name: string): string => {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

const print = console.log;
// Refused statements are printed by the library; the callers log them.
for (const level of ["error", "warn", "info", "log"] as const) console[level] = () => {};

const backend = await openEmbeddedBackend({
  database: need("DATABASE_URL"),
  objects: need("OBJECTS"),
  secrets: {
    jwtSecret: need("JWT_SECRET"),
    publishableKey: need("SUPABASE_PUBLISHABLE_KEY"),
    secretKey: need("SUPABASE_SECRET_KEY"),
  },
  siteUrl: "http://127.0.0.1",
  sendMail: () => Promise.resolve(),
});
// A dropped line to the database must not end the process that answers for it.
globalThis.addEventListener("unhandledrejection", (event) => event.preventDefault());
Deno.serve({
  hostname: "127.0.0.1",
  port: Number(need("PORT")),
  onListen: ({ hostname, port }) => print(`The backend is ready on http://${hostname}:${port}`),
  onError: (error) => new Response(String(error), { status: 503 }),
}, (request) => backend.fetch(request));
