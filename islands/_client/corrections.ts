/** Corrected inputs of the calculators as the report page loads and saves them. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CorrectionsResponse } from "../../functions/_shared/contract/mod.ts";
import type { Corrections } from "../../functions/_shared/domain/corrections.ts";
import { call } from "./api.ts";
import { useRefreshProjects } from "./projects.ts";
import { replaceLoaded } from "./replace_loaded.ts";

const pathOf = (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/corrections`;
const keyOf = (projectId: string) => ["/api/projects", "corrections", projectId];

/** @param isWanted false asks for nothing yet */
export function useCorrections(projectId: string, isWanted = true) {
  return useQuery({
    enabled: isWanted,
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) => call<CorrectionsResponse>(pathOf(projectId), { signal }),
  });
}

/** Saves all corrections in the place of those before. */
export function useSaveCorrections(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (corrections: Corrections) =>
      call<CorrectionsResponse>(pathOf(projectId), { method: "PUT", json: { corrections } }),
    retry: false,
    onSuccess: (saved) => replaceLoaded(client, keyOf(projectId), saved),
  });
}

/** Starts a review that uses what is saved. The issued report stays until the new one is there. */
export function useReviewAgain(projectId: string) {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: () =>
      call<unknown>(`/api/projects/${encodeURIComponent(projectId)}/enhanced-analysis`, {
        method: "POST",
      }),
    retry: false,
    onSuccess: () => refresh(),
  });
}
