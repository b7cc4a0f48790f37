/** What the owner decides about the public face of a report: the client's name on it, and taking it back. */
import { Ban } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/ui/Button.tsx";
import { Checkbox } from "../../components/ui/Checkbox.tsx";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { describe, Field, TextArea } from "../../components/ui/Field.tsx";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { wordsOf } from "../_client/api.ts";
import { useRevokeReport, useUpdateVerification } from "../_client/report.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";

export interface SealActionsProps {
  projectId: string;
  report: ReportResponse;
}

export default function SealActions({ projectId, report }: SealActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const update = useUpdateVerification(projectId);

  function onShowClient(isClientShown: boolean) {
    update.mutate({ isClientShown }, {
      onError: (error) => notifyFailure("Could not save", error),
    });
  }

  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        id="show-client"
        isChecked={update.isPending ? update.variables.isClientShown : report.isClientShown}
        onCheckedChange={onShowClient}
        label="Show the client’s name on the verification page"
        hint="Otherwise, only the first letters are shown."
      />
      {!report.revokedAt && (
        <div>
          <Button size="sm" onClick={() => setIsOpen(true)}>
            <Ban size={15} aria-hidden="true" />Revoke report
          </Button>
        </div>
      )}
      {isOpen && (
        <RevokeDialog
          projectId={projectId}
          report={report}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

function RevokeDialog(
  { projectId, report, onClose }: SealActionsProps & { onClose: () => void },
) {
  const revoke = useRevokeReport(projectId);
  const [reason, setReason] = useState("");
  const { verificationCode } = report;
  const error = revoke.isError
    ? wordsOf(revoke.error, "The report could not be revoked")
    : undefined;

  function onRevoke() {
    revoke.mutate({ verificationCode, reason: reason.trim() }, {
      onSuccess: () => {
        onClose();
        notify({
          title: "Report revoked",
          description: `${verificationCode} will be shown as revoked from now on.`,
        });
      },
    });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={`Revoke ${verificationCode}?`}
      description="Everyone who verifies this report will see that you revoked it, with the reason below. This action cannot be undone. Running a new analysis produces a new report."
      footer={
        <>
          <Button onClick={onClose}>Keep report</Button>
          <Button
            variant="danger"
            isBusy={revoke.isPending}
            disabled={reason.trim() === ""}
            onClick={onRevoke}
          >
            Revoke report
          </Button>
        </>
      }
    >
      <Field
        id="revoke-reason"
        label="Reason"
        hint="Required. Shown on the verification page."
        error={error}
      >
        <TextArea
          {...describe({ id: "revoke-reason", hint: true, error })}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
    </Dialog>
  );
}
