/** Sign in. Works as a plain form; with script the answer comes without leaving the page. */
import type { Context } from "hono";
import { FormAlert, FormField } from "../../components/public/FormField.tsx";
import { InvitedNote } from "../../components/public/InvitedNote.tsx";
import { PublicPage } from "../../components/public/PublicPage.tsx";
import { TickList } from "../../components/public/TickList.tsx";
import type { Invitation } from "../../functions/_shared/contract/mod.ts";
import { MESSAGES } from "../../functions/_shared/messages.ts";
import { findInvitation } from "../_invited.ts";
import {
  type PageEnv,
  passCookies,
  readForm,
  redirectWithCookies,
  relay,
  safePath,
  withNext,
} from "../_relay.ts";

interface FormState {
  email: string;
  next: string;
  alert: string | null;
  fields: Record<string, string>;
  notice: string | null;
}

/** What is said after a sign-out the server could not carry out, not even when this page asked for it again. */
const UNTOLD =
  "You’re signed out in this browser, but the server couldn’t end your session. It ends there within 30 days, or as soon as you change your password.";

const NOTICES: Record<string, string> = {
  reset: "Your password was changed. Sign in with the new one.",
  confirmed: "Your email address is confirmed.",
  address: "Your email address has been changed. Sign in with the new one.",
  out: "You’re signed out.",
  untold: UNTOLD,
  deleted: "Your account and everything in it have been deleted.",
};

export default async function showLogin(c: Context<PageEnv>) {
  const next = safePath(c.req.query("next"));
  const asked = c.req.query("notice") ?? "";
  let notice = NOTICES[asked] ?? null;
  if (c.get("session")) {
    // Whoever is still signed in here after signing out had a call that did not get through: it is made up for.
    const isLeaving = asked === "out" || asked === "untold";
    const answer = isLeaving ? await relay(c, "/api/auth/logout") : null;
    if (answer === null || answer.cookies.length === 0) return c.redirect(next, 302);
    passCookies(c, answer.cookies);
    c.set("session", null);
    notice = answer.ok ? NOTICES.out : UNTOLD;
  }
  return render(c, { email: "", next, alert: null, fields: {}, notice });
}

export const POST = [async (c: Context<PageEnv>) => {
  const form = await readForm(c);
  const code = form.code?.trim();
  const body = { email: form.email ?? "", password: form.password ?? "", ...(code && { code }) };
  const answer = await relay(c, "/api/auth/login", { body });
  const next = safePath(form.next);
  if (answer.ok) {
    const welcome = next.includes("?") ? `${next}&welcome=in` : `${next}?welcome=in`;
    return redirectWithCookies(c, welcome, answer.cookies);
  }
  c.status(answer.status as 401);
  const alert = answer.message || MESSAGES.loginFailed.fallback;
  return render(c, { email: body.email, next, alert, fields: answer.fields, notice: null });
}];

async function render(c: Context<PageEnv>, state: FormState) {
  const invitation = await findInvitation(c, state.next);
  const email = state.email || (invitation?.email ?? "");
  return c.render(<LoginPage {...state} email={email} invitation={invitation} />, {
    title: "Sign In – FLClear",
    description: "Sign in to FLClear to review building plans against the Florida Building Code.",
    bundle: "auth",
  });
}

interface LoginProps extends FormState {
  /** What the visitor signs in for, where somebody was invited. */
  invitation: Invitation | null;
}

function LoginPage({ email, next, alert, fields, notice, invitation }: LoginProps) {
  return (
    <PublicPage path="/login">
      <div className="split">
        <form className="card stack" method="post" action="/login" data-form="login">
          <div className="stack tight">
            <h1>Sign In</h1>
            {!invitation && (
              <p className="muted">Your projects and reports are where you left them.</p>
            )}
          </div>
          {notice && <p className="note" role="status">{notice}</p>}
          {invitation && <InvitedNote invitation={invitation} todo="Sign in" />}
          <FormAlert title={MESSAGES.loginFailed.title} text={alert} fields={fields} />
          <input type="hidden" name="next" value={next} />
          <FormField
            name="email"
            type="email"
            label="Email"
            autoComplete="email"
            required
            defaultValue={email}
            error={fields.email}
          />
          <FormField
            name="password"
            type="password"
            label="Password"
            autoComplete="current-password"
            required
            minLength={6}
            error={fields.password}
          />
          <div data-code hidden={!fields.code}>
            <FormField
              name="code"
              label="Code from your authenticator app"
              autoComplete="one-time-code"
              hint="Six digits, or one of your recovery codes."
              error={fields.code}
            />
          </div>
          <button className="button" type="submit">Sign In</button>
          <p className="small">
            <a href="/forgot-password">Forgot password</a>
          </p>
          <p className="small">
            No account yet? <a href={withNext("/register", next)}>Create account</a>
          </p>
        </form>
        <section className="stack" aria-labelledby="why">
          <h2 id="why">What you can rely on</h2>
          <TickList
            items={[
              "Every finding comes with its code section and location on the sheet",
              "You stay signed in for 30 days on this device",
              "Your files stay private; originals are never altered",
            ]}
          />
          <p className="small muted reach">
            <a href="/sample">See a finished report</a>
          </p>
        </section>
      </div>
    </PublicPage>
  );
}
