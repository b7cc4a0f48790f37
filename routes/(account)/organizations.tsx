import type { Context } from "hono";
import Organizations from "../../islands/organizations/Organizations.tsx";
import { requireSession } from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** Organizations, their people and invitations. */
export default function showOrganizations(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  return c.render(<Organizations user={session.user} />, {
    title: "Organizations – FLClear",
    bundle: "app",
    isPrivate: true,
    modules: ["islands/organizations/Organizations.tsx"],
  });
}
