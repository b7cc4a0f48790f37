/** Ends the mails that say how a review ended; the button keeps link checkers from doing it. */
import type { Context } from "hono";
import { FormAlert } from "../../components/public/FormField.tsx";
import { LinkGone } from "../../components/public/LinkGone.tsx";
import { PublicPage } from "../../components/public/PublicPage.tsx";
import type { UnsubscribeResponse } from "../../functions/_shared/contract/mod.ts";
import { type PageEnv, readForm, relay } from "../_relay.ts";

interface FormState {
  token: string;
  /** Whose mails have ended; null until then. */
  email: string | null;
  alert: string | null;
}

export default function showUnsubscribe(c: Context<PageEnv>) {
  const token = c.req.query("token") ?? "";
  if (token !== "") return render(c, { token, email: null, alert: null });
  c.status(404);
  return c.render(
    <LinkGone title="This link doesn’t work">
      Part of it is missing. Open it from the email again, or change what you’re sent in{" "}
      <a href="/settings#mail">Settings</a>.
    </LinkGone>,
    { title: "Stop emails about reviews – FLClear", bundle: "plain", isPrivate: true },
  );
}

export const POST = [async (c: Context<PageEnv>) => {
  const { token = "" } = await readForm(c);
  const answer = await relay<UnsubscribeResponse>(c, "/api/mail/unsubscribe", { body: { token } });
  if (answer.ok) return render(c, { token, email: answer.body.email, alert: null });
  c.status(answer.status as 404);
  const alert = answer.message || "Please try again in a moment.";
  return render(c, { token, email: null, alert });
}];

function render(c: Context<PageEnv>, { token, email, alert }: FormState) {
  const title = email === null ? "Stop emails about reviews" : "Emails about reviews are off";
  const page = (
    <PublicPage isAlone>
      <form className="card stack" method="post" action="/unsubscribe">
        <h1>{title}</h1>
        <FormAlert title="That didn’t work" text={alert} />
        {email === null
          ? (
            <>
              <p>
                Press the button and we’ll no longer email you when a review finishes or fails.
                You’ll still get other emails, such as those about your account or an invitation.
              </p>
              <input type="hidden" name="token" value={token} />
              <button className="button" type="submit">Stop emails about reviews</button>
            </>
          )
          : (
            <>
              <p role="status">
                We’ll no longer email {email}{" "}
                when a review finishes or fails. You’ll still get other emails, such as those about
                your account or an invitation.
              </p>
              <p>
                To get them again, go to <a href="/settings#mail">Settings, Notifications</a>{" "}
                and check “Email me when a review finishes or fails.”
              </p>
            </>
          )}
      </form>
    </PublicPage>
  );
  return c.render(page, { title: `${title} – FLClear`, bundle: "plain", isPrivate: true });
}
