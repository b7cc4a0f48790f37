/** Setting two-step sign-in up: the password, the picture for the app, the first code, the recovery codes. */
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { describe, Field, Input } from "../../components/ui/Field.tsx";
import type { BeginSecondFactorResponse } from "../../functions/_shared/contract/mod.ts";
import { useBeginSecondFactor, useConfirmSecondFactor } from "../_client/security.ts";
import { useFieldErrors } from "../_hooks/field_errors.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

const FORM = "set-up-two-step";

export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const { ref, errors, other, set, refuse } = useFieldErrors(["password", "code"]);
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onClose={onClose} />;
  const secret = begin.data;

  function onNext(event: FormEvent) {
    event.preventDefault();
    set({});
    const onError = (failure: unknown) => refuse(failure, "Two-step sign-in could not be set up.");
    if (secret) confirm.mutate(code.replace(/\s/g, ""), { onError });
    else begin.mutate(password, { onError });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Set up two-step sign-in"
      description={secret
        ? "Step 2 of 2: connect your app."
        : "Step 1 of 2: enter your password, since this changes how you sign in."}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            isBusy={begin.isPending || confirm.isPending}
            disabled={secret ? code.trim() === "" : password === ""}
          >
            {secret ? "Turn on" : "Continue"}
          </Button>
        </>
      }
    >
      <form ref={ref} id={FORM} noValidate onSubmit={onNext} className="flex flex-col gap-4">
        {other && <Callout tone="error" isAlert>{other}</Callout>}
        {secret
          ? <Connect secret={secret} code={code} error={errors.code} onCode={setCode} />
          : (
            <Field id="two-step-password" label="Your password" error={errors.password}>
              <Input
                type="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
                {...describe({ id: "two-step-password", error: errors.password })}
              />
            </Field>
          )}
      </form>
    </Dialog>
  );
}

function Connect({ secret: { secret, uri, qr }, code, error, onCode }: {
  secret: BeginSecondFactorResponse;
  code: string;
  error: string | undefined;
  onCode: (code: string) => void;
}) {
  // The field before it went with the focus.
  useEffect(() => document.getElementById("two-step-code")?.focus(), []);
  return (
    <>
      <p>Scan this with an authenticator app, then type the six digits it shows.</p>
      <svg
        role="img"
        aria-label="QR code for your app; the key below is the same"
        viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
        className="mx-auto size-48 rounded border border-hairline bg-white text-black"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="currentColor" />
      </svg>
      <p className="text-sm text-muted">
        On this phone already? <a href={uri} className="underline">Open your app</a>, or type this
        {" "}
        key into it:
        <output className="mt-1 block font-mono break-all text-ink select-all">
          {secret.replace(/.{4}(?=.)/g, "$& ")}
        </output>
      </p>
      <Field id="two-step-code" label="Code from your authenticator app" error={error}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={code}
          onChange={(event) => onCode(event.currentTarget.value)}
          {...describe({ id: "two-step-code", error })}
        />
      </Field>
    </>
  );
}
