/** Another address: asked for with the password, counted once both addresses have confirmed it. */
import { type FormEvent, useState } from "react";
import { Button } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { describe, Field, Input } from "../../components/ui/Field.tsx";
import type { SecurityResponse } from "../../functions/_shared/contract/mod.ts";
import { useChangeEmail, useDropEmailChange, useSecurity } from "../_client/security.ts";
import { useFieldErrors } from "../_hooks/field_errors.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";

export function EmailChange({ initial }: { initial: SecurityResponse | null }) {
  const { data } = useSecurity(initial);
  const drop = useDropEmailChange();
  const [isAsking, setIsAsking] = useState(false);
  const change = data?.emailChange;

  function onDrop() {
    drop.mutate(null, {
      onSuccess: () => notify({ title: "Your email address stays the same" }),
      onError: (failure) => notifyFailure("Couldn’t cancel the change", failure),
    });
  }

  if (change) {
    const waits = [
      ...(change.isNewConfirmed ? [] : [change.newEmail]),
      ...(change.isOldConfirmed ? [] : ["your current address"]),
    ];
    return (
      <Callout title={`Changing to ${change.newEmail}`}>
        <p>Open the link we sent to {waits.join(" and to ")}. The link works for one day.</p>
        <Button size="sm" className="mt-2" isBusy={drop.isPending} onClick={onDrop}>
          Keep my current address
        </Button>
      </Callout>
    );
  }
  return (
    <>
      <Button className="self-start" onClick={() => setIsAsking(true)}>Change email</Button>
      {isAsking && <ChangeDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}

const FORM = "change-address";

function ChangeDialog({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState({ email: "", password: "" });
  const { ref, errors, other, refuse } = useFieldErrors(["email", "password"]);
  const change = useChangeEmail();

  // Awaited here: once the change is known, this dialog has gone, and has to be closed all the same.
  async function onChange(event: FormEvent) {
    event.preventDefault();
    try {
      await change.mutateAsync(values);
      onClose();
    } catch (failure) {
      refuse(failure, "The address could not be changed.");
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Change your email address"
      description="We’ll send a link to the new address, and to your current one if it’s confirmed. The change takes effect once every address we wrote to has confirmed it."
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            isBusy={change.isPending}
            disabled={values.email.trim() === "" || values.password === ""}
          >
            Send the links
          </Button>
        </>
      }
    >
      <form ref={ref} id={FORM} noValidate onSubmit={onChange} className="flex flex-col gap-4">
        {other && <Callout tone="error" isAlert>{other}</Callout>}
        <Field id="new-email" label="New address" error={errors.email}>
          <Input
            type="email"
            autoComplete="email"
            value={values.email}
            onChange={(event) => setValues({ ...values, email: event.currentTarget.value })}
            {...describe({ id: "new-email", error: errors.email })}
          />
        </Field>
        <Field id="email-password" label="Your password" error={errors.password}>
          <Input
            type="password"
            autoComplete="current-password"
            value={values.password}
            onChange={(event) => setValues({ ...values, password: event.currentTarget.value })}
            {...describe({ id: "email-password", error: errors.password })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
