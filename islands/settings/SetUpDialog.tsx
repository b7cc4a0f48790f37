/** Setting two-step sign-in up: the password, the picture for the app, the first code, the recovery codes. */
import { type FormEvent, useState } from "react";
import { Button } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { describe, Field, Input } from "../../components/ui/Field.tsx";
import type { BeginSecondFactorResponse } from "../../functions/_shared/contract/mod.ts";
import { wordsOf } from "../_client/api.ts";
import { useBeginSecondFactor, useConfirmSecondFactor } from "../_client/security.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

const FORM = "set-up-two-step";

export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onClose={onClose} />;
  const secret = begin.data;

  function onNext(event: FormEvent) {
    event.preventDefault();
    setError(undefined);
    const onError = (failure: unknown) =>
      setError(wordsOf(failure, "Two-step sign-in could not be set up."));
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
      <form id={FORM} noValidate onSubmit={onNext} className="flex flex-col gap-4">
        {error && <Callout tone="error" isAlert>{error}</Callout>}
        {secret
          ? <Connect secret={secret} code={code} onCode={setCode} />
          : (
            <Field id="two-step-password" label="Your password">
              <Input
                type="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
                {...describe({ id: "two-step-password" })}
              />
            </Field>
          )}
      </form>
    </Dialog>
  );
}

function Connect({ secret: { secret, uri, qr }, code, onCode }: {
  secret: BeginSecondFactorResponse;
  code: string;
  onCode: (code: string) => void;
}) {
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
      <Field id="two-step-code" label="Code from your authenticator app">
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={code}
          onChange={(event) => onCode(event.currentTarget.value)}
          {...describe({ id: "two-step-code" })}
        />
      </Field>
    </>
  );
}
