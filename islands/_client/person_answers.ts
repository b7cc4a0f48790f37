/** What people answered to requirements, as the report page loads and saves it. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { SAMPLE_ID } from "../../functions/_shared/constants/sample.ts";
import type {
  PersonAnswersResponse,
  SaveAnswersRequest,
  SaveAnswersResponse,
} from "../../functions/_shared/contract/mod.ts";
import { call } from "./api.ts";
import { isShared } from "./project_path.ts";
import { replaceLoaded } from "./replace_loaded.ts";

const pathOf = (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/answers`;
const keyOf = (projectId: string, reportId: string) => [
  "/api/projects",
  "answers",
  projectId,
  reportId,
];

export type AnswerChange = SaveAnswersRequest["changes"][number];
type Loaded = Pick<PersonAnswersResponse, "cycle" | "answers">;
const NONE: Loaded = { cycle: 1, answers: [] };

export function useAnswers(projectId: string, reportId: string) {
  return useQuery({
    queryKey: keyOf(projectId, reportId),
    enabled: reportId !== "",
    queryFn: async ({ signal }): Promise<Loaded> => {
      // Nobody answers for the sample, and guests see the report as it was sealed.
      if (projectId === SAMPLE_ID || isShared(projectId)) return NONE;
      const found = await call<PersonAnswersResponse>(pathOf(projectId), { signal });
      return found.reportId === reportId ? found : NONE;
    },
  });
}

/** Saves answers, all or nothing. */
export function useSaveAnswers(projectId: string, reportId: string) {
  const client = useQueryClient();
  const queryKey = keyOf(projectId, reportId);
  return useMutation({
    scope: { id: queryKey.join(" ") },
    mutationFn: async (changes: readonly AnswerChange[]) => {
      const json = { reportId, changes };
      return (await call<SaveAnswersResponse>(pathOf(projectId), { method: "PATCH", json }))
        .answers;
    },
    retry: false,
    onSuccess: (saved, changes) => {
      const changed = new Set(changes.map((it) => it.itemId));
      return replaceLoaded<Loaded>(client, queryKey, (now) =>
        now && {
          ...now,
          answers: [...now.answers.filter((it) => !changed.has(it.itemId)), ...saved],
        });
    },
  });
}
