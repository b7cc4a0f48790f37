/** A project in the list: state, score with what it rests on, and what is to be done next. The whole row selects it. */
import {
  Archive,
  ArchiveRestore,
  Eye,
  FileDown,
  FileText,
  RotateCcw,
  Trash2,
  X,
} from "lucide-react";
import type { ReactNode } from "react";
import type { Right } from "../../functions/_shared/constants/roles.ts";
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { EMPTY_MESSAGES } from "../../functions/_shared/messages.ts";
import { formatAge, plural } from "../format.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Badge } from "../ui/Badge.tsx";
import { cx } from "../ui/cx.ts";
import { Facts } from "../ui/Facts.tsx";
import { Progress, scoreTone } from "../ui/Progress.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import { basisWords, canRetry, isWaiting, nextStep, statusOf } from "../project/status.ts";
import { StatusBadge } from "../project/StatusBadge.tsx";

export interface ProjectCardProps {
  project: ProjectSummary;
  now: Date;
  isRetrying: boolean;
  onSelect: () => void;
  onRetry: () => void;
  onArchive: () => void;
  onDelete: () => void;
  /** Offered for a failed project, beside Retry where that may help. */
  replaceFile: ReactNode;
  /** What the reader's role allows. */
  may: (right: Right) => boolean;
}

export function ProjectCard(props: ProjectCardProps) {
  const { project, now, onSelect } = props;
  const name = project.name.trim() || EMPTY_MESSAGES.untitledProject;
  return (
    <article className="relative grid items-start gap-x-5 gap-y-2.5 border-b border-hairline bg-surface px-4 py-3 transition-colors last:border-b-0 hover:bg-sunken sm:px-5 md:grid-cols-[minmax(0,1fr)_11.375rem] xl:grid-cols-[minmax(0,1fr)_11.375rem_22.75rem] xl:@6xl:grid-cols-[minmax(0,1fr)_18rem_22.75rem] keep-together">
      {/* What went wrong is a sentence, and has no score beside it. */}
      <div
        className={cx(
          "min-w-0",
          (project.status === "failed" || project.isReportRevoked) && "md:col-span-2",
        )}
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 font-semibold">
            <button
              type="button"
              onClick={onSelect}
              className="text-left after:absolute after:inset-0 hover:text-accent"
            >
              {name}
            </button>
          </h3>
          <StatusBadge project={project} />
          {project.priority === "high" && <Badge tone="high">High priority</Badge>}
          {project.tags.map((tag) => <Badge key={tag}>{tag}</Badge>)}
        </div>
        <p className="mt-0.5 text-sm text-muted">
          <Facts
            className="line-clamp-3 sm:line-clamp-2"
            of={[project.clientName, project.address]}
          />
        </p>
        <p className="mt-0.5 text-sm text-muted">
          <Facts
            of={[
              formatAge(project.uploadedAt, now),
              plural(project.fileCount, "file"),
              <span key="next" className="text-ink">Next: {nextStep(project)}</span>,
            ]}
          />
        </p>
        {project.status === "failed" && (
          <p className="mt-0.5 text-sm text-critical">
            {project.failureReason ?? "Analysis Failed"}
          </p>
        )}
      </div>
      <CardState project={project} />
      <div className="relative z-10 flex flex-wrap items-center gap-1.5 no-print pointer-events-none md:col-span-2 xl:col-span-1 xl:self-center xl:justify-end [&>*]:pointer-events-auto max-sm:[&>:not(.text-muted)>svg]:hidden max-sm:[&>*]:px-3">
        <CardActions {...props} name={name} />
      </div>
    </article>
  );
}

function CardState({ project }: { project: ProjectSummary }) {
  if (project.status === "processing") {
    return (
      <div>
        {!isWaiting(project) && (
          <p className="mb-0.5 text-sm animate-breathe">{statusOf(project).text}</p>
        )}
        <div className="flex items-center gap-2.5">
          <Progress
            percent={project.progressPercent ?? 0}
            label={`Analysis of ${project.name}`}
            className="grow"
          />
          <span className="text-sm tabular-nums text-muted">
            {project.progressPercent ?? 0}%
          </span>
        </div>
      </div>
    );
  }
  // What was revoked has no score to be read as if it stood.
  if (project.status === "failed" || project.isReportRevoked) return null;
  const { review, complianceScore } = project;
  const score = complianceScore === null ? null : Math.round(complianceScore);
  return (
    <div>
      {score !== null && (
        <div className="flex items-center gap-2.5">
          <span className="text-sm text-muted" aria-hidden="true">Score</span>
          <Progress
            percent={score}
            tone={review?.isConclusive || score < 60 ? scoreTone(score) : "accent"}
            label="Compliance score"
            className="grow"
          />
          <span className="text-sm font-semibold tabular-nums">{score}%</span>
        </div>
      )}
      {review && (
        <p className="mt-0.5 text-xs text-muted">
          <Unbroken text={basisWords(review)} />
        </p>
      )}
    </div>
  );
}

function CardActions(
  { project, name, isRetrying, onRetry, onArchive, onDelete, replaceFile, may }:
    & ProjectCardProps
    & {
      name: string;
    },
) {
  const report = `/project/${project.id}/enhanced-report`;
  const isArchived = project.archivedAt !== null;
  // Stopping what was reviewed before keeps the project; a first review is stopped by deleting it.
  const isAgain = project.review !== null;
  return (
    <>
      {project.status === "completed" && (
        <>
          <ButtonLink href={report} size="sm" variant="primary">
            <FileText size={15} aria-hidden="true" />View Report
            <span className="sr-only">of {name}</span>
          </ButtonLink>
          <ButtonLink href={report} size="sm">
            <Eye size={15} aria-hidden="true" />View
            <span className="sr-only">{name}</span>
          </ButtonLink>
          <ButtonLink
            href={`/api/projects/${project.id}/download-report`}
            target="_blank"
            rel="noopener"
            size="sm"
          >
            <FileDown size={15} aria-hidden="true" />PDF
            <span className="sr-only">report of {name}, opens in a new tab</span>
          </ButtonLink>
        </>
      )}
      {project.status === "failed" && (
        <>
          {may("edit") && replaceFile}
          {canRetry(project) && may("work") && (
            <Button size="sm" isBusy={isRetrying} onClick={onRetry}>
              <RotateCcw size={15} aria-hidden="true" />Retry<span className="sr-only">{name}</span>
            </Button>
          )}
        </>
      )}
      {project.status !== "processing" && may("edit") && (
        <Button
          size="sm"
          variant="ghost"
          title={isArchived ? "Restore" : "Archive"}
          onClick={onArchive}
          className="px-2! text-muted max-xl:ml-auto"
        >
          {isArchived
            ? <ArchiveRestore size={15} aria-hidden="true" />
            : <Archive size={15} aria-hidden="true" />}
          <span className="sr-only">{isArchived ? "Restore" : "Archive"} {name}</span>
        </Button>
      )}
      {project.status === "processing"
        ? may(isAgain ? "work" : "own") && (
          <Button size="sm" onClick={onDelete}>
            <X size={15} aria-hidden="true" />Cancel<span className="sr-only">{name}</span>
          </Button>
        )
        : may("own") && (
          <Button
            size="sm"
            variant="ghost"
            title="Delete"
            onClick={onDelete}
            className="px-2! text-muted"
          >
            <Trash2 size={15} aria-hidden="true" />
            <span className="sr-only">Delete {name}</span>
          </Button>
        )}
    </>
  );
}
