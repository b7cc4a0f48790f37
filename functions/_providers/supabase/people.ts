/** Links for guests and notifications: the owner's and the server's face of the database. */
import type {
  Approval,
  NoticeEvent,
  NotificationList,
  Share,
  ShareList,
  ThreadEntry,
  ThreadResponse,
} from "../../_shared/contract/mod.ts";
import type { DispositionState } from "../../_shared/domain/disposition.ts";
import type { Finding } from "../../_shared/domain/finding.ts";
import type { BackendClient } from "./client.ts";
import { toApproval } from "./cycles.ts";
import { type ListPart, toEntry, toPart } from "./dispositions.ts";
import { unwrap } from "./errors.ts";
import type { ReportStanding, StoredFile, StoredReport } from "./port.ts";
import { toFile, toReport, toStanding } from "./project_rows.ts";
import { fromRow, type Row } from "./rows.ts";

export interface PeopleStore {
  /** @throws {AppError} `project_not_found`, `report_not_ready`, `conflict` when there are too many */
  addShare(
    projectId: string,
    share: { tokenHash: string; label: string; canComment: boolean; expiresAt: string },
  ): Promise<Share>;
  listShares(projectId: string, part: ListPart): Promise<ShareList>;
  /** @throws {AppError} `project_not_found`, `not_found` */
  revokeShare(projectId: string, shareId: string): Promise<Share>;
  /** @throws {AppError} `project_not_found`, `not_found` when it isn't the caller's */
  shareComment(projectId: string, commentId: string, isShared: boolean): Promise<ThreadEntry>;
  listNotifications(part: ListPart): Promise<NotificationList>;
  readNotifications(id: string | null): Promise<void>;
}

/** What a working link leads to. */
export interface OpenShare {
  share: Share;
  projectId: string;
  projectName: string;
  address: string;
  status: "processing" | "completed" | "failed";
  reportId: string | null;
  run: number | null;
  /** Whether that report still stands. */
  standing: ReportStanding;
  approval: Approval | null;
}

/** A notification with what its mail says. */
export interface NoticeForMail {
  kind: NoticeEvent;
  projectId: string | null;
  projectName: string | null;
  findingId: string | null;
  findings: number;
  actor: string;
  name: string;
  email: string;
  /** Who made or answered an offer; null for anything else, and where the account is gone. */
  by: { name: string; email: string } | null;
  /** The finding as its last report shows it; null where it is gone, or the notice is of none. */
  finding: NoticedFinding | null;
  /** What was written, where somebody is mentioned and where a guest commented: the last of it. */
  comment: string | null;
  /** What the guest of that comment is called. */
  guest: string | null;
  /** Of a project that was approved, as long as that stands. */
  approval: { cycle: number; open: number } | null;
}

/** What a mail calls a finding. */
export interface NoticedFinding {
  title: string;
  sheet: string | null;
  section: string | null;
}

export interface ServerPeopleStore {
  /** Null where there is no such link, it was revoked or has expired. */
  openShare(tokenHash: string): Promise<OpenShare | null>;
  findReportById(reportId: string): Promise<StoredReport | null>;
  /** What reviewers raised beside a report and neither dismissed nor resolved. */
  listSharedFindings(reportId: string): Promise<Finding[]>;
  /** What is decided about findings of a run; nothing of those that were only worded or assigned. */
  listSharedStates(
    projectId: string,
    run: number,
  ): Promise<{ findingId: string; state: DispositionState; updatedAt: string }[]>;
  /** Pages of a report with the files they lie in. */
  listReportPages(
    projectId: string,
    run: number,
  ): Promise<{ page: number; pageInFile: number; file: StoredFile }[]>;
  listGuestEntries(
    finding: { shareId: string; projectId: string; run: number; findingId: string },
    part: ListPart,
  ): Promise<ThreadResponse>;
  /** @throws {AppError} `not_found`, `report_not_found`, `validation_failed` without a name, `conflict`, `over_request_rate_limit` */
  addGuestComment(
    comment: {
      shareId: string;
      reportId: string;
      findingId: string;
      name: string | null;
      body: string;
    },
  ): Promise<ThreadEntry>;
  /** Null when it, or whom it was for, is gone, or reads its project no longer. */
  findNotice(id: string): Promise<NoticeForMail | null>;
  /** False for who chose no mail of invitations and sees them without. */
  isInvitationMailed(email: string): Promise<boolean>;
}

