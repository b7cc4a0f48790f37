/** Confirms an email address from the link in a mail; the button keeps link checkers from using it up. */
import type { Context } from "hono";
import { FormAlert } from "../../components/public/FormField.tsx";
import { PublicPage } from "../../components/public/PublicPage.tsx";
import type { ConfirmEmailResponse } from "../../functions/_shared/contract/mod.ts";
import { type PageEnv, readForm, relay } from "../_relay.ts";

const HEAD = { title: "Confirm your email – FLClear", bundle: "plain" } as const;

export default function showConfirmEmail(c: Context<PageEnv>) {
  return render(c, c.req.query("token") ?? "", null);
}

export const POST = [async (c: Context<PageEnv>) => {
  const { token = "" } = await readForm(c);
  const answer = await relay<ConfirmEmailResponse>(c, "/api/auth/confirm-email", {
    body: { token },
  });
  if (answer.ok && answer.body.outcome === "waits") return c.render(<Waits />, HEAD);
  if (answer.ok) {
    const notice = answer.body.outcome === "changed" ? "address" : "confirmed";
    return c.redirect(c.get("session") ? "/settings" : `/login?notice=${notice}`, 303);
  }
  c.status(answer.status as 422);
  return render(c, token, answer.message || "Please try again in a moment.");
}];

function render(c: Context<PageEnv>, token: string, alert: string | null) {
  const page = (
    <PublicPage isAlone>
      <form className="card stack" method="post" action="/confirm-email">
        <h1>Confirm your email</h1>
        <FormAlert title="That didn’t work" text={alert} />
        <p>One click, and you’ll get email about your projects.</p>
        <input type="hidden" name="token" value={token} />
        <button className="button" type="submit">Confirm email</button>
      </form>
    </PublicPage>
  );
  return c.render(page, HEAD);
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
