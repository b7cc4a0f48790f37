/** One organization: whose plan counts, its people with roles and disciplines, invitations, leaving and ending it. */
import { type FormEvent, useState } from "react";
import { formatDate, plural, unbroken } from "../../components/format.ts";
import { Badge } from "../../components/ui/Badge.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Card, CardTitle } from "../../components/ui/Card.tsx";
import { Checkbox } from "../../components/ui/Checkbox.tsx";
import { cx } from "../../components/ui/cx.ts";
import { ConfirmDialog, Dialog } from "../../components/ui/Dialog.tsx";
import { Email } from "../../components/ui/Email.tsx";
import { Facts } from "../../components/ui/Facts.tsx";
import { describe, Field, Input, NativeSelect } from "../../components/ui/Field.tsx";
import { Pages } from "../../components/ui/Pages.tsx";
import { getPlan } from "../../functions/_shared/constants/plans.ts";
import {
  type Role,
  ROLE_HINTS,
  ROLE_WORDS,
  ROLES,
} from "../../functions/_shared/constants/roles.ts";
import {
  DISCIPLINES,
  HANDOVER_DAYS,
  type Invitation,
  type InvitationList,
  type Member,
  type MemberList,
  type Organization,
} from "../../functions/_shared/contract/organizations.ts";
import {
  PEOPLE_PAGE,
  useChangeMember,
  useDeleteOrganization,
  useInvitations,
  useInvite,
  useMembers,
  useOfferHandover,
  useRemoveMember,
  useResendInvitation,
  useRevokeInvitation,
} from "../_client/organizations.ts";
import { useFieldErrors } from "../_hooks/field_errors.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";
import { HandoverOffer } from "./HandoverOffer.tsx";
import type { PeopleLoaded } from "./loaded.ts";

/** What is asked before it is done. */
interface Question {
  title: string;
  description: string;
  confirm: string;
  /** Nothing is lost by it. */
  isHarmless?: boolean;
  onConfirm: () => Promise<unknown>;
  done: string;
  failed: string;
}

export interface OrganizationCardProps {
  organization: Organization;
  /** What the page was rendered with; nothing for one that came since. */
  loaded?: PeopleLoaded;
}

export default function OrganizationCard({ organization, loaded }: OrganizationCardProps) {
  const { id, name, role, tier, payer, isPayer } = organization;
  const isOwner = role === "owner";
  const remove = useRemoveMember(id);
  const end = useDeleteOrganization(id);
  const offer = useOfferHandover(id);
  const revoke = useRevokeInvitation(id);
  const [asked, setAsked] = useState<Question | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function onConfirm() {
    setIsBusy(true);
    try {
      await asked!.onConfirm();
      notify({ title: asked!.done });
      setAsked(null);
    } catch (error) {
      notifyFailure(asked!.failed, error);
    } finally {
      setIsBusy(false);
    }
  }

  const askRemoval = (member: Member) =>
    setAsked({
      title: member.isMe ? `Leave ${name}?` : `Remove ${member.name}?`,
      description: member.isMe
        ? "You’ll lose access to its projects. An owner can invite you again."
        : `${member.name} loses access to the projects of ${name}. Anything they wrote stays.`,
      confirm: member.isMe ? "Leave" : "Remove",
      onConfirm: () => remove.mutateAsync(member.userId),
      done: member.isMe ? `You left ${name}` : "Member removed",
      failed: member.isMe ? "Couldn’t leave" : "Couldn’t remove",
    });
  const askHandOver = (member: Member) =>
    setAsked({
      title: `Offer ${member.name} the transfer of ownership of ${name}?`,
      description: `If ${member.name} accepts within ${HANDOVER_DAYS} days, the organization’s ${
        plural(organization.projects, "project")
      } will count against ${member.name}’s plan. You’ll stay an owner and can leave. Until then nothing changes, and you can withdraw it.`,
      confirm: "Offer transfer",
      isHarmless: true,
      onConfirm: () => offer.mutateAsync(member.userId),
      done: "Transfer of ownership offered",
      failed: "Transfer of ownership not offered",
    });

  return (
    <Card labelledBy={`organization-${id}`}>
      <CardTitle
        id={`organization-${id}`}
        hint={`${plural(organization.projects, "project")}, counted against ${
          isPayer ? "your" : `${payer}’s`
        } ${getPlan(tier).name} plan. Your role: ${ROLE_WORDS[role]}. ${ROLE_HINTS[role]}`}
        actions={isOwner && organization.projects === 0 && (
          <Button
            size="sm"
            onClick={() =>
              setAsked({
                title: `Delete ${name}?`,
                description:
                  "Its members and invitations are removed, too. This action cannot be undone.",
                confirm: "Delete",
                onConfirm: () => end.mutateAsync(undefined),
                done: "Organization deleted",
                failed: "Couldn’t delete",
              })}
          >
            Delete organization<span className="sr-only">{name}</span>
          </Button>
        )}
      >
        {name}
      </CardTitle>
      {organization.handover && (
        <HandoverOffer organization={organization} handover={organization.handover} />
      )}
      <div
        className={cx(
          "grid border-t border-hairline",
          isOwner &&
            "xl:grid-cols-2 max-xl:divide-y xl:divide-x divide-hairline",
        )}
      >
        <Members
          organization={organization}
          initial={loaded?.members}
          onRemove={askRemoval}
          onHandOver={askHandOver}
        />
        {isOwner && (
          <Invitations
            id={id}
            initial={loaded?.invitations}
            onRevoke={(it) =>
              setAsked({
                title: `Revoke the invitation to ${it.email}?`,
                description: "Its link stops working right away.",
                confirm: "Revoke",
                onConfirm: () => revoke.mutateAsync(it.id),
                done: "Invitation revoked",
                failed: "Couldn’t revoke",
              })}
          />
        )}
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={asked?.title ?? ""}
        description={asked?.description ?? ""}
        cancelLabel="Cancel"
        confirmLabel={asked?.confirm ?? ""}
        isHarmless={asked?.isHarmless}
        isBusy={isBusy}
        onConfirm={onConfirm}
      />
    </Card>
  );
}

