/** The thread of a finding: comments, and what was decided when and by whom. */
import { MessageSquare, Trash2 } from "lucide-react";
import { type RefObject, useId, useState } from "react";
import { COMMENT_MAX, type ThreadEntry } from "../../functions/_shared/contract/dispositions.ts";
import { stateWords } from "../../functions/_shared/domain/disposition.ts";
import { formatCount, formatDate, formatMoment } from "../format.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { Field, TextArea } from "../ui/Field.tsx";
import { useTimeZone } from "../ui/time_zone.ts";
import { offerNames, withName } from "./mentions.ts";

export interface FindingThreadProps {
  entries: readonly ThreadEntry[];
  isBusy: boolean;
  /** Where a comment is written, to be focused by key. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Under the field. */
  hint?: string;
  /** Who can be mentioned. */
  people?: readonly string[];
  /** Left out where nothing can be said. */
  onComment?: (body: string, onDone: () => void) => void;
  /** Left out where nobody takes comments back. */
  onDelete?: (id: string) => void;
  /** Whether those of guests are taken back, too. */
  canDeleteGuests?: boolean;
  /** Lets guests read a comment, or no longer. */
  onShare?: (id: string, isShared: boolean) => void;
}

/** Entries shown at first, the newest, and added each time. */
const STEP = 20;

export function FindingThread(props: FindingThreadProps) {
  const { entries, isBusy, field, hint, onComment, onDelete, onShare } = props;
  const { canDeleteGuests = true, people = [] } = props;
  const hasGuest = entries.some((it) => it.isGuest);
  const id = useId();
  const timeZone = useTimeZone();
  const [words, setWords] = useState("");
  const [caret, setCaret] = useState(0);
  const offered = offerNames(words.slice(0, caret), people);
  const [asked, setAsked] = useState<string | null>(null);
  const [count, setCount] = useState(STEP);
  const earlier = Math.max(0, entries.length - count);

  function onMention(name: string) {
    const before = withName(words.slice(0, caret), name);
    const all = before + words.slice(caret);
    const box = field.current;
    if (!box || all.length > COMMENT_MAX) return;
    setWords(all);
    setCaret(before.length);
    // The caret goes where one would type on.
    box.value = all;
    box.focus();
    box.setSelectionRange(before.length, before.length);
  }

  return (
    <div className="flex flex-col gap-2.5">
      {entries.length > 0 && (
        <ol
          aria-label="Thread"
          className="flex flex-col gap-2 border-l-2 border-hairline pl-3 text-sm"
        >
          {earlier > 0 && (
            <li>
              <Button size="sm" onClick={() => setCount(count + STEP)}>
                Show earlier ({formatCount(earlier)})
              </Button>
            </li>
          )}
          {entries.slice(earlier).map((entry) => (
            <li key={entry.id}>
              <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
                <span className="min-w-0 wrap-anywhere">{entry.author ?? "Deleted account"}</span>
                {entry.isGuest && <Badge>Guest</Badge>}
                <time
                  dateTime={entry.createdAt}
                  title={formatMoment(entry.createdAt)}
                  className="whitespace-nowrap"
                >
                  {formatMoment(entry.createdAt, timeZone)}
                </time>
              </p>
              {entry.body === null
                ? <p className="text-muted">{changeWords(entry.change ?? {})}</p>
                : <p className="break-words whitespace-pre-wrap">{entry.body}</p>}
              {hasGuest && entry.body !== null && entry.isOwn && onShare && (
                <div className="pointer-coarse:py-2.5">
                  <Checkbox
                    id={`${id}-share-${entry.id}`}
                    isChecked={entry.isShared}
                    onCheckedChange={(isShared) => onShare(entry.id, isShared)}
                    label="Guests can read this"
                  />
                </div>
              )}
              {entry.body !== null && (entry.isOwn || entry.isGuest && canDeleteGuests) &&
                onDelete && (
                  asked === entry.id
                    ? (
                      <span className="flex flex-wrap items-center gap-2">
                        Delete this comment?
                        <Button size="sm" variant="danger" onClick={() => onDelete(entry.id)}>
                          Delete
                        </Button>
                        <Button size="sm" autoFocus onClick={() => setAsked(null)}>Keep</Button>
                      </span>
                    )
                    : (
                      <Button size="sm" variant="link" onClick={() => setAsked(entry.id)}>
                        <Trash2 size={13} aria-hidden="true" />Delete
                      </Button>
                    )
                )}
            </li>
          ))}
        </ol>
      )}
      {onComment && (
        <form
          className="flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (words.trim() !== "") onComment(words.trim(), () => setWords(""));
          }}
        >
          <Field id={`${id}-comment`} label="Comment" hint={hint}>
            <TextArea
              ref={field}
              id={`${id}-comment`}
              aria-keyshortcuts="C"
              rows={2}
              className="min-h-14!"
              value={words}
              maxLength={COMMENT_MAX}
              onChange={(event) => {
                setWords(event.currentTarget.value);
                setCaret(event.currentTarget.selectionStart);
              }}
              onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
              onKeyDown={(event) => {
                if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
                  event.currentTarget.form?.requestSubmit();
                }
              }}
            />
          </Field>
          {offered.length > 0 && (
            <div
              ref={bringIntoSight}
              role="group"
              aria-label="Mention"
              className="flex scroll-mb-2 flex-wrap gap-1.5"
            >
              {offered.map((name) => (
                <Button
                  key={name}
                  size="sm"
                  className="max-w-full break-words"
                  onClick={() => onMention(name)}
                >
                  @{name}
                </Button>
              ))}
            </div>
          )}
          <Button
            type="submit"
            size="sm"
            className="self-start"
            disabled={isBusy || words.trim() === ""}
          >
            <MessageSquare size={14} aria-hidden="true" />Add comment
          </Button>
        </form>
      )}
    </div>
  );
}

/** Beside a sheet the thread stands in a panel that ends below the field. */
const bringIntoSight = (group: HTMLElement | null) => group?.scrollIntoView({ block: "nearest" });

/** What was set, as one sentence. */
export function changeWords(change: NonNullable<ThreadEntry["change"]>): string {
  const { state, reasonCode = null, note, description, recommendation, assignee, dueOn } = change;
  const said: string[] = [];
  if (state !== undefined || change.reasonCode) {
    const words = stateWords({ state: state ?? "dismissed", reasonCode });
    said.push(state === null || words === null ? "withdrew the decision" : words.toLowerCase());
  }
  if (note) said.push(`noted “${note}”`);
  if (description !== undefined || recommendation !== undefined) {
    said.push(description || recommendation ? "reworded it" : "withdrew the rewording");
  }
  if (assignee !== undefined) said.push(assignee ? `assigned to ${assignee}` : "unassigned");
  if (dueOn !== undefined) said.push(dueOn ? `due ${formatDate(dueOn)}` : "no due date");
  const sentence = said.join("; ") || "changed it";
  return sentence[0].toUpperCase() + sentence.slice(1);
}
