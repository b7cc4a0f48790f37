/** The end of a review: approve the newest cycle in one's own name, and take that back. */
import { Stamp } from "lucide-react";
import { useState } from "react";
import { formatDate, plural } from "../../components/format.ts";
import { Button } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { Field, TextArea } from "../../components/ui/Field.tsx";
import { CYCLE_NOTE_MAX, type CycleSummary } from "../../functions/_shared/contract/mod.ts";
import { wordsOf } from "../_client/api.ts";
import { useApprove, useUndoApproval } from "../_client/cycles.ts";
import { isApprovalOutdated, useMay } from "../_hooks/rights.tsx";
import { notify, notifyFailure } from "../_hooks/notices.ts";

export interface ApprovalProps {
  projectId: string;
  cycle: CycleSummary;
}

/** Asks, with a note that goes along. What was approved is said, and can be undone, in its place on the page. */
export function ApproveButton(
  { projectId, cycle, onApproved }: ApprovalProps & { onApproved: () => void },
) {
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState("");
  const approve = useApprove(projectId, cycle.cycle);

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
        description="Your name and the time are recorded in the history and the letter. Comments still open become notes. Until you undo the approval, decisions in this cycle can’t be changed."
        footer={
          <>
            <Button onClick={() => onOpenChange(false)}>Cancel</Button>
            <Button variant="primary" isBusy={approve.isPending} onClick={onApprove}>
              Approve
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
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
        {approval.open > 0 && `, with ${plural(approval.open, "open comment")}`}.
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
