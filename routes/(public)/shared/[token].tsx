import type { Context } from "hono";
import { ViewerPage } from "../../../components/public/ViewerPage.tsx";
import SharedReport from "../../../islands/shared/SharedReport.tsx";
import type { PageEnv } from "../../_relay.ts";

/** A report for whoever has a link to it. Whether the link works is asked by the page. */
export default function showShared(c: Context<PageEnv>) {
  const token = c.req.param("token") ?? "";
  const shared = `/api/shared/${encodeURIComponent(token)}`;
  // The address is the key: it goes to no other site and into no cache.
  c.header("referrer-policy", "no-referrer");
  c.header("cache-control", "private, no-store");
  return c.render(
    <ViewerPage>
      <SharedReport token={token} />
    </ViewerPage>,
    {
      title: "Shared report – FLClear",
      bundle: "viewer",
      isPrivate: true,
      modules: ["islands/shared/SharedReport.tsx", "islands/report/VectorCanvas.tsx"],
      calls: [shared, `${shared}/report`, `${shared}/files`],
    },
  );
}
