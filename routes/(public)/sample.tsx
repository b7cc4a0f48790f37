import type { Context } from "hono";
import { ViewerPage } from "../../components/public/ViewerPage.tsx";
import SampleReport from "../../islands/sample/SampleReport.tsx";
import type { PageEnv } from "../_relay.ts";

/** A finished report that anybody can touch, without an account. */
export default function showSample(c: Context<PageEnv>) {
  return c.render(
    <ViewerPage path="/sample">
      <SampleReport />
    </ViewerPage>,
    {
      title: "Sample report – FLClear",
      description:
        "A finished FLClear report to click through: findings on the sheets, code sections, evidence.",
      bundle: "viewer",
      modules: ["islands/sample/SampleReport.tsx", "islands/report/VectorCanvas.tsx"],
      calls: ["/sample/report.json", "/sample/files.json"],
    },
  );
}
