/** A person's answers to requirements and the checklist: what they are, and how one is given, changed and undone. */
import { useMemo } from "react";
import {
  indexAnswers,
  type PersonAnswer,
  type PersonAnswers,
} from "../../functions/_shared/domain/person_answer.ts";
import { type AnswerChange, useAnswers, useSaveAnswers } from "../_client/person_answers.ts";
import { notify, notifyFailure } from "./notices.ts";

export interface Answering {
  byId: PersonAnswers;
  /** Cycle of the report: what was answered in an earlier one is told so. */
  cycle: number;
  isBusy: boolean;
  /** Left out until it is known what was answered: undo puts that back. */
  answer?: (itemId: string, answer: PersonAnswer["answer"] | null, note: string | null) => void;
}

export function useAnswering(projectId: string, reportId: string): Answering {
  const { data } = useAnswers(projectId, reportId);
  const saving = useSaveAnswers(projectId, reportId);
  const byId = useMemo(() => indexAnswers(data?.answers ?? []), [data]);

  async function save(change: AnswerChange, title: string, undo: AnswerChange | null) {
    try {
      await saving.mutateAsync([change]);
    } catch (error) {
      return notifyFailure("Answer not saved", error);
    }
    notify({
      title,
      action: undo ? { label: "Undo", onAction: () => void save(undo, "Undone", null) } : undefined,
    });
  }

  return {
    byId,
    cycle: data?.cycle ?? 1,
    isBusy: saving.isPending,
    answer: data && ((itemId, answer, note) => {
      const before = byId.get(itemId);
      void save(
        { itemId, answer, note },
        answer === null ? "Answer withdrawn" : "Answer saved",
        { itemId, answer: before?.answer ?? null, note: before?.note ?? null },
      );
    }),
  };
}
