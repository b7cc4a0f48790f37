/** The admin's lists and figures, and the few things an admin does. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  AdminAccessRequest,
  AdminFeedback,
  AdminJobList,
  AdminMetricsResponse,
  AdminUserList,
  AuditLogEntry,
  RuleAccuracy,
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
export const useUsers = (search: string, page = 1) =>
  useLoad<AdminUserList>(`users?search=${encodeURIComponent(search)}&page=${page}&limit=50`);
export const useJobs = () => useLoad<AdminJobList>("jobs");
export const useAllFeedback = () => useLoad<AdminFeedback>("feedback");
export const useAccuracy = () => useLoad<RuleAccuracy[]>("accuracy");
export const useAccessRequests = () => useLoad<AdminAccessRequest[]>("access-requests");
export const useAudit = () => useLoad<AuditLogEntry[]>("audit");

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
