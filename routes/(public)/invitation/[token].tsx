import type { Context } from "hono";
import { formatDate } from "../../../components/format.ts";
import { FormAlert } from "../../../components/public/FormField.tsx";
import { LinkGone } from "../../../components/public/LinkGone.tsx";
import { PublicPage } from "../../../components/public/PublicPage.tsx";
import { ROLE_HINTS, ROLE_WORDS } from "../../../functions/_shared/constants/roles.ts";
import type { Invitation } from "../../../functions/_shared/contract/mod.ts";
import { type PageEnv, redirectWithCookies, relay } from "../../_relay.ts";

/** An invitation to an organization: what it is for, and the way to accept it. Works without a script. */
export default async function showInvitation(c: Context<PageEnv>) {
  return await answer(c);
}

/** Accepts it, and goes on to the organization. */
export const POST = [async (c: Context<PageEnv>) => {
  const sent = await relay(c, "/api/invitations/accept", {
    body: { token: c.req.param("token") ?? "" },
  });
  if (sent.ok) return redirectWithCookies(c, "/organizations", sent.cookies);
  c.status(sent.status as 409);
  return await answer(c, sent.message || "Please try again in a moment.");
}];

async function answer(c: Context<PageEnv>, alert: string | null = null) {
  const token = c.req.param("token") ?? "";
  // Asked as a call, so that the limit of the call counts.
  const found = await relay<Invitation>(c, `/api/invitations/${encodeURIComponent(token)}`, {
    method: "GET",
  });
  const invitation = found.ok ? found.body : null;
  if (!found.ok && alert === null) c.status(found.status as 404);
  const isMissing = !found.ok && found.status === 404;
  const session = c.get("session");
  const here = `?next=${encodeURIComponent(`/invitation/${token}`)}`;
  // The address is the key: it goes to no other site and into no cache.
  c.header("referrer-policy", "same-origin");
  c.header("cache-control", "private, no-store");
  const options = {
    title: "Invitation – FLClear",
    bundle: "plain",
    isPrivate: true,
  } as const;
  if (invitation === null) {
    const page = isMissing
      ? (
        <LinkGone title="This invitation doesn’t work" isSignedIn={session !== null} isOfAccount>
          It was already accepted, revoked or replaced, or it has expired. Ask the person who
          invited you for a new one.
        </LinkGone>
      )
      : (
        <LinkGone title="Please try again in a moment">
          {(!found.ok && found.message) || "The invitation could not be looked up."}
        </LinkGone>
      );
    return c.render(page, options);
  }
  return c.render(
    <PublicPage isAlone>
      <form className="card stack" method="post">
        <h1>Join {invitation.organizationName}</h1>
        <FormAlert title="That didn’t work" text={alert} />
        <p>
          {invitation.invitedBy ?? "Someone"} invited{" "}
          {session === null
            ? `you at ${invitation.email}`
            : session.user.email === invitation.email
            ? "you"
            : invitation.email}.
        </p>
        <p>
          Your role: <strong>{ROLE_WORDS[invitation.role]}</strong>.{" "}
          <span className="muted">{ROLE_HINTS[invitation.role]}</span>
        </p>
        {session === null
          ? (
            <>
              <a className="button" href={`/login${here}`}>Sign in to accept</a>
              <p className="small">
                No account yet?{" "}
                <a
                  href={`/register${here}&email=${encodeURIComponent(invitation.email)}`}
                >
                  Create one
                </a>
              </p>
              <InvitationEnd at={invitation.expiresAt} />
            </>
          )
          : session.user.email === invitation.email
          ? (
            <>
              <p className="note">
                You’ll join as {session.user.email}, the account you’re signed in to.
              </p>
              <p className="small muted">
                If you don’t want to join, do nothing: the invitation expires on{" "}
                {formatDate(invitation.expiresAt)}.
              </p>
              <button className="button" type="submit">Accept the invitation</button>
              <p className="small">
                Not you? <a href={`/login${here}&notice=out`}>Sign out</a>
              </p>
            </>
          )
          : (
            <>
              <p className="note">
                You’re signed in as {session.user.email}. This invitation is for {invitation.email}.
              </p>
              <a className="button quiet" href={`/login${here}&notice=out`}>
                Use another account
              </a>
              <InvitationEnd at={invitation.expiresAt} />
            </>
          )}
      </form>
    </PublicPage>,
    options,
  );
}

function InvitationEnd({ at }: { at: string }) {
  return <p className="small muted">The invitation expires on {formatDate(at)}.</p>;
}
