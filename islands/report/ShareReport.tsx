/** Links by which outsiders read the report or comment on it: made, listed, revoked. */
import { Copy, Link2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import {
  formatDate,
  formatInstant,
  formatMoment,
  plural,
  unbroken,
} from "../../components/format.ts";
import { Button } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { Checkbox } from "../../components/ui/Checkbox.tsx";
import { ConfirmDialog, Dialog } from "../../components/ui/Dialog.tsx";
import { describe, Field, Input, NativeSelect } from "../../components/ui/Field.tsx";
import { Facts } from "../../components/ui/Facts.tsx";
import { Spinner } from "../../components/ui/Spinner.tsx";
import { useTimeZone } from "../../components/ui/time_zone.ts";
import { GUEST_NAME_MAX, type Share } from "../../functions/_shared/contract/shares.ts";
import { wordsOf } from "../_client/api.ts";
import { SHARES_PAGE, useCreateShare, useRevokeShare, useShares } from "../_client/people.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";

const DAYS = [1, 7, 14, 30, 90, 180];
const USUAL_DAYS = 14;

export default function ShareReport({ projectId }: { projectId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)} title="Share" className="max-sm:px-3">
        <Link2 size={16} aria-hidden="true" />
        <span className="max-sm:sr-only">Share</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Share this report"
        description="A link lets someone outside your team see the latest report and its sheets without an account. They also see findings your team added, the status of each finding, and comments you let guests read; everything else your team writes stays private."
      >
        <div className="flex flex-col gap-6">
          <MakeLink projectId={projectId} />
          <Links projectId={projectId} />
        </div>
      </Dialog>
    </>
  );
}

function MakeLink({ projectId }: { projectId: string }) {
  const create = useCreateShare(projectId);
  const [label, setLabel] = useState("");
  const [days, setDays] = useState(USUAL_DAYS);
  const [canComment, setCanComment] = useState(true);
  const made = create.data;

  function onMake(event: FormEvent) {
    event.preventDefault();
    create.mutate({ label: label.trim(), canComment, days }, { onSuccess: () => setLabel("") });
  }

  async function onCopy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      notify({ title: "Link copied" });
    } catch {
      notify({ title: "Couldn’t copy", description: "Select the link and copy it yourself." });
    }
  }

  return (
    <>
      {made && (
        <Callout title={`The link for ${made.share.label}`}>
          <p>Copy it now; it’s shown only once. Anyone who has it can open it.</p>
          <div className="mt-2 flex flex-col gap-2 sm:flex-row">
            <output
              aria-label="Link"
              className="min-w-0 grow rounded border border-hairline bg-surface p-2 font-mono text-sm break-all select-all"
            >
              {made.url}
            </output>
            <Button className="self-start" onClick={() => void onCopy(made.url)}>
              <Copy size={15} aria-hidden="true" />Copy
            </Button>
          </div>
        </Callout>
      )}
      {create.error && (
        <Callout tone="error" isAlert>
          {wordsOf(create.error, "The link could not be created.")}
        </Callout>
      )}
      <form noValidate onSubmit={onMake} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
          <Field id="share-label" label="Who it’s for" hint="Required">
            <Input
              {...describe({ id: "share-label", hint: true })}
              value={label}
              maxLength={GUEST_NAME_MAX}
              placeholder="Architect or building department"
              onChange={(event) => setLabel(event.currentTarget.value)}
            />
          </Field>
          <Field id="share-days" label="Expires after">
            <NativeSelect
              id="share-days"
              value={String(days)}
              onChange={(event) => setDays(Number(event.currentTarget.value))}
            >
              {DAYS.map((it) => (
                <option key={it} value={it}>{it === 1 ? "1 day" : `${it} days`}</option>
              ))}
            </NativeSelect>
          </Field>
        </div>
        <Checkbox
          id="share-comments"
          isChecked={canComment}
          onCheckedChange={setCanComment}
          label="Can comment on findings"
          hint="Comments are marked as from a guest, and you’ll be notified."
        />
        <Button
          type="submit"
          variant="primary"
          className="self-start"
          isBusy={create.isPending}
          disabled={label.trim() === ""}
        >
          Create link
        </Button>
      </form>
    </>
  );
}

