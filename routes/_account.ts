/** The guard of the pages behind sign-in. */
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { WORKSPACE_COOKIE } from "../functions/_shared/constants/workspace.ts";
import {
  type OrganizationList,
  type SavedView,
  Workspace,
} from "../functions/_shared/contract/mod.ts";
import type { ListPageProps } from "../islands/projects/list_page.ts";
import type { Session } from "../functions/_services/mod.ts";
import type { PageEnv } from "./_relay.ts";

/**
 * The session of the visitor, or the answer that sends a stranger to sign in and then back here.
 */
export function requireSession(c: Context<PageEnv>): Session | Response {
  const session = c.get("session");
  if (session) {
    c.header("cache-control", "private, no-store");
    return session;
  }
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`/login?next=${encodeURIComponent(pathname + search)}`, 302);
}

/** Data a page would like to have at once; a failure only means that the browser loads it. */
export async function prefetch<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch {
    return null;
  }
}

/** Those the visitor is in: the menu of workspaces stands in every header. */
export const loadOrganizations = (
  c: Context<PageEnv>,
  session: Session,
): Promise<OrganizationList | null> =>
  prefetch(() => c.get("services").listOrganizations(session, { page: 1 }));

/** What a page that opens a reviewed project begins with. */
export function callsOf(projectId: string): string[] {
  const project = `/api/projects/${encodeURIComponent(projectId)}`;
  return [
    project,
    ...["report", "files", "dispositions", "own-findings", "cycles"].map((it) =>
      `${project}/${it}`
    ),
  ];
}

/** What a list of projects is rendered with: those of the workspace chosen, and the views kept of that list. */
export async function loadList(
  c: Context<PageEnv>,
  session: Session,
  list: SavedView["list"],
): Promise<ListPageProps> {
  const services = c.get("services");
  const workspace = readWorkspace(c);
  const [organizations, found, kept] = await Promise.all([
    loadOrganizations(c, session),
    prefetch(() =>
      services.listProjects(session, { page: 1, organization: workspace ?? undefined })
    ),
    prefetch(() => services.listSavedViews(session, { page: 1, list })),
  ]);
  return {
    user: session.user,
    organizations,
    workspace,
    initial: found?.projects ?? null,
    views: kept?.views ?? null,
  };
}

/** Whose projects the visitor looks at; null for all. */
export function readWorkspace(c: Context<PageEnv>): string | null {
  return Workspace.safeParse(getCookie(c, WORKSPACE_COOKIE)).data ?? null;
}
