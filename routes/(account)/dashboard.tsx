import type { Context } from "hono";
import Dashboard from "../../islands/dashboard/Dashboard.tsx";
import { prefetch, readWorkspace, requireSession } from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** The project dashboard; `?project=` opens one project. */
export default async function showDashboard(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  const workspace = readWorkspace(c);
  const initial = await prefetch(() =>
    c.get("services").getDashboard(session, { organization: workspace ?? undefined })
  );
  const selectedId = c.req.query("project") ?? null;
  return c.render(
    <Dashboard
      user={session.user}
      workspace={workspace}
      initial={initial}
      selectedId={selectedId}
    />,
    {
      title: "Dashboard – FLClear",
      bundle: "app",
      isPrivate: true,
      modules: [
        "islands/dashboard/Dashboard.tsx",
        ...selectedId === null ? [] : ["islands/project/AnalysisView.tsx"],
      ],
    },
  );
}
