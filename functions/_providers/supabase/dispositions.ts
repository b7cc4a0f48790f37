/** What people decide about findings, as the owner's face of the database has it. */
import type { DispositionSet, ThreadEntry, ThreadResponse } from "../../_shared/contract/mod.ts";
import type { Disposition } from "../../_shared/domain/disposition.ts";
import type { BackendClient } from "./client.ts";
import { unwrap } from "./errors.ts";
import { fromRow, type Row } from "./rows.ts";

/** A report of a project. */
export interface ReviewedReport {
  projectId: string;
  reportId: string;
}

/** Part of a list; without `limit` all of it. */
export interface ListPart {
  limit?: number;
  offset?: number;
}

export interface DispositionStore {
  /** @throws {AppError} `project_not_found`, `report_not_found` */
  listDispositions(
    report: ReviewedReport,
    part: ListPart,
  ): Promise<{ total: number; dispositions: Disposition[] }>;
  /** All or nothing. @throws {AppError} also `not_found` when the report has no such finding */
  saveDispositions(
    report: ReviewedReport,
    changes: readonly { findingId: string; set: DispositionSet }[],
  ): Promise<Disposition[]>;
  listThread(
    finding: ReviewedReport & { findingId: string },
    part: ListPart,
  ): Promise<ThreadResponse>;
  /** All comments of a report, oldest first. */
  listComments(report: ReviewedReport): Promise<(ThreadEntry & { findingId: string })[]>;
  addComment(finding: ReviewedReport & { findingId: string }, body: string): Promise<ThreadEntry>;
  /** @throws {AppError} `project_not_found`, `not_found` when it isn't the caller's */
  deleteComment(projectId: string, commentId: string): Promise<void>;
}

/** Binds it. */
export function createDispositionStore({ db }: BackendClient): DispositionStore {
  const call = async (name: string, values: object): Promise<unknown> =>
    unwrap(await db.rpc(name, values));
  const at = ({ projectId, reportId }: ReviewedReport) => ({
    p_project: projectId,
    p_report: reportId,
  });

  return {
    async listDispositions(report, asked) {
      const { total, dispositions } = await call("list_dispositions", {
        ...at(report),
        ...toPart(asked),
      }) as { total: number; dispositions: Row[] };
      return { total: Number(total), dispositions: dispositions.map(fromRow<Disposition>) };
    },
    async saveDispositions(report, changes) {
      const rows = await call("save_dispositions", { ...at(report), p_changes: changes }) as Row[];
      return rows.map(fromRow<Disposition>);
    },
    async listThread({ findingId, ...report }, asked) {
      const { total, entries } = await call("list_finding_entries", {
        ...at(report),
        p_finding: findingId,
        ...toPart(asked),
      }) as { total: number; entries: Row[] };
      return { total: Number(total), entries: entries.map(toEntry) };
    },
    async listComments(report) {
      const rows = await call("list_report_comments", at(report)) as Row[];
      return rows.map((it) => toEntry(it) as ThreadEntry & { findingId: string });
    },
    addComment: async ({ findingId, ...report }, body) =>
      toEntry(
        await call("add_finding_comment", {
          ...at(report),
          p_finding: findingId,
          p_body: body,
        }) as Row,
      ),
    async deleteComment(projectId, commentId) {
      await call("delete_finding_comment", { p_project: projectId, p_id: commentId });
    },
  };
}

/** A part of a list, as the functions of the database are asked for one. */
export const toPart = ({ limit, offset = 0 }: ListPart) => ({
  p_limit: limit ?? null,
  p_offset: offset,
});

export function toEntry(row: Row): ThreadEntry {
  const entry = fromRow<ThreadEntry>(row);
  return { ...entry, change: entry.change && fromRow(entry.change as Row) };
}
