import type { Context } from "hono";
import Admin from "../../islands/admin/Admin.tsx";
import { requireSession } from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** The admin's page. For everyone else there is no such page. */
export default async function showAdmin(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  if (!await c.get("services").isAdmin(session)) return c.notFound();
  return c.render(<Admin user={session.user} />, {
    title: "Admin – FLClear",
    bundle: "app",
    isPrivate: true,
    modules: ["islands/admin/Admin.tsx"],
  });
}
