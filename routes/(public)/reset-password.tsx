/** Sets a new password from the link in a mail. */
import type { Context } from "hono";
import { FormAlert, FormField } from "../../components/public/FormField.tsx";
import { LinkGone } from "../../components/public/LinkGone.tsx";
import { PublicPage } from "../../components/public/PublicPage.tsx";
import { FIELD_MESSAGES } from "../../functions/_shared/messages.ts";
import { type PageEnv, readForm, relay } from "../_relay.ts";

const HEAD = { title: "Choose a new password – FLClear", bundle: "auth" } as const;

interface FormState {
  token: string;
  alert: string | null;
  fields: Record<string, string>;
}

export default function showResetPassword(c: Context<PageEnv>) {
  const token = c.req.query("token") ?? "";
  if (token !== "") return render(c, { token, alert: null, fields: {} });
  c.status(404);
  return c.render(
    <LinkGone title="This link doesn’t work">
      Part of it is missing. Open it from the email again, or{" "}
      <a href="/forgot-password">request a new one</a>.
    </LinkGone>,
    HEAD,
  );
}

export const POST = [async (c: Context<PageEnv>) => {
  const { token = "", password = "" } = await readForm(c);
  const answer = await relay(c, "/api/auth/reset-password", { body: { token, password } });
  if (answer.ok) return c.redirect("/login?notice=reset", 303);
  c.status(answer.status as 422);
  return render(c, {
    token,
    alert: answer.message || "Please try again in a moment.",
    fields: answer.fields,
  });
}];

function render(c: Context<PageEnv>, { token, alert, fields }: FormState) {
  const page = (
    <PublicPage isAlone>
      <form className="card stack" method="post" action="/reset-password" data-form="reset">
        <h1>Choose a new password</h1>
        <FormAlert title="That didn’t work" text={alert} fields={fields} />
        <input type="hidden" name="token" value={token} />
        <FormField
          name="password"
          type="password"
          label="New password"
          autoComplete="new-password"
          required
          minLength={8}
          error={fields.password}
          hint={FIELD_MESSAGES.password.hint}
        />
        <button className="button" type="submit">Change password</button>
        <p className="small">
          <a href="/login">Back to sign in</a>
        </p>
      </form>
    </PublicPage>
  );
  return c.render(page, HEAD);
}
