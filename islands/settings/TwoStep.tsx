/** Two-step sign-in: set up with an app, recovery codes, switched off with password and code. */
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { formatDate, plural } from "../../components/format.ts";
import { Badge } from "../../components/ui/Badge.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { Card, CardTitle } from "../../components/ui/Card.tsx";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { describe, Field, Input } from "../../components/ui/Field.tsx";
import type { SecurityResponse } from "../../functions/_shared/contract/mod.ts";
import { useRemoveSecondFactor, useRenewRecoveryCodes, useSecurity } from "../_client/security.ts";
import { type FieldErrors, useFieldErrors } from "../_hooks/field_errors.ts";
import { NotLoaded } from "../_hooks/NotLoaded.tsx";
import { notify } from "../_hooks/notices.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { SetUpDialog } from "./SetUpDialog.tsx";

/** Fewer codes than this are worth a reminder. */
const FEW_CODES = 3;

type Step = "setUp" | "remove" | "renew" | null;

export default function TwoStep({ initial }: { initial: SecurityResponse | null }) {
  const { data, error } = useSecurity(initial);
  const [step, setStep] = useState<Step>(null);
  if (!data) return <NotLoaded what="Two-step sign-in" error={error} />;
  const factor = data.secondFactor;
  const close = () => setStep(null);

  return (
    <Card labelledBy="two-step">
      <CardTitle
        id="two-step"
        hint="Enter a code from an app on your phone, along with your password, when you sign in."
        actions={!factor && (
          <Button variant="primary" onClick={() => setStep("setUp")}>
            <ShieldCheck size={15} aria-hidden="true" />Set up
          </Button>
        )}
      >
        Two-step sign-in
      </CardTitle>
      <div className="flex flex-col gap-3 px-5 pb-5 empty:pb-1">
        {!factor && data.isSecondFactorRequired && (
          <Callout tone="warning" title="Required for admins">
            The admin page is available once two-step sign-in is on.
          </Callout>
        )}
        {factor && (
          <>
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone="compliant">On</Badge>
              since {formatDate(factor.since)} · {plural(
                factor.recoveryCodesLeft,
                "recovery code",
              )} left
            </p>
            {factor.recoveryCodesLeft < FEW_CODES && (
              <Callout tone="warning" title="You’re running low on recovery codes">
                Without your phone or a code, you can’t sign in. Create new ones.
              </Callout>
            )}
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setStep("renew")}>New recovery codes</Button>
              <Button onClick={() => setStep("remove")}>Turn off</Button>
            </div>
          </>
        )}
      </div>
      {step === "setUp" && <SetUpDialog onClose={close} />}
      {step === "renew" && <RenewDialog onClose={close} />}
      {step === "remove" && <RemoveDialog onClose={close} />}
    </Card>
  );
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const remove = useRemoveSecondFactor();
  return (
    <AskDialog
      title="Turn off two-step sign-in?"
      description="After that, your password is all it takes to sign in."
      confirmLabel="Turn off"
      isDanger
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={(values, refuse) =>
        remove.mutate(values, {
          onSuccess: () => {
            onClose();
            notify({ title: "Two-step sign-in is off" });
          },
          onError: (failure) => refuse(failure, "It could not be turned off."),
        })}
    />
  );
}

function RenewDialog({ onClose }: { onClose: () => void }) {
  const renew = useRenewRecoveryCodes();
  if (renew.data) return <RecoveryCodes codes={renew.data.recoveryCodes} onClose={onClose} />;
  return (
    <AskDialog
      title="New recovery codes"
      description="Your current codes will stop working."
      confirmLabel="Create new codes"
      isBusy={renew.isPending}
      onClose={onClose}
      onConfirm={(values, refuse) =>
        renew.mutate(values, {
          onError: (failure) => refuse(failure, "The codes could not be created."),
        })}
    />
  );
}

interface AskProps {
  title: string;
  description: string;
  confirmLabel: string;
  isDanger?: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (
    values: { password: string; code: string },
    refuse: FieldErrors<HTMLFormElement>["refuse"],
  ) => void;
}

const ASK_FORM = "ask-two-step";

/** Asks for the password and a code. */
function AskDialog(
  { title, description, confirmLabel, isDanger, isBusy, onClose, onConfirm }: AskProps,
) {
  const [values, setValues] = useState({ password: "", code: "" });
  const { ref, errors, other, refuse } = useFieldErrors(["password", "code"]);
  const isWhole = values.password !== "" && values.code.trim() !== "";
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            variant={isDanger ? "danger" : "primary"}
            type="submit"
            form={ASK_FORM}
            isBusy={isBusy}
            disabled={!isWhole}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        ref={ref}
        id={ASK_FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(values, refuse);
        }}
        className="flex flex-col gap-4"
      >
        {other && <Callout tone="error" isAlert>{other}</Callout>}
        <Field id="ask-password" label="Your password" error={errors.password}>
          <Input
            type="password"
            autoComplete="current-password"
            value={values.password}
            onChange={(event) => setValues({ ...values, password: event.currentTarget.value })}
            {...describe({ id: "ask-password", error: errors.password })}
          />
        </Field>
        <Field
          id="ask-code"
          label="Code from your authenticator app, or a recovery code"
          error={errors.code}
        >
          <Input
            autoComplete="one-time-code"
            value={values.code}
            onChange={(event) => setValues({ ...values, code: event.currentTarget.value })}
            {...describe({ id: "ask-code", error: errors.code })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
