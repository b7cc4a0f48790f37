/** Use cases of projects: list, look, stats, retry, delete, progress. */
import { AppError } from "../_shared/errors.ts";
import { MESSAGES } from "../_shared/messages.ts";
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";
import { describeProgress } from "./progress.ts";

type ProjectServices = Pick<
  Services,
  | "listProjects"
  | "getStats"
  | "getDashboard"
  | "getProject"
  | "archiveProject"
  | "deleteProject"
  | "retryProject"
  | "startEnhancedAnalysis"
  | "cancelEnhancedAnalysis"
  | "updateModelConsent"
  | "getProgress"
>;

/** Binds the use cases of projects. */
export function createProjectServices(context: Context): ProjectServices {
  const { owner, backend, log, vision } = context;

  const getProgress: Services["getProgress"] = async (session, projectId) => {
    const store = await owner(session);
    const run = await store.findRun(projectId);
    if (!run) throw projectNotFound();
    const isOver = run.project.status === "completed";
    const report = isOver ? await store.findReport(projectId) : null;
    return describeProgress(run, report?.body ?? null);
  };

  return {
    async listProjects(session, query) {
      return await (await owner(session)).listProjects(query);
    },

    async getStats(session, query) {
      return await (await owner(session)).getStats(query?.organization);
    },

    async getDashboard(session, query) {
      return await (await owner(session)).getDashboard(query?.organization);
    },

    async getProject(session, projectId) {
      const project = await (await owner(session)).findProject(projectId);
      if (!project) throw projectNotFound();
      return project;
    },

    async archiveProject(session, projectId, { isArchived }) {
      try {
        return await (await owner(session)).archiveProject(projectId, isArchived);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "conflict") throw error;
        throw new AppError("conflict", "A project can’t be archived while it’s being reviewed", {
          cause: error,
        });
      }
    },

    async deleteProject(session, projectId) {
      const folders = await (await owner(session)).deleteProject(projectId);
      // Jobs do the same a minute later, should this server stop right here.
      for (const folder of folders) await backend.server.removeBelow(folder);
      log("project_deleted", { projectId });
    },

    async retryProject(session, projectId) {
      const store = await owner(session);
      try {
        return await store.restartAnalysis(projectId, true);
      } catch (error) {
        if (error instanceof AppError && error.code === "conflict") {
          throw new AppError("conflict", "Only a failed project can be retried", { cause: error });
        }
        throw error;
      }
    },

    async startEnhancedAnalysis(session, projectId) {
      const store = await owner(session);
      const project = await store.findProject(projectId);
      if (!project) throw projectNotFound();
      const isResting = project.status !== "processing";
      if (vision && isResting && !project.modelConsent) {
        throw new AppError("model_consent_needed", MESSAGES.modelConsentNeeded(vision.host));
      }
      await store.restartAnalysis(projectId, false);
      return await getProgress(session, projectId);
    },

    async cancelEnhancedAnalysis(session, projectId) {
      try {
        return await (await owner(session)).cancelAnalysis(projectId);
      } catch (error) {
        if (error instanceof AppError && error.code === "report_not_ready") {
          throw new AppError("report_not_ready", MESSAGES.cannotCancelFirstRun, { cause: error });
        }
        throw error;
      }
    },

    async updateModelConsent(session, projectId, { modelConsent }) {
      const project = await (await owner(session)).setModelConsent(projectId, modelConsent);
      log("model_consent", { projectId, modelConsent });
      return project;
    },

    getProgress,
  };
}

/** Someone else's project is not found, not forbidden. */
export function projectNotFound(): AppError {
  return new AppError("project_not_found", "Project not found");
}
