/**
 * Use cases of sharing: links by which one outsider reads the newest report of a project, and comments where the
 * link allows it. Whoever holds a link reaches that report, its pages and its comments, and nothing else.
 */
import type { OpenShare } from "../_providers/supabase/people.ts";
import type { ReportStanding, StoredReport } from "../_providers/supabase/port.ts";
import { LINK_TOKEN } from "../_shared/contract/mod.ts";
import {
  adjustResult,
  type Disposition,
  type DispositionState,
  indexDispositions,
  UNTOUCHED,
} from "../_shared/domain/disposition.ts";
import type { Finding } from "../_shared/domain/finding.ts";
import { AppError } from "../_shared/errors.ts";
import { sha256Hex } from "../_shared/seal.ts";
import { createPageDrawer, openStored } from "./files.ts";
import type { Services } from "./mod.ts";
import { pageOf, partOf } from "./page_of.ts";
import type { Context } from "./ports.ts";
import { toResponse } from "./reports.ts";

type ShareServices = Pick<
  Services,
  | "listShares"
  | "createShare"
  | "revokeShare"
  | "shareComment"
  | "getShared"
  | "getSharedReport"
  | "listSharedDispositions"
  | "listSharedFiles"
  | "openSharedFile"
  | "renderSharedPage"
  | "getSharedThread"
  | "addSharedComment"
>;

const DAY_MS = 24 * 60 * 60_000;

/** Binds the use cases of sharing. */
export function createShareServices(context: Context): ShareServices {
  const { owner, backend, random, now, publicUrl, log } = context;
  const { server } = backend;
  const drawPage = createPageDrawer(context);

  const open = async (token: string): Promise<OpenShare> => {
    const found = LINK_TOKEN.test(token) ? await server.openShare(await sha256Hex(token)) : null;
    if (!found) throw new AppError("not_found", "This link doesn’t work or is no longer active");
    return found;
  };

  const findPages = async (token: string) => {
    const { projectId, run } = await open(token);
    return run === null ? [] : await server.listReportPages(projectId, run);
  };

  return {
    listShares: async (session, projectId, query) =>
      await (await owner(session)).listShares(projectId, partOf(query)),

    async createShare(session, projectId, { label, canComment, days }) {
      const token = random(32).toBase64({ alphabet: "base64url", omitPadding: true });
      const expiresAt = new Date(now().getTime() + days * DAY_MS).toISOString();
      const tokenHash = await sha256Hex(token);
      try {
        const share = await (await owner(session)).addShare(projectId, {
          tokenHash,
          label,
          canComment,
          expiresAt,
        });
        log("report_shared", { projectId, shareId: share.id });
        return { share, url: `${publicUrl}/shared/${token}` };
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "conflict") throw error;
        throw new AppError(
          "conflict",
          "This project already has 50 active links. Revoke one first.",
          {
            cause: error,
          },
        );
      }
    },

    async revokeShare(session, { projectId, shareId }) {
      const share = await (await owner(session)).revokeShare(projectId, shareId);
      log("share_revoked", { projectId, shareId });
      return share;
    },

    shareComment: async (session, { projectId, commentId }, { isShared }) =>
      await (await owner(session)).shareComment(projectId, commentId, isShared),

    async getShared(token) {
      const { share, projectName, address, reportId, approval } = await open(token);
      const { label, canComment, guestName, expiresAt } = share;
      return { projectName, address, label, canComment, guestName, expiresAt, reportId, approval };
    },

    async getSharedReport(token) {
      const { reportId, standing } = await open(token);
      const report = reportId === null ? null : await server.findReportById(reportId);
      if (!report) throw new AppError("report_not_ready", "There is no report yet");
      return toGuestResponse(report, standing, await server.listSharedFindings(report.id));
    },

    async listSharedDispositions(token, query) {
      const { reportId, projectId, run } = await open(token);
      const report = reportId === null ? null : await server.findReportById(reportId);
      if (!report || run === null) {
        return { reportId: null, total: 0, dispositions: [], adjusted: null };
      }
      const [own, states] = await Promise.all([
        server.listSharedFindings(report.id),
        server.listSharedStates(projectId, run),
      ]);
      const findings = [...report.findings, ...own];
      const shown = new Set(findings.map(({ id }) => id));
      const dispositions = states.filter(({ findingId }) => shown.has(findingId)).map(toGuestState);
      return {
        reportId: report.id,
        total: dispositions.length,
        dispositions: pageOf(dispositions, query),
        adjusted: adjustResult(findings, indexDispositions(dispositions)),
      };
    },

    async listSharedFiles(token, query) {
      const files = new Map((await findPages(token)).map((it) => [it.file.id, it.file]));
      const shown = pageOf([...files.values()], query);
      return {
        total: files.size,
        files: shown.map(({ filePath: _, cycle: __, ...file }) => ({
          ...file,
          fileUrl: `/api/shared/${token}/files/${file.id}`,
          thumbnailUrl: null,
        })),
      };
    },

    async openSharedFile(token, { fileId, range }) {
      const place = (await findPages(token)).find((it) => it.file.id === fileId);
      if (!place) throw new AppError("file_not_found", "File not found");
      return await openStored(server, place.file, range);
    },

    async renderSharedPage(token, { page, widthPx }) {
      const place = (await findPages(token)).find((it) => it.page === page);
      if (!place) throw new AppError("not_found", "Page not found");
      return await drawPage(place, { name: `page-${page}`, widthPx });
    },

    async getSharedThread(token, { findingId }, { reportId, ...query }) {
      const { share, projectId, run, ...shown } = await open(token);
      if (run === null || shown.reportId !== reportId) return { total: 0, entries: [] };
      const target = { shareId: share.id, projectId, run, findingId };
      return await server.listGuestEntries(target, partOf(query));
    },

    async addSharedComment(token, { findingId }, { reportId, name, body }) {
      const { share, projectId, ...shown } = await open(token);
      if (!share.canComment) throw new AppError("not_found", "This link is view-only");
      if (shown.reportId !== reportId) {
        throw new AppError("report_not_found", "There’s a newer report. Reload the page.");
      }
      if (share.guestName === null && name === null) {
        const message = "Please enter your name";
        throw new AppError("validation_failed", message, { fields: { name: message } });
      }
      const comment = { shareId: share.id, reportId, findingId, name, body };
      const added = await explained(server.addGuestComment(comment));
      log("guest_commented", { projectId, shareId: share.id });
      return added;
    },
  };
}

/** What a guest reads of a report: what was sealed, what reviewers raised, and whether it was taken back. */
function toGuestResponse(
  report: StoredReport,
  { revokedAt, revokedReason }: ReportStanding,
  own: readonly Finding[],
) {
  const life = {
    verifiedCount: 0,
    revokedAt,
    revokedReason,
    isClientShown: false,
    canExport: false,
    events: [],
  };
  const shown = toResponse({ ...report, auditTrail: [] }, life, "completed");
  return { ...shown, findings: [...shown.findings, ...own] };
}

/** What a guest reads of a decision: the state alone, so that both count the same; who decided, and why, stays inside. */
function toGuestState(
  decided: { findingId: string; state: DispositionState; updatedAt: string },
): Disposition {
  return { ...UNTOUCHED, ...decided, decidedBy: null, decidedAt: null, comments: 0 };
}

async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "conflict") {
      throw new AppError("conflict", "This link has reached its comment limit", {
        cause: error,
      });
    }
    if (error.code !== "not_found") throw error;
    throw new AppError("not_found", "That finding isn’t in the report", { cause: error });
  }
}