/** Binds the owner's part. */
export function createPeopleStore({ db }: BackendClient): PeopleStore {
  const call = async (name: string, values: object): Promise<unknown> =>
    unwrap(await db.rpc(name, values));
  return {
    addShare: async (projectId, { tokenHash, label, canComment, expiresAt }) =>
      fromRow<Share>(
        await call("add_share", {
          p_project: projectId,
          p_hash: tokenHash,
          p_label: label,
          p_can_comment: canComment,
          p_expires: expiresAt,
        }) as Row,
      ),
    async listShares(projectId, part) {
      const { total, shares } = await call("list_shares", {
        p_project: projectId,
        ...toPart(part),
      }) as { total: number; shares: Row[] };
      return { total: Number(total), shares: shares.map(fromRow<Share>) };
    },
    revokeShare: async (projectId, shareId) =>
      fromRow<Share>(await call("revoke_share", { p_project: projectId, p_id: shareId }) as Row),
    shareComment: async (projectId, commentId, isShared) =>
      toEntry(
        await call("share_comment", {
          p_project: projectId,
          p_id: commentId,
          p_is_shared: isShared,
        }) as Row,
      ),
    async listNotifications(part) {
      const { notifications, ...counts } = await call("list_notifications", toPart(part)) as {
        total: number;
        unread: number;
        notifications: Row[];
      };
      return {
        ...counts,
        notifications: notifications.map(fromRow<NotificationList["notifications"][number]>),
      };
    },
    async readNotifications(id) {
      await call("read_notifications", { p_id: id });
    },
  };
}

/** Binds the server's part. */
export function createServerPeople({ db }: BackendClient): ServerPeopleStore {
  const call = async (name: string, values: object): Promise<unknown> =>
    unwrap(await db.rpc(name, values));
  return {
    async openShare(tokenHash) {
      const row = await call("open_share", { p_hash: tokenHash }) as Row | null;
      if (!row) return null;
      const { share, approval, standing, ...rest } = row;
      return {
        ...fromRow<Omit<OpenShare, "share" | "approval" | "standing">>(rest),
        share: fromRow<Share>(share as Row),
        standing: toStanding(standing as ReportStanding),
        approval: toApproval(approval as Approval | null),
      };
    },
    async findReportById(reportId) {
      const row = unwrap(
        await db.from("compliance_reports").select("*").eq("id", reportId).maybeSingle(),
      ) as Row | null;
      return row && toReport(row);
    },
    listSharedFindings: async (reportId) =>
      await call("list_shared_findings", { p_report: reportId }) as Finding[],
    async listSharedStates(projectId, run) {
      const rows = unwrap(
        await db.from("finding_dispositions").select("finding_id,state,updated_at")
          .eq("project_id", projectId).eq("run", run).order("finding_id"),
      ) as Row[] ?? [];
      return rows.filter((it) => it.state !== null).map(
        fromRow<{ findingId: string; state: DispositionState; updatedAt: string }>,
      );
    },
    async listReportPages(projectId, run) {
      const pages = unwrap(
        await db.from("report_pages").select("page,page_in_file,file_id")
          .eq("project_id", projectId).eq("run", run).order("page"),
      ) as Row[] ?? [];
      const files = (unwrap(
        await db.from("files").select("*").eq("project_id", projectId).order("position"),
      ) ?? []).map(toFile);
      const byId = new Map(files.map((it) => [it.id, it]));
      return pages.flatMap((row) => {
        const file = byId.get(String(row.file_id));
        return file ? [{ page: Number(row.page), pageInFile: Number(row.page_in_file), file }] : [];
      });
    },
    async listGuestEntries({ shareId, projectId, run, findingId }, part) {
      const { total, entries } = await call("list_guest_entries", {
        p_share: shareId,
        p_project: projectId,
        p_run: run,
        p_finding: findingId,
        ...toPart(part),
      }) as { total: number; entries: Row[] };
      return { total: Number(total), entries: entries.map(toEntry) };
    },
    addGuestComment: async ({ shareId, reportId, findingId, name, body }) =>
      toEntry(
        await call("add_guest_comment", {
          p_share: shareId,
          p_report: reportId,
          p_finding: findingId,
          p_name: name,
          p_body: body,
        }) as Row,
      ),
    async findNotice(id) {
      const row = await call("find_notice", { p_id: id }) as Row | null;
      return row && fromRow<NoticeForMail>(row);
    },
    isInvitationMailed: async (email) =>
      await call("is_invitation_mailed", { p_email: email }) as boolean,
  };
}
