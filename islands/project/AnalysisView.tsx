/** One project opened from the dashboard: header with figures, then Overview, Interactive Markup, Live Analysis. */
import { CircleCheck, CircleX, ExternalLink, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { plural } from "../../components/format.ts";
import { OverviewTab } from "../../components/project/OverviewTab.tsx";
import { projectFacts, ProjectFigures } from "../../components/project/ProjectFigures.tsx";
import { ProjectPending } from "../../components/project/ProjectPending.tsx";
import { StatusBadge } from "../../components/project/StatusBadge.tsx";
import { canRetry, firstTab, statusOf } from "../../components/project/status.ts";
import { BackLink } from "../../components/ui/BackLink.tsx";
import { Button, ButtonLink } from "../../components/ui/Button.tsx";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import { FoldedFigures } from "../../components/ui/FoldedFigures.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { Tabs } from "../../components/ui/Tabs.tsx";
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { headlineWords } from "../../functions/_shared/score_words.ts";
import { EMPTY_MESSAGES } from "../../functions/_shared/messages.ts";
import { useProject, useReport } from "../_client/projects.ts";
import { useProgress } from "../_client/progress.ts";
import { usePageTitle } from "../_hooks/page_title.ts";
import { useProjectActions } from "../_hooks/project_actions.ts";
import { ProjectRights, RoleNote, useMay, useRightsKnown } from "../_hooks/rights.tsx";
import { useAdjustedResult, useReviewKnown } from "../_hooks/reviewed_report.ts";
import EditFiles from "./EditFiles.tsx";
import EditProject from "./EditProject.tsx";
import FeedbackSurvey from "./FeedbackSurvey.tsx";
import LivePanel, { isServed } from "./LivePanel.tsx";
import ModelCard from "./ModelCard.tsx";
import ReviewedResult from "../report/ReviewedResult.tsx";
import MarkupTab from "./MarkupTab.tsx";
import MoveProject from "./MoveProject.tsx";
import ReplaceFile from "./ReplaceFile.tsx";
import TagEditor from "./TagEditor.tsx";

export interface AnalysisViewProps {
  projectId: string;
  /** What the list already knows, so that the header stands at once. */
  known: ProjectSummary | undefined;
  /** Told when its heading stands. */
  onShown: () => void;
  onBack: () => void;
}

export default function AnalysisView(props: AnalysisViewProps) {
  const { data } = useProject(props.projectId);
  return (
    <ProjectRights project={data ?? props.known}>
      <Opened {...props} />
    </ProjectRights>
  );
}

function Opened({ projectId, known, onShown, onBack }: AnalysisViewProps) {
  const may = useMay();
  const { data: loaded, error } = useProject(projectId);
  const project = loaded ?? known;
  const isRunning = project?.status === "processing";
  const report = useReport(projectId, project?.status);
  const { event } = useProgress(isRunning ? projectId : null);
  const [tab, setTab] = useState<string | null>(null);
  const actions = useProjectActions();
  const status = project?.status;

  useEffect(() => setTab(null), [projectId, status]);

  // Where nobody pressed anything, all of it comes at once: nothing moves that is read already.
  const isReviewed = useAdjustedResult(projectId, report.data) !== null;
  const isReviewKnown = useReviewKnown(projectId, report.data?.id ?? "");
  const isRightsKnown = useRightsKnown();
  const isShown = useRef(false);
  const isReady = known !== undefined || isRightsKnown && loaded !== undefined &&
      (status !== "completed" || report.isError || isReviewKnown);
  if (isReady) isShown.current = true;

  const name = project && (project.name.trim() || EMPTY_MESSAGES.untitledProject);
  const hasHeading = Boolean(error ?? (isShown.current && project));
  usePageTitle(name);
  useEffect(() => {
    if (hasHeading) onShown();
  }, [projectId, hasHeading]);

  const back = <BackLink to="Projects" onBack={onBack} />;
  if (error && !project) {
    return (
      <div>
        {back}
        <EmptyState
          level={1}
          title="This project could not be opened"
          action={<ButtonLink href="/projects">See all projects</ButtonLink>}
        >
          It may have been deleted, or it belongs to another account.
        </EmptyState>
      </div>
    );
  }
  if (!project || !isShown.current) return <ProjectPending onBack={onBack} />;

  const hasMarkup = project.status === "completed" && (report.data?.findings.length ?? 0) > 0;
  const opensOn = firstTab(project);
  const shown = tab ??
    (opensOn === "markup" && report.isSuccess && !hasMarkup ? "overview" : opensOn);
  // The stream of the run knows before the list whether its turn has come.
  const stated = event?.status === "processing"
    ? { ...project, progressPercent: isServed(event) ? event.progress : null }
    : project;
  const { label, text } = statusOf(stated);
  const questions = report.data?.counts.warnings ?? null;

  return (
    <div className="flex flex-col gap-4">
      <div>
        {back}
        {/* On a phone the sheet begins on the first screen: name, state and the one thing to do, the rest folded. */}
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 md:grid md:grid-cols-[fit-content(60%)_minmax(0,1fr)_auto]">
          <h1 className="page-title min-w-0 max-md:w-full md:col-span-2">{name}</h1>
          <p className="flex flex-wrap items-center gap-2 text-muted md:row-start-2">
            <StatusBadge project={stated} />
            {text !== label && (
              <span className={isRunning ? "animate-breathe" : undefined}>{text}</span>
            )}
          </p>
          <div className="flex flex-wrap gap-2 empty:hidden md:col-start-3 md:row-span-2 md:row-start-1 md:self-start">
            {report.data && (
              <ButtonLink variant="primary" href={`/project/${projectId}/enhanced-report`}>
                View Report
              </ButtonLink>
            )}
            {project.status === "failed" && may("edit") && <ReplaceFile project={project} />}
            {canRetry(project) && may("work") && (
              <Button
                size="sm"
                isBusy={actions.retryingId === projectId}
                onClick={() => actions.retry(projectId)}
              >
                <RotateCcw size={15} aria-hidden="true" />Retry
              </Button>
            )}
          </div>
          <FoldedFigures
            facts={projectFacts({ project, questions, isReviewed })}
            from="md"
            isSpread
          >
            <div className="-ml-3 flex flex-wrap items-center max-sm:[&_svg]:hidden md:row-start-2">
              <TagEditor project={project} />
              {loaded && !isRunning && may("edit") && <EditProject project={loaded} />}
              {loaded && !isRunning && may("edit") && <EditFiles project={loaded} />}
              {loaded && !isRunning && <MoveProject project={loaded} />}
            </div>
            <div className="empty:hidden md:col-span-full">
              <RoleNote />
            </div>
            <div className="md:col-span-full md:mt-3">
              <ProjectFigures
                project={project}
                questions={questions}
                isReviewed={isReviewed}
              />
            </div>
          </FoldedFigures>
        </div>
      </div>
      <Tabs
        label="Project analysis"
        value={shown}
        onValueChange={setTab}
        items={[
          {
            value: "overview",
            label: "Overview",
            content: (
              <div className="flex flex-col gap-4">
                {report.data && <ReviewedResult projectId={projectId} report={report.data} />}
                <OverviewTab
                  project={project}
                  report={report.data}
                  isLoading={project.status === "completed" && report.isLoading}
                />
              </div>
            ),
          },
          {
            value: "markup",
            label: "Interactive Markup",
            isDisabled: !hasMarkup,
            content: report.data
              ? <MarkupTab projectId={projectId} report={report.data} />
              : report.isError
              ? <EmptyState level={2} title={EMPTY_MESSAGES.noMarkup} />
              : <Skeleton className="h-96 w-full" />,
          },
          {
            value: "live",
            label: "Live Analysis",
            content: (
              <div className="flex flex-col gap-4">
                {project.status === "processing"
                  ? <LivePanel project={project} event={event} onGone={onBack} />
                  : project.status === "completed"
                  ? (
                    <EmptyState
                      level={2}
                      icon={<CircleCheck size={32} className="text-compliant" aria-hidden="true" />}
                      title="Analysis Complete"
                      action={
                        <div className="flex flex-wrap justify-center gap-2">
                          <Button
                            variant="primary"
                            disabled={!hasMarkup}
                            onClick={() => setTab("markup")}
                          >
                            View Interactive Markup
                          </Button>
                          <ButtonLink
                            href={`/project/${projectId}/enhanced-report`}
                            target="_blank"
                            rel="noopener"
                          >
                            <ExternalLink size={15} aria-hidden="true" />Full Report
                          </ButtonLink>
                        </div>
                      }
                    >
                      {report.data
                        ? `${headlineWords(report.data.score)}. ${
                          plural(report.data.sheets.length, "page")
                        } reviewed.`
                        : report.isError
                        ? EMPTY_MESSAGES.reportNotAvailable
                        : "Loading the summary"}
                    </EmptyState>
                  )
                  : (
                    <EmptyState
                      level={2}
                      icon={<CircleX size={32} className="text-critical" aria-hidden="true" />}
                      title="Analysis Failed"
                    >
                      {project.failureReason ?? "The analysis stopped before a report was created."}
                    </EmptyState>
                  )}
                <ModelCard project={project} lastUse={report.data?.engine.model ?? null} />
              </div>
            ),
          },
        ]}
      />
      {hasMarkup && <FeedbackSurvey key={projectId} projectId={projectId} />}
    </div>
  );
}
