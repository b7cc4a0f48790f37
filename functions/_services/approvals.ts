/** Use cases of approvals: the end of a review, in the name of a person, and how it is taken back. */
import type { OwnerStore } from "../_providers/supabase/port.ts";
import type { CycleSummary } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";

/** Binds the use cases. */
export function createApprovalServices(
  { owner, log }: Context,
): Pick<Services, "approveCycle" | "undoApproval"> {
  return {
    async approveCycle(session, target, { reportId, note }) {
      const { projectId, cycle } = target;
      const store = await owner(session);
      const report = await store.findCycleReport(projectId, cycle);
      if (report?.id !== reportId) {
        throw new AppError("report_not_found", "This isn’t the latest report of the cycle");
      }
      let undecided: number;
      try {
        undecided = await store.approveCycle(projectId, cycle, { reportId, note });
      } catch (error) {
        if (!isCode(error, "conflict")) throw error;
        throw new AppError(
          "conflict",
          "Only the latest cycle can be approved, once, after its review is done",
          { cause: error },
        );
      }
      if (undecided > 0) {
        const words = undecided === 1 ? "One finding has" : `${undecided} findings have`;
        throw new AppError("conflict", `${words} not been reviewed yet`);
      }
      log("cycle_approved", { projectId, cycle });
      return await findCycle(store, target);
    },

    async undoApproval(session, target) {
      const { projectId, cycle } = target;
      const store = await owner(session);
      try {
        await store.undoApproval(projectId, cycle);
      } catch (error) {
        if (isCode(error, "not_found")) {
          throw new AppError("not_found", "This cycle isn’t approved", { cause: error });
        }
        if (!isCode(error, "conflict")) throw error;
        throw new AppError(
          "conflict",
          "A revision has been sent since. Approve its cycle instead.",
          {
            cause: error,
          },
        );
      }
      log("approval_undone", { projectId, cycle });
      return await findCycle(store, target);
    },
  };
}

/** One cycle of the history. @throws {AppError} `not_found` */
async function findCycle(
  store: OwnerStore,
  { projectId, cycle }: { projectId: string; cycle: number },
): Promise<CycleSummary> {
  const found = (await store.listCycles(projectId)).find((it) => it.cycle === cycle);
  if (!found) throw new AppError("not_found", "Cycle not found");
  return found;
}

const isCode = (error: unknown, code: AppError["code"]): boolean =>
  error instanceof AppError && error.code === code;
