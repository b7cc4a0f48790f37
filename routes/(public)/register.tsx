/** Create an account, with the live list of what a password needs. Works as a plain form. */
import type { Context } from "hono";
import { FormAlert, FormField } from "../../components/public/FormField.tsx";
import { InvitedNote } from "../../components/public/InvitedNote.tsx";
import { PublicPage } from "../../components/public/PublicPage.tsx";
import { TickList } from "../../components/public/TickList.tsx";
import { SIGN_UP_BENEFITS } from "../../components/landing/content.ts";
import type { Invitation } from "../../functions/_shared/contract/mod.ts";
import { FIELD_MESSAGES, MESSAGES } from "../../functions/_shared/messages.ts";
import { findInvitation } from "../_invited.ts";
import {
  type PageEnv,
  readForm,
  redirectWithCookies,
  relay,
  safePath,
  withNext,
} from "../_relay.ts";

/** What a new password needs; each line is ticked by the check of that name in `islands/auth/checks.ts`. */
const PASSWORD_NEEDS = [
  { need: "length", label: "At least 8 characters" },
  { need: "upper", label: "Contains an uppercase letter" },
  { need: "lower", label: "Contains a lowercase letter" },
  { need: "number", label: "Contains a number" },
];

interface FormState {
  name: string;
  email: string;
  /** Where to go with the account: a path of this site. */
  next: string;
  alert: string | null;
  fields: Record<string, string>;
}

export default function showRegister(c: Context<PageEnv>) {
  const next = safePath(c.req.query("next"));
  if (c.get("session")) return c.redirect(next, 302);
  return render(c, { name: "", email: c.req.query("email") ?? "", next, alert: null, fields: {} });
}

export const POST = [async (c: Context<PageEnv>) => {
  const form = await readForm(c);
  const { name = "", email = "", password = "" } = form;
  const answer = await relay(c, "/api/auth/register", { body: { name, email, password } });
  const next = safePath(form.next);
  if (answer.ok) {
    const welcome = next.includes("?") ? `${next}&welcome=new` : `${next}?welcome=new`;
    return redirectWithCookies(c, welcome, answer.cookies);
  }
  c.status(answer.status as 422);
  const alert = answer.message || MESSAGES.registrationFailed.fallback;
  return render(c, { name, email, next, alert, fields: answer.fields });
}];

async function render(c: Context<PageEnv>, state: FormState) {
  const invitation = await findInvitation(c, state.next);
  const email = state.email || (invitation?.email ?? "");
  return c.render(<RegisterPage {...state} email={email} invitation={invitation} />, {
    title: "Create Account – FLClear",
    description: "Create an FLClear account and review your first plan set.",
    bundle: "auth",
  });
}

interface RegisterProps extends FormState {
  /** What the account is for, where somebody was invited. */
  invitation: Invitation | null;
}

function RegisterPage({ name, email, next, alert, fields, invitation }: RegisterProps) {
  return (
    <PublicPage path="/register">
      <div className="split">
        <form className="card stack" method="post" action="/register" data-form="register">
          <input type="hidden" name="next" value={next} />
          <div className="stack tight">
            <h1>Create Account</h1>
            {!invitation && (
              <p className="muted">One account for your projects, reports and organizations.</p>
            )}
          </div>
          {invitation && <InvitedNote invitation={invitation} todo="Create an account" />}
          <FormAlert title={MESSAGES.registrationFailed.title} text={alert} fields={fields} />
          <FormField
            name="name"
            label="Full name"
            autoComplete="name"
            required
            minLength={2}
            defaultValue={name}
            error={fields.name}
          />
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
            autoComplete="new-password"
            required
            minLength={8}
            error={fields.password}
            hint={FIELD_MESSAGES.password.hint}
            live={
              <ul className="checks">
                {PASSWORD_NEEDS.map(({ need, label }) => (
                  <li key={need} data-need={need} aria-live="polite">{label}</li>
                ))}
              </ul>
            }
          />
          <p className="small muted">
            By creating an account, you accept the <a href="/terms">Terms</a>.
          </p>
          <button className="button" type="submit">Create Account</button>
          <p className="small">
            Already have an account? <a href={withNext("/login", next)}>Sign in</a>
          </p>
        </form>
        <section className="stack" aria-labelledby="benefits">
          <h2 id="benefits">What you get</h2>
          <TickList items={SIGN_UP_BENEFITS} />
          <p className="small muted reach">
            <a href="/sample">See a finished report</a> · <a href="/method">How accurate it is</a> ·
            {" "}
            <a href="/security">Security and privacy</a>
          </p>
        </section>
      </div>
    </PublicPage>
  );
}
