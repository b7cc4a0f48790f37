/** What a person answers to a requirement or an item of the checklist, beside the engine's answer. Pure. */
import type { ChecklistAnswer } from "./report.ts";

export const PERSON_ANSWERS = ["complies", "fails", "not due"] as const;
/** Of an item of the checklist the same are called shown, not shown and not applicable. */
export type PersonAnswerKind = typeof PERSON_ANSWERS[number];

export interface PersonAnswer {
  /** Id of a line of the matrix, or of an item of the checklist. */
  itemId: string;
  answer: PersonAnswerKind;
  note: string | null;
  /** Cycle in which it was said: of an earlier one it was said of another set. */
  cycle: number;
  /** Name; null when the account is gone. */
  answeredBy: string | null;
  answeredAt: string;
}

/** Answers by what they answer. */
export type PersonAnswers = ReadonlyMap<string, PersonAnswer>;

export const indexAnswers = (answers: readonly PersonAnswer[]): PersonAnswers =>
  new Map(answers.map((it) => [it.itemId, it]));

/** How each is called of an item of the checklist. */
export const CHECKLIST_WORDS: Record<PersonAnswerKind, ChecklistAnswer["answer"]> = {
  "complies": "shown",
  "fails": "not shown",
  "not due": "not applicable",
};
