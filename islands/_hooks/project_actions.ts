/** Retrying, stopping and deleting a project, with the notices that go with them. */
import { MESSAGES } from "../../functions/_shared/messages.ts";
import {
  useArchiveProject,
  useCancelAnalysis,
  useDeleteProject,
  useRetryProject,
} from "../_client/projects.ts";
import { notify, notifyFailure } from "./notices.ts";

export interface ProjectActions {
  retry: (id: string) => void;
  retryingId: string | null;
  /** Puts a project away, or back; the notice offers to undo it. */
  archive: (id: string, isArchived: boolean) => void;
  remove: (id: string) => Promise<boolean>;
  isRemoving: boolean;
  /** Stops a review that was begun again; project and last report stay. */
  cancel: (id: string) => Promise<boolean>;
  isCancelling: boolean;
}

export function useProjectActions(): ProjectActions {
  const retrying = useRetryProject();
  const removing = useDeleteProject();
  const cancelling = useCancelAnalysis();
  const archiving = useArchiveProject();
  const archive = (id: string, isArchived: boolean) =>
    archiving.mutate({ id, isArchived }, {
      onSuccess: () =>
        notify({
          title: isArchived ? "Project archived" : "Project restored",
          action: { label: "Undo", onAction: () => archive(id, !isArchived) },
        }),
      onError: (error) =>
        notifyFailure(isArchived ? "Couldn’t archive" : "Couldn’t restore", error),
    });
  return {
    archive,
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
    cancel: async (id) => {
      try {
        await cancelling.mutateAsync(id);
        notify(MESSAGES.cancelSucceeded);
        return true;
      } catch (error) {
        notifyFailure(MESSAGES.cancelFailed.title, error, MESSAGES.cancelFailed.fallback);
        return false;
      }
    },
    isCancelling: cancelling.isPending,
  };
}
