/** Links for guests, what guests say, and notifications, as the screens load and change them. */
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type {
  CreateShareResponse,
  NotificationList,
  Share,
  SharedReport,
  ShareList,
  ShareRequest,
  ThreadEntry,
  ThreadResponse,
} from "../../functions/_shared/contract/mod.ts";
import { call } from "./api.ts";
import { projectPath } from "./project_path.ts";
import { rendered } from "./rendered.ts";

const sharesKey = (projectId: string) => ["/api/projects", "shares", projectId];
/** Links shown at once. */
export const SHARES_PAGE = 20;

export function useShares(projectId: string, page: number) {
  return useQuery({
    queryKey: [...sharesKey(projectId), page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<ShareList>(
        `${projectPath(projectId)}/shares?page=${page}&limit=${SHARES_PAGE}`,
        { signal },
      ),
  });
}

/** The answer carries the link, once; it is never cached. */
export function useCreateShare(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: ShareRequest) =>
      call<CreateShareResponse>(`${projectPath(projectId)}/shares`, { method: "POST", json }),
    retry: false,
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: sharesKey(projectId) }),
  });
}

export function useRevokeShare(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shareId: string) =>
      call<Share>(`${projectPath(projectId)}/shares/${shareId}`, { method: "DELETE" }),
    onSuccess: () => client.invalidateQueries({ queryKey: sharesKey(projectId) }),
  });
}

/** What the link of a guest leads to. @param initial what the page was rendered with, which is never missing */
export function useSharedReport(id: string, initial: SharedReport) {
  return useQuery({
    queryKey: ["/api/shared", id],
    ...rendered(initial),
    initialData: initial,
    retry: false,
    queryFn: ({ signal }) => call<SharedReport>(projectPath(id), { signal }),
  });
}

const guestKey = (id: string, findingId: string) => ["/api/shared", "thread", id, findingId];
const guestFinding = (id: string, findingId: string) =>
  `${projectPath(id)}/findings/${encodeURIComponent(findingId)}`;

export function useGuestThread(id: string, reportId: string, findingId: string) {
  return useQuery({
    queryKey: guestKey(id, findingId),
    queryFn: ({ signal }) =>
      call<ThreadResponse>(`${guestFinding(id, findingId)}/thread?reportId=${reportId}`, {
        signal,
      }),
  });
}

export function useGuestComment(id: string, findingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: { reportId: string; name: string | null; body: string }) =>
      call<ThreadEntry>(`${guestFinding(id, findingId)}/comments`, { method: "POST", json }),
    retry: false,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: guestKey(id, findingId) }),
        // The first comment names the guest.
        client.invalidateQueries({ queryKey: ["/api/shared", id], exact: true }),
      ]),
  });
}

const NOTIFICATIONS = "/api/notifications";
const NOTIFICATIONS_POLL_MS = 60_000;
/** Notifications shown at first, and added each time. */
const NOTIFICATIONS_PAGE = 20;

/** Newest first, page by page. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: [NOTIFICATIONS],
    refetchInterval: NOTIFICATIONS_POLL_MS,
    initialPageParam: 1,
    queryFn: ({ signal, pageParam }) =>
      call<NotificationList>(
        `${NOTIFICATIONS}?page=${pageParam}&limit=${NOTIFICATIONS_PAGE}`,
        { signal },
      ),
    getNextPageParam: ({ total }, pages) =>
      pages.length * NOTIFICATIONS_PAGE < total ? pages.length + 1 : undefined,
  });
}

/** Marks one as read, or with null all. */
export function useReadNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      call<unknown>(NOTIFICATIONS, { method: "PATCH", json: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [NOTIFICATIONS] }),
  });
}
