import type { Context } from "hono";
import Projects from "../../islands/projects/Projects.tsx";
import { requireSession } from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** All projects. */
export default function showProjects(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  return c.render(<Projects user={session.user} />, {
    title: "Projects – FLClear",
    bundle: "app",
    isPrivate: true,
    modules: ["islands/projects/Projects.tsx"],
  });
}
