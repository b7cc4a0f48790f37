/** The full report of a project: four cards, eight tabs, and the PDF. */
import { ArrowLeft, ChevronsDown, ChevronsUp, Download } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ChecklistTable } from "../../components/report/ChecklistTable.tsx";
import { ExecutiveSummary } from "../../components/report/ExecutiveSummary.tsx";
import { LegalAnalysis, type LegalAnalysisProps } from "../../components/report/LegalAnalysis.tsx";
import {
  printedPages,
  PrintedReport,
  type PrintedReportProps,
} from "../../components/report/PrintedReport.tsx";
import { ReportFigures } from "../../components/report/ReportFigures.tsx";
import { summaryFacts } from "../../components/report/SummaryCards.tsx";
import { TabName } from "../../components/report/TabName.tsx";
import { BackLink } from "../../components/ui/BackLink.tsx";
import { Button, ButtonLink } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { cx } from "../../components/ui/cx.ts";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import { Facts } from "../../components/ui/Facts.tsx";
import { Spinner } from "../../components/ui/Spinner.tsx";
import { Tabs } from "../../components/ui/Tabs.tsx";
import type {
  OrganizationList,
  Project,
  ReportResponse,
  SessionUser,
} from "../../functions/_shared/contract/mod.ts";
import { indexDispositions } from "../../functions/_shared/domain/disposition.ts";
import { isOwn } from "../../functions/_shared/domain/finding.ts";
import { EMPTY_MESSAGES, MESSAGES } from "../../functions/_shared/messages.ts";
import { ApiError, wordsOf } from "../_client/api.ts";
import { useDispositions } from "../_client/dispositions.ts";
import { downloadReport, useFiles, useProject, useReport } from "../_client/projects.ts";
import AppFrame from "../account/AppFrame.tsx";
import { useReportTab } from "../_hooks/report_tab.ts";
import { useAnswering } from "../_hooks/person_answers.ts";
import { usePageTitle } from "../_hooks/page_title.ts";
import { usePrinting } from "../_hooks/printing.ts";
import {
  ApprovedNote,
  ProjectRights,
  RoleNote,
  useMay,
  useMayDecide,
  useRightsKnown,
} from "../_hooks/rights.tsx";
import { useRemembered } from "../_hooks/remembered.ts";
import { useAdjustedResult, useReviewedReport, useReviewKnown } from "../_hooks/reviewed_report.ts";
import ReplaceFile from "../project/ReplaceFile.tsx";
import Calculators from "./Calculators.tsx";
import DetailedFindings from "./DetailedFindings.tsx";
import ExportMenu from "./ExportMenu.tsx";
import Matrix from "./Matrix.tsx";
import { pageImage } from "./ImageCanvas.tsx";
import { preloadCanvas } from "./PlanCanvas.tsx";
import PlanWorkspace from "./PlanWorkspace.tsx";
import Revisions from "./Revisions.tsx";
import SealActions from "./SealActions.tsx";
import ShareReport from "./ShareReport.tsx";

/** Wide enough for crops and for sheets on paper. */
const PICTURE_WIDTH_PX = 2400;

export interface ReportPageProps {
  user: SessionUser;
  organizations: OrganizationList | null;
  projectId: string;
}

export default function ReportPage({ user, organizations, projectId }: ReportPageProps) {
  const [isFolded, setFolded] = useRemembered("flc_report_folded");
  return (
    <AppFrame
      user={user}
      organizations={organizations}
      path="/reports"
      isBare={isFolded}
    >
      <Entered projectId={projectId} isFolded={isFolded} onFold={setFolded} />
    </AppFrame>
  );
}

