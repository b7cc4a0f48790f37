/** What the owner said of findings, as the report page loads and saves it. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  FindingJudgement,
  JudgementsResponse,
  Verdict,
} from "../../functions/_shared/contract/mod.ts";
import { call } from "./api.ts";
import { replaceLoaded } from "./replace_loaded.ts";

const project = (id: string) => `/api/projects/${encodeURIComponent(id)}`;
/** By report: a later one numbers its findings anew. */
const keyOf = (projectId: string, reportId: string) => [
  "/api/projects",
  "judgements",
  projectId,
  reportId,
];

export function useJudgements(projectId: string, reportId: string) {
  return useQuery({
    queryKey: keyOf(projectId, reportId),
    queryFn: async ({ signal }) => {
      const found = await call<JudgementsResponse>(`${project(projectId)}/judgements`, { signal });
      // The screen still shows the report before: nothing said of another one belongs to it.
      return found.reportId === reportId ? found : { reportId, judgements: [] };
    },
  });
}

/** `verdict` null takes back what was said. */
export type JudgementChange =
  | { findingId: string; verdict: Verdict; reason: string | null }
  | { findingId: string; verdict: null };

export function useJudgeFinding(projectId: string, reportId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ findingId, ...said }: JudgementChange) => {
      const path = `${project(projectId)}/findings/${encodeURIComponent(findingId)}/judgement`;
      if (said.verdict !== null) {
        return await call<FindingJudgement>(path, { method: "PUT", json: { reportId, ...said } });
      }
      await call(`${path}?reportId=${encodeURIComponent(reportId)}`, { method: "DELETE" });
      return null;
    },
    retry: false,
    onSuccess: (saved, { findingId }) =>
      replaceLoaded<JudgementsResponse>(client, keyOf(projectId, reportId), (before) => {
        if (!before) return undefined;
        const others = before.judgements.filter((it) => it.findingId !== findingId);
        return { reportId, judgements: saved ? [...others, saved] : others };
      }),
  });
}
