/** Retrying and deleting a project, with the notices that go with them. */
import { MESSAGES } from "../../functions/_shared/messages.ts";
import { useDeleteProject, useRetryProject } from "../_client/projects.ts";
import { notify, notifyFailure } from "./notices.ts";

export interface ProjectActions {
  retry: (id: string) => void;
  retryingId: string | null;
  remove: (id: string) => Promise<boolean>;
  isRemoving: boolean;
}

export function useProjectActions(): ProjectActions {
  const retrying = useRetryProject();
  const removing = useDeleteProject();
  return {
    retry: (id) =>
      retrying.mutate(id, {
        onSuccess: () => notify(MESSAGES.retrySucceeded),
        onError: (error) =>
          notifyFailure(MESSAGES.retryFailed.title, error, MESSAGES.retryFailed.fallback),
      }),
    retryingId: retrying.isPending ? retrying.variables : null,
    remove: async (id) => {
      try {
        await removing.mutateAsync(id);
        notify(MESSAGES.deleteSucceeded);
        return true;
      } catch (error) {
        notifyFailure(MESSAGES.deleteFailed.title, error, MESSAGES.deleteFailed.fallback);
        return false;
      }
    },
    isRemoving: removing.isPending,
  };
}
