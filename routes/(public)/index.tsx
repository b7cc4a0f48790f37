import type { Context } from "hono";
import { renderLanding } from "../_landing.tsx";
import type { PageEnv } from "../_relay.ts";

/** Landing for visitors; who is signed in goes to the dashboard. */
export default function showStart(c: Context<PageEnv>) {
  return c.get("session") ? c.redirect("/dashboard", 302) : renderLanding(c);
}
