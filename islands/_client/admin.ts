/** The admin's lists and figures, and the few things an admin does. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  AdminAccessRequestList,
  AdminFeedback,
  AdminJobList,
  AdminMetricsResponse,
  AdminUserList,
  AuditLog,
  RuleAccuracyList,
  SealCheckResponse,
} from "../../functions/_shared/contract/mod.ts";
import { call } from "./api.ts";

const BASE = "/api/admin";

function useLoad<T>(path: string) {
  return useQuery({
    queryKey: [BASE, path],
    queryFn: ({ signal }) => call<T>(`${BASE}/${path}`, { signal }),
    placeholderData: (before) => before,
  });
}

export const useMetrics = () => useLoad<AdminMetricsResponse>("metrics");
export const useSealCheck = () => useLoad<SealCheckResponse>("seals");
/** What is looked at of a list. */
export interface ListState {
  search: string;
  page: number;
}
/** Lines of a page. */
export const LINES = 50;
const list = (name: string, { search, page }: ListState, more: Record<string, string> = {}) =>
  `${name}?${new URLSearchParams({ search, page: String(page), limit: String(LINES), ...more })}`;

export const useUsers = (state: ListState) => useLoad<AdminUserList>(list("users", state));
/** @param named queue and state, `chores dead`; empty for all that is not done */
export const useJobs = (state: ListState, named: string) =>
  useLoad<AdminJobList>(list("jobs", state, { state: named }));
export const useAllFeedback = (state: ListState) => useLoad<AdminFeedback>(list("feedback", state));
export const useAccuracy = (state: ListState) => useLoad<RuleAccuracyList>(list("accuracy", state));
export const useAccessRequests = (state: ListState) =>
  useLoad<AdminAccessRequestList>(list("access-requests", state));
export const useAudit = (state: ListState) => useLoad<AuditLog>(list("audit", state));

/** One change, by its path below `/api/admin`. */
export interface AdminAction {
  path: string;
  method?: "POST" | "PATCH";
  json?: unknown;
}

/** Does one thing; every list is read again afterwards, the audit log with them. */
export function useAdminAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, method = "POST", json }: AdminAction) =>
      call<unknown>(`${BASE}/${path}`, { method, json }),
    onSuccess: () => client.invalidateQueries({ queryKey: [BASE] }),
  });
}
