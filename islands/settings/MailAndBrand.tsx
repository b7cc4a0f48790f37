/** Which mails come, and the firm's own name and logo on reports. */
import { type ChangeEvent, type FormEvent, useEffect, useState } from "react";
import { Button } from "../../components/ui/Button.tsx";
import { Card, CardTitle } from "../../components/ui/Card.tsx";
import { Checkbox } from "../../components/ui/Checkbox.tsx";
import { Field, Input } from "../../components/ui/Field.tsx";
import { LOGO_MAX_BYTES } from "../../functions/_shared/contract/preferences.ts";
import {
  useBrand,
  useMailChoices,
  useSaveBrand,
  useSaveMailChoices,
} from "../_client/preferences.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";

export function MailCard() {
  const { data } = useMailChoices();
  const save = useSaveMailChoices();
  if (!data) return null;
  return (
    <Card labelledBy="mail">
      <CardTitle id="mail">Mail</CardTitle>
      <div className="px-5 pb-5">
        <Checkbox
          id="mail-analysis"
          isChecked={data.analysis}
          onCheckedChange={(analysis) =>
            save.mutate({ analysis }, {
              onSuccess: () => notify({ title: "Mail choice saved" }),
              onError: (failure) => notifyFailure("Mail choice not saved", failure),
            })}
          label="When an analysis has ended"
          hint="Emails about your account are always sent."
        />
      </div>
    </Card>
  );
}

/** Reads a file as base64 without its data-URL head. */
function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

export function BrandCard() {
  const { data } = useBrand();
  const save = useSaveBrand();
  const [name, setName] = useState("");
  const [logo, setLogo] = useState<string>();
  const [error, setError] = useState<string>();
  useEffect(() => setName(data?.name ?? ""), [data?.name]);
  if (!data?.isAllowed) return null;

  async function onLogo(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    setError(undefined);
    if (!file) return;
    if (file.size > LOGO_MAX_BYTES) setError("The logo must be at most 512 KB");
    else setLogo(await readBase64(file));
  }

  function onSave(event: FormEvent) {
    event.preventDefault();
    save.mutate({ name, ...(logo !== undefined && { logo }) }, {
      onSuccess: () => notify({ title: "Brand saved", description: "Reports to come carry it." }),
      onError: (failure) => notifyFailure("Brand not saved", failure),
    });
  }

  return (
    <Card labelledBy="brand">
      <CardTitle id="brand" hint="Printed on future reports instead of FLClear’s name and logo.">
        Brand on reports
      </CardTitle>
      <form noValidate onSubmit={onSave} className="flex flex-col gap-4 px-5 pb-5">
        <Field id="brand-name" label="Name to print">
          <Input
            id="brand-name"
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <Field
          id="brand-logo"
          label="Logo"
          isOptional
          error={error}
          hint={data.hasLogo
            ? "A logo is saved; a new one replaces it."
            : "PNG or JPEG, up to 512 KB."}
        >
          <input
            id="brand-logo"
            type="file"
            accept="image/png,image/jpeg"
            className="max-w-full text-muted file:mr-3 file:h-9 file:cursor-pointer file:rounded file:border file:border-hairline file:bg-surface file:px-4 file:font-medium file:text-ink hover:file:bg-sunken pointer-coarse:file:h-11"
            onChange={onLogo}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" isBusy={save.isPending}>Save brand</Button>
          {data.name !== null && (
            <Button onClick={() => save.mutate(null)}>Use FLClear’s name</Button>
          )}
        </div>
      </form>
    </Card>
  );
}
