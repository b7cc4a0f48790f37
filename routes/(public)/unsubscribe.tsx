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
    <PublicPage isNarrow>
      <form className="card stack" method="post" action="/unsubscribe">
        <h1>Stop these mails</h1>
        <FormAlert title="That did not work" text={alert} />
        {isDone
          ? (
            <p className="note" role="status">
              No more mails about analyses will come. The settings of your account bring them back.
            </p>
          )
          : (
            <>
              <p>Mails that say an analysis has ended will no longer be sent to you.</p>
              <input type="hidden" name="token" value={token} />
              <button className="button" type="submit">Stop these mails</button>
            </>
          )}
      </form>
    </PublicPage>
  );
  return c.render(page, { title: "Stop these mails – FLClear", bundle: "plain", isPrivate: true });
}
