/** Ends the mails about analyses; the button keeps link checkers from doing it. */
import type { Context } from "hono";
import { FormAlert } from "../../components/public/FormField.tsx";
import { PublicPage } from "../../components/public/PublicPage.tsx";
import { type PageEnv, readForm, relay } from "../_relay.ts";

interface FormState {
  token: string;
  isDone: boolean;
  alert: string | null;
}

export default function showUnsubscribe(c: Context<PageEnv>) {
  return render(c, { token: c.req.query("token") ?? "", isDone: false, alert: null });
}

export const POST = [async (c: Context<PageEnv>) => {
  const { token = "" } = await readForm(c);
  const answer = await relay(c, "/api/mail/unsubscribe", { body: { token } });
  if (answer.ok) return render(c, { token, isDone: true, alert: null });
  c.status(answer.status as 404);
  const alert = answer.message || "Please try again in a moment.";
  return render(c, { token, isDone: false, alert });
}];

function render(c: Context<PageEnv>, { token, isDone, alert }: FormState) {
  const page = (
    <PublicPage isAlone>
      <form className="card stack" method="post" action="/unsubscribe">
        <h1>Stop these emails</h1>
        <FormAlert title="That didn’t work" text={alert} />
        {isDone
          ? (
            <p className="note" role="status">
              You won’t get any more emails about analyses. You can turn them back on in Settings.
            </p>
          )
          : (
            <>
              <p>Press the button and we’ll stop emailing you about finished analyses.</p>
              <input type="hidden" name="token" value={token} />
              <button className="button" type="submit">Stop these emails</button>
            </>
          )}
      </form>
    </PublicPage>
  );
  return c.render(page, { title: "Stop these emails – FLClear", bundle: "plain", isPrivate: true });
}
