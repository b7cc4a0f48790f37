/** Organizations the user is in, invitations to others, and founding one. */
import { type FormEvent, useState } from "react";
import { formatDate, unbroken } from "../../components/format.ts";
import { Button } from "../../components/ui/Button.tsx";
import { Card, CardTitle } from "../../components/ui/Card.tsx";
import { describe, Field, Input } from "../../components/ui/Field.tsx";
import { Pages } from "../../components/ui/Pages.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { ROLE_WORDS } from "../../functions/_shared/constants/roles.ts";
import type { InvitationList, SessionUser } from "../../functions/_shared/contract/mod.ts";
import { ORGANIZATION_NAME_MAX } from "../../functions/_shared/contract/organizations.ts";
import {
  ORGANIZATIONS_PAGE,
  PEOPLE_PAGE,
  useAcceptInvitation,
  useCreateOrganization,
  useMyInvitations,
  useOrganizationPage,
} from "../_client/organizations.ts";
import { NotLoaded } from "../_hooks/NotLoaded.tsx";
import { useFieldErrors } from "../_hooks/field_errors.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";
import AppFrame from "../account/AppFrame.tsx";
import type { OrganizationsLoaded } from "./loaded.ts";
import OrganizationCard from "./OrganizationCard.tsx";

export interface OrganizationsProps {
  user: SessionUser;
  loaded: OrganizationsLoaded;
}

export default function Organizations({ user, loaded }: OrganizationsProps) {
  return (
    <AppFrame user={user} organizations={loaded.organizations} path="/organizations">
      <Content isConfirmed={user.emailConfirmed} loaded={loaded} />
    </AppFrame>
  );
}

function Content({ isConfirmed, loaded }: { isConfirmed: boolean; loaded: OrganizationsLoaded }) {
  const [page, setPage] = useState(1);
  const { data, error } = useOrganizationPage(page, loaded.first);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1 className="page-title">Organizations</h1>
        <p className="max-w-prose text-muted">
          Groups of people who work on the same projects, each with a role. An organization’s
          projects count against one owner’s plan.
        </p>
      </div>
      <MyInvitations isConfirmed={isConfirmed} initial={loaded.mine} />
      {!data && <NotLoaded what="The organizations" error={error} />}
      {!data && !error && <Skeleton className="h-64 w-full" />}
      {data?.organizations.map((it) => (
        <OrganizationCard key={it.id} organization={it} loaded={loaded.people[it.id]} />
      ))}
      <Pages
        label="organizations"
        size={ORGANIZATIONS_PAGE}
        page={page}
        total={data?.total ?? 0}
        onPage={setPage}
      />
      {data && <Found />}
    </div>
  );
}

/** Told as soon as the bell tells of them; joined here once the address is confirmed, before by the link of the mail. */
export function MyInvitations(
  { isConfirmed, initial }: { isConfirmed: boolean; initial: InvitationList | null },
) {
  const [page, setPage] = useState(1);
  const { data } = useMyInvitations(page, initial);
  const accept = useAcceptInvitation();
  if (!data || data.total === 0) return null;
  return (
    <Card labelledBy="my-invitations">
      <CardTitle
        id="my-invitations"
        hint={!isConfirmed && (
          <>
            To join, open the link in the invitation email, or{" "}
            <a href="/settings" className="text-accent underline underline-offset-2">
              confirm your email address
            </a>{" "}
            first and join here.
          </>
        )}
      >
        You’re invited
      </CardTitle>
      <ul className="divide-y divide-hairline border-t border-hairline">
        {data.invitations.map((it) => (
          <li key={it.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
            <div className="min-w-0 grow">
              <p className="font-medium break-words">{it.organizationName}</p>
              <p className="text-sm text-muted">
                Invited as {ROLE_WORDS[it.role].toLowerCase()}
                {isConfirmed && ` by ${it.invitedBy ?? "a deleted account"}`}. The invitation
                expires on {unbroken(`${formatDate(it.expiresAt)}`)}.
              </p>
            </div>
            {isConfirmed && (
              <Button
                size="sm"
                variant="primary"
                isBusy={accept.isPending}
                onClick={() =>
                  accept.mutate({ id: it.id }, {
                    onSuccess: (joined) => notify({ title: `You joined ${joined.name}` }),
                    onError: (error) =>
                      notifyFailure("Couldn’t join", error),
                  })}
              >
                Join<span className="sr-only">{it.organizationName}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Pages
        label="invitations to you"
        size={PEOPLE_PAGE}
        page={page}
        total={data.total}
        onPage={setPage}
      />
    </Card>
  );
}

function Found() {
  const create = useCreateOrganization();
  const [name, setName] = useState("");
  const { ref, errors, other, set, refuse } = useFieldErrors(["name"]);
  const error = errors.name ?? other;

  function onCreate(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === "") return set({ name: "Enter a name" });
    set({});
    create.mutate(name.trim(), {
      onSuccess: () => {
        setName("");
        notify({ title: "Organization created", description: "Next, invite people to it." });
      },
      onError: (failure) => {
        refuse(failure);
        notifyFailure("Organization not created", failure);
      },
    });
  }

  return (
    <Card labelledBy="found">
      <CardTitle id="found" hint="Its projects will count against your plan.">
        New organization
      </CardTitle>
      <form
        ref={ref}
        noValidate
        onSubmit={onCreate}
        className="flex max-w-xl flex-wrap items-end gap-3 px-5 pb-5"
      >
        <Field id="organization-name" label="Name" className="grow basis-64">
          <Input
            {...describe({ id: "organization-name", error })}
            value={name}
            maxLength={ORGANIZATION_NAME_MAX}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" isBusy={create.isPending}>Create organization</Button>
        {error && (
          <p id="organization-name-error" className="basis-full text-sm text-critical">{error}</p>
        )}
      </form>
    </Card>
  );
}
