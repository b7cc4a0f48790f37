/** The owner's face of the database. Row-level security bounds every answer; functions bound every change. */
import type {
  BillingAnalytics,
  BillingHistory,
  DashboardStats,
  Project,
} from "../../_shared/contract/mod.ts";
import { AppError } from "../../_shared/errors.ts";
import type { PlanTier } from "../../_shared/constants/plans.ts";
import { createAdminStore } from "./admin.ts";
import { type BackendAddress, createVisitorClient } from "./client.ts";
import { createCycleStore } from "./cycles.ts";
import { unwrap } from "./errors.ts";
import { createReviewStore } from "./review_store.ts";
import { createFeatureStore } from "./features.ts";
import { createOrganizationStore } from "./organizations.ts";
import { createPeopleStore } from "./people.ts";
import { createSecurityStore } from "./security.ts";
import { listAll, listParts } from "./list_all.ts";
import { listPart } from "./list_part.ts";
import { createObjects } from "./objects.ts";
import type { NewFile, OwnerStore, ReportLife, RunState } from "./port.ts";
import {
  toFile,
  toProject,
  toReport,
  toRunProject,
  toStoredUpload,
  toSummary,
  toUpload,
} from "./project_rows.ts";
import { fromRow, type Row, toMoment, toRow } from "./rows.ts";

/** What an account exports, projects before what belongs to them, and the order that stays while it is read in parts. */
const EXPORTED_TABLES: Record<string, readonly string[]> = {
  users: ["id"],
  projects: ["id"],
  files: ["id"],
  uploads: ["id"],
  project_corrections: ["project_id", "key"],
  compliance_reports: ["id"],
  model_calls: ["id"],
  model_answers: ["project_id", "key"],
  report_events: ["project_id", "run", "action", "detail", "day"],
  feedback: ["id"],
  finding_dispositions: ["project_id", "run", "finding_id"],
  finding_entries: ["id"],
  own_findings: ["project_id", "run", "finding_id"],
  person_answers: ["project_id", "run", "item_id"],
  security_events: ["id"],
  project_cycles: ["project_id", "cycle"],
  applicant_responses: ["project_id", "cycle", "of_cycle", "finding_id"],
  carried_verdicts: ["project_id", "cycle", "of_cycle", "finding_id"],
  usage_analytics: ["id"],
  billing_history: ["id"],
  brands: ["user_id"],
  notifications: ["id"],
  standard_comments: ["id"],
  saved_views: ["id"],
};

/** Tables of rows that may have megabytes each, and how many of them are read at a time. */
const LARGE_ROWS: Record<string, number> = { compliance_reports: 4, model_answers: 50 };

/** Of these the caller reads nothing but the own rows, whatever project they are about. */
const PERSONAL_TABLES = new Set(["notifications", "feedback"]);

/** Invoices that come with the figures; the rest is asked for. */
const INVOICES_AT_ONCE = 20;

