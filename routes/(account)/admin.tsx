import type { Context } from "hono";
import Admin from "../../islands/admin/Admin.tsx";
import { codeOf } from "../_error_code.ts";
import { loadOrganizations, requireSession } from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** The admin's page. For everyone else there is no such page. */
export default async function showAdmin(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  try {
    await c.get("services").assertAdmin(session);
  } catch (error) {
    const code = codeOf(error);
    if (code === "second_factor_required") return c.redirect("/settings#two-step", 302);
    if (code === "not_admin") return c.notFound();
    throw error;
  }
  const organizations = await loadOrganizations(c, session);
  const isNamed = c.get("services").getOperator() !== null;
  const page = (
    <Admin
      user={session.user}
      organizations={organizations}
      isOperatorNamed={isNamed}
    />
  );
  return c.render(page, {
    title: "Admin – FLClear",
    bundle: "app",
    isPrivate: true,
    modules: ["islands/admin/Admin.tsx"],
  });
}
