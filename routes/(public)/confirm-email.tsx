/** Confirms an email address from the link in a mail; the button keeps link checkers from using it up. */
import type { Context } from "hono";
import { FormAlert } from "../../components/public/FormField.tsx";
import { PublicPage } from "../../components/public/PublicPage.tsx";
import { type PageEnv, readForm, relay } from "../_relay.ts";

export default function showConfirmEmail(c: Context<PageEnv>) {
  return render(c, c.req.query("token") ?? "", null);
}

export const POST = [async (c: Context<PageEnv>) => {
  const { token = "" } = await readForm(c);
  const answer = await relay(c, "/api/auth/confirm-email", { body: { token } });
  if (answer.ok) return c.redirect(c.get("session") ? "/settings" : "/login?notice=confirmed", 303);
  c.status(answer.status as 422);
  return render(c, token, answer.message || "Please try again in a moment.");
}];

function render(c: Context<PageEnv>, token: string, alert: string | null) {
  const page = (
    <PublicPage isNarrow>
      <form className="card stack" method="post" action="/confirm-email">
        <h1>Confirm your email</h1>
        <FormAlert title="That didn’t work" text={alert} />
        <p>One click, and email about your projects will reach you.</p>
        <input type="hidden" name="token" value={token} />
        <button className="button" type="submit">Confirm email</button>
      </form>
    </PublicPage>
  );
  return c.render(page, { title: "Confirm your email – FLClear", bundle: "plain" });
}
