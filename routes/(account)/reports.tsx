import type { Context } from "hono";
import Reports from "../../islands/reports/Reports.tsx";
import { requireSession } from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** All finished reports. */
export default function showReports(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  return c.render(<Reports user={session.user} />, {
    title: "Reports – FLClear",
    bundle: "app",
    isPrivate: true,
    modules: ["islands/reports/Reports.tsx"],
  });
}
