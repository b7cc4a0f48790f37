/** Any path that is nobody's. */
import type { Context } from "hono";
import { PublicPage } from "../components/public/PublicPage.tsx";
import type { AppEnv } from "../functions/_services/mod.ts";
import { setRenderer } from "./_renderer.tsx";

export default function renderNotFound(c: Context<AppEnv>): Response | Promise<Response> {
  setRenderer(c);
  c.status(404);
  const page = (
    <PublicPage isAlone>
      <div className="stack centered">
        <p className="big" aria-hidden="true">404</p>
        <h1>Page Not Found</h1>
        <p className="muted">
          There’s nothing at this address. The link may be out of date, or the project may have been
          deleted.
        </p>
        <div className="row">
          <a className="button" href={c.get("session") ? "/dashboard" : "/"}>
            {c.get("session") ? "Back to the dashboard" : "Back to the home page"}
          </a>
          <a className="button quiet" href="/verify">Verify a report</a>
        </div>
      </div>
    </PublicPage>
  );
  return c.render(page, { title: "Page Not Found – FLClear", bundle: "plain", isPrivate: true });
}