function Links({ projectId }: { projectId: string }) {
  const [page, setPage] = useState(1);
  const { data, error } = useShares(projectId, page);
  const revoke = useRevokeShare(projectId);
  const [asked, setAsked] = useState<Share | null>(null);
  const timeZone = useTimeZone();
  if (error) {
    return <Callout tone="error">{wordsOf(error, "The links could not be loaded.")}</Callout>;
  }
  if (!data) return <Spinner label="Loading links" />;
  const pages = Math.ceil(data.total / SHARES_PAGE);
  // Links for the same person are told apart by when they were made, to the second only where minutes don't.
  const madeOf = (share: Share): string => {
    const alike = data.shares.filter((it) => it.label === share.label);
    if (alike.length === 1) return dayOf(share.createdAt);
    const minute = formatMoment(share.createdAt, timeZone);
    const isOne =
      alike.filter((it) => formatMoment(it.createdAt, timeZone) === minute).length === 1;
    return unbroken(isOne ? minute : formatInstant(share.createdAt, timeZone));
  };

  function onRevoke() {
    revoke.mutate(asked!.id, {
      onSuccess: () => {
        setAsked(null);
        notify({ title: "Link revoked", description: "It no longer works." });
      },
      onError: (failure) => notifyFailure("Link not revoked", failure),
    });
  }

  return (
    <section aria-labelledby="share-links" className="flex flex-col gap-2">
      <h3 id="share-links" className="font-semibold">Links</h3>
      <p className="text-sm text-muted">
        {data.total === 0
          ? "No links yet."
          : "A link is shown only when it’s created. If it’s lost, create a new one."}
      </p>
      <ul className="divide-y divide-hairline border-t border-hairline empty:hidden">
        {data.shares.map((share) => {
          const end = endOf(share);
          return (
            <li key={share.id} className="flex flex-wrap items-center gap-x-3 gap-y-3 py-2.5">
              <div className="min-w-0 grow basis-56">
                <p className="font-medium break-words">{share.label}</p>
                <p className="text-sm text-muted">
                  <Facts
                    of={[
                      `Created ${madeOf(share)}`,
                      share.canComment ? "Can comment" : "Read-only",
                      end ?? `Expires ${dayOf(share.expiresAt)}`,
                      share.openedAt ? `Last opened ${dayOf(share.openedAt)}` : "Never opened",
                      share.guestName,
                      share.comments > 0 && plural(share.comments, "comment"),
                    ]}
                  />
                </p>
              </div>
              <div className="flex items-center gap-3">
                {end === null && (
                  <Button size="sm" onClick={() => setAsked(share)}>
                    Revoke<span className="sr-only">
                      the link for {share.label}, created {madeOf(share)}
                    </span>
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {pages > 1 && (
        <div className="flex items-center gap-3">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>Newer</Button>
          <span className="text-sm text-muted">Page {page} of {pages}</span>
          <Button size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title="Revoke this link?"
        description={`The link for ${asked?.label}, made ${
          asked ? madeOf(asked) : ""
        }, stops working right away and can’t be restored. Comments made through it stay.`}
        cancelLabel="Keep link"
        confirmLabel="Revoke"
        isBusy={revoke.isPending}
        onConfirm={onRevoke}
      />
    </section>
  );
}

/** A day, on one line. */
const dayOf = (moment: string): string => unbroken(formatDate(moment) ?? "");

/** Why a link no longer works; null while it does. */
function endOf({ revokedAt, expiresAt }: Share): string | null {
  if (revokedAt) return `Revoked ${dayOf(revokedAt)}`;
  return Date.parse(expiresAt) <= Date.now() ? `Expired ${dayOf(expiresAt)}` : null;
}
