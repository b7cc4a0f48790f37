import type { Context } from "hono";
import Reports from "../../islands/reports/Reports.tsx";
import { loadList, requireSession } from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** All finished reports. */
export default async function showReports(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  const props = await loadList(c, session, "reports");
  return c.render(<Reports {...props} />, {
    title: "Reports – FLClear",
    bundle: "app",
    isPrivate: true,
    modules: ["islands/reports/Reports.tsx"],
  });
}