function Members(
  { organization, initial, onRemove, onHandOver }: {
    organization: Organization;
    initial?: MemberList | null;
    onRemove: (member: Member) => void;
    onHandOver: (member: Member) => void;
  },
) {
  const { id, isPayer } = organization;
  const isOwner = organization.role === "owner";
  const [page, setPage] = useState(1);
  const { data } = useMembers(id, page, initial);
  const change = useChangeMember(id);
  const [edited, setEdited] = useState<Member | null>(null);

  function onChange(values: Parameters<typeof change.mutate>[0]) {
    change.mutate(values, {
      onSuccess: () => notify({ title: "Member changed" }),
      onError: (error) => notifyFailure("Member not changed", error),
    });
  }

  return (
    <div className="min-w-0">
      <ul className="divide-y divide-hairline" aria-label="Members">
        {data?.members.map((it) => (
          <li key={it.userId} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
            <div className="min-w-0 grow basis-44">
              <p className="font-medium break-words">
                {it.name} {it.isMe && <span className="font-normal text-muted">(you)</span>}
              </p>
              <p className="text-sm break-words text-muted">
                <Facts of={[<Email key="email" of={it.email} />, ...it.disciplines]} />
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              {it.isPayer && <Badge tone="accent">Provides the plan</Badge>}
              {isOwner && !it.isPayer
                ? (
                  <div className="w-32">
                    <NativeSelect
                      aria-label={`Role of ${it.name}`}
                      value={it.role}
                      onChange={(event) =>
                        onChange({ userId: it.userId, role: event.currentTarget.value as Role })}
                    >
                      {ROLES.map((role) => (
                        <option key={role} value={role}>{ROLE_WORDS[role]}</option>
                      ))}
                    </NativeSelect>
                  </div>
                )
                : <Badge>{ROLE_WORDS[it.role]}</Badge>}
              {isOwner && (
                <Button
                  size="sm"
                  onClick={() => setEdited(it)}
                >
                  Disciplines<span className="sr-only">of {it.name}</span>
                </Button>
              )}
              {isPayer && !it.isMe && organization.handover?.userId !== it.userId && (
                <Button
                  size="sm"
                  onClick={() => onHandOver(it)}
                >
                  Transfer ownership<span className="sr-only">to {it.name}</span>
                </Button>
              )}
              {(it.isMe || isOwner) && !it.isPayer && (
                <Button
                  size="sm"
                  onClick={() => onRemove(it)}
                >
                  {it.isMe ? "Leave" : "Remove"}
                  <span className="sr-only">{it.isMe ? organization.name : it.name}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Pages
        label="members"
        size={PEOPLE_PAGE}
        page={page}
        total={data?.total ?? 0}
        onPage={setPage}
      />
      {edited && (
        <Disciplines
          member={edited}
          onClose={() => setEdited(null)}
          onSave={(disciplines) => {
            onChange({ userId: edited.userId, disciplines });
            setEdited(null);
          }}
        />
      )}
    </div>
  );
}

function Disciplines(
  { member, onClose, onSave }: {
    member: Member;
    onClose: () => void;
    onSave: (disciplines: (typeof DISCIPLINES)[number][]) => void;
  },
) {
  const [chosen, setChosen] = useState(() => new Set(member.disciplines));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Disciplines for ${member.name}`}
      description="In new reports, open findings in these disciplines are assigned to this member. If several members share a discipline, its findings go to whoever joined first."
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() => onSave(DISCIPLINES.filter((it) => chosen.has(it)))}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="grid min-[20rem]:grid-cols-2 gap-2.5 pointer-coarse:gap-y-5.5 pointer-coarse:py-1">
        {DISCIPLINES.map((it) => (
          <Checkbox
            key={it}
            id={`discipline-${it}`}
            label={it}
            isChecked={chosen.has(it)}
            onCheckedChange={(isChosen) => {
              const next = new Set(chosen);
              if (isChosen) next.add(it);
              else next.delete(it);
              setChosen(next);
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}

function Invitations(
  { id, initial, onRevoke }: {
    id: string;
    initial?: InvitationList | null;
    onRevoke: (it: Invitation) => void;
  },
) {
  const [page, setPage] = useState(1);
  const { data } = useInvitations(id, page, initial);
  const invite = useInvite(id);
  const resend = useResendInvitation(id);
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("reviewer");
  const { ref, errors, other, set, refuse } = useFieldErrors(["email"]);
  const error = errors.email ?? other;

  function onInvite(event: FormEvent) {
    event.preventDefault();
    if (email.trim() === "") return set({ email: "Enter an email address" });
    set({});
    invite.mutate({ email, role }, {
      onSuccess: (sent) => {
        setEmail("");
        notify({ title: "Invitation sent", description: `To ${sent.email}` });
      },
      onError: (failure) => {
        refuse(failure);
        notifyFailure("Invitation not sent", failure);
      },
    });
  }

  return (
    <div className="min-w-0">
      <form
        ref={ref}
        noValidate
        onSubmit={onInvite}
        className="flex flex-wrap items-end gap-3 px-5 py-4"
      >
        <Field id={`invite-${id}`} label="Invite by email" className="grow basis-56">
          <Input
            {...describe({ id: `invite-${id}`, error })}
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
        <Field id={`invite-role-${id}`} label="Role" className="w-36">
          <NativeSelect
            id={`invite-role-${id}`}
            value={role}
            onChange={(event) => setRole(event.currentTarget.value as Role)}
          >
            {ROLES.map((it) => <option key={it} value={it}>{ROLE_WORDS[it]}</option>)}
          </NativeSelect>
        </Field>
        <Button type="submit" variant="primary" isBusy={invite.isPending}>Invite</Button>
        {/* Below the row: its controls stay on one line. */}
        {error && (
          <p id={`invite-${id}-error`} className="basis-full text-sm text-critical">{error}</p>
        )}
        <p className="basis-full text-sm text-muted">{ROLE_HINTS[role]}</p>
      </form>
      {data && data.total > 0 && (
        <ul
          className="divide-y divide-hairline border-t border-hairline"
          aria-label="Open invitations"
        >
          {data.invitations.map((it) => {
            const isOver = Date.parse(it.expiresAt) <= Date.now();
            return (
              <li key={it.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
                <div className="min-w-0 grow basis-56">
                  <p className="font-medium break-words">
                    <Email of={it.email} />
                  </p>
                  <p className="text-sm text-muted">
                    Invited as {ROLE_WORDS[it.role].toLowerCase()}. The invitation{" "}
                    {isOver ? "expired" : "expires"} on {unbroken(`${formatDate(it.expiresAt)}`)}.
                  </p>
                </div>
                <div className="flex gap-3">
                  <Button
                    size="sm"
                    isBusy={resend.isPending && resend.variables === it.id}
                    onClick={() =>
                      resend.mutate(it.id, {
                        onSuccess: () =>
                          notify({ title: "Invitation sent again" }),
                        onError: (error) =>
                          notifyFailure("Invitation not sent", error),
                      })}
                  >
                    Resend<span className="sr-only">to {it.email}</span>
                  </Button>
                  <Button size="sm" onClick={() => onRevoke(it)}>
                    Revoke<span className="sr-only">the invitation of {it.email}</span>
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <Pages
        label="invitations"
        size={PEOPLE_PAGE}
        page={page}
        total={data?.total ?? 0}
        onPage={setPage}
      />
    </div>
  );
}
