/** What an admin sees and does. Nobody else gets more than "not found". */
import { z } from "zod";
import { PLAN_TIERS } from "../constants/plans.ts";
import { PROJECT_TYPES } from "./auth.ts";
import { Id, Moment, PageQuery } from "./common.ts";

/** The figures of one day, as they were at its end (UTC). */
export const AdminMetrics = z.object({
  /** `2026-11-21`. */
  date: z.iso.date(),
  totalUsers: z.number().int(),
  /** Signed in or worked within the 30 days before. */
  activeUsers: z.number().int(),
  totalProjects: z.number().int(),
  /** Reports ever issued. */
  totalReports: z.number().int(),
  /** Cents a month. */
  monthlyRecurringRevenue: z.number().int(),
  /** Share of those who paid 30 days before and pay no more, 0–1. */
  churnRate: z.number(),
  /** Mean of the reports of the 30 days before, seconds. */
  averageProcessingTime: z.number(),
  /** Bytes. */
  totalStorageUsed: z.number().int(),
});
export type AdminMetrics = z.infer<typeof AdminMetrics>;

export const AdminMetricsResponse = z.object({
  /** Today, counted now. */
  now: AdminMetrics,
  /** Oldest first, at most 90 days. */
  days: z.array(AdminMetrics),
  /** Which payment provider is behind the revenue; that of the `sandbox` is no money. */
  provider: z.enum(["stripe", "sandbox"]),
});
export type AdminMetricsResponse = z.infer<typeof AdminMetricsResponse>;

export const AdminListQuery = PageQuery.extend({
  search: z.string().trim().max(200).default(""),
});
export type AdminListQuery = z.infer<typeof AdminListQuery>;

export const AdminJobsQuery = AdminListQuery.extend({
  state: z.string().trim().max(60).default("").describe(
    "Queue and state as in the counts: `chores dead`; without it, everything not done",
  ),
});
export type AdminJobsQuery = z.infer<typeof AdminJobsQuery>;

export const AdminUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: z.enum(["user", "admin"]),
  isActive: z.boolean(),
  subscriptionTier: z.enum(PLAN_TIERS),
  subscriptionStatus: z.string(),
  projects: z.number().int(),
  createdAt: Moment,
  lastLoginAt: Moment.nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminUserList = z.object({ total: z.number().int(), users: z.array(AdminUser) });
export type AdminUserList = z.infer<typeof AdminUserList>;

/** Something sealed that was changed; a null code is the record of issued reports itself. */
export const AlteredReport = z.object({
  code: z.string().nullable(),
  changes: z.array(z.string()),
});
export type AlteredReport = z.infer<typeof AlteredReport>;

/** The nightly check of all seals. */
export const SealCheck = z.object({
  date: z.iso.date(),
  startedAt: Moment,
  /** Null while it goes on. */
  finishedAt: Moment.nullable(),
  reports: z.number().int(),
  altered: z.array(AlteredReport),
});
export type SealCheck = z.infer<typeof SealCheck>;

/** The newest check; null before the first night. */
export const SealCheckResponse = z.object({ check: SealCheck.nullable() });
export type SealCheckResponse = z.infer<typeof SealCheckResponse>;

/** A disabled account can't sign in, and its sessions end. */
export const UpdateUserRequest = z.object({ isActive: z.boolean("Please choose") });
export type UpdateUserRequest = z.infer<typeof UpdateUserRequest>;

/** A job without what it carries: addresses and texts stay out of sight. */
export const AdminJob = z.object({
  id: Id,
  queue: z.string(),
  kind: z.string(),
  state: z.string(),
  attempts: z.number().int(),
  maxAttempts: z.number().int(),
  lastError: z.string().nullable(),
  projectId: Id.nullable(),
  createdAt: Moment,
  finishedAt: Moment.nullable(),
});
export type AdminJob = z.infer<typeof AdminJob>;

export const AdminJobList = z.object({
  counts: z.array(z.object({ queue: z.string(), state: z.string(), count: z.number().int() })),
  total: z.number().int().describe("The requested jobs"),
  /** Dead letters first, then what runs and waits. */
  jobs: z.array(AdminJob),
});
export type AdminJobList = z.infer<typeof AdminJobList>;

export const AdminFeedback = z.object({
  count: z.number().int(),
  /** 1–5; null while nobody answered. */
  averageRating: z.number().nullable(),
  /** 0–1; null while nobody answered. */
  helpfulShare: z.number().nullable(),
  /** How many gave 1, 2, 3, 4, 5. */
  ratings: z.array(z.number().int()).length(5),
  total: z.number().int().describe("The requested answers"),
  entries: z.array(z.object({
    id: Id,
    rating: z.number().int(),
    wasHelpful: z.boolean(),
    concerns: z.string().nullable(),
    suggestions: z.string().nullable(),
    createdAt: Moment,
  })),
});
export type AdminFeedback = z.infer<typeof AdminFeedback>;

/** How people judged a rule's findings, and beside it the reports it reported something in. */
export const RuleAccuracy = z.object({
  ruleId: z.string(),
  title: z.string().nullable().describe("Of the rule; null where the catalog no longer has it"),
  /** Findings called right and called wrong; both together are the sample. */
  right: z.number().int(),
  wrong: z.number().int(),
  /** 0–1; null while no finding was judged. */
  rightShare: z.number().nullable(),
  /** Why findings were dismissed as wrong, most frequent first, with how often where it was more than once. */
  reasons: z.array(z.string()),
  /** Rated reports with an issue or warning of this rule. */
  reports: z.number().int(),
  issues: z.number().int(),
  warnings: z.number().int(),
  /** Of those reports, 0–1; null while there is none. */
  helpfulShare: z.number().nullable(),
  averageRating: z.number().nullable(),
});
export type RuleAccuracy = z.infer<typeof RuleAccuracy>;
export const RuleAccuracyList = z.object({
  total: z.number().int(),
  rules: z.array(RuleAccuracy),
});
export type RuleAccuracyList = z.infer<typeof RuleAccuracyList>;

export const AdminAccessRequest = z.object({
  id: Id,
  projectType: z.enum(PROJECT_TYPES),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  message: z.string(),
  handledAt: Moment.nullable(),
  createdAt: Moment,
});
export type AdminAccessRequest = z.infer<typeof AdminAccessRequest>;
export const AdminAccessRequestList = z.object({
  total: z.number().int(),
  requests: z.array(AdminAccessRequest),
});
export type AdminAccessRequestList = z.infer<typeof AdminAccessRequestList>;

export const AuditLogEntry = z.object({
  id: z.number().int(),
  at: Moment,
  /** Who did it; null for the system and for deleted accounts. */
  actor: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  subjectName: z.string().nullable().describe("Email or project name; null if there is none"),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;
export const AuditLog = z.object({ total: z.number().int(), lines: z.array(AuditLogEntry) });
export type AuditLog = z.infer<typeof AuditLog>;
