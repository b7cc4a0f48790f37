/** Safety of accounts: the owner's and the server's face. */
import type { SecurityEvents, SecurityResponse, SessionList } from "../../_shared/contract/mod.ts";
import type { BackendClient } from "./client.ts";
import { unwrap } from "./errors.ts";
import { listPart } from "./list_part.ts";
import { fromRow, type Row, toMoment } from "./rows.ts";
import type {
  EmailOutcome,
  SecurityStore,
  ServerSecurityStore,
  StoredFactor,
} from "./security_port.ts";

/** Binds the owner's part. */
export function createSecurityStore({ db }: BackendClient): SecurityStore {
  return {
    async readSecurity() {
      const { secondFactor, emailChange } = unwrap(
        await db.rpc("my_security"),
      ) as unknown as SecurityResponse;
      return {
        secondFactor: secondFactor && { ...secondFactor, since: toMoment(secondFactor.since) },
        emailChange: emailChange && { ...emailChange, expiresAt: toMoment(emailChange.expiresAt) },
      };
    },
    async listSessions(sessionId, { limit, offset }) {
      const { total, sessions } = unwrap(
        await db.rpc("my_sessions", { p_session: sessionId, p_limit: limit, p_offset: offset }),
      ) as unknown as SessionList;
      return {
        total,
        sessions: sessions.map((it) => ({
          ...it,
          createdAt: toMoment(it.createdAt),
          lastSeenAt: toMoment(it.lastSeenAt),
        })),
      };
    },
    async listSecurityEvents(part) {
      const { total, rows } = await listPart<SecurityEvents["events"][number]>(
        (how) =>
          db.from("security_events").select("id,at,action,device", how)
            .order("id", { ascending: false }),
        part,
      );
      return { total, events: rows.map((it) => ({ ...it, at: toMoment(it.at) })) };
    },
    findMySession: async (publicId) =>
      unwrap(await db.rpc("find_my_session", { p_public_id: publicId })) as string | null,
  };
}

/** Binds the server's part. */
export function createServerSecurity({ db }: BackendClient): ServerSecurityStore {
  const call = async (name: string, values: object): Promise<unknown> =>
    unwrap(await db.rpc(name, values));

  return {
    async noteSecurity(userId, action, device) {
      await call("note_security_event", { p_user: userId, p_action: action, p_device: device });
    },
    seeDevice: async (userId, deviceHash) =>
      await call("see_device", { p_user: userId, p_device: deviceHash }) === true,

    async findFactor(userId) {
      const row = unwrap(
        await db.from("second_factors").select("sealed_secret,confirmed_at").eq("user_id", userId)
          .maybeSingle(),
      ) as Row | null;
      return row && fromRow<StoredFactor>(row);
    },
    async addFactor(userId, sealedSecret) {
      unwrap(
        await db.from("second_factors").delete().eq("user_id", userId).is("confirmed_at", null),
      );
      unwrap(
        await db.from("second_factors").insert({ user_id: userId, sealed_secret: sealedSecret }),
      );
    },
    async removeFactor(userId) {
      unwrap(await db.from("second_factors").delete().eq("user_id", userId));
    },
    useCode: async (userId, step) =>
      await call("use_code", { p_user: userId, p_step: step }) === true,
    useRecoveryCode: async (userId, hash) =>
      await call("use_recovery_code", { p_user: userId, p_hash: hash }) === true,
    async setRecoveryCodes(userId, hashes) {
      await call("set_recovery_codes", { p_user: userId, p_hashes: hashes });
    },
    resetFactor: async (email) => await call("remove_second_factor", { p_email: email }) === true,

    async beginEmailChange({ userId, newEmail, fromHash, toHash, expiresAt }) {
      await call("begin_email_change", {
        p_user: userId,
        p_email: newEmail,
        p_from: fromHash,
        p_to: toHash,
        p_expires: expiresAt,
      });
    },
    dropEmailChange: async (userId) => await call("drop_email_change", { p_user: userId }) === true,
    async findEmailToken(tokenHash, now) {
      const token = unwrap(
        await db.from("email_tokens").select("user_id,purpose").eq("id", tokenHash)
          .gt("expires_at", now).maybeSingle(),
      );
      if (!token) return null;
      const isChange = token.purpose !== "confirm_email";
      const row = unwrap(
        isChange
          ? await db.from("email_changes").select("email:new_email").eq("user_id", token.user_id)
            .maybeSingle()
          : await db.from("users").select("email").eq("id", token.user_id).maybeSingle(),
      );
      return row && { email: String(row.email), isChange };
    },
    useEmailToken: async (tokenHash, now) =>
      await call("use_email_token", { p_id: tokenHash, p_now: now }) as EmailOutcome | null,
  };
}
