/** Cycles of review as the report page loads and changes them. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  ApproveRequest,
  CarriedVerdict,
  CycleResponse,
  CycleSummary,
  Project,
  ProjectSummary,
  ReadLetterResponse,
  SaveVerdictsRequest,
  SubmitRevisionRequest,
} from "../../functions/_shared/contract/mod.ts";
import { call } from "./api.ts";
import { useRefreshProjects } from "./projects.ts";
import { replaceLoaded } from "./replace_loaded.ts";

const cycles = (id: string) => `/api/projects/${encodeURIComponent(id)}/cycles`;
const cycleKey = (id: string, cycle: number) => ["/api/projects", "cycle", id, cycle];

/** Picture of a page of a cycle's set. */
export function cyclePage(
  id: string,
  { cycle, page, widthPx }: { cycle: number; page: number; widthPx: number },
): string {
  return `${cycles(id)}/${cycle}/pages/${page}/image?width=${widthPx}`;
}

type OfCycles = Pick<ProjectSummary, "id" | "status" | "cycle" | "updatedAt">;

/** A review that runs changes its project at every step, and no cycle before its end. */
export function cyclesKey({ id, status, cycle, updatedAt }: OfCycles) {
  const since = status === "processing" ? null : updatedAt;
  return ["/api/projects", "cycles", id, { status, cycle, since }];
}

/** Asked for again when the project changes; not before it is known. */
export function useCycles(project: OfCycles | undefined) {
  const id = project?.id ?? "";
  return useQuery({
    queryKey: project ? cyclesKey(project) : ["/api/projects", "cycles", id],
    enabled: project !== undefined,
    queryFn: ({ signal }) => call<CycleSummary[]>(cycles(id), { signal }),
    placeholderData: (before, query) => query?.queryKey[2] === id ? before : undefined,
  });
}

export function useCycle(id: string, cycle: number | null) {
  return useQuery({
    queryKey: cycleKey(id, cycle ?? 0),
    enabled: cycle !== null,
    queryFn: ({ signal }) => call<CycleResponse>(`${cycles(id)}/${cycle}`, { signal }),
  });
}

/** Sends a revision whose files have been uploaded. Never tried again by itself. */
export function useSubmitRevision(id: string) {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: (
      { uploadIds, coverage, note }: SubmitRevisionRequest & { uploadIds: string[] },
    ) => {
      const form = new FormData();
      form.append("coverage", coverage);
      if (note) form.append("note", note);
      form.append("uploads", JSON.stringify(uploadIds));
      return call<Project>(cycles(id), { method: "POST", form });
    },
    retry: false,
    onSuccess: () => refresh(),
  });
}

export function useWithdrawRevision(id: string) {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: () => call<Project>(cycles(id), { method: "DELETE" }),
    retry: false,
    onSuccess: () => refresh(),
  });
}

/** Closes comments of earlier cycles, opens them again, or takes that back. */
export function useSaveVerdicts(id: string, cycle: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: SaveVerdictsRequest["changes"]) =>
      call<CarriedVerdict[]>(`${cycles(id)}/${cycle}/comments`, {
        method: "PATCH",
        json: { changes },
      }),
    retry: false,
    onSuccess: async (verdicts) => {
      await replaceLoaded<CycleResponse>(
        client,
        cycleKey(id, cycle),
        (now) => now && { ...now, verdicts },
      );
      await client.invalidateQueries({ queryKey: ["/api/projects", "cycles", id] });
    },
  });
}

/** Approves a cycle in the reader's name. */
export function useApprove(id: string, cycle: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: ApproveRequest) =>
      call<CycleSummary>(`${cycles(id)}/${cycle}/approval`, { method: "POST", json }),
    retry: false,
    // What others decided meanwhile decided about the approval, too.
    onSettled: () =>
      Promise.all(
        [["cycles", id], ["dispositions", id]].map((key) =>
          client.invalidateQueries({ queryKey: ["/api/projects", ...key] })
        ),
      ),
  });
}

export function useUndoApproval(id: string, cycle: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<CycleSummary>(`${cycles(id)}/${cycle}/approval`, { method: "DELETE" }),
    retry: false,
    onSuccess: () => client.invalidateQueries({ queryKey: ["/api/projects", "cycles", id] }),
  });
}

/** Reads the applicant's responses from a letter that was filled in. */
export function useReadLetter(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ cycle, file }: { cycle: number; file: File }) => {
      const form = new FormData();
      form.append("letter", file);
      return call<ReadLetterResponse>(`${cycles(id)}/${cycle}/responses`, { method: "POST", form });
    },
    retry: false,
    onSuccess: () => client.invalidateQueries({ queryKey: ["/api/projects", "cycle", id] }),
  });
}
