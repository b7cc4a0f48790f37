/** Use cases of judgements: what the owner says of single findings, by which rules are counted. */
import { AppError } from "../_shared/errors.ts";
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";
import { projectNotFound } from "./projects.ts";

type JudgementServices = Pick<Services, "listJudgements" | "judgeFinding" | "takeBackJudgement">;

/** Binds the use cases of judgements. */
export function createJudgementServices({ owner, log }: Context): JudgementServices {
  return {
    async listJudgements(session, projectId) {
      const store = await owner(session);
      const [project, report] = await Promise.all([
        store.findProject(projectId),
        store.findReport(projectId),
      ]);
      if (!project) throw projectNotFound();
      if (!report) return { reportId: null, judgements: [] };
      return {
        reportId: report.id,
        judgements: await store.listJudgements(projectId, report.run),
      };
    },

    async judgeFinding(session, target, { reportId, verdict, reason }) {
      const store = await owner(session);
      const judgement = await explained(
        store.judgeFinding({ ...target, reportId, verdict, reason }),
      );
      log("finding_judged", { projectId: target.projectId, verdict });
      return judgement;
    },

    async takeBackJudgement(session, target, { reportId }) {
      await (await owner(session)).takeBackJudgement({ ...target, reportId });
    },
  };
}

async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
    throw new AppError("not_found", "The report has no such finding", { cause: error });
  }
}
