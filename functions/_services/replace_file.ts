/** Puts another file in the place of one of a failed project, and has the project reviewed again. */
import { AppError } from "../_shared/errors.ts";
import { MESSAGES } from "../_shared/messages.ts";
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";
import { projectNotFound } from "./projects.ts";
import { drain, receiveForm } from "./receive_form.ts";
import { forgetUploads } from "./uploads.ts";

/** Binds the use case. What was stored for a replacement that is refused goes again. */
export function createReplaceService({ owner, log }: Context): Pick<Services, "replaceFile"> {
  return {
    async replaceFile(session, { projectId, fileId }, parts) {
      const store = await owner(session);
      const paths: string[] = [];
      try {
        const project = await store.findProject(projectId);
        if (!project) throw projectNotFound();
        if (project.status !== "failed") throw new AppError("conflict", "Not failed");
        const files = await store.listFiles(projectId);
        if (!files.some((it) => it.id === fileId)) {
          throw new AppError("file_not_found", "File not found");
        }
        // What the plan does not allow is said before anything is sent.
        await store.checkRevision(projectId, 1);
        const place = {
          userId: session.user.id,
          projectId,
          maxFileMb: await store.findFileLimit(projectId) ?? 0,
          onPath: (path: string) => paths.push(path),
        };
        const form = await receiveForm(parts, store, { place, maxFiles: 1 });
        if (form.files.length === 0) throw new AppError("no_files", MESSAGES.noFiles.description);
        const { project: begun, replacedPath } = await store.replaceFile(
          projectId,
          fileId,
          form.files[0],
        );
        if (replacedPath) await store.remove("plans", [replacedPath]).catch(() => {});
        await forgetUploads(store, form.taken);
        log("file_replaced", { projectId });
        return begun;
      } catch (error) {
        if (paths.length > 0) await store.remove("plans", paths).catch(() => {});
        await drain(parts);
        if (error instanceof AppError && error.code === "conflict") {
          throw new AppError("conflict", "Only files of a failed project can be replaced", {
            cause: error,
          });
        }
        throw error;
      }
    },
  };
}
