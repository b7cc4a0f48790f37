/** Use cases of what people answer to requirements and items of the checklist. */
import { AppError } from "../_shared/errors.ts";
import type { ReviewServices } from "./mod.ts";
import { partOf } from "./page_of.ts";
import type { Context } from "./ports.ts";
import { projectNotFound } from "./projects.ts";

/** Binds the use cases. */
export function createPersonAnswerServices(
  { owner, log }: Context,
): Pick<ReviewServices, "listAnswers" | "saveAnswers"> {
  return {
    async listAnswers(session, projectId, query) {
      const store = await owner(session);
      const [project, report] = await Promise.all([
        store.findProject(projectId),
        store.findReport(projectId),
      ]);
      if (!project) throw projectNotFound();
      if (!report) return { reportId: null, cycle: project.cycle, total: 0, answers: [] };
      const target = { projectId, reportId: report.id };
      const { total, answers } = await store.listPersonAnswers(target, partOf(query));
      return { reportId: report.id, cycle: report.cycle, total, answers };
    },

    async saveAnswers(session, projectId, { reportId, changes }) {
      const store = await owner(session);
      try {
        const answers = await store.savePersonAnswers({ projectId, reportId }, changes);
        log("requirements_answered", { projectId, count: changes.length });
        return { answers };
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "not_found") throw error;
        throw new AppError("not_found", "That requirement isn’t in the report", { cause: error });
      }
    },
  };
}
