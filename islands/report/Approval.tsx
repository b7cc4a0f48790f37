/** The end of a review: approve the newest cycle in one's own name, and take that back. */
import { Stamp } from "lucide-react";
import { useEffect, useState } from "react";
import { linesOf } from "../../components/report/carried.ts";
import { formatDate, plural } from "../../components/format.ts";
import { Button } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { Field, TextArea } from "../../components/ui/Field.tsx";
import { Unbroken } from "../../components/ui/Unbroken.tsx";
import {
  CYCLE_NOTE_MAX,
  type CycleResponse,
  type CycleSummary,
} from "../../functions/_shared/contract/mod.ts";
import { isStillOpen } from "../../functions/_shared/domain/comparison.ts";
import {
  adjustResult,
  indexDispositions,
  listUndecided,
} from "../../functions/_shared/domain/disposition.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { wordsOf } from "../_client/api.ts";
import { useApprove, useCycle, useUndoApproval } from "../_client/cycles.ts";
import { useDispositions } from "../_client/dispositions.ts";
import { isApprovalOutdated, useMay } from "../_hooks/rights.tsx";
import { notify, notifyFailure } from "../_hooks/notices.ts";

export interface ApprovalProps {
  projectId: string;
  cycle: CycleSummary;
}

export interface ApproveButtonProps extends ApprovalProps {
  /** Findings of the report, those of reviewers among them. */
  findings: readonly Finding[];
  /** Opens one of them where it can be decided. */
  onShow: (finding: Finding) => void;
  onApproved: () => void;
}

/** Undecided findings that are named; of more, how many. */
const NAMED_MOST = 3;

/**
 * Asks, with a note that goes along, once everything was decided. What was approved is said, and can be undone, in its
 * place on the page.
 */
export function ApproveButton(
  { projectId, cycle, findings, onShow, onApproved }: ApproveButtonProps,
) {
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState("");
  const approve = useApprove(projectId, cycle.cycle);
  const decided = useDispositions(projectId, cycle.report!.id);
  const carried = useCycle(projectId, isOpen && cycle.report!.carried ? cycle.cycle : null);
  const dispositions = indexDispositions(decided.data ?? []);
  const { openIssues, openQuestions } = adjustResult(findings, dispositions);
  const undecided = listUndecided(findings, dispositions);
  const isWanting = decided.isSuccess && undecided.length > 0;
  const open = Object.values(openIssues).reduce((sum, it) => sum + it, openQuestions) +
    (carried.data ? waitingIn(carried.data) : 0);

  // Others decide, too.
  useEffect(() => {
    if (isOpen) void decided.refetch();
  }, [isOpen]);

  function onOpenChange(next: boolean) {
    // What was refused may have been put right since.
    approve.reset();
    setIsOpen(next);
  }

  function onApprove() {
    approve.mutate({ reportId: cycle.report!.id, note }, {
      onSuccess: () => {
        setIsOpen(false);
        onApproved();
      },
    });
  }

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Stamp size={16} aria-hidden="true" />Approve
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title={`Approve cycle ${cycle.cycle}?`}
        description={
          <Unbroken
            text={`Your name and the time are recorded in the history and the letter. ${
              notesWords(open, openIssues.critical)
            } Until you undo the approval, decisions in this cycle can’t be changed.`}
          />
        }
        footer={
          <>
            <Button onClick={() => onOpenChange(false)}>Cancel</Button>
            <Button
              variant="primary"
              isBusy={approve.isPending}
              disabled={isWanting}
              onClick={onApprove}
            >
              Approve
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {isWanting && (
            <Callout
              tone="warning"
              title={`${
                plural(undecided.length, "finding has", "findings have")
              } not been reviewed yet`}
            >
              <p>
                Accept, dismiss, resolve or defer {undecided.length === 1 ? "it" : "each of them"}
                {" "}
                first.
              </p>
              <ul className="mt-1">
                {undecided.slice(0, NAMED_MOST).map((finding) => (
                  <li key={finding.id}>
                    <Button
                      variant="link"
                      size="sm"
                      className="max-w-full text-left whitespace-normal!"
                      onClick={() => {
                        onOpenChange(false);
                        onShow(finding);
                      }}
                    >
                      <span className="font-mono text-xs">{finding.id}</span>
                      {finding.title}
                    </Button>
                  </li>
                ))}
              </ul>
              {undecided.length > NAMED_MOST && <p>and {undecided.length - NAMED_MOST} more</p>}
            </Callout>
          )}
          {approve.isError && (
            <Callout tone="error" title="Couldn’t approve" isAlert>
              {wordsOf(approve.error, "Please try again.")}
            </Callout>
          )}
          <Field id="approval-note" label="Note" isOptional hint="Included in the letter.">
            <TextArea
              id="approval-note"
              rows={3}
              maxLength={CYCLE_NOTE_MAX}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </Field>
        </div>
      </Dialog>
    </>
  );
}

/** Comments of earlier cycles that no finding stands for now and nothing closed. */
const waitingIn = (cycle: CycleResponse): number =>
  linesOf(cycle).filter(({ comment, verdict }) =>
    comment.before !== null && comment.afterId === null &&
    isStillOpen(comment, verdict?.verdict ?? null)
  ).length;

/** `14 comments (1 of them critical) are still open and become notes.` */
export function notesWords(open: number, critical: number): string {
  if (open === 0) return "No comment is open.";
  const worst = critical === 0
    ? ""
    : open === 1
    ? " (critical)"
    : critical === open
    ? " (all critical)"
    : ` (${critical} of them critical)`;
  return open === 1
    ? `1 comment${worst} is still open and becomes a note.`
    : `${open} comments${worst} are still open and become notes.`;
}

/** Who approved, when, and what goes along; read aloud where it was done just now. */
export function Approved({ projectId, cycle, isNews }: ApprovalProps & { isNews: boolean }) {
  const undo = useUndoApproval(projectId, cycle.cycle);
  const may = useMay();
  const { approval } = cycle;
  if (!approval) return null;
  const isOutdated = isApprovalOutdated(cycle);
  return (
    <Callout
      tone={isOutdated ? "warning" : "info"}
      title={`Cycle ${cycle.cycle} is ${approval.open > 0 ? "approved as noted" : "approved"}`}
      isAlert={isNews}
    >
      <p>
        {approval.by ? `By ${approval.by}, ` : ""}
        {formatDate(approval.at)}
        {approval.open > 0 && (
          <Unbroken
            text={`, with ${plural(approval.open, "open comment")}`}
          />
        )}.
        {isOutdated &&
          ` It covers report ${approval.verificationCode}; the set has been reviewed again since.`}
      </p>
      {approval.note && <p className="mt-1 whitespace-pre-line">“{approval.note}”</p>}
      {may("review") && (
        <Button
          size="sm"
          className="mt-2"
          isBusy={undo.isPending}
          onClick={() =>
            undo.mutate(undefined, {
              onSuccess: () => notify({ title: "Approval undone" }),
              onError: (error) => notifyFailure("Couldn’t undo", error),
            })}
        >
          Undo approval
        </Button>
      )}
    </Callout>
  );
}
