import type { Context } from "hono";
import ReportPage from "../../../../islands/report/ReportPage.tsx";
import { requireSession } from "../../../_account.ts";
import type { PageEnv } from "../../../_relay.ts";

/** The full report of one project. A project that is not the visitor's own is not found. */
export default function showReport(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  const projectId = c.req.param("id") ?? "";
  const project = `/api/projects/${encodeURIComponent(projectId)}`;
  return c.render(
    <ReportPage user={session.user} projectId={projectId} />,
    {
      title: "Report – FLClear",
      bundle: "app",
      isPrivate: true,
      modules: ["islands/report/ReportPage.tsx", "islands/report/VectorCanvas.tsx"],
      calls: [
        project,
        ...["report", "files", "dispositions", "own-findings", "cycles"].map((it) =>
          `${project}/${it}`
        ),
        "/api/organizations",
      ],
    },
  );
}