interface ContentProps {
  projectId: string;
  /** Header, cards and what was decided make room for the sheet; their figures stay in one line. */
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/** The page with the rights of the reader's role. */
function Entered(props: ContentProps) {
  const { data } = useProject(props.projectId);
  return (
    <ProjectRights project={data}>
      <Content {...props} />
    </ProjectRights>
  );
}

/** In the order they stand in; the page opens on the first. */
const TABS = [
  "markup",
  "findings",
  "matrix",
  "checklist",
  "calculators",
  "revisions",
  "summary",
  "legal",
];

function Content({ projectId, isFolded, onFold }: ContentProps) {
  const may = useMay();
  const project = useProject(projectId);
  // A report of an earlier run is shown while a new one is under way.
  const report = useReport(projectId, project.data?.status, { isWaiting: true });
  const files = useFiles(projectId);
  // What reviewers raised stands among the findings, and in nothing that is sealed.
  const reviewed = useReviewedReport(projectId, report.data);
  const result = useAdjustedResult(projectId, report.data);
  // All that the page shows above its tabs is known before any of it is shown: nothing moves then.
  const isReviewKnown = useReviewKnown(projectId, report.data?.id ?? "");
  const isRightsKnown = useRightsKnown();
  const isShown = useRef(false);
  const answering = useAnswering(projectId, report.data?.id ?? "");
  const desk = useMayDecide() ? answering : { ...answering, answer: undefined };
  const { tab, place, onTab, onShowPlace, onShowOnSheet } = useReportTab(TABS);
  const lastStatus = useRef<string>(undefined);
  // A review that ended between two questions has a report nobody asked for yet.
  useEffect(() => {
    const status = project.data?.status;
    const isNew = lastStatus.current === "processing" || report.isError;
    if (status === "completed" && isNew) void report.refetch({ cancelRefetch: false });
    lastStatus.current = status;
  }, [project.data?.status]);
  useEffect(preloadCanvas, []);
  usePageTitle(project.data && `Report: ${titleOf(project.data)}`);
  const pictureUrl = (page: number) => pageImage(projectId, page, PICTURE_WIDTH_PX);
  const printing = usePrinting(() => reviewed ? printedPages(reviewed).map(pictureUrl) : []);

  if (project.data?.status === "processing" && project.data.review === null && !report.data) {
    return (
      <Apart>
        <FirstAnalysis project={project.data} />
      </Apart>
    );
  }
  // Asking again for the report of a project that failed would only put off saying so.
  const refusal = project.data?.status === "failed" ? report.failureReason : report.error;
  const failure = project.error ?? (report.data ? null : refusal);
  if (failure) {
    return (
      <Apart>
        <LoadFailure projectId={projectId} failure={failure} project={project.data} />
      </Apart>
    );
  }
  if (!project.data) return <Loading>Loading project...</Loading>;
  if (!report.data || !reviewed) return <Loading>Loading report...</Loading>;
  if (!isShown.current && (files.isLoading || !isReviewKnown || !isRightsKnown)) {
    return <Loading>Loading enhanced report...</Loading>;
  }
  isShown.current = true;

  return (
    <div className={cx("flex flex-col", isFolded ? "gap-0" : "gap-3")}>
      <header
        className={cx(
          "items-center gap-x-4",
          // Over the strip of tabs, which would cover the rings around what has the focus.
          isFolded
            ? "relative z-1 flex justify-between"
            : "grid grid-cols-[1fr_auto] gap-y-2 sm:gap-y-3 lg:gap-y-0",
        )}
      >
        {!isFolded && <Back isBeside />}
        {isFolded
          ? (
            <FoldedTitle
              project={project.data}
              facts={summaryFacts(report.data, result).reverse()}
            />
          )
          : (
            <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 max-lg:order-last max-lg:col-span-full lg:row-start-2">
              <h1 className="page-title">{titleOf(project.data)}</h1>
              <div className="text-muted max-sm:line-clamp-2 max-sm:text-sm">
                <Facts of={[project.data.address, project.data.clientName]} />
              </div>
              <div className="no-print basis-full empty:hidden">
                <RoleNote />
                {/* Under Revisions the approval itself says so. */}
                {tab !== "revisions" && <ApprovedNote />}
              </div>
            </div>
          )}
        <div
          className={cx(
            "no-print flex gap-2 max-sm:gap-1",
            isFolded ? "max-sm:[&>*:not(:last-child)]:hidden" : "justify-end lg:row-start-2",
          )}
        >
          {may("review") && <ShareReport projectId={projectId} />}
          <ExportMenu
            projectId={projectId}
            report={report.data}
            onPrint={() => void printing.print()}
          />
          <DownloadButton project={project.data} />
          <Button
            variant="ghost"
            size="icon"
            aria-label={isFolded ? "Show header and summary" : "Hide header and summary"}
            title={isFolded ? "Show header and summary" : "Hide header and summary"}
            aria-expanded={!isFolded}
            onClick={() => onFold(!isFolded)}
          >
            {isFolded
              ? <ChevronsDown size={18} aria-hidden="true" />
              : <ChevronsUp size={18} aria-hidden="true" />}
          </Button>
        </div>
      </header>
      {report.data.revokedAt && (
        <Callout tone="error" title="This report was revoked">
          <p>Reason: {report.data.revokedReason}</p>
          <p>The verification page shows this to anyone who looks it up.</p>
        </Callout>
      )}
      {printing.isPreparing && (
        <p role="status" className="no-print">
          <Spinner label="Preparing the sheets for printing" />
        </p>
      )}
      {!isFolded && <ReportFigures report={report.data} result={result} />}
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
                projectId={projectId}
                report={reviewed}
                files={files.data ?? []}
                isRoomy={isFolded}
                shownPlace={place}
              />
            ),
          },
          {
            value: "findings",
            label: <TabName short="Findings">Detailed Findings</TabName>,
            content: (
              <DetailedFindings
                projectId={projectId}
                report={reviewed}
                onShowOnSheet={onShowOnSheet}
              />
            ),
          },
          {
            value: "matrix",
            label: "Requirements",
            content: (
              <Matrix
                projectId={projectId}
                report={report.data}
                onShowOnSheet={onShowOnSheet}
                onShowPlace={onShowPlace}
                desk={desk}
              />
            ),
          },
          {
            value: "checklist",
            label: "Checklist",
            content: (
              <section aria-labelledby="checklist" className="flex flex-col gap-3">
                <h2 id="checklist" className="text-md font-semibold">
                  Submittal checklist (FBC-B 107)
                </h2>
                <ChecklistTable
                  checklist={report.data.checklist}
                  desk={desk}
                  onShowPlace={onShowPlace}
                />
              </section>
            ),
          },
          {
            value: "calculators",
            label: "Calculators",
            content: (
              <Calculators
                projectId={projectId}
                report={report.data}
                isProcessing={project.data.status === "processing"}
              />
            ),
          },
          {
            value: "revisions",
            label: project.data.cycle > 1
              ? <TabName short="Revisions">{`Revisions, cycle ${project.data.cycle}`}</TabName>
              : "Revisions",
            content: (
              <Revisions
                project={project.data}
                report={reviewed}
                onShowOnSheet={onShowOnSheet}
              />
            ),
          },
          {
            value: "summary",
            label: <TabName short="Summary">Executive Summary</TabName>,
            content: <Summary projectId={projectId} report={reviewed} />,
          },
          {
            value: "legal",
            label: <TabName short="Legal">Legal Analysis</TabName>,
            content: (
              <Legal
                projectId={projectId}
                report={report.data}
                own={reviewed.findings.filter(isOwn)}
                sealActions={may("own") && (
                  <SealActions projectId={projectId} report={report.data} />
                )}
              />
            ),
          },
        ]}
        className="no-print"
      />
      {printing.isPrinting && (
        <Printed
          projectId={projectId}
          report={report.data}
          own={reviewed.findings.filter(isOwn)}
          desk={desk}
          pictureUrl={pictureUrl}
        />
      )}
    </div>
  );
}

