/** The list of projects with its states, and the question before one is removed. */
import { FolderOpen } from "lucide-react";
import { Fragment, useEffect, useState } from "react";
import { ProjectCard } from "../../components/dashboard/ProjectCard.tsx";
import {
  matchesProject,
  type ProjectFilter,
  type ProjectOrder,
  sortProjects,
} from "../../components/dashboard/project_order.ts";
import { plural } from "../../components/format.ts";
import { type DeleteWords, deleteWords } from "../../components/project/delete_words.ts";
import { cancelWords, isReviewedAgain } from "../../components/project/cancel_words.ts";
import { Button } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { ConfirmDialog } from "../../components/ui/Dialog.tsx";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import { useKeptPlace } from "../../components/ui/kept_place.ts";
import { ShowMore } from "../../components/ui/ShowMore.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { Unbroken } from "../../components/ui/Unbroken.tsx";
import { useTimeZone } from "../../components/ui/time_zone.ts";
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { EMPTY_MESSAGES } from "../../functions/_shared/messages.ts";
import { wordsOf } from "../_client/api.ts";
import { useProjects } from "../_client/projects.ts";
import { useProjectActions } from "../_hooks/project_actions.ts";
import { mayOf, useRoleIn } from "../_hooks/rights.tsx";
import { useShown } from "../_hooks/shown.ts";
import ReplaceFile from "../project/ReplaceFile.tsx";
import SampleProject from "./SampleProject.tsx";

export interface ProjectListProps {
  /** What the page was rendered with, where nothing above the list has it. */
  initial?: ProjectSummary[] | null;
  search: string;
  onSelect: (id: string) => void;
  onCreate: () => void;
  /** Takes away the search and the filter. */
  onShowAll: () => void;
  title?: string;
  filter?: ProjectFilter;
  order?: ProjectOrder;
}

const MINUTE_MS = 60_000;

export default function ProjectList(
  {
    initial,
    search,
    onSelect,
    onCreate,
    onShowAll,
    title = "Select a Project for Interactive Analysis",
    filter = "all",
    order = "newest",
  }: ProjectListProps,
) {
  const { data, isLoading, error } = useProjects(search, initial, {
    isArchived: filter === "archived",
  });
  const actions = useProjectActions();
  const roleIn = useRoleIn();
  const [asked, setAsked] = useState<ProjectSummary | null>(null);
  const [now, setNow] = useState(() => new Date());
  const timeZone = useTimeZone();
  const isRunning = asked?.status === "processing";
  const isAgain = asked !== null && isReviewedAgain(asked);
  const shown = data && sortProjects(data.filter((it) => matchesProject(it, filter)), order);
  const rows = useShown(shown ?? [], null, [search, filter, order].join());

  const list = useKeptPlace<HTMLElement>(rows.items.map((it) => it.id).join(), "article");

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  async function onConfirm() {
    if (!asked) return;
    const isDone = isAgain ? await actions.cancel(asked.id) : await actions.remove(asked.id);
    if (isDone) setAsked(null);
  }

  return (
    <section ref={list} aria-labelledby="project-list" className="flex flex-col gap-3">
      <h2 id="project-list" className="text-md font-semibold">{title}</h2>
      {isLoading && [1, 2, 3].map((key) => <CardSkeleton key={key} />)}
      {error && !data && (
        <Callout tone="error" title="Your projects could not be loaded" isAlert>
          {wordsOf(error, "We are trying again automatically.")}
        </Callout>
      )}
      {shown && shown.length > 0 && (
        <div className="@container overflow-clip rounded-lg border border-hairline">
          {rows.items.map((project) => (
            <ProjectCard
              key={project.id}
              project={project}
              now={now}
              isRetrying={actions.retryingId === project.id}
              onSelect={() => onSelect(project.id)}
              onRetry={() => actions.retry(project.id)}
              onArchive={() => actions.archive(project.id, project.archivedAt === null)}
              onDelete={() => setAsked(project)}
              replaceFile={<ReplaceFile project={project} />}
              may={mayOf(roleIn(project.organizationId))}
            />
          ))}
          <ShowMore left={rows.left} onMore={rows.more} />
        </div>
      )}
      {shown?.length === 0 && data!.length > 0 && (
        <div className="rounded-lg border border-dashed border-edge">
          <EmptyState
            title="No projects match this filter"
            action={<Button onClick={onShowAll}>Show all projects</Button>}
          >
            {plural(data!.length, "project is", "projects are")} hidden by it.
          </EmptyState>
        </div>
      )}
      {data?.length === 0 && (
        <div className="rounded-lg border border-dashed border-edge">
          {search
            ? (
              <EmptyState
                title={`No matches for “${search}”`}
                action={<Button onClick={onShowAll}>Clear search</Button>}
              >
                Try part of a name, client or address, a sheet number or a report code.
              </EmptyState>
            )
            : filter === "archived"
            ? (
              <EmptyState title="No archived projects">
                Projects you archive are kept here.
              </EmptyState>
            )
            : (
              <EmptyState
                icon={<FolderOpen size={28} aria-hidden="true" />}
                title={EMPTY_MESSAGES.noProjects}
                action={
                  <Button variant="primary" onClick={onCreate}>Create Your First Project</Button>
                }
              >
                Projects appear here with their status, score and findings.
              </EmptyState>
            )}
        </div>
      )}
      {search === "" && filter === "all" && <SampleProject projects={data?.length} />}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        {...asked === null
          ? NO_WORDS
          : isRunning
          ? cancelWords(asked)
          : questionOf(deleteWords(asked, timeZone))}
        isBusy={actions.isRemoving || actions.isCancelling}
        onConfirm={onConfirm}
      />
    </section>
  );
}

function questionOf({ facts, warning, ...words }: DeleteWords) {
  return {
    ...words,
    children: (
      <>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere">
                <Unbroken text={value} />
              </dd>
            </Fragment>
          ))}
        </dl>
        <p className="mt-4 font-medium">{warning}</p>
      </>
    ),
  };
}

/** Nothing is asked. */
const NO_WORDS = { title: "", description: "", cancelLabel: "", confirmLabel: "" };

function CardSkeleton() {
  return (
    <div className="rounded-lg border border-hairline bg-surface px-5 py-3">
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="mt-2 h-4 w-1/3" />
    </div>
  );
}
