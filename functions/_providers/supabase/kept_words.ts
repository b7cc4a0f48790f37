/** Standard comments and saved views, as their owner's face of the database has them. */
import type {
  RuleDecisions,
  RuleDecisionsResponse,
  SavedView,
  SaveViewRequest,
  StandardComment,
} from "../../_shared/contract/mod.ts";
import { AppError } from "../../_shared/errors.ts";
import type { BackendClient } from "./client.ts";
import type { ListPart } from "./dispositions.ts";
import { unwrap } from "./errors.ts";
import { listAll } from "./list_all.ts";
import { fromRow, type Row, toRow } from "./rows.ts";

/** A comment without what the loaded code says of its section. */
export type StoredComment = Omit<StandardComment, "codeReference">;
/** Decisions by rule without what the loaded rules are called. */
type StoredDecisions = Omit<RuleDecisionsResponse, "rules"> & {
  rules: Omit<RuleDecisions, "title">[];
};
type CommentValues = Omit<StoredComment, "id" | "createdAt" | "updatedAt">;

export interface KeptWordsStore {
  /** Own ones and those of the caller's organizations, by title. */
  listStandardComments(): Promise<StoredComment[]>;
  /** @throws {AppError} `conflict` when the library is full */
  addStandardComment(values: CommentValues): Promise<StoredComment>;
  /** @throws {AppError} `not_found`, `conflict` when the library it goes to is full */
  changeStandardComment(id: string, values: Partial<CommentValues>): Promise<StoredComment>;
  /** @throws {AppError} `not_found` */
  deleteStandardComment(id: string): Promise<void>;
  /** By how often they were dismissed. */
  listRuleDecisions(part: ListPart): Promise<StoredDecisions>;
  shareDecisions(isShared: boolean): Promise<void>;
  /** By name. */
  listSavedViews(): Promise<SavedView[]>;
  /** Takes the place of the one of the same list and name. @throws {AppError} `conflict` when there are too many */
  saveView(view: SaveViewRequest): Promise<SavedView>;
  /** @throws {AppError} `not_found` */
  deleteView(id: string): Promise<void>;
}

const COMMENT =
  "id,organization_id,requirement_id,status,severity,title,description,recommendation,created_at,updated_at";
const VIEW = "id,list,name,query";

/** Binds it. */
export function createKeptWordsStore({ db }: BackendClient): KeptWordsStore {
  const only = <T>(rows: Row[] | null): T => {
    if (!rows?.length) throw new AppError("not_found", "Not found");
    return fromRow<T>(rows[0]);
  };
  return {
    async listStandardComments() {
      const rows = await listAll<Row>(() =>
        db.from("standard_comments").select(COMMENT).order("title").order("id")
      );
      return rows.map(fromRow<StoredComment>);
    },
    addStandardComment: async (values) =>
      only(unwrap(await db.from("standard_comments").insert(toRow(values)).select(COMMENT))),
    changeStandardComment: async (id, values) =>
      only(
        unwrap(
          await db.from("standard_comments")
            .update({ ...toRow(values), updated_at: new Date().toISOString() })
            .eq("id", id).select(COMMENT),
        ),
      ),
    async deleteStandardComment(id) {
      only(unwrap(await db.from("standard_comments").delete().eq("id", id).select("id")));
    },
    async listRuleDecisions({ limit, offset = 0 }) {
      const found = unwrap(
        await db.rpc("list_rule_decisions", { p_limit: limit ?? null, p_offset: offset }),
      ) as StoredDecisions;
      return { ...found, total: Number(found.total) };
    },
    async shareDecisions(isShared) {
      unwrap(await db.rpc("set_decision_sharing", { p_is_shared: isShared }));
    },
    async listSavedViews() {
      const rows = await listAll<Row>(() =>
        db.from("saved_views").select(VIEW).order("name").order("id")
      );
      return rows.map(fromRow<SavedView>);
    },
    async saveView(view) {
      const saved = await db.from("saved_views")
        .upsert(toRow(view), { onConflict: "owner_id,list,name" }).select(VIEW);
      return only(unwrap(saved));
    },
    async deleteView(id) {
      only(unwrap(await db.from("saved_views").delete().eq("id", id).select("id")));
    },
  };
}