/** The page on paper, with what was decided so far. */
function Printed({ projectId, ...printed }: PrintedReportProps & { projectId: string }) {
  const { data } = useDispositions(projectId, printed.report.id);
  return <PrintedReport {...printed} decided={data && indexDispositions(data)} />;
}

/** Score and coverage as sealed, and what to do first after review. */
function Summary({ projectId, report }: { projectId: string; report: ReportResponse }) {
  const { data } = useDispositions(projectId, report.id);
  return <ExecutiveSummary report={report} decided={data && indexDispositions(data)} />;
}

/** The report as it was sealed; its history with what was decided and raised since. */
function Legal({ projectId, ...legal }: LegalAnalysisProps & { projectId: string }) {
  const { data } = useDispositions(projectId, legal.report.id);
  return <LegalAnalysis {...legal} decided={data && indexDispositions(data)} />;
}

/** What the folded header still says, in one line. */
function FoldedTitle({ project, facts }: { project: Project; facts: string[] }) {
  return (
    <div className="flex min-w-0 grow items-center gap-x-3">
      <ButtonLink
        variant="ghost"
        size="icon"
        href="/dashboard"
        aria-label="Back to Dashboard"
        title="Back to Dashboard"
        className="no-print -ml-2"
      >
        <ArrowLeft size={17} aria-hidden="true" />
      </ButtonLink>
      <h1 className="truncate text-md font-semibold">
        {titleOf(project)}
      </h1>
      {/* The name has its room first: of the figures, those that fit are shown whole. */}
      <p className="h-[1lh] min-w-0 flex-1 overflow-hidden text-sm text-muted max-md:hidden">
        <Facts of={facts} />
      </p>
    </div>
  );
}

