/** Takes decisions and replies over from a marked-up copy somebody changed; what differs is shown before it counts. */
import { useState } from "react";
import { formatDate, plural } from "../../components/format.ts";
import { Button } from "../../components/ui/Button.tsx";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { describe, Field, Input } from "../../components/ui/Field.tsx";
import { HELD_MOST_MB } from "../../functions/_shared/constants/plans.ts";
import { MEGABYTE } from "../../functions/_shared/constants/upload.ts";
import type { ReadMarkupResponse } from "../../functions/_shared/contract/mod.ts";
import { STATE_WORDS } from "../../functions/_shared/domain/disposition.ts";
import { replyWords } from "../../functions/_shared/domain/review_marks.ts";
import { sizeWords } from "../../functions/_shared/sizes.ts";
import { wordsOf } from "../_client/api.ts";
import { type DispositionChange, useComments, useReadMarkup } from "../_client/dispositions.ts";
import { notifyFailure } from "../_hooks/notices.ts";
import { useReview } from "../_hooks/review.ts";

export interface ReadMarkupProps {
  projectId: string;
  reportId: string;
  onClose: () => void;
}

export default function ReadMarkup({ projectId, reportId, onClose }: ReadMarkupProps) {
  const read = useReadMarkup(projectId);
  const review = useReview(projectId, reportId);
  const comments = useComments(projectId, reportId);
  const [file, setFile] = useState<File | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const error = read.isError ? wordsOf(read.error, "The PDF could not be read") : undefined;
  const states = (read.data?.states ?? []).filter((it) => !left.has(`state ${it.findingId}`));
  const replies = (read.data?.replies ?? []).filter((_, index) => !left.has(`reply ${index}`));
  const count = states.length + replies.length;

  function onKeep(key: string, isKept: boolean) {
    const next = new Set(left);
    if (isKept) next.delete(key);
    else next.add(key);
    setLeft(next);
  }

  async function onApply() {
    const step = {
      comments: replies.map(({ findingId, comment }) => ({ findingId, body: comment })),
      ids: [],
    };
    const along = {
      description: countOf(states, replies),
      run: () => comments.mutateAsync({ ...step, isUndone: false }),
      undo: () => comments.mutateAsync({ ...step, isUndone: true }),
    };
    try {
      if (!await review.setEach(states.map(toChange), "Marked-up PDF imported", along)) return;
    } catch (error) {
      return notifyFailure("Some replies weren’t imported", error);
    }
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Import a marked-up PDF"
      description="Import review statuses and replies added in Acrobat, Bluebeam, or another program. Nothing is applied until you confirm it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {read.data && read.data.states.length + read.data.replies.length > 0
            ? (
              <Button
                variant="primary"
                disabled={count === 0}
                isBusy={review.isBusy || comments.isPending}
                onClick={onApply}
              >
                Apply {plural(count, "change")}
              </Button>
            )
            : (
              <Button
                variant="primary"
                disabled={!file}
                isBusy={read.isPending}
                onClick={() => file && read.mutate(file)}
              >
                Read file
              </Button>
            )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field
          id="marked-file"
          label="Marked-up PDF"
          hint={`Up to ${sizeWords(HELD_MOST_MB * MEGABYTE)}`}
          error={error}
        >
          <Input
            type="file"
            accept=".pdf"
            {...describe({ id: "marked-file", hint: true, error })}
            onChange={(event) => {
              read.reset();
              setLeft(new Set());
              setFile(event.currentTarget.files?.[0] ?? null);
            }}
          />
        </Field>
        <div aria-live="polite" className="empty:-mt-4">
          {read.data && <Changes found={read.data} left={left} onKeep={onKeep} />}
        </div>
      </div>
    </Dialog>
  );
}

type StateChange = ReadMarkupResponse["states"][number];

function toChange({ findingId, to, author, note }: StateChange): DispositionChange {
  if (to === "dismissed") {
    const by = `Rejected in the marked-up PDF by ${author || "someone"}`;
    return { findingId, set: { state: to, reasonCode: "other", note: note ?? by } };
  }
  return { findingId, set: { state: to, reasonCode: null, note } };
}

/** `3 decisions and 1 reply`, without what there is none of. */
const countOf = (states: readonly unknown[], replies: readonly unknown[]): string =>
  [
    ...states.length > 0 ? [plural(states.length, "decision")] : [],
    ...replies.length > 0 ? [plural(replies.length, "reply", "replies")] : [],
  ].join(" and ");

const stateWord = (state: StateChange["to"]): string => state ? STATE_WORDS[state] : "Not reviewed";

function Changes({ found, left, onKeep }: {
  found: ReadMarkupResponse;
  left: ReadonlySet<string>;
  onKeep: (key: string, isKept: boolean) => void;
}) {
  const { states, replies, unknown } = found;
  const rows = [
    ...states.map((it) => ({
      ...it,
      key: `state ${it.findingId}`,
      words: `${stateWord(it.from)} → ${stateWord(it.to)}${it.note ? `: ${it.note}` : ""}`,
    })),
    ...replies.map((it, index) => ({
      ...it,
      key: `reply ${index}`,
      // Here its author has a line of their own.
      words: `Reply: ${it.comment.slice(replyWords({ author: it.author, body: "" }).length)}`,
    })),
  ].sort((a, b) => a.findingId.localeCompare(b.findingId, "en", { numeric: true }));
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">
        {rows.length === 0
          ? "Nothing differs from the decisions and comments here."
          : `${countOf(states, replies)} ${rows.length === 1 ? "differs" : "differ"}`}
      </p>
      <ul className="divide-y divide-hairline rounded border border-hairline empty:hidden">
        {rows.map(({ key, findingId, title, author, at, words }) => (
          <li key={key}>
            <label className="flex cursor-pointer items-start gap-3 px-3 py-2 pointer-coarse:py-3">
              <input
                type="checkbox"
                className="mt-1 h-4 w-4 shrink-0 accent-accent"
                checked={!left.has(key)}
                onChange={(event) => onKeep(key, event.currentTarget.checked)}
              />
              <span className="min-w-0">
                <span className="block font-medium">
                  <span className="font-mono text-xs">{findingId}</span> {title}
                </span>
                <span className="block text-sm break-words">{words}</span>
                <span className="block text-xs text-muted">
                  {[author, at && formatDate(at)].filter(Boolean).join(", ")}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className="text-sm text-muted">
          Not tied to a finding in this report: {unknown.join(", ")}
        </p>
      )}
    </div>
  );
}
