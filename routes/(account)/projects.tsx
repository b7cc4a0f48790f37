import type { Context } from "hono";
import Projects from "../../islands/projects/Projects.tsx";
import { loadList, requireSession } from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** All projects. */
export default async function showProjects(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  const props = await loadList(c, session, "projects");
  return c.render(<Projects {...props} />, {
    title: "Projects – FLClear",
    bundle: "app",
    isPrivate: true,
    modules: ["islands/projects/Projects.tsx"],
  });
}
