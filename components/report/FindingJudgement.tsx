/** Right or wrong: what the owner says of one finding, with a reason when there is one. Changed at any time. */
import { ThumbsDown, ThumbsUp, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import {
  type FindingJudgement as Judgement,
  REASON_MAX,
  type Verdict,
} from "../../functions/_shared/contract/judgements.ts";
import { Button } from "../ui/Button.tsx";
import { Field, TextArea } from "../ui/Field.tsx";

export interface FindingJudgementProps {
  /** What was said; null while nothing was. */
  judgement: Judgement | null;
  /** True while a change is under way. */
  isBusy: boolean;
  onJudge: (verdict: Verdict, reason: string | null) => void;
  onTakeBack: () => void;
}

const CHOICES = [
  { verdict: "right", label: "Right", Icon: ThumbsUp },
  { verdict: "wrong", label: "Wrong", Icon: ThumbsDown },
] as const;

export function FindingJudgement(
  { judgement, isBusy, onJudge, onTakeBack }: FindingJudgementProps,
) {
  const id = useId();
  const [words, setWords] = useState<string | null>(null);
  const saved = judgement?.reason ?? "";
  const reason = words ?? saved;
  const isChanged = reason.trim() !== saved;

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="no-print flex flex-col gap-2.5 rounded border border-hairline bg-sunken p-3"
    >
      <h4 id={`${id}-title`} className="text-sm font-semibold">Is this finding right?</h4>
      <div className="flex flex-wrap items-center gap-2">
        {CHOICES.map(({ verdict, label, Icon }) => {
          const isChosen = judgement?.verdict === verdict;
          return (
            <Button
              key={verdict}
              size="sm"
              variant={isChosen ? "primary" : "secondary"}
              aria-pressed={isChosen}
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (!isBusy && !isChosen) onJudge(verdict, reason.trim() || null);
              }}
            >
              <Icon size={15} aria-hidden="true" />
              {label}
            </Button>
          );
        })}
        {judgement && (
          <Button
            size="sm"
            variant="ghost"
            disabled={isBusy}
            onClick={() => {
              setWords(null);
              onTakeBack();
            }}
          >
            <Undo2 size={15} aria-hidden="true" />Take back
          </Button>
        )}
      </div>
      {judgement && (
        <form
          className="flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) onJudge(judgement.verdict, reason.trim() || null);
          }}
        >
          <Field id={`${id}-reason`} label="Reason" isOptional>
            <TextArea
              id={`${id}-reason`}
              aria-describedby={`${id}-note`}
              rows={2}
              className="min-h-14!"
              value={reason}
              maxLength={REASON_MAX}
              placeholder={judgement.verdict === "wrong" ? "What does the sheet show?" : undefined}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          </Field>
          <Button type="submit" size="sm" className="self-start" disabled={!isChanged || isBusy}>
            Save reason
          </Button>
        </form>
      )}
      <p id={`${id}-note`} className="text-xs text-muted">
        <span role="status">
          {judgement ? `Saved as ${judgement.verdict}. ` : ""}
        </span>
        The report stays as it was issued; whoever looks after the rules counts the answers and
        reads the reasons.
      </p>
    </section>
  );
}
