/** A project in the list: state, age, files, and what can be done with it. The whole card selects it. */
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
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { EMPTY_MESSAGES } from "../../functions/_shared/messages.ts";
import { formatAge, plural } from "../format.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Badge } from "../ui/Badge.tsx";
import { cx } from "../ui/cx.ts";
import { Progress, scoreTone } from "../ui/Progress.tsx";
import { StatusBadge } from "../project/StatusBadge.tsx";

export interface ProjectCardProps {
  project: ProjectSummary;
  now: Date;
  isRetrying: boolean;
  onSelect: () => void;
  onRetry: () => void;
  onArchive: () => void;
  onDelete: () => void;
  /** Offered beside Retry for a failed project. */
  replaceFile: ReactNode;
}

export function ProjectCard(props: ProjectCardProps) {
  const { project, now, onSelect } = props;
  const name = project.name.trim() || EMPTY_MESSAGES.untitledProject;
  return (
    <article className="relative rounded-lg border border-hairline bg-surface transition-colors hover:border-edge keep-together">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4">
        <div className="min-w-0 grow basis-64">
          <h3 className="text-md font-semibold">
            <button
              type="button"
              onClick={onSelect}
              className="text-left after:absolute after:inset-0 after:rounded-lg hover:text-accent"
            >
              {name}
            </button>
          </h3>
          <p className="mt-0.5 text-sm text-muted sm:truncate">
            {[project.clientName, project.address].filter(Boolean).join(" · ")}
          </p>
        </div>
        <StatusBadge project={project} />
      </div>
      <div className="px-5 py-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span>{formatAge(project.uploadedAt, now)}</span>
          <span>{plural(project.fileCount, "file")}</span>
          {project.priority === "high" && <Badge tone="high">High priority</Badge>}
          {project.tags.map((tag) => <Badge key={tag}>{tag}</Badge>)}
        </p>
        <CardState project={project} />
      </div>
      <div className="relative z-10 flex flex-wrap items-center gap-2 border-t border-hairline px-5 py-2.5 no-print pointer-events-none [&>*]:pointer-events-auto">
        <CardActions {...props} name={name} />
      </div>
    </article>
  );
}

function CardState({ project }: { project: ProjectSummary }) {
  if (project.status === "processing") {
    return (
      <div className="mt-3">
        <p className="mb-1.5 flex justify-between gap-2 text-sm">
          <span className="animate-breathe">Analyzing Building Plans</span>
          <span className="tabular-nums text-muted">
            {project.progressPercent === null ? "Waiting to start" : `${project.progressPercent}%`}
          </span>
        </p>
        <Progress
          percent={project.progressPercent ?? 0}
          label={`Analysis of ${project.name}`}
        />
      </div>
    );
  }
  if (project.status === "failed") {
    return (
      <p className="mt-2 text-sm text-critical">{project.failureReason ?? "Analysis Failed"}</p>
    );
  }
  if (project.complianceScore === null) return null;
  const score = Math.round(project.complianceScore);
  return (
    <div className="mt-3">
      <div className="flex items-center gap-3">
        <Progress
          percent={score}
          tone={project.review?.isConclusive || score < 60 ? scoreTone(score) : "accent"}
          label="Compliance score"
          className="grow"
        />
        <span className="text-sm font-semibold tabular-nums">{score}%</span>
      </div>
      {project.review && (
        <p className="mt-1 text-sm text-muted">
          {[project.review.headline, project.review.cap].filter(Boolean).join("; ")}
        </p>
      )}
    </div>
  );
}

function CardActions(
  { project, name, isRetrying, onRetry, onArchive, onDelete, replaceFile }: ProjectCardProps & {
    name: string;
  },
) {
  const report = `/project/${project.id}/enhanced-report`;
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
          {replaceFile}
          <Button size="sm" isBusy={isRetrying} onClick={onRetry}>
            <RotateCcw size={15} aria-hidden="true" />Retry<span className="sr-only">{name}</span>
          </Button>
        </>
      )}
      {project.status !== "processing" && (
        <Button size="sm" variant="ghost" onClick={onArchive} className="ml-auto text-muted">
          {project.archivedAt === null
            ? <Archive size={15} aria-hidden="true" />
            : <ArchiveRestore size={15} aria-hidden="true" />}
          {project.archivedAt === null ? "Archive" : "Restore"}
          <span className="sr-only">{name}</span>
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        onClick={onDelete}
        className={cx("text-muted", project.status === "processing" && "ml-auto")}
      >
        {project.status === "processing"
          ? (
            <>
              <X size={15} aria-hidden="true" />Cancel
            </>
          )
          : (
            <>
              <Trash2 size={15} aria-hidden="true" />Delete
            </>
          )}
        <span className="sr-only">{name}</span>
      </Button>
    </>
  );
}
