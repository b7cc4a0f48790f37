/** The cycles of a project: history, what became of each comment, the sheets before and now. */
import { Undo2 } from "lucide-react";
import { useMemo, useState } from "react";
import { plural } from "../../components/format.ts";
import { CarriedItem } from "../../components/report/CarriedItem.tsx";
import { type CarriedLine, formerNumbers, linesOf } from "../../components/report/carried.ts";
import { cycleFacts, CycleHistory } from "../../components/report/CycleHistory.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { ChipGroup } from "../../components/ui/ChipGroup.tsx";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import { FoldedFigures } from "../../components/ui/FoldedFigures.tsx";
import { ShowMore } from "../../components/ui/ShowMore.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { Tabs } from "../../components/ui/Tabs.tsx";
import { CROP_SOURCE_PX } from "../../functions/_shared/constants/pictures.ts";
import type {
  CycleResponse,
  CycleSummary,
  Project,
  ReportResponse,
} from "../../functions/_shared/contract/mod.ts";
import {
  CARRIED_COUNTS,
  CARRIED_WORDS,
  isCarriedAs,
  isStillOpen,
} from "../../functions/_shared/domain/comparison.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import {
  cyclePage,
  useCycle,
  useCycles,
  useSaveVerdicts,
  useWithdrawRevision,
} from "../_client/cycles.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";
import { useMay } from "../_hooks/rights.tsx";
import { useShown } from "../_hooks/shown.ts";
import { ApproveButton, Approved } from "./Approval.tsx";
import ImportMenu from "./ImportMenu.tsx";
import RevisionUpload from "./RevisionUpload.tsx";
import SheetCompare from "./SheetCompare.tsx";

export interface RevisionsProps {
  project: Project;
  /** The report that is shown, with what reviewers raised. */
  report: Pick<ReportResponse, "id" | "findings">;
  onShowOnSheet: (finding: Finding) => void;
}

export default function Revisions({ project, report, onShowOnSheet }: RevisionsProps) {
  const cycles = useCycles(project);
  const may = useMay();
  const [chosen, setChosen] = useState<number | null>(null);
  const [approvedHere, setApprovedHere] = useState<number | null>(null);
  const compared = (cycles.data ?? []).filter((it) => it.report?.carried);
  const shown = chosen ?? compared.at(-1)?.cycle ?? null;
  const cycle = useCycle(project.id, shown);
  if (!cycles.data) return <Skeleton className="h-96 w-full" />;
  const newest = cycles.data.at(-1);
  const shownCycle = cycles.data.find((it) => it.cycle === shown);
  const history = (
    <div className="overflow-hidden rounded-lg border border-hairline bg-surface">
      <CycleHistory cycles={cycles.data} now={new Date()} shown={shown} onShow={setChosen} />
    </div>
  );

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-md font-semibold">
          {plural(cycles.data.length, "review cycle")}
        </h2>
        {/* What the page is for comes first, on a phone over the whole width. */}
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:first:basis-full">
          {project.status === "completed" && newest?.report && may("work") && (
            <RevisionUpload project={project} />
          )}
          {newest && (
            <ImportMenu
              projectId={project.id}
              reportId={report.id}
              cycles={cycles.data.filter((it) => it.report).map((it) => it.cycle)}
            />
          )}
          {project.status === "completed" && newest?.report?.id === report.id &&
            !newest.approval && may("review") && (
            <ApproveButton
              projectId={project.id}
              cycle={newest}
              findings={report.findings}
              onShow={onShowOnSheet}
              onApproved={() => setApprovedHere(newest.cycle)}
            />
          )}
        </div>
      </div>
      {newest && !newest.report && project.cycle > 1 && <Unreviewed project={project} />}
      {newest?.approval && (
        <Approved
          projectId={project.id}
          cycle={newest}
          isNews={approvedHere === newest.cycle}
        />
      )}
      {shownCycle
        ? (
          <div className="flex flex-col">
            <FoldedFigures facts={cycleFacts(shownCycle)} from="md">{history}</FoldedFigures>
          </div>
        )
        : history}
      {shown === null
        ? project.cycle === 1 && (
          <EmptyState level={2} title="No revisions yet">
            {may("work")
              ? "Upload the corrected set when you get it."
              : "Once a corrected set is sent, it is compared here."}{" "}
            Each comment is carried over with before-and-after drawings, and changes on the sheets
            are marked.
          </EmptyState>
        )
        : cycle.data
        ? (
          <Compared
            key={shown}
            projectId={project.id}
            cycle={cycle.data}
            isAnswered={shown !== project.cycle || Boolean(newest?.approval) || !may("review")}
          />
        )
        : cycle.isError
        ? <Callout tone="error" isAlert title="This cycle could not be loaded" />
        : <ComparedPending cycle={shownCycle} />}
    </div>
  );
}

/** What stands where the comparison will, so that nothing moves when it comes. */
function ComparedPending({ cycle }: { cycle: CycleSummary | undefined }) {
  const carried = cycle?.report?.carried;
  const comments = carried &&
    Object.values(carried).reduce<number>((sum, it) => sum + (it ?? 0), 0);
  const sheets = cycle?.report?.sheets ?? 0;
  return (
    <Tabs
      label="Comparison with the cycle before"
      value="comments"
      onValueChange={() => {}}
      items={[
        {
          value: "comments",
          label: typeof comments === "number" ? plural(comments, "comment") : "Comments",
          content: (
            <div className="flex flex-col gap-3" aria-busy="true">
              <Skeleton className="h-9 w-full max-w-2xl max-sm:h-22 pointer-coarse:max-sm:h-37" />
              <Skeleton className="h-96 w-full" />
            </div>
          ),
        },
        {
          value: "sheets",
          label: `${plural(sheets, "sheet")} before and after`,
          content: null,
          isDisabled: true,
        },
      ]}
    />
  );
}

