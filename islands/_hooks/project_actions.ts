/** Retrying and deleting a project, with the notices that go with them. */
import { MESSAGES } from "../../functions/_shared/messages.ts";
import { wordsOf } from "../_client/api.ts";
import { useDeleteProject, useRetryProject } from "../_client/projects.ts";
import { notify } from "./notices.ts";

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
          notify({
            title: MESSAGES.retryFailed.title,
            description: wordsOf(error, MESSAGES.retryFailed.fallback),
            variant: "destructive",
          }),
      }),
    retryingId: retrying.isPending ? retrying.variables : null,
    remove: async (id) => {
      try {
        await removing.mutateAsync(id);
        notify(MESSAGES.deleteSucceeded);
        return true;
      } catch (error) {
        notify({
          title: MESSAGES.deleteFailed.title,
          description: wordsOf(error, MESSAGES.deleteFailed.fallback),
          variant: "destructive",
        });
        return false;
      }
    },
    isRemoving: removing.isPending,
  };
}
