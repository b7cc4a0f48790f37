import type { Context } from "hono";
import { latestReviewed } from "../../components/dashboard/latest_reviewed.ts";
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import Dashboard from "../../islands/dashboard/Dashboard.tsx";
import {
  callsOf,
  loadOrganizations,
  prefetch,
  readWorkspace,
  requireSession,
} from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** The project dashboard; `?project=` opens one project. */
export default async function showDashboard(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  const workspace = readWorkspace(c);
  const [organizations, initial] = await Promise.all([
    loadOrganizations(c, session),
    prefetch(() =>
      c.get("services").getDashboard(session, { organization: workspace ?? undefined })
    ),
  ]);
  const selectedId = c.req.query("project") ?? null;
  return c.render(
    <Dashboard
      user={session.user}
      organizations={organizations}
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
      calls: callsFor(initial?.projects ?? [], selectedId),
    },
  );
}

/** What the page asks for once it wakes: all of the opened project, or the findings shown beside the list. */
function callsFor(projects: ProjectSummary[], selectedId: string | null): string[] {
  if (selectedId === null) {
    const latest = latestReviewed(projects);
    return latest ? [`/api/projects/${latest.id}/compliance`] : [];
  }
  const isReviewed = projects.some((it) => it.id === selectedId && it.status === "completed");
  return isReviewed ? callsOf(selectedId) : [];
}
