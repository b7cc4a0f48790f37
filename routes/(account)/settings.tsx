import type { Context } from "hono";
import Settings from "../../islands/settings/Settings.tsx";
import { requireSession } from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** Account settings. */
export default function showSettings(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  return c.render(<Settings user={session.user} />, {
    title: "Settings – FLClear",
    bundle: "app",
    isPrivate: true,
    modules: ["islands/settings/Settings.tsx"],
  });
}
