/** The admin's face of the database. The functions behind it look at who is calling. */
import type {
  AdminAccessRequest,
  AdminFeedback,
  AdminJob,
  AdminJobList,
  AdminMetrics,
  AdminUser,
  AuditLogEntry,
  RuleAccuracy,
  SealCheck,
} from "../../_shared/contract/mod.ts";
import type { BackendClient } from "./client.ts";
import { unwrap } from "./errors.ts";
import type { AdminStore } from "./features_port.ts";
import { fromRow, type Row, toMoment } from "./rows.ts";

/** Binds the admin's face. */
export function createAdminStore({ db }: BackendClient): AdminStore {
  const call = async (name: string, values: object = {}): Promise<unknown> =>
    unwrap(await db.rpc(name, values));
  const list = async <T>(name: string): Promise<T[]> =>
    (await call(name) as Row[]).map((row) => fromRow<T>(row));

  return {
    async readMetrics() {
      const { now, days } = await call("admin_metrics_report") as { now: Row; days: Row[] };
      return { now: toMetrics(now), days: days.map(toMetrics) };
    },
    async findSealCheck() {
      const rows = unwrap(
        await db.from("seal_checks").select("date,started_at,finished_at,reports,altered")
          .order("date", { ascending: false }).limit(1),
      ) as Row[] | null;
      return rows?.length ? toSealCheck(rows[0]) : null;
    },
    async listUsers(search, limit, offset) {
      const values = { p_search: search, p_limit: limit, p_offset: offset };
      const { total, users } = await call("admin_list_users", values) as {
        total: number;
        users: Row[];
      };
      return { total, users: users.map((it) => fromRow<AdminUser>(it)) };
    },
    async setActive(userId, isActive) {
      await call("admin_set_active", { p_id: userId, p_is_active: isActive });
    },
    async listJobs() {
      const { counts, jobs } = await call("admin_jobs") as {
        counts: AdminJobList["counts"];
        jobs: Row[];
      };
      return { counts, jobs: jobs.map((it) => fromRow<AdminJob>(it)) };
    },
    async redriveJob(id) {
      await call("admin_redrive_job", { p_id: id });
    },
    async readFeedback() {
      const found = await call("admin_feedback") as AdminFeedback & { entries: Row[] };
      return {
        ...found,
        entries: found.entries.map((it) => fromRow<AdminFeedback["entries"][number]>(it)),
      };
    },
    readAccuracy: async () => await call("admin_rule_accuracy") as RuleAccuracy[],
    listAccessRequests: () => list<AdminAccessRequest>("admin_access_requests"),
    async handleAccessRequest(id) {
      await call("admin_handle_access_request", { p_id: id });
    },
    async listAudit() {
      const rows = await call("admin_audit") as (AuditLogEntry & { at: string })[];
      return rows.map((row) => ({ ...row, at: toMoment(row.at) }));
    },
  };
}

function toMetrics(row: Row): AdminMetrics {
  return fromRow<AdminMetrics>(row);
}

/** A day is a day, not a moment. */
export const toSealCheck = (row: Row): SealCheck => ({
  ...fromRow<SealCheck>(row),
  date: String(row.date).slice(0, 10),
});
