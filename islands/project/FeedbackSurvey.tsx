/**
 * Asks, two seconds after the findings of a project are opened, whether the analysis helped: a card at the end of the
 * page that stays in view. It takes no focus, and what is pressed beside it goes on as if it were not there. Only its
 * own buttons, or Escape within it, put it aside.
 */
import { Star, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/ui/Button.tsx";
import { cx } from "../../components/ui/cx.ts";
import { Field, TextArea } from "../../components/ui/Field.tsx";
import { FEEDBACK_DELAY_MS, FEEDBACK_SETTLE_MS } from "../../functions/_shared/constants/timing.ts";
import { RATING_LABELS } from "../../functions/_shared/contract/feedback.ts";
import { MESSAGES } from "../../functions/_shared/messages.ts";
import { useFeedback } from "../_client/projects.ts";
import { notify } from "../_hooks/notices.ts";
import { focusHeading } from "../_hooks/page_title.ts";

const flagOf = (projectId: string) => `feedback_shown_${projectId}`;

function wasAnswered(projectId: string): boolean {
  try {
    return localStorage.getItem(flagOf(projectId)) !== null;
  } catch {
    return true;
  }
}

type Sides = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

/** Room kept between what has the focus and the card, and under the header of the page, px. */
const AIR_PX = 8;
const HEADER_PX = 64;

/** How far the page is scrolled so that what has the focus does not lie under the card; its beginning stays in view. */
export function scrollClear(focused: Sides, card: Sides): number {
  const isApart = focused.bottom <= card.top || focused.top >= card.bottom ||
    focused.right <= card.left || focused.left >= card.right;
  if (isApart) return 0;
  return Math.max(
    0,
    Math.min(focused.bottom - card.top + AIR_PX, focused.top - HEADER_PX - AIR_PX),
  );
}

export default function FeedbackSurvey({ projectId }: { projectId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  // A press that was meant for what it appears over still goes there.
  const [isSettled, setIsSettled] = useState(false);
  const [rating, setRating] = useState<number | null>(null);
  const [wasHelpful, setWasHelpful] = useState<boolean | null>(null);
  const [concerns, setConcerns] = useState("");
  const [suggestions, setSuggestions] = useState("");
  const feedback = useFeedback();
  const home = useRef<HTMLElement>(null);
  // Where the keyboard was before it came here.
  const cameFrom = useRef<EventTarget | null>(null);

  useEffect(() => {
    if (wasAnswered(projectId)) return;
    // Whoever is at something else is asked when that is done.
    const timer = setInterval(() => {
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      clearInterval(timer);
      setIsOpen(true);
    }, FEEDBACK_DELAY_MS);
    return () => clearInterval(timer);
  }, [projectId]);

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setIsSettled(true), FEEDBACK_SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  // What the keyboard comes to stays clear of the card; nothing moves for a pointer, which sees what it is over.
  useEffect(() => {
    if (!isOpen) return;
    function onFocus({ target }: FocusEvent) {
      const card = home.current;
      if (!card || !(target instanceof Element) || card.contains(target)) return;
      if (!target.matches(":focus-visible")) return;
      const byPx = scrollClear(target.getBoundingClientRect(), card.getBoundingClientRect());
      if (byPx > 0) scrollBy({ top: byPx, behavior: "instant" });
    }
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, [isOpen]);

  /** Answered or put aside, and not asked again. */
  function onClose() {
    localStorage.setItem(flagOf(projectId), "true");
    const hadFocus = home.current?.contains(document.activeElement);
    setIsOpen(false);
    if (!hadFocus) return;
    const back = cameFrom.current;
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    else focusHeading();
  }

  function onSend() {
    if (rating === null || wasHelpful === null) {
      notify({ ...MESSAGES.feedbackIncomplete, variant: "destructive" });
      return;
    }
    const words = {
      concerns: concerns.trim() || undefined,
      suggestions: suggestions.trim() || undefined,
    };
    feedback.mutate({ projectId, rating, wasHelpful, ...words }, {
      onSuccess: () => {
        onClose();
        notify(MESSAGES.feedbackSucceeded);
      },
      onError: () => notify({ ...MESSAGES.feedbackFailed, variant: "destructive" }),
    });
  }

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && "A short question about this analysis is at the end of the page."}
      </p>
      {isOpen && (
        <section
          ref={home}
          aria-labelledby="feedback-title"
          data-asks=""
          onFocus={({ relatedTarget }) => {
            if (!home.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.stopPropagation();
            onClose();
          }}
          className={cx(
            "no-print sticky bottom-3 z-20 flex max-h-[calc(100dvh-5rem)] max-sm:max-h-[50dvh] w-full max-w-md flex-col self-end rounded-lg border border-edge bg-surface shadow-lg animate-appear",
            !isSettled && "pointer-events-none",
          )}
        >
          <header className="flex items-center justify-between gap-3 pt-2 pr-2 pl-4">
            <h2 id="feedback-title" className="text-md font-semibold">How was this analysis?</h2>
            <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
              <X size={18} aria-hidden="true" />
            </Button>
          </header>
          <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-4 pt-1 pb-3">
            <fieldset>
              <legend className="mb-1.5 text-sm text-muted">
                Two quick answers help us reduce wrong findings.
              </legend>
              <div className="flex gap-1">
                {RATING_LABELS.map((label, index) => (
                  <label
                    key={label}
                    className="grid grow cursor-pointer place-items-center gap-1 rounded border border-hairline py-2 text-center text-xs has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
                  >
                    <input
                      type="radio"
                      name={`rating-${projectId}`}
                      className="sr-only"
                      checked={rating === index + 1}
                      onChange={() => setRating(index + 1)}
                    />
                    <Star
                      size={20}
                      aria-hidden="true"
                      className={cx(
                        rating !== null && index < rating ? "fill-accent text-accent" : "text-edge",
                      )}
                    />
                    {label}
                  </label>
                ))}
              </div>
            </fieldset>
            {/* It stands over little until somebody begins to answer. */}
            {rating !== null && (
              <>
                <fieldset>
                  <legend className="mb-1.5 text-sm font-medium">Was it helpful?</legend>
                  <div className="flex gap-2">
                    {[true, false].map((answer) => (
                      <Button
                        key={String(answer)}
                        aria-pressed={wasHelpful === answer}
                        className={cx(
                          "grow",
                          wasHelpful === answer && "border-accent! bg-accent-soft!",
                        )}
                        onClick={() => setWasHelpful(answer)}
                      >
                        {answer ? "Yes" : "No"}
                      </Button>
                    ))}
                  </div>
                </fieldset>
                <Field id="feedback-concerns" label="Concerns" isOptional>
                  <TextArea
                    id="feedback-concerns"
                    rows={2}
                    value={concerns}
                    onChange={(event) => setConcerns(event.currentTarget.value)}
                  />
                </Field>
                <Field id="feedback-suggestions" label="Suggestions" isOptional>
                  <TextArea
                    id="feedback-suggestions"
                    rows={2}
                    value={suggestions}
                    onChange={(event) => setSuggestions(event.currentTarget.value)}
                  />
                </Field>
              </>
            )}
          </div>
          <footer className="flex flex-wrap justify-end gap-2 border-t border-hairline px-4 py-2.5">
            <Button onClick={onClose}>Not now</Button>
            <Button variant="primary" isBusy={feedback.isPending} onClick={onSend}>
              Send feedback
            </Button>
          </footer>
        </section>
      )}
    </>
  );
}
