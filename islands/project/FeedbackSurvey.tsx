/** Asks once per project, two seconds after its findings are opened, whether the analysis helped; never over another dialog. */
import { Star } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/ui/Button.tsx";
import { cx } from "../../components/ui/cx.ts";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { Field, TextArea } from "../../components/ui/Field.tsx";
import { FEEDBACK_DELAY_MS } from "../../functions/_shared/constants/timing.ts";
import { RATING_LABELS } from "../../functions/_shared/contract/feedback.ts";
import { MESSAGES } from "../../functions/_shared/messages.ts";
import { useFeedback } from "../_client/projects.ts";
import { notify } from "../_hooks/notices.ts";

const flagOf = (projectId: string) => `feedback_shown_${projectId}`;

function wasShown(projectId: string): boolean {
  try {
    return localStorage.getItem(flagOf(projectId)) !== null;
  } catch {
    return true;
  }
}

export default function FeedbackSurvey({ projectId }: { projectId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [rating, setRating] = useState<number | null>(null);
  const [wasHelpful, setWasHelpful] = useState<boolean | null>(null);
  const [concerns, setConcerns] = useState("");
  const [suggestions, setSuggestions] = useState("");
  const feedback = useFeedback();

  useEffect(() => {
    if (wasShown(projectId)) return;
    // Whoever is at something else is asked when that is done.
    const timer = setInterval(() => {
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      clearInterval(timer);
      localStorage.setItem(flagOf(projectId), "true");
      setIsOpen(true);
    }, FEEDBACK_DELAY_MS);
    return () => clearInterval(timer);
  }, [projectId]);

  // A review that begins again takes it away unanswered: it is asked when that is over.
  const isAsking = useRef(false);
  isAsking.current = isOpen;
  useEffect(() => () => {
    if (isAsking.current) localStorage.removeItem(flagOf(projectId));
  }, [projectId]);

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
        setIsOpen(false);
        notify(MESSAGES.feedbackSucceeded);
      },
      onError: () => notify({ ...MESSAGES.feedbackFailed, variant: "destructive" }),
    });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title="How was this analysis?"
      description="Two quick answers help us reduce wrong findings."
      size="sm"
      footer={
        <>
          <Button onClick={() => setIsOpen(false)}>Not now</Button>
          <Button variant="primary" isBusy={feedback.isPending} onClick={onSend}>
            Send feedback
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">Rating</legend>
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
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">Was it helpful?</legend>
          <div className="flex gap-2">
            {[true, false].map((answer) => (
              <Button
                key={String(answer)}
                aria-pressed={wasHelpful === answer}
                className={cx("grow", wasHelpful === answer && "border-accent! bg-accent-soft!")}
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
            value={concerns}
            onChange={(event) => setConcerns(event.currentTarget.value)}
          />
        </Field>
        <Field id="feedback-suggestions" label="Suggestions" isOptional>
          <TextArea
            id="feedback-suggestions"
            value={suggestions}
            onChange={(event) => setSuggestions(event.currentTarget.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
