/** A report as a guest sees it who has a link: the same viewer, read-only, with comments where the link allows them. */
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { formatDate, unbroken } from "../../components/format.ts";
import { ChecklistTable } from "../../components/report/ChecklistTable.tsx";
import { ExecutiveSummary } from "../../components/report/ExecutiveSummary.tsx";
import { ReportFigures } from "../../components/report/ReportFigures.tsx";
import { TabName } from "../../components/report/TabName.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import { Facts } from "../../components/ui/Facts.tsx";
import { Spinner } from "../../components/ui/Spinner.tsx";
import { Tabs } from "../../components/ui/Tabs.tsx";
import { Toaster } from "../../components/ui/Toast.tsx";
import { TOAST_LIFE_MS } from "../../functions/_shared/constants/timing.ts";
import type { SharedReport as Shared } from "../../functions/_shared/contract/mod.ts";
import { indexDispositions } from "../../functions/_shared/domain/disposition.ts";
import { wordsOf } from "../_client/api.ts";
import { useDispositions } from "../_client/dispositions.ts";
import { useSharedReport } from "../_client/people.ts";
import { sharedId } from "../_client/project_path.ts";
import { useFiles, useReport } from "../_client/projects.ts";
import { createQueryClient } from "../_client/query_client.ts";
import { useReportTab } from "../_hooks/report_tab.ts";
import { useAdjustedResult, useReviewKnown } from "../_hooks/reviewed_report.ts";
import { dismissNotice, useNotice } from "../_hooks/notices.ts";
import DetailedFindings from "../report/DetailedFindings.tsx";
import Matrix from "../report/Matrix.tsx";
import { preloadCanvas } from "../report/PlanCanvas.tsx";
import PlanWorkspace from "../report/PlanWorkspace.tsx";
import GuestNotes from "./GuestNotes.tsx";

export interface SharedReportProps {
  token: string;
  /** What the link opens, as the page was rendered with it. */
  initial: Shared;
}

export default function SharedReport({ token, initial }: SharedReportProps) {
  const [client] = useState(createQueryClient);
  useEffect(preloadCanvas, []);
  const notice = useNotice();
  return (
    <QueryClientProvider client={client}>
      <div className="flex flex-col gap-3">
        <Content id={sharedId(token)} initial={initial} />
      </div>
      <Toaster notice={notice} lifeMs={TOAST_LIFE_MS} onDismiss={dismissNotice} />
    </QueryClientProvider>
  );
}

function Content({ id, initial }: { id: string; initial: Shared }) {
  const { data } = useSharedReport(id, initial);
  return (
    <>
      <div>
        <h1 className="page-title break-words">{data.projectName}</h1>
        <p className="text-muted">
          <Facts
            of={[
              data.address,
              data.canComment ? "Shared for comments" : "View only",
              `Link works until ${unbroken(formatDate(data.expiresAt) ?? "")}`,
            ]}
          />
        </p>
      </div>
      {data.approval && (
        <Callout title={data.approval.open > 0 ? "Approved as noted" : "Approved"}>
          {data.approval.by ? `By ${data.approval.by}, ` : ""}
          {formatDate(data.approval.at)}
          {data.approval.note && `: “${data.approval.note}”`}
        </Callout>
      )}
      {data.reportId === null
        ? <EmptyState level={2} title="No report right now">The review is in progress.</EmptyState>
        : <Report id={id} shared={data} />}
    </>
  );
}

function Loading() {
  return (
    <div className="grid min-h-dvh content-start justify-items-center pt-[25dvh] text-muted">
      <Spinner label="Loading report..." size={22} />
    </div>
  );
}

/** In the order they stand in; the page opens on the first. */
const TABS = ["markup", "findings", "matrix", "checklist", "summary"];

function Report({ id, shared }: { id: string; shared: Shared }) {
  const report = useReport(id, "completed");
  const files = useFiles(id);
  const reportId = report.data?.id ?? "";
  const { data: decided } = useDispositions(id, reportId);
  const result = useAdjustedResult(id, report.data);
  const isReviewKnown = useReviewKnown(id, reportId);
  const { tab, place, onTab, onShowPlace, onShowOnSheet } = useReportTab(TABS);
  if (report.isError || files.isError) {
    return (
      <EmptyState level={2} title="The report could not be loaded">
        {wordsOf(report.error ?? files.error, "Please try again in a moment.")}
      </EmptyState>
    );
  }
  if (!report.data || !files.data || !isReviewKnown) return <Loading />;
  const { data } = report;

  return (
    <>
      {data.revokedAt && (
        <Callout tone="error" title="This report was revoked">
          <p>Reason: {data.revokedReason}</p>
        </Callout>
      )}
      <ReportFigures report={data} result={result} />
      <Tabs
        label="Report"
        value={tab}
        onValueChange={onTab}
        items={[
          {
            value: "markup",
            label: <TabName short="Markup">Document Markup</TabName>,
            content: (
              <PlanWorkspace
                projectId={id}
                report={data}
                files={files.data}
                isReadOnly
                shownPlace={place}
                notesOf={(finding) => (
                  <GuestNotes
                    key={finding.id}
                    id={id}
                    shared={shared}
                    reportId={data.id}
                    findingId={finding.id}
                  />
                )}
              />
            ),
          },
          {
            value: "findings",
            label: <TabName short="Findings">Detailed Findings</TabName>,
            content: (
              <DetailedFindings
                projectId={id}
                report={data}
                onShowOnSheet={onShowOnSheet}
                isReadOnly
              />
            ),
          },
          {
            value: "matrix",
            label: "Requirements",
            content: (
              <Matrix
                projectId={id}
                report={data}
                onShowOnSheet={onShowOnSheet}
                onShowPlace={onShowPlace}
              />
            ),
          },
          {
            value: "checklist",
            label: "Checklist",
            content: <ChecklistTable checklist={data.checklist} />,
          },
          {
            value: "summary",
            label: <TabName short="Summary">Executive Summary</TabName>,
            content: (
              <ExecutiveSummary report={data} decided={decided && indexDispositions(decided)} />
            ),
          },
        ]}
      />
    </>
  );
}
