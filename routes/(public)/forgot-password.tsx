/** Asks for a link to choose a new password. The answer is the same whether or not the address is known. */
import type { Context } from "hono";
import { FormAlert, FormField } from "../../components/public/FormField.tsx";
import { PublicPage } from "../../components/public/PublicPage.tsx";
import { type PageEnv, readForm, relay } from "../_relay.ts";

interface FormState {
  email: string;
  isSent: boolean;
  alert: string | null;
}

export default function showForgotPassword(c: Context<PageEnv>) {
  return render(c, { email: "", isSent: false, alert: null });
}

export const POST = [async (c: Context<PageEnv>) => {
  const { email = "" } = await readForm(c);
  const answer = await relay(c, "/api/auth/forgot-password", { body: { email } });
  if (answer.ok) return render(c, { email, isSent: true, alert: null });
  c.status(answer.status as 422);
  return render(c, {
    email,
    isSent: false,
    alert: answer.fields.email ?? (answer.message || "Please try again in a moment."),
  });
}];

function render(c: Context<PageEnv>, { email, isSent, alert }: FormState) {
  const page = (
    <PublicPage path="/forgot-password" isAlone>
      <form className="card stack" method="post" action="/forgot-password">
        <h1>{isSent ? "Check your email" : "Forgot your password?"}</h1>
        {isSent
          ? (
            <>
              <p className="note" role="status">
                If an account uses{" "}
                {email}, a link to choose a new password is on its way. It works for one hour.
              </p>
              <p className="small muted">
                Nothing there? Look in the spam folder, or{" "}
                <a href="/forgot-password">resend it or try another address</a>.
              </p>
            </>
          )
          : (
            <>
              <p className="muted">
                Enter your account’s email address, and we’ll send you a link to choose a new
                password.
              </p>
              <FormAlert title="That didn’t work" text={alert} />
              <FormField
                name="email"
                type="email"
                label="Email"
                autoComplete="email"
                required
                defaultValue={email}
              />
              <button className="button" type="submit">Send link</button>
            </>
          )}
        <p className="small">
          <a href="/login">Back to sign in</a>
        </p>
      </form>
    </PublicPage>
  );
  return c.render(page, { title: "Forgot password – FLClear", bundle: "plain" });
}
