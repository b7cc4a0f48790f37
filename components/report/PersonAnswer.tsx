/** A person's answer to a requirement or an item of the checklist, beside the engine's. */
import { UserPen } from "lucide-react";
import { useId } from "react";
import { ANSWER_NOTE_MAX } from "../../functions/_shared/contract/person_answers.ts";
import {
  CHECKLIST_WORDS,
  PERSON_ANSWERS,
  type PersonAnswer as Answer,
} from "../../functions/_shared/domain/person_answer.ts";
import { answerWords } from "../../functions/_shared/domain/matrix.ts";
import { formatDate } from "../format.ts";
import { Input, NativeSelect } from "../ui/Field.tsx";

/** What a list of items asks and does about answers. */
export interface AnswerDesk {
  byId: ReadonlyMap<string, Answer>;
  cycle: number;
  isBusy: boolean;
  /** Left out where nobody answers. */
  answer?: (itemId: string, answer: Answer["answer"] | null, note: string | null) => void;
}

const wordsOf = (answer: Answer["answer"], isChecklist: boolean): string => {
  const words = isChecklist ? CHECKLIST_WORDS[answer] : answerWords(answer);
  return words[0].toUpperCase() + words.slice(1);
};

export interface AnsweredProps {
  said: Answer | undefined;
  /** Cycle of the report. */
  cycle: number;
  isChecklist: boolean;
}

/** `Shown, says Ana Diaz, Nov 24, 2026`; nothing while nobody answered. */
export function Answered({ said, cycle, isChecklist }: AnsweredProps) {
  if (!said) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-sm text-accent">
      <UserPen size={13} aria-hidden="true" />
      <strong className="font-medium">{wordsOf(said.answer, isChecklist)}</strong>
      <span className="text-muted">
        {said.answeredBy ?? "a reviewer"}, {formatDate(said.answeredAt)}
        {said.cycle < cycle && `, from cycle ${said.cycle}`}
        {said.note && ` · “${said.note}”`}
      </span>
    </span>
  );
}

export interface PersonAnswerProps {
  itemId: string;
  /** What is answered, for who cannot see it. */
  title: string;
  isChecklist: boolean;
  desk: AnswerDesk;
}

/** Where it is given: one choice, and why once it is made. */
export function PersonAnswer({ itemId, title, isChecklist, desk }: PersonAnswerProps) {
  const id = useId();
  const said = desk.byId.get(itemId);
  return (
    <div className="no-print flex min-w-0 flex-wrap items-center gap-2">
      <NativeSelect
        aria-label={`Your answer: ${title}`}
        className="w-auto! min-w-0 text-sm"
        controlClassName="text-ellipsis"
        value={said?.answer ?? ""}
        disabled={desk.isBusy}
        onChange={(event) => {
          const answer = (event.currentTarget.value || null) as Answer["answer"] | null;
          desk.answer?.(itemId, answer, answer && (said?.note ?? null));
        }}
      >
        <option value="">Your answer</option>
        {PERSON_ANSWERS.map((it) => <option key={it} value={it}>{wordsOf(it, isChecklist)}
        </option>)}
      </NativeSelect>
      {said && (
        <Input
          key={said.note ?? ""}
          id={`${id}-note`}
          aria-label={`Why: ${title}`}
          placeholder="Why (optional)"
          className="w-56! text-sm"
          defaultValue={said.note ?? ""}
          maxLength={ANSWER_NOTE_MAX}
          onBlur={(event) => {
            const note = event.currentTarget.value.trim() || null;
            if (note !== said.note) desk.answer?.(itemId, said.answer, note);
          }}
          onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
        />
      )}
    </div>
  );
}