/** Binds the owner's face for one access token. */
export function createOwnerStore(address: BackendAddress, accessToken: string): OwnerStore {
  const client = createVisitorClient(address, accessToken);
  const { db } = client;
  const call = async (name: string, values: object = {}): Promise<unknown> =>
    unwrap(await db.rpc(name, values));

  const listInvoices: OwnerStore["listInvoices"] = async (part) => {
    const { total, rows } = await listPart<Row>(
      (how) =>
        db.from("billing_history").select("*", how)
          .order("billing_date", { ascending: false }).order("id"),
      part,
    );
    return { total, invoices: rows.map(toInvoice) };
  };

  return {
    ...createObjects(client),
    ...createFeatureStore(client),
    ...createSecurityStore(client),
    ...createReviewStore(client),
    ...createCycleStore(client),
    ...createPeopleStore(client),
    ...createOrganizationStore(client),
    admin: createAdminStore(client),

    checkRoom: async (files, bytes, organizationId) =>
      await call("check_room", {
        p_files: files,
        p_bytes: bytes,
        p_organization: organizationId ?? null,
      }) as {
        tier: PlanTier;
        maxFileMb: number;
      },

    createProject: async (id, values, files, organizationId) =>
      toProject(
        await call("create_project", {
          p_id: id,
          p_project: toRow(values),
          p_files: files.map((file: NewFile) => toRow(file)),
          p_organization: organizationId ?? null,
        }) as Row,
      ),

    beginUpload: async ({ id, filename, fileSize }) =>
      toUpload(
        await call("begin_upload", { p_id: id, p_filename: filename, p_size: fileSize }) as Row,
      ),

    async findUpload(id) {
      const row = unwrap(await db.from("uploads").select("*").eq("id", id).maybeSingle());
      return row === null ? null : toStoredUpload(row);
    },

    async listUploads(now) {
      const rows = unwrap(
        // Without their parts, of which each may have a thousand.
        await db.from("uploads").select("id,filename,file_size,stored,expires_at")
          .gt("expires_at", now).order("created_at").order("id"),
      );
      return (rows ?? []).map(toUpload);
    },

    addUploadPart: async (id, { offset, path, bytes }) =>
      toUpload(
        await call("add_upload_part", {
          p_id: id,
          p_offset: offset,
          p_path: path,
          p_bytes: bytes,
        }) as Row,
      ),

    async deleteUpload(id) {
      await call("delete_upload", { p_id: id });
    },

    async replaceFile(projectId, fileId, file) {
      const { replaced_path: replacedPath, ...row } = await call("replace_file", {
        p_id: projectId,
        p_file: fileId,
        p_new: toRow(file),
      }) as Row;
      return { project: toProject(row), replacedPath: replacedPath as string | null };
    },

    async listProjects({ search, status, page, limit, organization }) {
      const found = await call("list_projects", {
        p_search: search ?? "",
        p_status: status ?? null,
        p_limit: limit ?? null,
        p_offset: limit ? (page - 1) * limit : 0,
        p_workspace: organization ?? null,
      }) as { projects: Row[]; total: number };
      return { projects: found.projects.map(toSummary), total: found.total };
    },

    async findProject(id) {
      const row = unwrap(await db.from("projects").select("*").eq("id", id).maybeSingle());
      return row === null ? null : toProject(row);
    },

    getStats: async (workspace) =>
      await call("dashboard_stats", { p_workspace: workspace ?? null }) as DashboardStats,

    async getDashboard(workspace) {
      const { projects, stats } = await call("dashboard", {
        p_workspace: workspace ?? null,
      }) as {
        projects: Row[];
        stats: DashboardStats;
      };
      return { projects: projects.map(toSummary), stats };
    },

    async listFiles(projectId) {
      const rows = unwrap(
        await db.from("files").select("*").eq("project_id", projectId).is("retired_in", null)
          .order("position"),
      );
      return (rows ?? []).map(toFile);
    },

    async findReadRun(projectId) {
      const { data, count, error } = await db.from("page_results")
        .select("run", { count: "exact" }).eq("project_id", projectId)
        .order("run", { ascending: false }).limit(1);
      const rows = unwrap({ data, error });
      return rows?.length ? { run: Number(rows[0].run), pages: count ?? 0 } : null;
    },

    async *readPages(projectId, run) {
      // A sheet that a revision replaced was read, and is no part of the set.
      const reported = await listAll<{ page: number }>(() =>
        db.from("report_pages").select("page").eq("project_id", projectId).eq("run", run)
          .order("page")
      );
      const shown = new Set(reported.map((it) => Number(it.page)));
      for (let after = 0;;) {
        const row = unwrap(
          await db.from("page_results").select("page,result").eq("project_id", projectId)
            .eq("run", run).gt("page", after).order("page").limit(1).maybeSingle(),
        );
        if (row === null) return;
        after = Number(row.page);
        if (row.result === null || shown.size > 0 && !shown.has(after)) continue;
        yield String(row.result);
      }
    },

    changeProject: async (projectId, values, { isReviewed, version }) =>
      toProject(
        await call("change_project", {
          p_id: projectId,
          p_values: toRow(values),
          p_review: isReviewed,
          p_version: version,
        }) as Row,
      ),

    changeFiles: async (projectId, { order, files, version }) =>
      toProject(
        await call("change_files", {
          p_id: projectId,
          p_order: order,
          p_new: files.map((file) => toRow(file)),
          p_version: version,
        }) as Row,
      ),

    restartAnalysis: async (projectId, onlyFailed): Promise<Project> =>
      toProject(
        await call("restart_analysis", { p_id: projectId, p_only_failed: onlyFailed }) as Row,
      ),

    cancelAnalysis: async (projectId) =>
      toProject(await call("cancel_analysis", { p_id: projectId }) as Row),

    setModelConsent: async (projectId, modelConsent) =>
      toProject(
        await call("set_model_consent", { p_id: projectId, p_consent: modelConsent }) as Row,
      ),

    archiveProject: async (projectId, isArchived) =>
      toProject(
        await call("archive_project", { p_id: projectId, p_is_archived: isArchived }) as Row,
      ),

    deleteProject: async (projectId) =>
      await call("delete_project", { p_id: projectId }) as string[],

    async findRun(projectId) {
      const state = await call("project_progress", { p_id: projectId }) as
        | (Omit<RunState, "project"> & { project: Row })
        | null;
      return state && { ...state, project: toRunProject(state.project) };
    },

    async findReport(projectId) {
      const rows = unwrap(
        await db.from("compliance_reports").select("*").eq("project_id", projectId)
          .order("run", { ascending: false }).limit(1),
      );
      return rows?.length ? toReport(rows[0]) : null;
    },

    async findReportLife(projectId) {
      const life = await call("report_life", { p_project: projectId }) as ReportLife | null;
      return life && {
        ...life,
        verifiedCount: Number(life.verifiedCount),
        revokedAt: life.revokedAt && toMoment(life.revokedAt),
        events: life.events.map((it) => ({ ...it, at: toMoment(it.at) })),
      };
    },

    async noteDownload(projectId, what) {
      await call("note_download", { p_project: projectId, p_what: what });
    },

    async revokeReport(projectId, { code, reason }) {
      await call("revoke_report", { p_project: projectId, p_code: code, p_reason: reason });
    },

    async showClient(projectId, isShown) {
      await call("show_client", { p_project: projectId, p_is_shown: isShown });
    },

    async assertExport(projectId) {
      await call("assert_export", { p_project: projectId });
    },

    async addFeedback(request, userId) {
      const row = unwrap(
        await db.from("feedback").insert({ ...toRow(request), user_id: userId })
          .select("id,created_at").single(),
      ) as Row | null;
      if (!row) throw new AppError("project_not_found", "Project not found");
      return { id: String(row.id), createdAt: toMoment(String(row.created_at)) };
    },

    async updateName(name) {
      await call("update_profile", { p_name: name });
    },

    async getBilling() {
      const usage = await call("billing_usage") as UsageReading;
      const { invoices } = await listInvoices({ limit: INVOICES_AT_ONCE, offset: 0 });
      return toBilling(usage, invoices);
    },

    listInvoices,

    async *exportRows() {
      let me: unknown;
      const own = new Set<unknown>();
      // Projects of others are read here, too: an organization's are exported by whoever answers for them.
      const isOwn = (table: string, row: Row) => {
        if (PERSONAL_TABLES.has(table)) return true;
        const project = table === "projects" ? row.id : row.projectId;
        return typeof project !== "string" || own.has(project);
      };
      for (const [table, order] of Object.entries(EXPORTED_TABLES)) {
        const ask = () =>
          order.reduce((query, column) => query.order(column), db.from(table).select("*"));
        for await (const part of listParts<Row>(ask, LARGE_ROWS[table])) {
          const rows: Row[] = part.map((it) => fromRow(it));
          if (table === "users") me = rows[0]?.id;
          if (table === "projects") {
            for (const { id, userId } of rows) if (userId === me) own.add(id);
          }
          yield { table, rows: rows.filter((row) => isOwn(table, row)) };
        }
      }
    },

    deleteAccount: async () => await call("delete_account") as string[],
  };
}

