/** The account: name, password, data export, deletion. */
import { Download } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "../../components/ui/Button.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { Card, CardTitle } from "../../components/ui/Card.tsx";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { describe, Field, Input } from "../../components/ui/Field.tsx";
import type { SecurityResponse } from "../../functions/_shared/contract/mod.ts";
import {
  ChangePasswordRequest,
  type SessionUser,
  UpdateProfileRequest,
} from "../../functions/_shared/contract/auth.ts";
import { useDeleteAccount, useRename, useResendConfirmation } from "../_client/account.ts";
import { useChangePassword } from "../_client/security.ts";
import { FIELD_MESSAGES } from "../../functions/_shared/messages.ts";
import { useFieldErrors } from "../_hooks/field_errors.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";
import { useApp } from "../account/app.ts";
import AppFrame from "../account/AppFrame.tsx";
import AccuracyCard from "./AccuracyCard.tsx";
import ApiKeys from "./ApiKeys.tsx";
import { EmailChange } from "./EmailChange.tsx";
import type { SettingsLoaded } from "./loaded.ts";
import { BrandCard, MailCard } from "./MailAndBrand.tsx";
import { SecurityLog, SessionsCard } from "./SignedIn.tsx";
import StandardComments from "./StandardComments.tsx";
import TwoStep from "./TwoStep.tsx";

export interface SettingsProps {
  user: SessionUser;
  loaded: SettingsLoaded;
}

export default function Settings({ user, loaded }: SettingsProps) {
  return (
    <AppFrame user={user} organizations={loaded.organizations} path="/settings">
      <div className="flex flex-col gap-5">
        <h1 className="page-title">Settings</h1>
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-5">
            <Profile security={loaded.security} />
            <Password />
            <TwoStep initial={loaded.security} />
            <SessionsCard initial={loaded.sessions} />
            <SecurityLog initial={loaded.events} />
            <ApiKeys initial={loaded.keys} />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <MailCard initial={loaded.mail} />
            <BrandCard initial={loaded.brand} />
            <StandardComments initial={loaded.comments} />
            <AccuracyCard initial={loaded.decisions} />
            <YourData />
          </div>
        </div>
      </div>
    </AppFrame>
  );
}

function Profile({ security }: { security: SecurityResponse | null }) {
  const { user } = useApp();
  const [name, setName] = useState(user.name);
  const { ref, errors, set } = useFieldErrors(["name"]);
  const rename = useRename();
  const confirm = useResendConfirmation();

  function onSave(event: FormEvent) {
    event.preventDefault();
    const checked = UpdateProfileRequest.safeParse({ name });
    set(checked.success ? {} : { name: checked.error.issues[0].message });
    if (!checked.success) return;
    rename.mutate(checked.data.name, {
      onSuccess: () => notify({ title: "Name saved" }),
      onError: (failure) => notifyFailure("Name not saved", failure),
    });
  }

  return (
    <Card labelledBy="profile">
      <CardTitle id="profile">Profile</CardTitle>
      <form ref={ref} noValidate onSubmit={onSave} className="flex flex-col gap-4 px-5 pb-5">
        <Field id="name" label="Full name" error={errors.name}>
          <Input
            value={name}
            autoComplete="name"
            onChange={(event) => setName(event.currentTarget.value)}
            {...describe({ id: "name", error: errors.name })}
          />
        </Field>
        <Button type="submit" variant="primary" isBusy={rename.isPending} className="self-start">
          Save name
        </Button>
      </form>
      <div className="flex flex-col gap-3 border-t border-hairline px-5 py-4">
        <p>
          <span className="block text-sm font-medium">Email</span>
          <span className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 break-words">{user.email}</span>
            <Badge tone={user.emailConfirmed ? "compliant" : "neutral"}>
              {user.emailConfirmed ? "Confirmed" : "Not confirmed"}
            </Badge>
            {!user.emailConfirmed && (
              <Button
                variant="link"
                size="sm"
                isBusy={confirm.isPending}
                onClick={() =>
                  confirm.mutate(undefined, {
                    onSuccess: () =>
                      notify({ title: "Confirmation sent", description: `To ${user.email}` }),
                    onError: (failure) => notifyFailure("Confirmation not sent", failure),
                  })}
              >
                Send the confirmation again
              </Button>
            )}
          </span>
        </p>
        <EmailChange initial={security} />
      </div>
    </Card>
  );
}

