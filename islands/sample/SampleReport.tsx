/** The sample's report for everybody: to be touched, not to be changed. Nothing of it needs an account. */
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ExecutiveSummary } from "../../components/report/ExecutiveSummary.tsx";
import { ReportFigures } from "../../components/report/ReportFigures.tsx";
import { TabName } from "../../components/report/TabName.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import { Spinner } from "../../components/ui/Spinner.tsx";
import { Tabs } from "../../components/ui/Tabs.tsx";
import { SAMPLE_ID } from "../../functions/_shared/constants/sample.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { useFiles, useReport } from "../_client/projects.ts";
import { createQueryClient } from "../_client/query_client.ts";
import { useAddressTab } from "../_hooks/address_tab.ts";
import DetailedFindings from "../report/DetailedFindings.tsx";
import { preloadCanvas } from "../report/PlanCanvas.tsx";
import PlanWorkspace from "../report/PlanWorkspace.tsx";

export default function SampleReport() {
  const [client] = useState(createQueryClient);
  useEffect(preloadCanvas, []);
  return (
    <QueryClientProvider client={client}>
      <div className="flex flex-col gap-3">
        <Content />
      </div>
    </QueryClientProvider>
  );
}

/** In the order they stand in; the page opens on the first. */
const TABS = ["markup", "findings", "summary"];

function Content() {
  const report = useReport(SAMPLE_ID, "completed");
  const files = useFiles(SAMPLE_ID);
  const [tab, setTab] = useAddressTab(TABS);
  if (report.isError || files.isError) {
    return (
      <EmptyState level={2} title="The sample isn’t available on this server">
        The sample is created when the server is built; this one was built without it.
      </EmptyState>
    );
  }
  if (!report.data || !files.data) {
    return (
      <div className="grid min-h-dvh content-start justify-items-center pt-[25dvh] text-muted">
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
      <ReportFigures report={report.data} result={null} />
      <Tabs
        label="Sample report"
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: "markup",
            label: <TabName short="Markup">Document Markup</TabName>,
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
            label: <TabName short="Findings">Detailed Findings</TabName>,
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
            label: <TabName short="Summary">Executive Summary</TabName>,
            content: <ExecutiveSummary report={report.data} isSample />,
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
