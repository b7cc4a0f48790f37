import type { Context } from "hono";
import ReportPage from "../../../../islands/report/ReportPage.tsx";
import { callsOf, loadOrganizations, requireSession } from "../../../_account.ts";
import type { PageEnv } from "../../../_relay.ts";

/** The full report of one project. A project that is not the visitor's own is not found. */
export default async function showReport(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  const projectId = c.req.param("id") ?? "";
  return c.render(
    <ReportPage
      user={session.user}
      organizations={await loadOrganizations(c, session)}
      projectId={projectId}
    />,
    {
      title: "Report – FLClear",
      bundle: "app",
      isPrivate: true,
      modules: ["islands/report/ReportPage.tsx", "islands/report/VectorCanvas.tsx"],
      calls: callsOf(projectId),
    },
  );
}