/** What billing reads of a user's row. */
interface UsageUser {
  subscriptionTier: PlanTier;
  subscriptionStatus: string;
  subscriptionStartDate: string | null;
  subscriptionEndDate: string | null;
  cancelAtPeriodEnd: boolean;
  projectsLimit: number;
  weeklyProjects: number;
  weeklyProjectsLimit: number;
  storageLimit: number;
  monthlyUploads: number;
  monthlyUploadsLimit: number;
  monthlyReportsGenerated: number;
  monthlyReportsLimit: number;
  lastUsageResetDate: string;
  weekStartedAt: string;
  createdAt: string;
}

interface UsageReading {
  user: Row;
  projectsUsed: number;
  failedProjects: number;
  storageUsed: number;
  totalSpent: number;
  period: Omit<BillingAnalytics["usagePeriod"], "startedAt" | "weekEndDate">;
}

function toBilling(
  usage: UsageReading,
  billingHistory: BillingAnalytics["billingHistory"],
): Omit<BillingAnalytics, "provider" | "hasPortal"> {
  const user = fromRow<UsageUser>(usage.user);
  return {
    currentSubscription: {
      tier: user.subscriptionTier,
      status: user.subscriptionStatus,
      startDate: user.subscriptionStartDate ?? user.createdAt,
      endDate: user.subscriptionEndDate,
      cancelAtPeriodEnd: user.cancelAtPeriodEnd,
    },
    totalSpent: Number(usage.totalSpent),
    usageStats: {
      projectsUsed: Number(usage.projectsUsed),
      projectsLimit: user.projectsLimit,
      failedProjects: Number(usage.failedProjects),
      weeklyProjects: user.weeklyProjects,
      weeklyProjectsLimit: user.weeklyProjectsLimit,
      storageUsed: Number(usage.storageUsed),
      storageLimit: user.storageLimit,
      monthlyUploads: user.monthlyUploads,
      monthlyUploadsLimit: user.monthlyUploadsLimit,
      monthlyReports: user.monthlyReportsGenerated,
      monthlyReportsLimit: user.monthlyReportsLimit,
    },
    usagePeriod: {
      ...usage.period,
      startedAt: user.lastUsageResetDate,
      weekEndDate: weekEndOf(user.weekStartedAt, usage.period.endDate),
    },
    billingHistory,
  };
}

/** A week ends with the month at the latest. */
function weekEndOf(startedAt: string, monthEnd: string): string {
  const WEEK_MS = 7 * 86_400_000;
  const end = new Date(Date.parse(startedAt) + WEEK_MS).toISOString().slice(0, 10);
  return end < monthEnd ? end : monthEnd;
}

function toInvoice(row: Row): BillingHistory["invoices"][number] {
  const { id, description, billingDate, amount, currency, status, invoiceUrl } = fromRow<
    BillingHistory["invoices"][number]
  >(row);
  return { id, description, billingDate, amount, currency, status, invoiceUrl };
}
