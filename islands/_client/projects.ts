/** Projects as the screens load and change them, with the polling of specification section 9. */
import { useContext, useEffect, useMemo } from "react";
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  PROJECTS_POLL_BUSY_MS,
  PROJECTS_POLL_IDLE_MS,
  REPORT_POLL_MS,
  STALE_BUSY_MS,
  STATS_POLL_MS,
} from "../../functions/_shared/constants/timing.ts";
import type {
  ChangeProjectRequest,
  ComplianceResponse,
  CreateProjectResponse,
  DashboardStats,
  FeedbackRequest,
  HealthResponse,
  Project,
  ProjectFile,
  ProjectSummary,
  ReportResponse,
  Room,
  Vision,
  VisualMarkupResponse,
} from "../../functions/_shared/contract/mod.ts";
import { SAMPLE_FOLDER_URL, SAMPLE_ID } from "../../functions/_shared/constants/sample.ts";
import { RenderedWorkspace, useWorkspace } from "../_hooks/workspace.ts";
import { call, request } from "./api.ts";
import { projectPath as project } from "./project_path.ts";

/** What is only read of a project: the sample's lies beside the site's other files. */
const reading = (id: string, what: "report" | "files") =>
  id === SAMPLE_ID ? `${SAMPLE_FOLDER_URL}${what}.json` : `${project(id)}/${what}`;

/**
 * The list; asks every 5 s while any project is processing, else every 30 s.
 *
 * @param initial what the page was rendered with: the workspace's whole list
 */
export function useProjects(
  search = "",
  initial?: ProjectSummary[] | null,
  { isArchived = false }: { isArchived?: boolean } = {},
) {
  const workspace = useWorkspace();
  const rendered = useContext(RenderedWorkspace);
  return useQuery({
    queryKey: ["/api/projects", search, ...isArchived ? ["archived"] : [], { workspace }],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        ...(search && { search }),
        ...(isArchived && { status: "archived" }),
        ...(workspace !== null && { organization: workspace }),
      });
      return call<ProjectSummary[]>(query.size > 0 ? `/api/projects?${query}` : "/api/projects", {
        signal,
      });
    },
    initialData: search === "" && !isArchived && workspace === rendered
      ? initial ?? undefined
      : undefined,
    placeholderData: keepPreviousData,
    staleTime: STALE_BUSY_MS,
    refetchOnWindowFocus: true,
    refetchInterval: (query) =>
      query.state.data?.some((it) => it.status === "processing")
        ? PROJECTS_POLL_BUSY_MS
        : PROJECTS_POLL_IDLE_MS,
  });
}

export function useStats(initial?: DashboardStats) {
  const workspace = useWorkspace();
  const rendered = useContext(RenderedWorkspace);
  return useQuery({
    queryKey: ["/api/stats", { workspace }],
    queryFn: ({ signal }) =>
      call<DashboardStats>(
        workspace === null ? "/api/stats" : `/api/stats?organization=${workspace}`,
        {
          signal,
        },
      ),
    initialData: workspace === rendered ? initial : undefined,
    staleTime: STALE_BUSY_MS,
    refetchInterval: STATS_POLL_MS,
  });
}

/** Told of each list of projects, has the figures asked for again whenever one says something else than the one before. */
export function keepStatsInStep(
  client: QueryClient,
): (projects: readonly ProjectSummary[] | undefined) => void {
  let last: string | undefined;
  return (projects) => {
    if (!projects) return;
    const state = projects.map((it) => `${it.id} ${it.status} ${it.issuesFound}`).join();
    if (last !== undefined && state !== last) {
      void client.invalidateQueries({ queryKey: ["/api/stats"] });
    }
    last = state;
  };
}

/** List and figures never disagree for long. */
export function useStatsInStep(projects: readonly ProjectSummary[] | undefined): void {
  const client = useQueryClient();
  const follow = useMemo(() => keepStatsInStep(client), [client]);
  useEffect(() => follow(projects), [projects]);
}

export function useProject(id: string) {
  return useQuery({
    queryKey: ["/api/projects", "one", id],
    queryFn: ({ signal }) => call<Project>(project(id), { signal }),
    refetchInterval: (query) =>
      query.state.data?.status === "processing" ? PROJECTS_POLL_BUSY_MS : false,
  });
}

/**
 * The report of a finished project. With `isWaiting` it is asked for at once, whatever the project's status,
 * and every 3 s while it is processing.
 */
export function useReport(
  id: string,
  status: string | undefined,
  { isWaiting = false }: { isWaiting?: boolean } = {},
) {
  return useQuery({
    queryKey: ["/api/projects", "report", id],
    queryFn: ({ signal }) => call<ReportResponse>(reading(id, "report"), { signal }),
    enabled: status === "completed" || isWaiting,
    staleTime: STALE_BUSY_MS,
    refetchInterval: status === "processing" ? REPORT_POLL_MS : false,
  });
}

export function useCompliance(id: string | null) {
  return useQuery({
    queryKey: ["/api/projects", "compliance", id],
    queryFn: ({ signal }) => call<ComplianceResponse>(`${project(id!)}/compliance`, { signal }),
    enabled: id !== null,
    staleTime: STALE_BUSY_MS,
  });
}

export function useFiles(id: string) {
  return useQuery({
    queryKey: ["/api/projects", "files", id],
    queryFn: ({ signal }) => call<ProjectFile[]>(reading(id, "files"), { signal }),
  });
}

/** Returns a function that loads projects and stats again. */
export function useRefreshProjects(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ["/api/projects"] }),
      client.invalidateQueries({ queryKey: ["/api/stats"] }),
    ]);
  };
}

