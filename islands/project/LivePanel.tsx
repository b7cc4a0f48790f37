/** The real-time panel of a running analysis: progress, what was noticed, what is found so far. */
import { ChevronDown, ChevronUp, Lightbulb, Play, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { formatDollars, formatWait } from "../../components/format.ts";
import { PageStrip, StageTiles } from "../../components/project/LiveStages.tsx";
import { ModelLine, modelPriceWords } from "../../components/project/ModelSpending.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Card, StatTile } from "../../components/ui/Card.tsx";
import { cx } from "../../components/ui/cx.ts";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import { Progress } from "../../components/ui/Progress.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { Tabs } from "../../components/ui/Tabs.tsx";
import type {
  ProgressEvent,
  ProgressNote,
  ProjectSummary,
} from "../../functions/_shared/contract/mod.ts";
import { MESSAGES } from "../../functions/_shared/messages.ts";
import { useEnhancedAnalysis, useModelConsent, useVision } from "../_client/projects.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";
import { useMay } from "../_hooks/rights.tsx";
import CancelAnalysis from "./CancelAnalysis.tsx";

export interface LivePanelProps {
  project: ProjectSummary;
  event: ProgressEvent | null;
  /** Told when the project went with its first review. */
  onGone: () => void;
}

export default function LivePanel({ project, event, onGone }: LivePanelProps) {
  const projectId = project.id;
  const [isOpen, setIsOpen] = useState(true);
  const [tab, setTab] = useState("progress");
  const start = useEnhancedAnalysis();
  const may = useMay();
  const isWaiting = event !== null && event.startedAt === null && event.stage === "initializing";
  const noticed = (event?.insights.length ?? 0) + (event?.warnings.length ?? 0);

  return (
    <Card labelledBy="live-title">
      <header className="flex items-center justify-between gap-3 px-5 py-3">
        <div>
          <h2 id="live-title" className="text-md font-semibold">Real-time analysis</h2>
          {/* The tab of the progress says it, with how far it is. */}
          <p
            className={cx("text-sm text-muted", isOpen && tab === "progress" && event && "sr-only")}
            aria-live="polite"
          >
            {event ? event.currentTask : "Connecting"}
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-2">
          <CancelAnalysis project={project} onGone={onGone} />
          <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen
              ? (
                <>
                  <ChevronUp size={15} aria-hidden="true" className="max-sm:hidden" />Collapse
                </>
              )
              : (
                <>
                  <ChevronDown size={15} aria-hidden="true" className="max-sm:hidden" />Expand
                </>
              )}
          </Button>
        </div>
      </header>
      {isOpen && (
        <div className="border-t border-hairline px-5 pt-1 pb-5">
          {event === null && <Skeleton className="mt-4 h-40 w-full" />}
          {event && isWaiting && (
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded border border-hairline bg-sunken p-4">
              <div>
                <p className="font-medium">Ready to analyze</p>
                <p className="text-sm text-muted">
                  Your files are uploaded and in the queue. Nothing has been read yet.
                </p>
              </div>
              {may("work") && (
                <Button
                  variant="primary"
                  isBusy={start.isPending}
                  onClick={() => start.mutate(projectId)}
                >
                  <Play size={15} aria-hidden="true" />Start Enhanced Analysis
                </Button>
              )}
            </div>
          )}
          {event && (
            <Tabs
              isOnCard
              label="Real-time analysis"
              value={tab}
              onValueChange={setTab}
              items={[
                {
                  value: "progress",
                  label: "Progress",
                  content: <ProgressTab projectId={projectId} event={event} />,
                },
                {
                  value: "insights",
                  label: `Live Insights (${noticed})`,
                  content: <InsightsTab event={event} />,
                },
                { value: "preview", label: "Preview", content: <PreviewTab event={event} /> },
              ]}
            />
          )}
        </div>
      )}
    </Card>
  );
}

/** Has its turn come? It waits for it after it was started, too. */
export const isServed = (
  { startedAt, stage, queue }: Pick<ProgressEvent, "startedAt" | "stage" | "queue">,
) => startedAt !== null && (stage !== "initializing" || !queue);

/** What is known of the time left: measured on the pages of this run, and nothing once all of them are read. */
export function remainingWords(
  { status, stage, estimatedTimeRemaining: left, queue }:
    & Pick<ProgressEvent, "status" | "stage" | "estimatedTimeRemaining">
    & Partial<Pick<ProgressEvent, "queue">>,
): string {
  if (status !== "processing") return "";
  if (stage === "analyzing" || stage === "generating") {
    return "Every page has been read; your report will be ready in a moment";
  }
  if (queue?.waitSeconds) return `About ${formatWait(queue.waitSeconds)} until it starts`;
  return left === null
    ? "Time remaining isn’t known yet"
    : `About ${formatWait(left)} until every page is read`;
}

