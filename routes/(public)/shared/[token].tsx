import type { Context } from "hono";
import { LinkGone } from "../../../components/public/LinkGone.tsx";
import { ViewerPage } from "../../../components/public/ViewerPage.tsx";
import type { SharedReport as Shared } from "../../../functions/_shared/contract/mod.ts";
import SharedReport from "../../../islands/shared/SharedReport.tsx";
import { type PageEnv, relay } from "../../_relay.ts";

/** A report for whoever has a link to it; a link that doesn't work is told without a script. */
export default async function showShared(c: Context<PageEnv>) {
  const token = c.req.param("token") ?? "";
  const shared = `/api/shared/${encodeURIComponent(token)}`;
  // The address is the key: it goes to no other site and into no cache.
  c.header("referrer-policy", "no-referrer");
  c.header("cache-control", "private, no-store");
  // Asked as a call, so that the limit of the call counts.
  const found = await relay<Shared>(c, shared, { method: "GET" });
  if (!found.ok) {
    c.status(found.status as 404);
    const page = found.status === 404
      ? (
        <LinkGone title="This link doesn’t work" isSignedIn={c.get("session") !== null}>
          It was revoked, has expired, or wasn’t copied in full. Ask the person who sent it for a
          new one.
        </LinkGone>
      )
      : (
        <LinkGone title="Please try again in a moment">
          {found.message || "The report could not be looked up."}
        </LinkGone>
      );
    return c.render(page, { title: "Shared report – FLClear", bundle: "plain", isPrivate: true });
  }
  return c.render(
    <ViewerPage>
      <SharedReport token={token} initial={found.body} />
    </ViewerPage>,
    {
      title: "Shared report – FLClear",
      bundle: "viewer",
      isPrivate: true,
      modules: ["islands/shared/SharedReport.tsx", "islands/report/VectorCanvas.tsx"],
      calls: [`${shared}/report`, `${shared}/files`],
    },
  );
}
