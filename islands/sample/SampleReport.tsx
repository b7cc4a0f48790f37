/** The sample's report for everybody: to be touched, not to be changed. Nothing of it needs an account. */
import { QueryClientProvider } from "@tanstack/react-query";
import { Menu as MenuIcon } from "lucide-react";
import { useState } from "react";
import { ExecutiveSummary } from "../../components/report/ExecutiveSummary.tsx";
import { SummaryCards } from "../../components/report/SummaryCards.tsx";
import { Brand } from "../../components/frame/Brand.tsx";
import { PUBLIC_LINKS } from "../../components/public/links.ts";
import { Button, ButtonLink } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { cx } from "../../components/ui/cx.ts";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import { Menu } from "../../components/ui/Menu.tsx";
import { Spinner } from "../../components/ui/Spinner.tsx";
import { Tabs } from "../../components/ui/Tabs.tsx";
import { SAMPLE_ID } from "../../functions/_shared/constants/sample.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { useFiles, useReport } from "../_client/projects.ts";
import { createQueryClient } from "../_client/query_client.ts";
import DetailedFindings from "../report/DetailedFindings.tsx";
import PlanWorkspace from "../report/PlanWorkspace.tsx";

export interface SampleReportProps {
  /** Where the page's one button leads: whoever is signed in has an account already. */
  isSignedIn: boolean;
}

export default function SampleReport(props: SampleReportProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <a href="#main" className="skip-link">Skip to content</a>
      <header className="no-print sticky top-0 z-30 border-b border-hairline bg-surface">
        <div className="mx-auto flex h-14 max-w-[1680px] items-center gap-3 px-4 sm:px-6">
          <a
            href={props.isSignedIn ? "/dashboard" : "/"}
            aria-label="FLClear home"
            className="flex h-full items-center text-md"
          >
            <Brand />
          </a>
          <nav aria-label="Main" className="ml-4 hidden h-full items-stretch gap-1 md:flex">
            {PUBLIC_LINKS.map(({ href, label }) => (
              <a
                key={href}
                href={href}
                aria-current={href === "/sample" ? "page" : undefined}
                className={cx(
                  "flex items-center px-3 text-base font-medium -outline-offset-2 hover:text-ink",
                  href === "/sample" ? "text-ink" : "text-muted",
                )}
              >
                {label}
              </a>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-2">
            {!props.isSignedIn && <ButtonLink href="/login" variant="ghost">Sign in</ButtonLink>}
            <ButtonLink href={props.isSignedIn ? "/dashboard" : "/register"} variant="primary">
              {props.isSignedIn ? "Dashboard" : (
                <>
                  Review <span className="hidden sm:inline">your own</span> plans
                </>
              )}
            </ButtonLink>
            <div className="md:hidden">
              <Menu
                trigger={
                  <Button variant="ghost" size="icon" aria-label="Menu" className="-mr-2">
                    <MenuIcon size={20} aria-hidden="true" />
                  </Button>
                }
                groups={[[...PUBLIC_LINKS]]}
              />
            </div>
          </div>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex max-w-[1680px] flex-col gap-3 px-4 pt-4 pb-6 outline-none sm:px-6"
      >
        <div>
          <h1 className="page-title">Sample report: an office build-out</h1>
          <p className="text-muted">
            Four sheets drawn for FLClear with deliberate errors. Not for construction.
          </p>
        </div>
        <Content />
      </main>
    </QueryClientProvider>
  );
}

function Content() {
  const report = useReport(SAMPLE_ID, "completed");
  const files = useFiles(SAMPLE_ID);
  const [tab, setTab] = useState("markup");
  if (report.isError || files.isError) {
    return (
      <EmptyState level={2} title="The sample isn’t available on this server">
        The sample is created when the server is built; this one was built without it.
      </EmptyState>
    );
  }
  if (!report.data || !files.data) {
    return (
      <div className="grid min-h-[60dvh] place-items-center text-muted">
        <Spinner label="Loading the sample report" size={22} />
      </div>
    );
  }

  function onShowOnSheet(finding: Finding) {
    history.replaceState(null, "", `#finding-${encodeURIComponent(finding.id)}`);
    setTab("markup");
  }

  return (
    <>
      <SummaryCards report={report.data} />
      <Tabs
        label="Sample report"
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: "markup",
            label: "Document Markup",
            content: (
              <PlanWorkspace
                projectId={SAMPLE_ID}
                report={report.data}
                files={files.data}
                isReadOnly
              />
            ),
          },
          {
            value: "findings",
            label: "Detailed Findings",
            content: (
              <DetailedFindings
                projectId={SAMPLE_ID}
                report={report.data}
                onShowOnSheet={onShowOnSheet}
                isReadOnly
              />
            ),
          },
          {
            value: "summary",
            label: "Executive Summary",
            content: <ExecutiveSummary report={report.data} />,
          },
        ]}
      />
      <Callout title="What you are looking at">
        This is what the engine of this server (version{" "}
        {report.data.analysisVersion}) says about the drawing, unedited. It’s only a sample: it
        doesn’t count toward any plan or statistic, isn’t sealed and can’t be verified.
      </Callout>
    </>
  );
}
