/** What a visitor sees when a page fails: the status and a number to quote, never the fault's own words. */
import type { Context } from "hono";
import { PublicPage } from "../components/public/PublicPage.tsx";
import type { AppEnv } from "../functions/_services/mod.ts";
import { type AppError, ERROR_STATUS } from "../functions/_shared/errors.ts";
import renderNotFound from "./_404.tsx";
import { codeOf } from "./_error_code.ts";
import { setRenderer } from "./_renderer.tsx";

export default function renderError(
  error: Error,
  c: Context<AppEnv>,
): Response | Promise<Response> {
  setRenderer(c);
  const code = codeOf(error);
  const status = ERROR_STATUS[code];
  if (status === 404) return renderNotFound(c);
  if (status === 401) return c.redirect("/login", 303);
  if (status >= 500) {
    console.error(JSON.stringify({
      level: "error",
      requestId: c.get("requestId"),
      code,
      message: error.message,
      stack: error.stack,
    }));
  }
  const { retryAfterS } = error as AppError;
  if (retryAfterS) c.header("retry-after", String(retryAfterS));
  c.status(status);
  const page = (
    <PublicPage isAlone>
      <div className="stack centered">
        <h1>{status >= 500 ? "Something went wrong on our side" : "That didn’t work"}</h1>
        <p className="muted">
          {status >= 500 ? "Nothing you uploaded is lost. Try again in a moment." : error.message}
        </p>
        <p className="small muted">
          Request <span className="mono">{c.get("requestId")}</span>
        </p>
        <div className="row">
          <a className="button" href="/dashboard">Back to the dashboard</a>
        </div>
      </div>
    </PublicPage>
  );
  return c.render(page, { title: "Error – FLClear", bundle: "plain", isPrivate: true });
}