/** A revision that is being reviewed, or could not be. */
function Unreviewed({ project }: { project: Project }) {
  const may = useMay();
  const withdraw = useWithdrawRevision(project.id);
  const [isAsking, setIsAsking] = useState(false);
  const hasFailed = project.status === "failed";
  const onWithdraw = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => {
        setIsAsking(false);
        notify({ title: "Revision withdrawn", description: "The previous set is current again." });
      },
      onError: (error) => notifyFailure("Couldn’t withdraw", error),
    });
  return (
    <Callout
      tone={hasFailed ? "error" : "info"}
      title={`Cycle ${project.cycle} ${hasFailed ? "could not be reviewed" : "is being reviewed"}`}
    >
      <p>
        {hasFailed
          ? project.failureReason
          : "You’re looking at the previous cycle’s report. This page updates when the review is done."}
      </p>
      {may("work") && (
        <Button size="sm" className="mt-2" onClick={() => setIsAsking(true)}>
          <Undo2 size={15} aria-hidden="true" />Withdraw revision
        </Button>
      )}
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        size="sm"
        title={`Withdraw cycle ${project.cycle}?`}
        description="Its files are removed and the previous set becomes current again. This action cannot be undone."
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>Keep Revision</Button>
            <Button variant="danger" isBusy={withdraw.isPending} onClick={onWithdraw}>
              Withdraw
            </Button>
          </>
        }
      />
    </Callout>
  );
}

type Filter = typeof CARRIED_COUNTS[number] | "all" | "asks";

function Compared(
  { projectId, cycle, isAnswered }: {
    projectId: string;
    cycle: CycleResponse;
    /** Nothing can be said of its comments: they were answered, or are others' to decide. */
    isAnswered: boolean;
  },
) {
  const lines = useMemo(() => linesOf(cycle), [cycle]);
  const [filter, setFilter] = useState<Filter>("all");
  const [part, setPart] = useState("comments");
  const saving = useSaveVerdicts(projectId, cycle.cycle);
  const found = lines.filter((it) => isIn(filter, it));
  const list = useShown(found, null, filter);
  const { comparison } = cycle;
  if (!comparison) {
    return (
      <Callout title="This set could not be compared">
        The report itself is complete; the two sets have to be compared by eye.
      </Callout>
    );
  }
  const cycleOf = { before: comparison.previousCycle, after: comparison.cycle };
  const pictureUrl = (side: "before" | "after", page: number, widthPx: number = CROP_SOURCE_PX) =>
    cyclePage(projectId, { cycle: cycleOf[side], page, widthPx });
  const former = formerNumbers(comparison.sheets, cycle.sheets);
  const sheetOf = (side: "before" | "after", page: number) => {
    const sheet = cycle.sheets[side].find((it) => it.page === page);
    return sheet ? { ...sheet, ...side === "after" && { former: former.get(page) } } : null;
  };

  function onVerdict({ comment }: CarriedLine, verdict: "closed" | "open" | null) {
    const { before } = comment;
    if (!before) return;
    const change = { cycle: before.cycle, findingId: before.findingId, note: null };
    saving.mutate([{ ...change, verdict }], {
      onSuccess: () =>
        notify({
          title: verdict === "closed"
            ? "Comment closed"
            : verdict === "open"
            ? "Kept open"
            : "Undone",
          ...(verdict && {
            action: {
              label: "Undo",
              onAction: () => saving.mutate([{ ...change, verdict: null }]),
            },
          }),
        }),
      onError: (error) => notifyFailure("Couldn’t save", error),
    });
  }

  return (
    <Tabs
      label="Comparison with the cycle before"
      value={part}
      onValueChange={setPart}
      items={[
        {
          value: "comments",
          label: plural(lines.length, "comment"),
          content: (
            <section aria-label="Comments carried over" className="flex flex-col gap-3">
              <ChipGroup
                label="Filter comments"
                values={["all", "asks", ...CARRIED_COUNTS] as const}
                chosen={filter}
                onChoose={setFilter}
              >
                {(it) => (
                  <>
                    {it === "all"
                      ? "All comments"
                      : it === "asks"
                      ? "Still open"
                      : CARRIED_WORDS[it]}{" "}
                    <span className="font-normal tabular-nums">
                      {lines.filter((line) => isIn(it, line)).length}
                    </span>
                  </>
                )}
              </ChipGroup>
              {found.length === 0
                ? <EmptyState level={2} title="No comments with this status" />
                : (
                  <ul className="divide-y divide-hairline rounded-lg border border-hairline bg-surface">
                    {list.items.map((line) => (
                      <CarriedItem
                        key={line.key}
                        line={line}
                        sheetOf={sheetOf}
                        pictureUrl={pictureUrl}
                        isBusy={saving.isPending}
                        onVerdict={isAnswered ? undefined : (verdict) => onVerdict(line, verdict)}
                      />
                    ))}
                  </ul>
                )}
              <ShowMore left={list.left} onMore={list.more} />
            </section>
          ),
        },
        {
          value: "sheets",
          label: `${plural(comparison.sheets.length, "sheet")} before and after`,
          content: <SheetCompare cycle={cycle} pictureUrl={pictureUrl} />,
        },
      ]}
    />
  );
}

function isIn(filter: Filter, line: CarriedLine): boolean {
  if (filter === "all") return true;
  return filter === "asks"
    ? isStillOpen(line.comment, line.verdict?.verdict ?? null)
    : isCarriedAs(filter, line.comment.state);
}
