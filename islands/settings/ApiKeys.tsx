/** Personal API keys: made with the password, shown once, revoked at once. */
import { KeyRound } from "lucide-react";
import { type FormEvent, useState } from "react";
import { formatDate } from "../../components/format.ts";
import { Badge } from "../../components/ui/Badge.tsx";
import { Button, ButtonLink } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { Card, CardTitle } from "../../components/ui/Card.tsx";
import { Checkbox } from "../../components/ui/Checkbox.tsx";
import { ConfirmDialog, Dialog } from "../../components/ui/Dialog.tsx";
import { Pages } from "../../components/ui/Pages.tsx";
import { Facts } from "../../components/ui/Facts.tsx";
import { describe, Field, Input } from "../../components/ui/Field.tsx";
import type { ApiKey, ApiKeyList, ApiKeyScope } from "../../functions/_shared/contract/mod.ts";
import { KEYS, useApiKeys, useCreateApiKey, useRevokeApiKey } from "../_client/preferences.ts";
import { useFieldErrors } from "../_hooks/field_errors.ts";
import { NotLoaded } from "../_hooks/NotLoaded.tsx";
import { notify, notifyFailure } from "../_hooks/notices.ts";

export default function ApiKeys({ initial }: { initial: ApiKeyList | null }) {
  const [page, setPage] = useState(1);
  const { data, error } = useApiKeys(page, initial);
  const revoke = useRevokeApiKey();
  const [isMaking, setIsMaking] = useState(false);
  const [asked, setAsked] = useState<ApiKey | null>(null);
  if (!data) return <NotLoaded what="Your API keys" error={error} />;
  const working = data.keys.filter((it) => it.revokedAt === null);

  function onRevoke() {
    if (!asked) return;
    revoke.mutate(asked.id, {
      onSuccess: () => {
        setAsked(null);
        notify({ title: "Key revoked", description: "It no longer works." });
      },
      onError: (failure) => notifyFailure("Key not revoked", failure),
    });
  }

  return (
    <Card labelledBy="api-keys">
      <CardTitle
        id="api-keys"
        hint="For software that works with your projects. Changing your password revokes all keys."
        actions={data.isAllowed && (
          <Button onClick={() => setIsMaking(true)} disabled={data.working >= data.limit}>
            <KeyRound size={15} aria-hidden="true" />Create key
          </Button>
        )}
      >
        API keys
      </CardTitle>
      {!data.isAllowed && (
        <p className="flex flex-wrap items-center justify-between gap-3 px-5 pb-4 text-muted">
          API access is part of the Professional and Enterprise plans.
          <ButtonLink href="/billing" size="sm">See pricing</ButtonLink>
        </p>
      )}
      <ul className="divide-y divide-hairline border-t border-hairline empty:hidden">
        {working.map((key) => (
          <li key={key.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
            <div className="min-w-0 grow">
              <p className="font-medium">{key.name}</p>
              <p className="text-sm text-muted">
                <Facts
                  of={[
                    <span key="prefix" className="font-mono">{key.prefix}…</span>,
                    `Created ${formatDate(key.createdAt)}`,
                    key.lastUsedAt ? `Last used ${formatDate(key.lastUsedAt)}` : "Never used",
                  ]}
                />
              </p>
            </div>
            {key.scopes.map((scope) => <Badge key={scope}>{scope}</Badge>)}
            <Button
              size="sm"
              onClick={() =>
                setAsked(key)}
            >
              Revoke<span className="sr-only">{key.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Pages label="API keys" size={KEYS} page={page} total={data.working} onPage={setPage} />
      {isMaking && <CreateKeyDialog onClose={() => setIsMaking(false)} />}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title="Revoke this key?"
        description={`“${asked?.name}” stops working right away. This action cannot be undone.`}
        cancelLabel="Keep key"
        confirmLabel="Revoke"
        isBusy={revoke.isPending}
        onConfirm={onRevoke}
      />
    </Card>
  );
}

const KEY_FORM = "create-key";

function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState("");
  const [canWrite, setCanWrite] = useState(false);
  const [password, setPassword] = useState("");
  const { ref, errors, other, set, refuse } = useFieldErrors(["name", "password"]);
  const create = useCreateApiKey();
  const secret = create.data?.secret;

  function onCreate(event: FormEvent) {
    event.preventDefault();
    const missing = {
      ...name.trim() === "" && { name: "Enter a name" },
      ...password === "" && { password: "Enter your password" },
    };
    set(missing);
    if (Object.keys(missing).length > 0) return;
    const scopes: ApiKeyScope[] = canWrite ? ["read", "write"] : ["read"];
    create.mutate({ name, scopes, password }, {
      onError: (failure) => refuse(failure, "The key could not be created."),
    });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={secret ? "Your new key" : "Create key"}
      size="sm"
      footer={secret ? <Button variant="primary" onClick={onClose}>Done</Button> : (
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={KEY_FORM} variant="primary" isBusy={create.isPending}>
            Create key
          </Button>
        </>
      )}
    >
      {secret
        ? (
          <div className="flex flex-col gap-3">
            <Callout tone="warning" title="Copy it now">
              It’s shown only once.
            </Callout>
            <output className="rounded border border-hairline bg-sunken p-3 font-mono text-sm break-all select-all">
              {secret}
            </output>
          </div>
        )
        : (
          <form
            ref={ref}
            id={KEY_FORM}
            noValidate
            onSubmit={onCreate}
            className="flex flex-col gap-4"
          >
            {other && <Callout tone="error" isAlert>{other}</Callout>}
            <Field id="key-name" label="Name" error={errors.name}>
              <Input
                {...describe({ id: "key-name", error: errors.name })}
                value={name}
                maxLength={100}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            </Field>
            <Checkbox
              id="key-write"
              isChecked={canWrite}
              onCheckedChange={setCanWrite}
              label="Can also create, rerun and delete projects"
              hint="Without this, the key can only read."
            />
            <Field id="key-password" label="Your password" error={errors.password}>
              <Input
                {...describe({ id: "key-password", error: errors.password })}
                type="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
              />
            </Field>
          </form>
        )}
    </Dialog>
  );
}
