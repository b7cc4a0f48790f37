/** What a guest says of a finding, and what the team lets the guest read. The first comment asks who is speaking. */
import { useId, useRef, useState } from "react";
import { FindingThread } from "../../components/report/FindingThread.tsx";
import { Field, Input } from "../../components/ui/Field.tsx";
import { GUEST_NAME_MAX, type SharedReport } from "../../functions/_shared/contract/shares.ts";
import { useGuestComment, useGuestThread } from "../_client/people.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";

export interface GuestNotesProps {
  /** Stands in the place of the project's id. */
  id: string;
  shared: Pick<SharedReport, "canComment" | "guestName">;
  reportId: string;
  findingId: string;
}

export default function GuestNotes({ id, shared, reportId, findingId }: GuestNotesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const nameId = useId();
  const [error, setError] = useState<string>();
  const thread = useGuestThread(id, reportId, findingId);
  const comment = useGuestComment(id, findingId);
  const entries = thread.data?.entries ?? [];
  if (!shared.canComment && entries.length === 0) return null;
  const isNamed = shared.guestName !== null;

  function onComment(body: string, onDone: () => void) {
    const asked = name.current?.value.trim() || null;
    setError(!isNamed && asked === null ? "Please enter your name" : undefined);
    if (!isNamed && asked === null) return name.current?.focus();
    comment.mutate({ reportId, name: asked, body }, {
      onSuccess: () => {
        onDone();
        notify({ title: "Comment sent" });
      },
      onError: (failure) => notifyFailure("Comment not sent", failure),
    });
  }

  return (
    <section
      aria-labelledby={`${nameId}-title`}
      className="no-print flex flex-col gap-3 rounded border border-hairline bg-sunken p-3"
    >
      <h4 id={`${nameId}-title`} className="text-sm font-semibold">
        {isNamed ? `Comments – you’re writing as ${shared.guestName}` : "Comments"}
      </h4>
      {shared.canComment && !isNamed && (
        <Field
          id={nameId}
          label="Your name"
          error={error}
          hint="Shown with your comments, marked as a guest."
        >
          <Input ref={name} id={nameId} autoComplete="name" maxLength={GUEST_NAME_MAX} />
        </Field>
      )}
      <FindingThread
        entries={entries}
        isBusy={comment.isPending}
        field={field}
        onComment={shared.canComment ? onComment : undefined}
      />
    </section>
  );
}
