/** Findings reviewers raised, as the report page loads and changes them, and the sections they cite. */
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { SAMPLE_ID } from "../../functions/_shared/constants/sample.ts";
import type {
  CodeSectionsResponse,
  OwnFindingValues,
} from "../../functions/_shared/contract/mod.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { call } from "./api.ts";
import { isShared } from "./project_path.ts";
import { replaceLoaded } from "./replace_loaded.ts";

const pathOf = (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/own-findings`;
const keyOf = (projectId: string, reportId: string) => [
  "/api/projects",
  "own-findings",
  projectId,
  reportId,
];

/** Sections shown at first, and added each time. */
const SECTIONS_PAGE = 30;

export function useOwnFindings(projectId: string, reportId: string) {
  return useQuery({
    queryKey: keyOf(projectId, reportId),
    enabled: reportId !== "",
    queryFn: async ({ signal }) => {
      // Nobody raises anything in the sample, and what guests see of it stands in their report.
      if (projectId === SAMPLE_ID || isShared(projectId)) return [];
      const found = await call<{ reportId: string | null; findings: Finding[] }>(
        pathOf(projectId),
        { signal },
      );
      // The screen still shows the report before: what stands beside another one is not its own.
      return found.reportId === reportId ? found.findings : [];
    },
  });
}

/** What can be done with an own finding. */
export type OwnFindingChange =
  | { kind: "raise"; values: OwnFindingValues }
  | { kind: "change"; id: string; set: Partial<OwnFindingValues> }
  | { kind: "delete"; id: string }
  | { kind: "restore"; id: string };

/** Raises, changes, takes back or puts back; answers with the finding, null where it is gone. */
export function useChangeOwnFinding(projectId: string, reportId: string) {
  const client = useQueryClient();
  const queryKey = keyOf(projectId, reportId);
  return useMutation({
    scope: { id: queryKey.join(" ") },
    mutationFn: async (change: OwnFindingChange): Promise<Finding | null> => {
      const path = pathOf(projectId);
      if (change.kind === "raise") {
        const json = { reportId, ...change.values };
        return await call<Finding>(path, { method: "POST", json });
      }
      const one = `${path}/${encodeURIComponent(change.id)}`;
      if (change.kind === "change") {
        const json = { reportId, set: change.set };
        return await call<Finding>(one, { method: "PATCH", json });
      }
      if (change.kind === "restore") {
        return await call<Finding>(`${one}/restore`, { method: "POST", json: { reportId } });
      }
      await call(`${one}?reportId=${encodeURIComponent(reportId)}`, { method: "DELETE" });
      return null;
    },
    retry: false,
    onSuccess: async (saved, change) => {
      const id = saved?.id ?? (change.kind === "raise" ? "" : change.id);
      await replaceLoaded<Finding[]>(
        client,
        queryKey,
        (now) =>
          now && [...now.filter((it) => it.id !== id), ...saved ? [saved] : []]
            .sort((a, b) => a.id.localeCompare(b.id, "en", { numeric: true })),
      );
      // Whoever raises one decides about it by that.
      void client.invalidateQueries({ queryKey: ["/api/projects", "dispositions", projectId] });
    },
  });
}

/** Sections of the loaded code by number and words, page by page. */
export function useCodeSections(words: string, isWanted: boolean) {
  return useInfiniteQuery({
    queryKey: ["/api/code-sections", words],
    enabled: isWanted,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    queryFn: ({ signal, pageParam }) =>
      call<CodeSectionsResponse>(
        `/api/code-sections?page=${pageParam}&limit=${SECTIONS_PAGE}&words=${
          encodeURIComponent(words)
        }`,
        { signal },
      ),
    getNextPageParam: ({ total }, pages) =>
      pages.length * SECTIONS_PAGE < total ? pages.length + 1 : undefined,
  });
}