function Password() {
  const [values, setValues] = useState({ currentPassword: "", newPassword: "" });
  const { ref, errors, set, refuse } = useFieldErrors(["currentPassword", "newPassword"]);
  const change = useChangePassword();

  function onSave(event: FormEvent) {
    event.preventDefault();
    const checked = ChangePasswordRequest.safeParse(values);
    if (!checked.success) {
      set(
        Object.fromEntries(
          checked.error.issues.map((it) => [String(it.path[0]), it.message]).reverse(),
        ),
      );
      return;
    }
    set({});
    change.mutate(checked.data, {
      onSuccess: () => {
        setValues({ currentPassword: "", newPassword: "" });
        notify({ title: "Password changed", description: "Other devices have been signed out." });
      },
      onError: (failure) => {
        refuse(failure);
        notifyFailure("Password not changed", failure);
      },
    });
  }

  const field = (name: keyof typeof values, label: string, autoComplete: string) => (
    <Field
      id={name}
      label={label}
      error={errors[name]}
      hint={name === "newPassword" ? FIELD_MESSAGES.password.hint : undefined}
    >
      <Input
        type="password"
        autoComplete={autoComplete}
        value={values[name]}
        onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
        {...describe({ id: name, hint: name === "newPassword", error: errors[name] })}
      />
    </Field>
  );
  return (
    <Card labelledBy="password">
      <CardTitle id="password">Password</CardTitle>
      <form ref={ref} noValidate onSubmit={onSave} className="flex flex-col gap-4 px-5 pb-5">
        {field("currentPassword", "Current password", "current-password")}
        {field("newPassword", "New password", "new-password")}
        <Button type="submit" variant="primary" isBusy={change.isPending} className="self-start">
          Change password
        </Button>
      </form>
    </Card>
  );
}

function YourData() {
  const [isAsking, setIsAsking] = useState(false);
  const [password, setPassword] = useState("");
  const { ref, errors, other, refuse } = useFieldErrors<HTMLDivElement>(["password"]);
  const remove = useDeleteAccount();

  function onDelete() {
    remove.mutate(password, {
      onError: (failure) => refuse(failure, "Your account could not be deleted."),
    });
  }

  return (
    <Card labelledBy="data">
      <CardTitle
        id="data"
        hint="Everything you upload, and everything made from it, belongs to you."
      >
        Your data
      </CardTitle>
      <div className="flex flex-wrap gap-3 px-5 pb-5">
        <ButtonLink href="/api/account/export" download>
          <Download size={16} aria-hidden="true" />Export my data
        </ButtonLink>
        <Button className="text-critical!" onClick={() => setIsAsking(true)}>Delete account</Button>
      </div>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Delete your account?"
        description="All your projects, files and reports will be permanently deleted. This action cannot be undone. Codes and hashes of issued reports stay in the public record, without your name. A paid subscription ends with the account."
        size="sm"
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>Keep account</Button>
            <Button
              variant="danger"
              isBusy={remove.isPending}
              disabled={password === ""}
              onClick={onDelete}
            >
              Delete account
            </Button>
          </>
        }
      >
        <div ref={ref} className="flex flex-col gap-4">
          {other && <Callout tone="error" isAlert>{other}</Callout>}
          <Field id="delete-password" label="Your password" error={errors.password}>
            <Input
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              {...describe({ id: "delete-password", error: errors.password })}
            />
          </Field>
        </div>
      </Dialog>
    </Card>
  );
}