/** Sends the create form. Never tried again by itself: a second attempt could make a second project. */
export function useCreateProject() {
  const query = useWorkspaceQuery();
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: (form: FormData) =>
      call<CreateProjectResponse>(`/api/projects${query}`, { method: "POST", form }),
    retry: false,
    onSuccess: () => refresh(),
  });
}

/** Puts a file that was sent in the place of one of a failed project, which is reviewed again. */
export function useReplaceFile() {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: (
      { projectId, fileId, uploadId }: { projectId: string; fileId: string; uploadId: string },
    ) => {
      const form = new FormData();
      form.append("uploads", JSON.stringify([uploadId]));
      return call<Project>(`${project(projectId)}/files/${fileId}`, { method: "PUT", form });
    },
    retry: false,
    onSuccess: () => refresh(),
  });
}

export function useRetryProject() {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: (id: string) => call<unknown>(`${project(id)}/retry`, { method: "POST" }),
    onSuccess: () => refresh(),
  });
}

/** Puts a project away, or back. */
export function useArchiveProject() {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: ({ id, isArchived }: { id: string; isArchived: boolean }) =>
      call<Project>(`${project(id)}/archive`, { method: "PATCH", json: { isArchived } }),
    onSuccess: () => refresh(),
  });
}

export function useDeleteProject() {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: (id: string) => call<unknown>(project(id), { method: "DELETE" }),
    onSuccess: () => refresh(),
  });
}

/** Asks for the enhanced analysis; a failure is only logged. */
export function useEnhancedAnalysis() {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: (id: string) =>
      call<unknown>(`${project(id)}/enhanced-analysis`, { method: "POST" }),
    onError: (error) => console.error("Enhanced analysis failed", error),
    onSettled: () => refresh(),
  });
}

/** Stops an analysis that was started again; the last report stays. */
export function useCancelAnalysis() {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: (id: string) =>
      call<Project>(`${project(id)}/enhanced-analysis`, { method: "DELETE" }),
    onSettled: () => refresh(),
  });
}

/** Lets the vision model look at a project, or shuts it out. */
export function useModelConsent() {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: ({ id, modelConsent }: { id: string; modelConsent: boolean }) =>
      call<Project>(`${project(id)}/model-consent`, { method: "PATCH", json: { modelConsent } }),
    onSettled: () => refresh(),
  });
}

/** The vision model of this server; null where there is none, undefined until it is known. */
export function useVision(): Vision | null | undefined {
  const { data } = useQuery({
    queryKey: ["/api/health"],
    queryFn: ({ signal }) => call<HealthResponse>("/api/health", { signal }),
    staleTime: Infinity,
  });
  return data?.model;
}

/** Changes details of a project. */
export function useChangeProject(id: string) {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: (values: ChangeProjectRequest) =>
      call<Project>(project(id), { method: "PATCH", json: values }),
    retry: false,
    onSuccess: refresh,
  });
}

export function useUpdateTags() {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: ({ id, tags }: { id: string; tags: string[] }) =>
      call<unknown>(`${project(id)}/tags`, { method: "PATCH", json: { tags } }),
    onSuccess: () => refresh(),
  });
}

/** Makes the marked-up picture and opens it in a new tab; a failure is only logged. */
export function useVisualMarkup() {
  return useMutation({
    mutationFn: (id: string) =>
      call<VisualMarkupResponse>(`${project(id)}/visual-markup`, { method: "POST" }),
    onSuccess: (answer) => {
      if (answer.success && answer.markupImageUrl) {
        globalThis.open(answer.markupImageUrl, "_blank", "noopener");
      } else console.error("Visual markup failed", answer.error);
    },
    onError: (error) => console.error("Visual markup failed", error),
  });
}

export function useFeedback() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: FeedbackRequest) => call<unknown>("/api/feedback", { method: "POST", json }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["/api/projects"] }),
  });
}

/** The report as a PDF. @throws {Error} worded as the specification when the file is missing or empty */
export async function downloadReport(id: string): Promise<Blob> {
  const response = await request(`${project(id)}/download-report`, { accept: "application/pdf" });
  const blob = await response.blob();
  if (blob.size === 0) throw new Error("Downloaded PDF is empty");
  return blob;
}

/** A project begun in an organization's workspace belongs to it. */
function useWorkspaceQuery(): string {
  const workspace = useWorkspace();
  return workspace === null || workspace === "personal" ? "" : `?organization=${workspace}`;
}

/** Whether the plan has room for one more project; asked for when somebody is about to begin one. */
export function useProjectRoom() {
  const query = useWorkspaceQuery();
  return useQuery({
    // No list of projects: what was just begun does not take its own form away.
    queryKey: ["/api/project-room", query],
    queryFn: ({ signal }) => call<Room>(`/api/project-room${query}`, { signal }),
    // Nor does a line that was lost and came back: who has begun is told when it is sent.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Whether files may be sent or changed now; asked for when somebody is about to. */
export function useRevisionRoom(id: string) {
  return useQuery({
    queryKey: ["/api/projects", "revision-room", id],
    queryFn: ({ signal }) => call<Room>(`${project(id)}/revision-room`, { signal }),
    gcTime: 0,
  });
}

/** Makes the set these files, in this order and by these names; ids are of files or of uploads. */
export function useChangeFiles(id: string) {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: (files: { id: string; name: string }[]) => {
      const form = new FormData();
      form.append("files", JSON.stringify(files));
      return call<Project>(`${project(id)}/files`, { method: "PUT", form });
    },
    retry: false,
    onSuccess: () => refresh(),
  });
}
