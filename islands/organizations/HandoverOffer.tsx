/** The transfer of ownership of an organization: accepted or declined by whom it is made to, withdrawn by who made it. */
import { useState } from "react";
import { formatDate, plural } from "../../components/format.ts";
import { Button } from "../../components/ui/Button.tsx";
import { ConfirmDialog } from "../../components/ui/Dialog.tsx";
import { getPlan } from "../../functions/_shared/constants/plans.ts";
import type { Organization } from "../../functions/_shared/contract/organizations.ts";
import { useAcceptHandover, useEndHandover } from "../_client/organizations.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";

export function HandoverOffer(
  { organization, handover }: {
    organization: Organization;
    handover: NonNullable<Organization["handover"]>;
  },
) {
  const { id, name, payer, isPayer } = organization;
  const accept = useAcceptHandover(id);
  const end = useEndHandover(id);
  const [isAsked, setIsAsked] = useState(false);
  const until = `Open until ${formatDate(handover.expiresAt)}.`;

  function onEnd() {
    end.mutate(undefined, {
      onSuccess: () =>
        notify({ title: handover.isMe ? "You declined" : "Transfer of ownership withdrawn" }),
      onError: (error) => notifyFailure("That didn’t work", error),
    });
  }

  function onAccept() {
    accept.mutate(undefined, {
      onSuccess: () => notify({ title: `Your plan covers ${name} now` }),
      onError: (error) => notifyFailure("Couldn’t accept", error),
      onSettled: () => setIsAsked(false),
    });
  }

  return (
    <div
      role="group"
      aria-label={`Transfer of ownership of ${name}`}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline bg-accent-soft px-5 py-3"
    >
      <p className="min-w-0 grow basis-72 break-words">
        {handover.isMe
          ? `${payer} wants to transfer ownership of ${name} to you: its ${
            plural(organization.projects, "project")
          } would count against your plan instead of ${payer}’s. ${until}`
          : `${handover.name} was offered the transfer of ownership of ${name} and hasn’t answered. ${until}`}
      </p>
      {handover.isMe && (
        <Button size="sm" variant="primary" onClick={() => setIsAsked(true)}>
          Accept<span className="sr-only">the transfer of ownership of {name}</span>
        </Button>
      )}
      {(handover.isMe || isPayer) && (
        <Button size="sm" isBusy={end.isPending} onClick={onEnd}>
          {handover.isMe ? "Decline" : "Withdraw"}
          <span className="sr-only">the transfer of ownership of {name}</span>
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={`Accept the transfer of ownership of ${name}?`}
        description={`You become an owner. From now on its projects count against your plan, which also sets its exports and file sizes. Right now that’s ${payer}’s ${
          getPlan(organization.tier).name
        } plan. Only you can pass it on.`}
        cancelLabel="Cancel"
        confirmLabel="Accept"
        isHarmless
        isBusy={accept.isPending}
        onConfirm={onAccept}
      />
    </div>
  );
}
