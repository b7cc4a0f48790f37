/** The guard of the pages behind sign-in. */
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { WORKSPACE_COOKIE } from "../functions/_shared/constants/workspace.ts";
import { Workspace } from "../functions/_shared/contract/mod.ts";
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

/** Whose projects the visitor looks at; null for all. */
export function readWorkspace(c: Context<PageEnv>): string | null {
  return Workspace.safeParse(getCookie(c, WORKSPACE_COOKIE)).data ?? null;
}
