/** Changes a project's details and has it reviewed again where the review depends on them. */
import { listChanges } from "../_shared/domain/project_changes.ts";
import { AppError } from "../_shared/errors.ts";
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";
import { projectNotFound } from "./projects.ts";

/** Binds the use case. */
export function createChangeService(
  { owner, about, log }: Context,
): Pick<Services, "changeProject"> {
  return {
    async changeProject(session, projectId, request) {
      const store = await owner(session);
      const project = await store.findProject(projectId);
      if (!project) throw projectNotFound();
      const changes = listChanges(project, request);
      if (changes.length === 0) return project;
      const values = Object.fromEntries(changes.map(({ field }) => [field, request[field]]));
      const isReviewed = changes.some((it) => it.isReviewed);
      try {
        const changed = await store.changeProject(projectId, values, {
          isReviewed,
          version: about.versions.analysis ?? "",
        });
        log("project_changed", { projectId, fields: changes.length, isReviewed });
        return changed;
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "conflict") throw error;
        throw new AppError(
          "conflict",
          "This project is being reviewed. You can change it when the review is done.",
          { cause: error },
        );
      }
    },
  };
}
