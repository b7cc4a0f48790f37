/** Accept, dismiss with a reason, resolved, deferred: what a reviewer decides about one finding. */
import { CheckCheck, CircleCheck, CircleSlash, Clock, Undo2 } from "lucide-react";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type DispositionSet, NOTE_MAX } from "../../functions/_shared/contract/dispositions.ts";
import {
  DISMISS_REASONS,
  type DismissReason,
  type Disposition,
  type DispositionState,
  REASON_WORDS,
  stateWords,
} from "../../functions/_shared/domain/disposition.ts";
import { formatDate, unbroken } from "../format.ts";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { describe, Field, NativeSelect, TextArea } from "../ui/Field.tsx";
import { isOneColumn } from "../ui/narrow.ts";

export interface FindingDecisionProps {
  /** What was decided; undefined while nobody touched it. */
  disposition: Disposition | undefined;
  isBusy: boolean;
  /** Left out where it is only looked at. */
  onSet?: (values: DispositionSet) => void;
  /** True while the reason for dismissing it is asked for. */
  isDismissing: boolean;
  onDismissing: (isDismissing: boolean) => void;
  /** The piece of the sheet, for a screen that has no room for the sheet beside the form. */
  piece?: ReactNode;
}

const CHOICES: { state: DispositionState; label: string; key: string; Icon: typeof Clock }[] = [
  { state: "accepted", label: "Accept", key: "A", Icon: CircleCheck },
  { state: "dismissed", label: "Dismiss", key: "D", Icon: CircleSlash },
  { state: "resolved", label: "Resolve", key: "R", Icon: CheckCheck },
  { state: "deferred", label: "Defer", key: "T", Icon: Clock },
];

export function FindingDecision(props: FindingDecisionProps) {
  const { disposition, isBusy, onSet, isDismissing, onDismissing, piece } = props;
  const state = disposition?.state ?? null;
  return (
    <div className="@container flex flex-col gap-2.5">
      {onSet && (
        <div
          className="grid gap-2 @min-[13rem]:grid-cols-2 @sm:flex @sm:flex-wrap"
          role="group"
          aria-label="Decision"
        >
          {CHOICES.map(({ state: choice, label, key, Icon }) => {
            const isChosen = state === choice;
            const isOpen = isDismissing && choice === "dismissed";
            return (
              <Button
                key={choice}
                size="sm"
                // Chosen like a chip: filled is only what sends the form below. While the reason is asked for, that is
                // the choice being made.
                className={cx(
                  (isDismissing ? isOpen : isChosen) &&
                    "border-accent! bg-accent-soft! text-accent!",
                )}
                aria-pressed={isChosen}
                aria-expanded={choice === "dismissed" ? isDismissing : undefined}
                aria-disabled={isBusy || undefined}
                aria-keyshortcuts={key}
                title={`${label} (${key})`}
                onClick={() => {
                  if (isBusy) return;
                  if (choice === "dismissed") onDismissing(true);
                  else if (!isChosen) onSet({ state: choice, reasonCode: null });
                }}
              >
                <Icon size={15} aria-hidden="true" />
                {label}
              </Button>
            );
          })}
        </div>
      )}
      {/* Over the form: what it would replace is in sight. */}
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-sm text-muted">
          {disposition && state
            ? decisionWords(disposition)
            : onSet
            ? "Not reviewed yet. The sealed report doesn’t change; your decision is kept alongside it."
            : "Not reviewed yet."}
        </p>
        {onSet && state && (
          <Button
            size="sm"
            variant="ghost"
            className="-mr-3"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onSet({ state: null, reasonCode: null, note: null })}
          >
            <Undo2 size={15} aria-hidden="true" />Undo decision
          </Button>
        )}
      </div>
      {onSet && isDismissing && (
        <DismissForm
          reason={disposition?.reasonCode ?? null}
          note={disposition?.note ?? ""}
          piece={piece}
          isBusy={isBusy}
          onCancel={() => onDismissing(false)}
          onDismiss={(reasonCode, note) => {
            onSet({ state: "dismissed", reasonCode, note: note || null });
            onDismissing(false);
          }}
        />
      )}
    </div>
  );
}

/** `Accepted (Ana Diaz, Nov 26, 2026)`; empty while nothing is decided. */
export function decisionWords(disposition: Disposition): string {
  const { note, decidedBy, decidedAt } = disposition;
  const what = [stateWords(disposition), note && `“${note}”`].filter(Boolean).join(", ");
  const who = [decidedBy, decidedAt && unbroken(formatDate(decidedAt) ?? "")].filter(Boolean);
  return what && who.length > 0 ? `${what} (${who.join(", ")})` : what;
}

/** Gives the focus back to where it was before the form of this field opened, where it is still in it at the end. */
function useFocusBack(field: RefObject<HTMLSelectElement | null>): void {
  useLayoutEffect(() => {
    const form = field.current?.form;
    const before = document.activeElement;
    return () => {
      if (form?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, []);
}

export interface DismissFormProps {
  reason: DismissReason | null;
  note: string;
  piece?: ReactNode;
  isBusy: boolean;
  onCancel: () => void;
  onDismiss: (reason: DismissReason, note: string) => void;
}

/** Why something is dismissed: one of the reasons that are counted, and words where there are any. */
export function DismissForm(
  { reason, note, piece, isBusy, onCancel, onDismiss }: DismissFormProps,
) {
  const id = useId();
  const first = useRef<HTMLSelectElement>(null);
  useFocusBack(first);
  const [chosen, setChosen] = useState<DismissReason | "">(reason ?? "");
  const [words, setWords] = useState(note);
  useEffect(() => {
    first.current?.focus();
    const form = first.current?.form;
    // Below the sheet that goes away over it, no slice of the sheet stays that shows another place.
    if (isOneColumn()) form?.closest("[data-detail]")?.scrollIntoView({ block: "start" });
    form?.scrollIntoView({ block: "nearest" });
    // Where there is no room for both, what was pressed stays in sight.
    form?.parentElement?.querySelector("[aria-expanded=true]")
      ?.scrollIntoView({ block: "nearest" });
  }, []);
  const isWanting = chosen === "" || chosen === "other" && words.trim() === "";
  return (
    <form
      data-form
      className="flex scroll-mb-3 flex-col gap-2.5 rounded border border-hairline bg-surface p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && !isWanting) onDismiss(chosen as DismissReason, words.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <Field id={`${id}-reason`} label="Why it doesn’t apply">
        <NativeSelect
          ref={first}
          id={`${id}-reason`}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value as DismissReason)}
        >
          <option value="" disabled hidden>Choose a reason</option>
          {DISMISS_REASONS.map((it) => <option key={it} value={it}>{REASON_WORDS[it]}</option>)}
        </NativeSelect>
      </Field>
      {piece && <div className="sm:hidden">{piece}</div>}
      <Field
        id={`${id}-note`}
        label="Note"
        isOptional={chosen !== "other"}
        hint={chosen === "other" && "Required"}
      >
        <TextArea
          {...describe({ id: `${id}-note`, hint: chosen === "other" })}
          rows={2}
          className="min-h-14!"
          value={words}
          maxLength={NOTE_MAX}
          placeholder="What does the sheet show?"
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" disabled={isBusy || isWanting}>
          Dismiss finding
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
