import type { Context } from "hono";
import { ViewerPage } from "../../components/public/ViewerPage.tsx";
import { useVisitor } from "../../components/public/visitor.ts";
import { ButtonLink } from "../../components/ui/Button.tsx";
import SampleReport from "../../islands/sample/SampleReport.tsx";
import type { PageEnv } from "../_relay.ts";

/** A finished report that anybody can touch, without an account. */
export default function showSample(c: Context<PageEnv>) {
  return c.render(
    <ViewerPage path="/sample">
      <Heading />
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

function Heading() {
  const { isSignedIn } = useVisitor();
  return (
    <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div>
        <h1 className="page-title">Sample report: an office build-out</h1>
        <p className="text-muted">
          Four sheets drawn for FLClear with deliberate errors. Not for construction.
        </p>
      </div>
      {/* The header leads back whoever is signed in. */}
      {!isSignedIn && <ButtonLink href="/register">Review your own plans</ButtonLink>}
    </div>
  );
}
