/** The invitation a visitor goes on to with an account. */
import type { Context } from "hono";
import type { Invitation } from "../functions/_shared/contract/mod.ts";
import { type PageEnv, relay } from "./_relay.ts";

/**
 * Looks up the invitation `next` leads to, as a call, so that guessing is limited as the call is. The page then holds
 * what only the link tells, and goes into no cache.
 *
 * @returns null where `next` leads elsewhere, or the invitation doesn't work
 */
export async function findInvitation(
  c: Context<PageEnv>,
  next: string,
): Promise<Invitation | null> {
  const token = /^\/invitation\/([\w-]+)$/.exec(next)?.[1];
  if (token === undefined) return null;
  c.header("referrer-policy", "same-origin");
  c.header("cache-control", "private, no-store");
  const found = await relay<Invitation>(c, `/api/invitations/${token}`, { method: "GET" });
  return found.ok ? found.body : null;
}