function titleOf(project: Project): string {
  return project.name.trim() || EMPTY_MESSAGES.untitledProject;
}

const Back = ({ isBeside }: { isBeside?: boolean }) => (
  <BackLink to="Dashboard" href="/dashboard" isBeside={isBeside} />
);

/** What stands in the report's place, with the way back. */
function Apart({ children }: { children: ReactNode }) {
  return (
    <div>
      <Back />
      {children}
    </div>
  );
}

function Loading({ children }: { children: string }) {
  return (
    <Apart>
      <div className="grid min-h-[60dvh] place-items-center text-muted">
        <h1 className="sr-only">Report</h1>
        <Spinner label={children} size={22} />
      </div>
    </Apart>
  );
}

function LoadFailure(
  { projectId, failure, project }: { projectId: string; failure: Error; project?: Project },
) {
  if (project?.status === "failed") return <AnalysisFailure project={project} />;
  const what: ReactNode = project
    ? `Report error: ${wordsOf(failure, failure.message)}`
    : `Project error: ${wordsOf(failure, failure.message)}`;
  return (
    <EmptyState
      level={1}
      title={MESSAGES.reportLoadFailed.title}
      action={<ButtonLink href="/dashboard">Back to Dashboard</ButtonLink>}
    >
      <p>{what}</p>
      <p className="mt-2 font-mono text-sm">Project {projectId}</p>
    </EmptyState>
  );
}

/** A project whose first report is being made: where that can be followed. The page opens it when it is there. */
function FirstAnalysis({ project }: { project: Project }) {
  return (
    <EmptyState
      level={1}
      title={titleOf(project)}
      action={
        <ButtonLink href={`/dashboard?project=${project.id}`} variant="primary">
          Watch the analysis
        </ButtonLink>
      }
    >
      The analysis is in progress. This page shows the report as soon as it’s ready.
    </EmptyState>
  );
}

/** A project that has no report because its analysis failed: what happened, once, and the way on. */
function AnalysisFailure({ project }: { project: Project }) {
  const may = useMay();
  return (
    <EmptyState
      level={1}
      title={`${titleOf(project)}: Analysis Failed`}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {may("edit") && <ReplaceFile project={project} />}
          <ButtonLink size="sm" href={`/dashboard?project=${project.id}`}>
            Open the project
          </ButtonLink>
        </div>
      }
    >
      {project.failureReason ?? "The analysis stopped before a report was created."}
    </EmptyState>
  );
}

/** Name of the saved file: non-alphanumerics of the project name become hyphens. @source specification section 7 */
export function reportFileName(projectName: string): string {
  return `Report-${projectName.replace(/[^a-zA-Z0-9]/g, "-")}.pdf`;
}

function DownloadButton({ project }: { project: Project }) {
  const [isBusy, setIsBusy] = useState(false);
  async function onDownload() {
    setIsBusy(true);
    try {
      const address = URL.createObjectURL(await downloadReport(project.id));
      const link = document.createElement("a");
      link.href = address;
      link.download = reportFileName(titleOf(project));
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    } catch (error) {
      const reason = error instanceof ApiError
        ? `Failed to download report: ${error.status}`
        : (error as Error).message;
      alert(`${MESSAGES.downloadFailed.title}: ${reason}`);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button
      variant="primary"
      isBusy={isBusy}
      aria-label="Download PDF Report"
      onClick={onDownload}
      className="max-sm:px-3"
    >
      <Download size={16} aria-hidden="true" className="max-[24rem]:hidden" />
      <span className="max-sm:hidden">Download PDF Report</span>
      <span className="sm:hidden">PDF</span>
    </Button>
  );
}
