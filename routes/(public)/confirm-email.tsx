/** Confirms an email address from the link in a mail; the button keeps link checkers from using it up. */
import type { Context } from "hono";
import { FormAlert } from "../../components/public/FormField.tsx";
import { LinkGone } from "../../components/public/LinkGone.tsx";
import { PublicPage } from "../../components/public/PublicPage.tsx";
import type {
  ConfirmEmailResponse,
  EmailConfirmation,
} from "../../functions/_shared/contract/mod.ts";
import { type PageEnv, readForm, relay } from "../_relay.ts";

const HEAD = { title: "Confirm your email – FLClear", bundle: "plain", isPrivate: true } as const;

export default async function showConfirmEmail(c: Context<PageEnv>) {
  return await answer(c, c.req.query("token") ?? "");
}

export const POST = [async (c: Context<PageEnv>) => {
  const { token = "" } = await readForm(c);
  const sent = await relay<ConfirmEmailResponse>(c, "/api/auth/confirm-email", {
    body: { token },
  });
  if (sent.ok && sent.body.outcome === "waits") return c.render(<Waits />, HEAD);
  if (sent.ok) {
    const notice = sent.body.outcome === "changed" ? "address" : "confirmed";
    return c.redirect(c.get("session") ? "/settings" : `/login?notice=${notice}`, 303);
  }
  c.status(sent.status as 422);
  return await answer(c, token, sent.message || "Please try again in a moment.");
}];

async function answer(c: Context<PageEnv>, token: string, alert: string | null = null) {
  // Asked as a call, so that the limit of the call counts.
  const path = `/api/auth/confirm-email/${encodeURIComponent(token)}`;
  const found = await relay<EmailConfirmation>(c, path, { method: "GET" });
  // The address is the key: it goes to no other site and into no cache.
  c.header("referrer-policy", "same-origin");
  c.header("cache-control", "private, no-store");
  if (found.ok) return c.render(<Question token={token} alert={alert} {...found.body} />, HEAD);
  if (alert === null) c.status(found.status as 404);
  return c.render(
    found.status === 404
      ? (
        <LinkGone
          title="This link doesn’t work"
          isSignedIn={c.get("session") !== null}
          isOfAccount
        >
          It was already used or replaced by a newer one, it has expired, or part of it is missing.
          Request a new one in Settings.
        </LinkGone>
      )
      : (
        <LinkGone title="Please try again in a moment">
          {found.message || "The link could not be looked up."}
        </LinkGone>
      ),
    HEAD,
  );
}

interface QuestionProps extends EmailConfirmation {
  token: string;
  alert: string | null;
}

/** Says for which address before it is confirmed. */
function Question({ token, alert, email, isChange }: QuestionProps) {
  return (
    <PublicPage isAlone>
      <form className="card stack" method="post" action="/confirm-email">
        <h1>{isChange ? "Confirm the new email" : "Confirm your email"}</h1>
        <FormAlert title="That didn’t work" text={alert} />
        <p>
          {isChange ? "Your FLClear account is to use " : "Your FLClear account uses "}
          <strong>{email}</strong>
          {isChange
            ? " from now on. If we also sent a link to the old address, the change waits for that one as well."
            : ". Confirm it, and you’ll get email about your projects there."}
        </p>
        <p className="small muted">
          If that isn’t your account, close this page; nothing changes until you confirm.
        </p>
        <input type="hidden" name="token" value={token} />
        <button className="button" type="submit">
          {isChange ? "Confirm the change" : "Confirm email"}
        </button>
      </form>
    </PublicPage>
  );
}

function Waits() {
  return (
    <PublicPage isAlone>
      <div className="card stack">
        <h1>Confirmed</h1>
        <p>
          The change also has to be confirmed from the other address: open the link we sent there.
        </p>
      </div>
    </PublicPage>
  );
}
