/** Client, address, score with coverage, and issues by severity. */
import { CircleX } from "lucide-react";
import type { ReactNode } from "react";
import type {
  Project,
  ProjectSummary,
  ReportResponse,
} from "../../functions/_shared/contract/mod.ts";
import { editionOn } from "../../functions/_shared/constants/editions.ts";
import { SEVERITIES } from "../../functions/_shared/domain/finding.ts";
import { EMPTY_MESSAGES } from "../../functions/_shared/messages.ts";
import {
  DECIDED_MEANS,
  headlineWords,
  isConclusive,
  scoreWords,
  shownPercent,
} from "../../functions/_shared/score_words.ts";
import { formatDate, plural } from "../format.ts";
import { Card, CardTitle } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Progress, scoreTone } from "../ui/Progress.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { SEVERITY_LABELS, SeverityMark } from "../ui/SeverityMark.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";

export interface OverviewTabProps {
  project: ProjectSummary | Project;
  report: ReportResponse | undefined;
  /** True until it is known whether there is one. */
  isLoading?: boolean;
}

export function OverviewTab({ project, report, isLoading = false }: OverviewTabProps) {
  const hasFailed = project.status === "failed";
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card labelledBy="overview-project">
        <CardTitle id="overview-project">Project</CardTitle>
        <dl className="grid gap-x-5 min-[20rem]:grid-cols-[max-content_1fr] gap-y-1.5 px-5 pb-5">
          <Row name="Client">{project.clientName}</Row>
          <Row name="Address">{project.address}</Row>
          {"occupancyClassification" in project && <Details project={project} />}
        </dl>
      </Card>
      <Card labelledBy="overview-score" className="max-lg:order-first">
        <CardTitle
          id="overview-score"
          hint={!hasFailed && report && `As sealed on ${formatDate(report.createdAt)}`}
        >
          {hasFailed ? EMPTY_MESSAGES.processingFailed : "Compliance score"}
        </CardTitle>
        {hasFailed
          ? (
            <p className="flex gap-3 px-5 pb-5">
              <CircleX size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-critical" />
              {project.failureReason ?? "The analysis stopped before a report was created."}
            </p>
          )
          : report
          ? <ScoreSummary report={report} isNoted />
          : isLoading
          ? <Skeleton className="mx-5 mb-5 h-40" />
          : (
            <EmptyState title={EMPTY_MESSAGES.noAnalysis}>
              {project.status === "processing" &&
                "The score appears here when the analysis is complete."}
            </EmptyState>
          )}
      </Card>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children || "Not given"}</dd>
    </>
  );
}

function Details({ project }: { project: Project }) {
  return (
    <>
      <Row name="Occupancy">{project.occupancyClassification.join(", ")}</Row>
      <Row name="Construction">
        {project.typeOfConstruction && `Type ${project.typeOfConstruction}`}
      </Row>
      <Row name="Height">
        {project.buildingHeight > 0 && <>{project.buildingHeight.toLocaleString("en-US")} ft</>}
      </Row>
      <Row name="Area">
        {project.buildingArea > 0 && <>{project.buildingArea.toLocaleString("en-US")} sq ft</>}
      </Row>
      <Row name="Sprinklers">
        {project.fireSprinkler !== null && (project.fireSprinkler ? "Yes" : "No")}
      </Row>
      <Row name="Generator">{project.generator ? "Yes" : "No"}</Row>
      <Row name="Flood zone">
        {[
          project.femaFloodZone && `Zone ${project.femaFloodZone}`,
          project.baseFloodElevation !== null && `BFE ${project.baseFloodElevation} ft`,
        ].filter(Boolean).join(", ")}
      </Row>
      {project.permitDate && (
        <Row name="Permit application">
          {formatDate(project.permitDate)}, {editionOn(project.permitDate)?.name}
        </Row>
      )}
      {project.inspectionCategories.length > 0 && (
        <Row name="Categories">{project.inspectionCategories.join(", ")}</Row>
      )}
      {project.description && <Row name="Description">{project.description}</Row>}
    </>
  );
}

/** The score is a number with its coverage, never a trophy. */
export function ScoreSummary(
  { report, isNoted = false }: {
    report: ReportResponse;
    /** What the score is a share of stands above already, except where a phone folds it. */
    isNoted?: boolean;
  },
) {
  const { score, counts } = report;
  const percent = shownPercent(score);
  return (
    <div className="px-5 pb-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-2xl font-semibold tabular-nums tracking-tight">
          {percent === null ? "–" : `${percent}%`}
        </span>
        <span className="text-muted">{headlineWords(score)}</span>
      </p>
      {percent !== null && (
        <Progress
          percent={percent}
          tone={isConclusive(score) || percent < 60 ? scoreTone(percent) : "accent"}
          label="Compliance score"
          className="mt-2"
        />
      )}
      <dl className="mt-4 grid gap-2 min-[20rem]:grid-cols-2 sm:grid-cols-4">
        {SEVERITIES.map((severity) => (
          <div key={severity} className="rounded border border-hairline px-3 py-2">
            <dt className="flex items-center gap-1.5 text-sm text-muted">
              <SeverityMark kind={severity} size={12} />
              {SEVERITY_LABELS[severity]}
            </dt>
            <dd className="text-lg font-semibold tabular-nums">{counts[severity]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">
        {plural(counts.warnings, "finding")} {counts.warnings === 1 ? "needs" : "need"} a person;
        {" "}
        {plural(counts.compliant, "place")} checked on the sheets{" "}
        {counts.compliant === 1 ? "complies" : "comply"}.
      </p>
      {/* The headline's figures are not the score's. */}
      {percent !== null && (
        <p className="mt-2 text-sm text-muted">
          <span className={cx(isNoted && "md:hidden")}>
            <Unbroken text={`${scoreWords(score)}.`} />
            {" "}
          </span>
          {score.coverage && <Unbroken text={DECIDED_MEANS} />}
        </p>
      )}
    </div>
  );
}
