/** The server's face of the database: what no user's token may read or write. */
import type { SessionUser } from "../../_shared/contract/mod.ts";
import type { ChainLink } from "../../_shared/seal.ts";
import { toSealCheck } from "./admin.ts";
import { createBillingStore } from "./billing.ts";
import type { BackendClient } from "./client.ts";
import { unwrap } from "./errors.ts";
import { createServerFeatures } from "./features.ts";
import { createObjects } from "./objects.ts";
import { createOrphanStore } from "./orphans.ts";
import type { Account, ReportStanding, ServerStore, SessionRow } from "./port.ts";
import { createServerOrganizations } from "./organizations.ts";
import { createServerPeople } from "./people.ts";
import { toReport, toStanding } from "./project_rows.ts";
import { createServerSecurity } from "./security.ts";
import { fromRow, type Row, toMoment, toRow } from "./rows.ts";

/** Whoever balances servers hears within this that the database is away. */
const PING_MS = 5_000;

/** Binds the server's face. */
export function createServerStore(client: BackendClient): ServerStore {
  const { db } = client;
  const one = async (table: string, column: string, value: string): Promise<Row | null> =>
    unwrap(await db.from(table).select("*").eq(column, value).maybeSingle()) as Row | null;

  return {
    ...createObjects(client),
    ...createOrphanStore(client),
    ...createServerFeatures(client),
    ...createServerSecurity(client),
    ...createServerPeople(client),
    ...createServerOrganizations(client),

    async findAccount(userId) {
      const row = await one("users", "id", userId);
      return row && toAccount(row);
    },

    async noteLogin(userId) {
      unwrap(
        await db.from("users").update({ last_login_at: new Date().toISOString() }).eq("id", userId),
      );
    },

    async addSession(row) {
      unwrap(await db.from("sessions").insert(toRow(row)));
    },

    async findSession(id) {
      const row = await one("sessions", "id", id);
      return row && fromRow<SessionRow>(row);
    },

    async updateSession(id, change) {
      const seen = { ...toRow(change), last_seen_at: new Date().toISOString() };
      unwrap(await db.from("sessions").update(seen).eq("id", id));
    },

    async deleteSession(id) {
      unwrap(await db.from("sessions").delete().eq("id", id));
    },

    async deleteSessions(userId, { except, areKeysKept = false }) {
      const kept = except ? [except] : [];
      if (areKeysKept) {
        const keys = unwrap(
          await db.from("api_keys").select("session_id").eq("user_id", userId)
            .not("session_id", "is", null),
        );
        kept.push(...(keys ?? []).map((row) => String(row.session_id)));
      }
      let query = db.from("sessions").delete().eq("user_id", userId);
      if (kept.length > 0) query = query.not("id", "in", `(${kept.join(",")})`);
      return (unwrap(await query.select("id")) ?? []).map((row) => String(row.id));
    },

    async addEmailToken({ id, userId, expiresAt }) {
      const purpose = "confirm_email";
      unwrap(await db.from("email_tokens").delete().eq("user_id", userId).eq("purpose", purpose));
      const row = { id, user_id: userId, purpose, expires_at: expiresAt };
      unwrap(await db.from("email_tokens").insert(row));
    },

    async findUserId(email) {
      const row = await one("users", "email", email);
      return row && String(row.id);
    },

    async addAccessRequest(request) {
      unwrap(await db.from("access_requests").insert(toRow(request)));
    },

    async readForVerification(code, times) {
      const it = unwrap(
        await db.rpc("read_for_verification", { p_code: code, p_times: times }),
      ) as unknown as VerificationRow;
      return {
        found: it.report && {
          report: toReport(it.report),
          projectName: it.project?.name ?? "",
          clientName: it.project?.client_name ?? "",
        },
        issued: it.issued &&
          { ...toLink(it.issued), issuedAt: toMoment(String(it.issued.issued_at)) },
        standing: toStanding(it.standing),
      };
    },

    async listIssued(sequence, limit) {
      const rows = unwrap(
        await db.from("issued_reports").select("*").gt("sequence", sequence).order("sequence")
          .limit(limit),
      );
      return (rows ?? []).map(toLink);
    },

    async listSealed(cursor, limit) {
      let query = db.from("compliance_reports").select("*").order("id").limit(limit);
      if (cursor) query = query.gt("id", cursor);
      const rows = (unwrap(await query) ?? []) as Row[];
      const codes = rows.map((row) => String(row.verification_code));
      const issued = codes.length === 0 ? [] : unwrap(
        await db.from("issued_reports").select("*").in("verification_code", codes),
      ) ?? [];
      const links = new Map(issued.map(toLink).map((it) => [it.verificationCode, it]));
      return rows.map(toReport).map((report) => ({
        report,
        ledger: links.get(report.verificationCode) ?? null,
      }));
    },

    beginSealCheck: async (date) =>
      unwrap(await db.rpc("begin_seal_check", { p_date: date })) as unknown as {
        cursor: string | null;
        isFinished: boolean;
      },

    async addSealCheck(date, { from, to, reports, altered }) {
      const values = { p_date: date, p_from: from, p_to: to, p_reports: reports };
      unwrap(await db.rpc("add_seal_check", { ...values, p_altered: altered }));
    },

    async finishSealCheck(date, altered) {
      const row = unwrap(
        await db.rpc("finish_seal_check", { p_date: date, p_altered: altered }),
      ) as Row | Row[] | null;
      const done = Array.isArray(row) ? row[0] : row;
      return done?.date ? toSealCheck(done) : null;
    },

    async countVerification(code, times) {
      unwrap(await db.rpc("count_verification", { p_code: code, p_times: times }));
    },

    countVerifiedToday: async () => Number(unwrap(await db.rpc("verified_today"))),

    ...createBillingStore(client),

    setRole: async (email, role) =>
      unwrap(await db.rpc("set_role", { p_email: email, p_role: role })) === true,

    async ping() {
      const limit = AbortSignal.timeout(PING_MS);
      unwrap(await db.from("subscription_plans").select("tier").limit(1).abortSignal(limit));
    },
  };
}

/** What `read_for_verification` answers. */
interface VerificationRow {
  report: Row | null;
  project: { name: string; client_name: string | null } | null;
  issued: Row | null;
  standing: ReportStanding;
}

function toLink(row: Row): ChainLink {
  return {
    sequence: Number(row.sequence),
    verificationCode: String(row.verification_code),
    reportHash: String(row.report_hash),
    digitalSignature: String(row.digital_signature),
    sealedAt: String(row.sealed_at),
    chainHash: String(row.chain_hash),
  };
}

function toAccount(row: Row): Account {
  const it = fromRow<
    SessionUser & {
      emailConfirmedAt: string | null;
      isActive: boolean;
    }
  >(row);
  return {
    isActive: it.isActive,
    user: {
      id: it.id,
      email: it.email,
      name: it.name,
      role: it.role,
      subscriptionTier: it.subscriptionTier,
      subscriptionStatus: it.subscriptionStatus,
      emailConfirmed: it.emailConfirmedAt !== null,
      createdAt: it.createdAt,
    },
  };
}
