import type { Context } from "hono";
import Admin from "../../islands/admin/Admin.tsx";
import { AppError } from "../../functions/_shared/errors.ts";
import { requireSession } from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** The admin's page. For everyone else there is no such page. */
export default async function showAdmin(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  try {
    await c.get("services").assertAdmin(session);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "second_factor_required") return c.redirect("/settings#two-step", 302);
    if (error.code !== "not_admin") throw error;
    return c.notFound();
  }
  return c.render(<Admin user={session.user} />, {
    title: "Admin – FLClear",
    bundle: "app",
    isPrivate: true,
    modules: ["islands/admin/Admin.tsx"],
  });
}
