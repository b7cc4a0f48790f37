/** A finding in the reviewer's words, and who is to see to it until when. What the engine wrote stays in the report. */
import { Pencil } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import {
  ASSIGNEE_MAX,
  type DispositionSet,
  WORDING_MAX,
} from "../../functions/_shared/contract/dispositions.ts";
import type { Disposition } from "../../functions/_shared/domain/disposition.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { Button } from "../ui/Button.tsx";
import { Field, Input, TextArea } from "../ui/Field.tsx";
import { isOneColumn } from "../ui/narrow.ts";

export interface FindingWordingProps {
  /** As the engine wrote it. */
  finding: Pick<Finding, "description" | "recommendation">;
  disposition: Disposition | undefined;
  isBusy: boolean;
  onSet: (values: DispositionSet) => void;
}

export function FindingWording({ finding, disposition, isBusy, onSet }: FindingWordingProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [description, setDescription] = useState("");
  const [recommendation, setRecommendation] = useState("");
  const isReworded = Boolean(disposition?.description || disposition?.recommendation);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // Below the sheet that goes away over it, no slice of the sheet stays.
    if (isOneColumn()) form.current?.closest("[data-detail]")?.scrollIntoView({ block: "start" });
    form.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  function onOpen() {
    setDescription(disposition?.description ?? finding.description);
    setRecommendation(disposition?.recommendation ?? finding.recommendation);
    setIsOpen(true);
  }
  /** Null where it says the same as the engine. */
  const own = (words: string, engine: string) =>
    words.trim() === "" || words.trim() === engine ? null : words.trim();

  if (!isOpen) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" variant="ghost" className="-ml-3" onClick={onOpen}>
          <Pencil size={14} aria-hidden="true" />Edit wording
        </Button>
        {isReworded && (
          <>
            <span className="text-sm text-muted">
              In your words; the sealed report keeps its own.
            </span>
            <Button
              size="sm"
              variant="link"
              disabled={isBusy}
              onClick={() => onSet({ description: null, recommendation: null })}
            >
              Restore the report’s wording
            </Button>
          </>
        )}
      </div>
    );
  }
  return (
    <form
      ref={form}
      data-form
      className="flex w-full scroll-mb-3 flex-col gap-2.5 rounded border border-hairline bg-surface p-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSet({
          description: own(description, finding.description),
          recommendation: own(recommendation, finding.recommendation),
        });
        setIsOpen(false);
      }}
    >
      <p className="font-semibold">Edit wording</p>
      <Field id={`${id}-description`} label="What the sheet shows and what the section requires">
        <TextArea
          id={`${id}-description`}
          rows={4}
          autoFocus
          value={description}
          maxLength={WORDING_MAX}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
      </Field>
      <Field id={`${id}-recommendation`} label="Recommendation">
        <TextArea
          id={`${id}-recommendation`}
          rows={3}
          value={recommendation}
          maxLength={WORDING_MAX}
          onChange={(event) => setRecommendation(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" disabled={isBusy}>Save wording</Button>
        <Button size="sm" variant="ghost" onClick={() => setIsOpen(false)}>Cancel</Button>
      </div>
    </form>
  );
}

export interface FindingAssignmentProps extends Pick<FindingWordingProps, "disposition" | "onSet"> {
  /** Names that are offered: who works on the project. */
  people: readonly string[];
}

export function FindingAssignment({ disposition, onSet, people }: FindingAssignmentProps) {
  const id = useId();
  const assignee = disposition?.assignee ?? "";
  const dueOn = disposition?.dueOn ?? "";
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-2.5">
      <Field id={`${id}-assignee`} label="Assigned to">
        <Input
          key={assignee}
          id={`${id}-assignee`}
          defaultValue={assignee}
          maxLength={ASSIGNEE_MAX}
          placeholder="Name"
          list={`${id}-people`}
          onBlur={(event) => {
            const name = event.currentTarget.value.trim();
            if (name !== assignee) onSet({ assignee: name || null });
          }}
          onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
        />
        <datalist id={`${id}-people`}>
          {people.map((it) => <option key={it} value={it} />)}
        </datalist>
      </Field>
      <Field id={`${id}-due`} label="Due">
        <Input
          key={dueOn}
          id={`${id}-due`}
          type="date"
          defaultValue={dueOn}
          onBlur={(event) => {
            const day = event.currentTarget.value;
            if (day !== dueOn) onSet({ dueOn: day || null });
          }}
          onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
        />
      </Field>
    </div>
  );
}
