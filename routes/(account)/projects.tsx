import type { Context } from "hono";
import Projects from "../../islands/projects/Projects.tsx";
import { prefetch, readWorkspace, requireSession } from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** All projects. */
export default async function showProjects(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  const workspace = readWorkspace(c);
  const [found, kept] = await Promise.all([
    prefetch(() =>
      c.get("services").listProjects(session, { page: 1, organization: workspace ?? undefined })
    ),
    prefetch(() => c.get("services").listSavedViews(session, { page: 1, list: "projects" })),
  ]);
  return c.render(
    <Projects
      user={session.user}
      workspace={workspace}
      initial={found?.projects ?? null}
      views={kept?.views ?? null}
    />,
    {
      title: "Projects – FLClear",
      bundle: "app",
      isPrivate: true,
      modules: ["islands/projects/Projects.tsx"],
    },
  );
}