function ProgressTab({ projectId, event }: { projectId: string; event: ProgressEvent }) {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <div className="mb-1.5 flex items-baseline justify-between gap-3">
          <p className="font-medium">{event.currentTask}</p>
          <p className="text-lg font-semibold tabular-nums">{Math.round(event.progress)}%</p>
        </div>
        <Progress percent={event.progress} label="Analysis progress" />
        <p className="mt-1.5 text-sm text-muted">{remainingWords(event)}</p>
      </div>
      <StageTiles stage={event.stage} isStarted={isServed(event)} />
      <PageStrip event={event} />
      {event.model && (
        <ModelSpending projectId={projectId} model={event.model} sheets={event.pagesTotal} />
      )}
    </div>
  );
}

/** Shutting the model out ends the asking with the next question; the rules review the rest. */
function ModelSpending(
  { projectId, model, sheets }: {
    projectId: string;
    model: NonNullable<ProgressEvent["model"]>;
    sheets: number | null;
  },
) {
  const vision = useVision();
  const may = useMay();
  const consent = useModelConsent();
  return (
    <ModelLine
      model={model}
      price={modelPriceWords(vision, sheets)}
      isStopping={consent.isPending}
      onStop={may("own")
        ? () =>
          consent.mutate({ id: projectId, modelConsent: false }, {
            onSuccess: () => notify(MESSAGES.modelForbidden),
            onError: (error) =>
              notifyFailure("Couldn’t stop", error, "The model could not be turned off"),
          })
        : undefined}
    />
  );
}

function InsightsTab({ event }: { event: ProgressEvent }) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Notes title="Insights" icon="insight" notes={event.insights} empty="Nothing yet." />
      <Notes title="Warnings" icon="warning" notes={event.warnings} empty="No warnings so far." />
    </div>
  );
}

function Notes(
  { title, icon, notes, empty }: {
    title: string;
    icon: "insight" | "warning";
    notes: readonly ProgressNote[];
    empty: string;
  },
) {
  const Icon = icon === "insight" ? Lightbulb : TriangleAlert;
  return (
    <div>
      <h3 className="flex items-center gap-2 font-semibold">
        <Icon
          size={16}
          aria-hidden="true"
          className={icon === "insight" ? "text-accent" : "text-medium"}
        />
        {title} <Badge>{notes.length}</Badge>
      </h3>
      {notes.length === 0 && <p className="mt-2 text-muted">{empty}</p>}
      <ul className="mt-2 max-h-72 divide-y divide-hairline overflow-y-auto">
        {notes.map((note, index) => (
          <li key={index} className="py-1.5 text-sm">
            {(note.sheet ?? note.page) && (
              <span className="mr-2 font-mono text-xs text-muted">
                {placeWords(note, notes)}
              </span>
            )}
            {noteWords(note)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sheet a note is about; with its page where several have the same number, as in revised or repeated files. */
export function placeWords({ sheet, page }: ProgressNote, notes: readonly ProgressNote[]): string {
  if (!sheet) return `Page ${page}`;
  const isAlone = notes.every((it) => it.sheet !== sheet || it.page === page);
  return isAlone ? sheet : `${sheet}, page ${page}`;
}

/** The words of a note; the sheet's number stands before them already, and figures stay with what they count. */
export function noteWords({ sheet, text }: Pick<ProgressNote, "sheet" | "text">): string {
  const words = sheet && text.startsWith(`${sheet} `) ? text.slice(sheet.length + 1) : text;
  return words.replace(/(?<=\b\d+) (?=[a-z])/g, "\u00a0");
}

function PreviewTab({ event }: { event: ProgressEvent }) {
  const { preview } = event;
  if (preview === null) {
    return (
      <EmptyState title="Nothing to preview yet">
        Score, cost and top issues appear here as soon as the checks are done.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <StatTile
        label="Compliance score"
        value={preview.complianceScore === null ? null : `${Math.round(preview.complianceScore)}%`}
        note={preview.coverage}
      />
      <StatTile
        label="Estimated fix cost"
        value={preview.estimatedCost === null ? null : formatDollars(preview.estimatedCost)}
      />
      <div className="sm:col-span-2">
        <h3 className="font-semibold">Top issues</h3>
        <ul className="mt-1 divide-y divide-hairline">
          {preview.topIssues.map((issue, index) => (
            <li key={index} className="flex justify-between gap-3 py-1.5">
              <span>{issue.title}</span>
              <Badge>{issue.severity}</Badge>
            </li>
          ))}
        </ul>
        {preview.topIssues.length === 0 && <p className="text-muted">None found.</p>}
      </div>
    </div>
  );
}
