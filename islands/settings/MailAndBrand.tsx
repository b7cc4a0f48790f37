/** Which mails come, and the firm's own name and logo on reports. */
import { type ChangeEvent, type FormEvent, useEffect, useState } from "react";
import { Button } from "../../components/ui/Button.tsx";
import { Card, CardTitle } from "../../components/ui/Card.tsx";
import { Checkbox } from "../../components/ui/Checkbox.tsx";
import { Field, Input } from "../../components/ui/Field.tsx";
import { SidewaysScroll } from "../../components/ui/SidewaysScroll.tsx";
import { NOTICE_KINDS, type NoticeKind } from "../../functions/_shared/contract/notifications.ts";
import {
  type Brand,
  LOGO_MAX_BYTES,
  type MailChoices,
} from "../../functions/_shared/contract/preferences.ts";
import {
  useBrand,
  useMailChoices,
  useSaveBrand,
  useSaveMailChoices,
} from "../_client/preferences.ts";
import { NotLoaded } from "../_hooks/NotLoaded.tsx";
import { notify, notifyFailure } from "../_hooks/notices.ts";

const NOTICE_WORDS: Record<NoticeKind, string> = {
  assigned: "you’re assigned a finding",
  mentioned: "you’re mentioned in a comment",
  guest_comment: "a guest comments on a report you shared",
  invitation: "you’re invited to an organization",
  approved: "a project in your organization is approved",
  handover:
    "you’re offered ownership of an organization, or someone accepts or declines your offer",
};

export function MailCard({ initial }: { initial: MailChoices | null }) {
  const { data, error } = useMailChoices(initial);
  const save = useSaveMailChoices();
  if (!data) return <NotLoaded what="Your email choices" error={error} />;

  function onSave(choices: Partial<MailChoices>) {
    save.mutate({ ...data!, ...choices }, {
      onSuccess: () => notify({ title: "Choice saved" }),
      onError: (failure) => notifyFailure("Choice not saved", failure),
    });
  }

  return (
    <Card labelledBy="mail">
      <CardTitle id="mail" hint="Emails about your account are always sent.">
        Notifications
      </CardTitle>
      <div id="notices" className="flex flex-col gap-4 px-5 pb-3">
        <Checkbox
          id="mail-analysis"
          isChecked={data.analysis}
          onCheckedChange={(analysis) => onSave({ analysis })}
          label="Email me when a review finishes or fails"
        />
        {data.notices && (
          <SidewaysScroll labelledBy="mail" className="rounded-none! pb-1">
            <table className="w-full text-base">
              <thead>
                <tr className="text-left text-sm text-muted">
                  <th scope="col" className="py-1 font-medium">Notify me when</th>
                  <th scope="col" className="w-20 py-1 font-medium whitespace-nowrap sm:w-24">
                    In FLClear
                  </th>
                  <th scope="col" className="w-10 py-1 font-medium sm:w-16">Email</th>
                </tr>
              </thead>
              <tbody>
                {NOTICE_KINDS.map((kind) => (
                  <tr key={kind} className="border-t border-hairline">
                    <th
                      scope="row"
                      className="py-2 pointer-coarse:py-2.5 pr-3 text-left font-normal"
                    >
                      {NOTICE_WORDS[kind]}
                    </th>
                    {(["app", "mail"] as const).map((way) => (
                      <td key={way} className="py-2 pointer-coarse:py-2.5">
                        <Checkbox
                          id={`notice-${kind}-${way}`}
                          isChecked={data.notices![kind][way]}
                          onCheckedChange={(isWanted) =>
                            onSave({
                              notices: {
                                ...data.notices!,
                                [kind]: { ...data.notices![kind], [way]: isWanted },
                              },
                            })}
                          label={
                            <span className="sr-only">
                              {NOTICE_WORDS[kind]}, {way === "app" ? "in FLClear" : "by email"}
                            </span>
                          }
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </SidewaysScroll>
        )}
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

export function BrandCard({ initial }: { initial: Brand | null }) {
  const { data } = useBrand(initial);
  const save = useSaveBrand();
  const [name, setName] = useState(initial?.name ?? "");
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
      onSuccess: () =>
        notify({ title: "Brand saved", description: "It will appear on future reports." }),
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
            ? "You have a logo; a new one replaces it."
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
