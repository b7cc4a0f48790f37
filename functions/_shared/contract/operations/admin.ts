/** What admins see and do. Everyone else is answered 404. */
import { z } from "zod";
import * as admin from "../admin.ts";
import { DoneResponse } from "../common.ts";
import type { Operation } from "./operation.ts";

const ADMIN = { tag: "Admin", access: "admin", status: 200 } as const;

export const ADMIN_OPERATIONS: readonly Operation[] = [
  {
    ...ADMIN,
    id: "adminMetrics",
    method: "GET",
    path: "/api/admin/metrics",
    summary: "The product's figures: today and the days before.",
    answer: admin.AdminMetricsResponse,
    errors: ["not_admin", "second_factor_required"],
  },
  {
    ...ADMIN,
    id: "adminSeals",
    method: "GET",
    path: "/api/admin/seals",
    summary: "The newest nightly check of all sealed reports, and what it found.",
    answer: admin.SealCheckResponse,
    errors: ["not_admin", "second_factor_required"],
  },
  {
    ...ADMIN,
    id: "adminUsers",
    method: "GET",
    path: "/api/admin/users",
    summary: "Users with tier and status, newest first.",
    query: admin.AdminListQuery,
    answer: admin.AdminUserList,
    errors: ["not_admin", "second_factor_required", "validation_failed"],
  },
  {
    ...ADMIN,
    id: "adminUpdateUser",
    method: "PATCH",
    path: "/api/admin/users/{id}",
    summary: "Disable an account or enable it again.",
    body: admin.UpdateUserRequest,
    answer: DoneResponse,
    errors: ["not_admin", "second_factor_required", "validation_failed", "conflict", "not_found"],
  },
  {
    ...ADMIN,
    id: "adminJobs",
    method: "GET",
    path: "/api/admin/jobs",
    summary: "Dead letters and what waits and runs.",
    answer: admin.AdminJobList,
    errors: ["not_admin", "second_factor_required"],
  },
  {
    ...ADMIN,
    id: "adminRedriveJob",
    method: "POST",
    path: "/api/admin/jobs/{id}/redrive",
    summary: "Put a dead letter back into its queue.",
    answer: DoneResponse,
    errors: ["not_admin", "second_factor_required", "not_found", "conflict"],
  },
  {
    ...ADMIN,
    id: "adminFeedback",
    method: "GET",
    path: "/api/admin/feedback",
    summary: "What people said about their reports.",
    answer: admin.AdminFeedback,
    errors: ["not_admin", "second_factor_required"],
  },
  {
    ...ADMIN,
    id: "adminAccuracy",
    method: "GET",
    path: "/api/admin/accuracy",
    summary:
      "How often findings of each rule were called right, and how the reports it spoke in were rated.",
    answer: z.array(admin.RuleAccuracy),
    errors: ["not_admin", "second_factor_required"],
  },
  {
    ...ADMIN,
    id: "adminAccessRequests",
    method: "GET",
    path: "/api/admin/access-requests",
    summary: "Requests for access from the landing page, open ones first.",
    answer: z.array(admin.AdminAccessRequest),
    errors: ["not_admin", "second_factor_required"],
  },
  {
    ...ADMIN,
    id: "adminHandleAccessRequest",
    method: "POST",
    path: "/api/admin/access-requests/{id}/handle",
    summary: "Note that a request was answered.",
    answer: DoneResponse,
    errors: ["not_admin", "second_factor_required", "not_found"],
  },
  {
    ...ADMIN,
    id: "adminAudit",
    method: "GET",
    path: "/api/admin/audit",
    summary: "What admins did, newest first.",
    answer: z.array(admin.AuditLogEntry),
    errors: ["not_admin", "second_factor_required"],
  },
];
