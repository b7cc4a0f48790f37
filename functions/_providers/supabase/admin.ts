/** The admin's face of the database. The functions behind it look at who is calling. */
import { JOB_WORDS } from "../../_shared/constants/jobs.ts";
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
import type { AdminStore, FullPart } from "./features_port.ts";
import { fromRow, type Row, toMoment } from "./rows.ts";

/** Binds the admin's face. */
export function createAdminStore({ db }: BackendClient): AdminStore {
  const call = async (name: string, values: object = {}): Promise<unknown> =>
    unwrap(await db.rpc(name, values));
  const listed = async (name: string, search: string, { limit, offset }: FullPart, more = {}) =>
    await call(name, { p_search: search, p_limit: limit, p_offset: offset, ...more }) as
      & Record<string, Row[]>
      & { total: number };

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
    async listUsers(search, part) {
      const { total, users } = await listed("admin_list_users", search, part);
      return { total, users: users.map((it) => fromRow<AdminUser>(it)) };
    },
    async setActive(userId, isActive) {
      await call("admin_set_active", { p_id: userId, p_is_active: isActive });
    },
    async listJobs(search, state, part) {
      const { total, jobs, counts } = await listed("admin_jobs", search, part, {
        p_state: state,
        p_words: JOB_WORDS,
      });
      return {
        total,
        counts: counts as unknown as AdminJobList["counts"],
        jobs: jobs.map((it) => fromRow<AdminJob>(it)),
      };
    },
    async redriveJob(id) {
      await call("admin_redrive_job", { p_id: id });
    },
    async readFeedback(search, part) {
      const { entries, ...figures } = await listed("admin_feedback", search, part);
      return {
        ...figures as unknown as Omit<AdminFeedback, "entries">,
        entries: entries.map((it) => fromRow<AdminFeedback["entries"][number]>(it)),
      };
    },
    readAccuracy: async () => await call("admin_rule_accuracy") as Omit<RuleAccuracy, "title">[],
    async listAccessRequests(search, part) {
      const { total, requests } = await listed("admin_access_requests", search, part);
      return { total, requests: requests.map((it) => fromRow<AdminAccessRequest>(it)) };
    },
    async handleAccessRequest(id) {
      await call("admin_handle_access_request", { p_id: id });
    },
    async listAudit(search, part) {
      const { total, lines } = await listed("admin_audit", search, part);
      return {
        total,
        lines: (lines as unknown as AuditLogEntry[]).map((it) => ({ ...it, at: toMoment(it.at) })),
      };
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
