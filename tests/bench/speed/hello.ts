/** A bare Hono application on the same runtime: what every server figure is compared with. */
import { Hono } from "hono";

const app = new Hono().get("*", (c) => c.text("hello"));
Deno.serve({
  port: Number(Deno.env.get("PORT") ?? 0),
  hostname: "127.0.0.1",
  automaticCompression: true,
  onListen: ({ port }) => console.log(`Hello is ready on http://127.0.0.1:${port}`),
}, app.fetch);
