/** Use cases of dispositions: what people decide about single findings, and what they say of them. */
import { COMMENTS_MAX } from "../_shared/contract/mod.ts";
import { adjustResult, indexDispositions } from "../_shared/domain/disposition.ts";
import { AppError, type ErrorCode } from "../_shared/errors.ts";
import type { Services } from "./mod.ts";
import { pageOf, partOf } from "./page_of.ts";
import type { Context } from "./ports.ts";
import { projectNotFound } from "./projects.ts";

type DispositionServices = Pick<
  Services,
  "listDispositions" | "saveDispositions" | "getThread" | "addComment" | "deleteComment"
>;

/** Binds the use cases of dispositions. */
export function createDispositionServices({ owner, log }: Context): DispositionServices {
  return {
    async listDispositions(session, projectId, query) {
      const store = await owner(session);
      const [project, report] = await Promise.all([
        store.findProject(projectId),
        store.findReport(projectId),
      ]);
      if (!project) throw projectNotFound();
      if (!report) return { reportId: null, total: 0, dispositions: [], adjusted: null };
      const target = { projectId, reportId: report.id };
      const [all, own] = await Promise.all([
        store.listDispositions(target, {}),
        store.listOwnFindings(target, {}),
      ]);
      return {
        reportId: report.id,
        total: all.total,
        dispositions: pageOf(all.dispositions, query),
        adjusted: adjustResult(
          [...report.findings, ...own.findings],
          indexDispositions(all.dispositions),
        ),
      };
    },

    async saveDispositions(session, projectId, { reportId, changes }) {
      const store = await owner(session);
      const target = { projectId, reportId };
      const dispositions = await explained(store.saveDispositions(target, changes), {
        not_found: NO_FINDING,
      });
      log("findings_reviewed", { projectId, count: changes.length });
      return { dispositions };
    },

    async getThread(session, { projectId, findingId }, { reportId, ...query }) {
      const store = await owner(session);
      return await store.listThread({ projectId, reportId, findingId }, partOf(query));
    },

    async addComment(session, { projectId, findingId }, { reportId, body }) {
      const store = await owner(session);
      const added = await explained(store.addComment({ projectId, reportId, findingId }, body), {
        not_found: NO_FINDING,
        conflict: `This project already has ${COMMENTS_MAX} comments. Delete some of yours first.`,
      });
      log("finding_commented", { projectId });
      return added;
    },

    async deleteComment(session, { projectId, commentId }) {
      await (await owner(session)).deleteComment(projectId, commentId);
    },
  };
}

const NO_FINDING = "That finding isn’t in the report";

async function explained<T>(
  work: Promise<T>,
  words: Partial<Record<ErrorCode, string>>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const message = error instanceof AppError ? words[error.code] : undefined;
    if (!message) throw error;
    throw new AppError((error as AppError).code, message, { cause: error });
  }
}
