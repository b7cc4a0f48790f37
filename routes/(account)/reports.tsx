import type { Context } from "hono";
import Reports from "../../islands/reports/Reports.tsx";
import { prefetch, readWorkspace, requireSession } from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** All finished reports. */
export default async function showReports(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  const workspace = readWorkspace(c);
  const [found, kept] = await Promise.all([
    prefetch(() =>
      c.get("services").listProjects(session, { page: 1, organization: workspace ?? undefined })
    ),
    prefetch(() => c.get("services").listSavedViews(session, { page: 1, list: "reports" })),
  ]);
  return c.render(
    <Reports
      user={session.user}
      workspace={workspace}
      initial={found?.projects ?? null}
      views={kept?.views ?? null}
    />,
    {
      title: "Reports – FLClear",
      bundle: "app",
      isPrivate: true,
      modules: ["islands/reports/Reports.tsx"],
    },
  );
}
