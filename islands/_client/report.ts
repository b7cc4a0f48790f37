/** What the owner does with an issued report. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  ExportFormat,
  RevokeReportRequest,
  UpdateVerificationRequest,
} from "../../functions/_shared/contract/mod.ts";
import { call } from "./api.ts";

const project = (id: string) => `/api/projects/${encodeURIComponent(id)}`;

/** Address of an export; the browser saves what it answers. */
export const exportUrl = (id: string, format: ExportFormat) => `${project(id)}/export/${format}`;
/** Address of all marked-up plans as one PDF. */
export const markedPlansUrl = (id: string) => `${project(id)}/visual-markup`;

function useRefreshReport(id: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["/api/projects", "report", id] });
}

/** Takes the report back for good. Never tried again by itself. */
export function useRevokeReport(id: string) {
  const refresh = useRefreshReport(id);
  return useMutation({
    mutationFn: (json: RevokeReportRequest) =>
      call<unknown>(`${project(id)}/report/revoke`, { method: "POST", json }),
    retry: false,
    onSuccess: refresh,
  });
}

/** Chooses what the verification page says of the client. */
export function useUpdateVerification(id: string) {
  const refresh = useRefreshReport(id);
  return useMutation({
    mutationFn: (json: UpdateVerificationRequest) =>
      call<unknown>(`${project(id)}/verification`, { method: "PATCH", json }),
    onSuccess: refresh,
  });
}
