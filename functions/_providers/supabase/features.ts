/** Keys, brand, mail choices and tags: the owner's and the server's face. */
import {
  type AdminAccessRequest,
  type ApiKey,
  type CorrectionsResponse,
  NOTICE_KINDS,
  type NoticeChoices,
} from "../../_shared/contract/mod.ts";
import type { Score } from "../../_shared/domain/report.ts";
import type { BackendClient } from "./client.ts";
import { unwrap } from "./errors.ts";
import type { FeatureStore, RunForMail, ServerFeatureStore, StoredBrand } from "./features_port.ts";
import { toProject } from "./project_rows.ts";
import { fromRow, type Row, toMoment } from "./rows.ts";

/** Binds the owner's part. */
export function createFeatureStore({ db }: BackendClient): FeatureStore {
  const call = async (name: string, values: object = {}): Promise<unknown> =>
    unwrap(await db.rpc(name, values));

  return {
    async listApiKeys() {
      const { limit, keys } = await call("list_api_keys") as { limit: number; keys: Row[] };
      return { limit, keys: keys.map(toApiKey) };
    },
    revokeApiKey: async (id) => await call("revoke_api_key", { p_id: id }) as string | null,
    setTags: async (projectId, tags) =>
      toProject(await call("set_tags", { p_id: projectId, p_tags: tags }) as Row),
    getBrand: async () => await call("my_brand") as Awaited<ReturnType<FeatureStore["getBrand"]>>,
    async assertWhiteLabel() {
      await call("assert_white_label");
    },
    async setBrand({ name, logoPath }) {
      await call("set_brand", { p_name: name, p_logo_path: logoPath });
    },
    async removeBrand() {
      await call("remove_brand");
    },
    async getMailChoices() {
      const row = unwrap(
        await db.from("users").select("mail_analysis,notice_choices").maybeSingle(),
      );
      const chosen = (row?.notice_choices ?? {}) as Partial<NoticeChoices>;
      const notices = Object.fromEntries(
        NOTICE_KINDS.map((kind) => [kind, { app: true, mail: true, ...chosen[kind] }]),
      ) as NoticeChoices;
      return { analysis: row?.mail_analysis !== false, notices };
    },
    async setMailChoices({ analysis, notices }) {
      await call("set_mail_choices", { p_analysis: analysis });
      if (notices) await call("set_notice_choices", { p_choices: notices });
    },
    listCorrections: (projectId) => listCorrections(db, projectId),
    async saveCorrections(projectId, corrections) {
      await call("save_corrections", { p_id: projectId, p_corrections: corrections });
    },
  };
}

async function listCorrections(
  db: BackendClient["db"],
  projectId: string,
): Promise<CorrectionsResponse> {
  const rows = unwrap(
    await db.from("project_corrections").select("key,value,updated_at").eq("project_id", projectId)
      .order("key"),
  ) ?? [];
  const moments = rows.map((row) => toMoment(String(row.updated_at)));
  return {
    corrections: Object.fromEntries(rows.map((row) => [String(row.key), row.value])),
    updatedAt: moments.sort().at(-1) ?? null,
  };
}

/** Binds the server's part. */
export function createServerFeatures({ db }: BackendClient): ServerFeatureStore {
  const call = async (name: string, values: object = {}): Promise<unknown> =>
    unwrap(await db.rpc(name, values));

  return {
    addApiKey: async ({ userId, sessionId, name, prefix, scopes }) =>
      toApiKey(
        await call("add_api_key", {
          p_user: userId,
          p_session: sessionId,
          p_name: name,
          p_prefix: prefix,
          p_scopes: scopes,
        }) as Row,
      ),
    useApiKey: async (sessionId) =>
      await call("use_api_key", { p_session: sessionId }) as Awaited<
        ReturnType<ServerFeatureStore["useApiKey"]>
      >,
    findReportBrand: async (userId) =>
      await call("report_brand", { p_user: userId }) as StoredBrand | null,

    async findRunForMail(projectId, run) {
      const row = unwrap(
        await db.from("projects")
          .select(
            "user_id,name,status,failure_reason,review,users!projects_user_id_fkey(name,email,mail_analysis,is_active)",
          )
          .eq("id", projectId).eq("run", run).maybeSingle(),
      ) as Row | null;
      const user = (Array.isArray(row?.users) ? row.users[0] : row?.users) as Row | undefined;
      if (!row || !user) return null;
      return {
        userId: String(row.user_id),
        name: String(user.name),
        email: String(user.email),
        projectName: String(row.name),
        status: String(row.status),
        reason: row.failure_reason as string | null,
        review: row.review as Score | null,
        isWanted: user.mail_analysis === true && user.is_active === true,
      } satisfies RunForMail;
    },

    async findAccessRequest(id) {
      const row = unwrap(
        await db.from("access_requests").select("*").eq("id", id).maybeSingle(),
      ) as Row | null;
      return row && fromRow<AdminAccessRequest>(row);
    },

    findCorrections: async (projectId) => (await listCorrections(db, projectId)).corrections,

    async listAdmins() {
      const rows = unwrap(
        await db.from("users").select("name,email").eq("role", "admin").eq("is_active", true),
      );
      return (rows ?? []) as { name: string; email: string }[];
    },

    async stopAnalysisMail(userId) {
      const rows = unwrap(
        await db.from("users").update({ mail_analysis: false }).eq("id", userId).select("email"),
      );
      return (rows as { email: string }[] | null)?.[0]?.email ?? null;
    },

    rollUpMetrics: async () => Number(await call("roll_up_missing")),
    async cleanUp() {
      await call("clean_up");
    },
    async scheduleNightly() {
      await call("schedule_nightly");
    },
  };
}

function toApiKey(row: Row): ApiKey {
  const { id, name, prefix, scopes, createdAt, lastUsedAt, revokedAt } = fromRow<ApiKey>(
    row,
  );
  return { id, name, prefix, scopes, createdAt, lastUsedAt, revokedAt };
}
