import type { Context } from "hono";
import type { Session } from "../../functions/_services/mod.ts";
import { COMMENTS_SHOWN } from "../../islands/_client/kept_words.ts";
import { KEYS } from "../../islands/_client/preferences.ts";
import { LOG_LINES, SESSION_LINES } from "../../islands/_client/security.ts";
import type { SettingsLoaded } from "../../islands/settings/loaded.ts";
import Settings from "../../islands/settings/Settings.tsx";
import { loadOrganizations, prefetch, requireSession } from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** Account settings. */
export default async function showSettings(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  const loaded = await load(c, session);
  return c.render(<Settings user={session.user} loaded={loaded} />, {
    title: "Settings – FLClear",
    bundle: "app",
    isPrivate: true,
    modules: ["islands/settings/Settings.tsx"],
  });
}

/** Every card with its rows, so that none of them pushes the others down. */
async function load(c: Context<PageEnv>, session: Session): Promise<SettingsLoaded> {
  const services = c.get("services");
  const first = (limit: number) => ({ page: 1, limit });
  const [organizations, security, sessions, events, mail, brand, comments, decisions, keys] =
    await Promise.all([
      loadOrganizations(c, session),
      prefetch(() => services.getSecurity(session)),
      prefetch(() => services.listSessions(session, first(SESSION_LINES))),
      prefetch(() => services.listSecurityEvents(session, first(LOG_LINES))),
      prefetch(() => services.getMailChoices(session)),
      prefetch(() => services.getBrand(session)),
      prefetch(() =>
        services.listStandardComments(session, { ...first(COMMENTS_SHOWN), words: "" })
      ),
      prefetch(() => services.listRuleDecisions(session, { page: 1 })),
      prefetch(() => services.listApiKeys(session, first(KEYS))),
    ]);
  return { organizations, security, sessions, events, mail, brand, comments, decisions, keys };
}
