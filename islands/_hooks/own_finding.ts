/** Raising, changing and taking back a reviewer's own findings, each with a way to undo it. */
import type { OwnFindingValues } from "../../functions/_shared/contract/mod.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { type OwnFindingChange, useChangeOwnFinding } from "../_client/own_findings.ts";
import { notify, notifyFailure } from "./notices.ts";

export interface OwnFindings {
  isBusy: boolean;
  /** @throws what the server says against it */
  raise: (values: OwnFindingValues) => Promise<Finding>;
  /** @throws as `raise` */
  change: (finding: Finding, set: Partial<OwnFindingValues>) => Promise<void>;
  remove: (finding: Finding) => Promise<void>;
}

export function useOwnFindingActions(projectId: string, reportId: string): OwnFindings {
  const changing = useChangeOwnFinding(projectId, reportId);

  async function run(change: OwnFindingChange, failure: string): Promise<Finding | null> {
    try {
      return await changing.mutateAsync(change);
    } catch (error) {
      notifyFailure(failure, error);
      throw error;
    }
  }
  const offer = (title: string, description: string, undo: OwnFindingChange) =>
    notify({
      title,
      description,
      action: {
        label: "Undo",
        onAction: () => void run(undo, "Couldn’t undo").catch(() => {}),
      },
    });

  return {
    isBusy: changing.isPending,
    async raise(values) {
      const raised = (await run({ kind: "raise", values }, "Finding not added"))!;
      offer("Finding added", `${raised.id} ${raised.title}`, { kind: "delete", id: raised.id });
      return raised;
    },
    async change(finding, set) {
      await run({ kind: "change", id: finding.id, set }, "Finding not changed");
      const before = valuesOf(finding);
      const names = Object.keys(set) as (keyof OwnFindingValues)[];
      const back = Object.fromEntries(names.map((it) => [it, before[it]]));
      offer("Finding changed", `${finding.id} ${finding.title}`, {
        kind: "change",
        id: finding.id,
        set: back,
      });
    },
    async remove(finding) {
      await run({ kind: "delete", id: finding.id }, "Finding not deleted");
      offer("Finding deleted", `${finding.id} ${finding.title}`, {
        kind: "restore",
        id: finding.id,
      });
    },
  };
}

/** What a finding was given when it was raised or last changed. */
function valuesOf(finding: Finding): OwnFindingValues {
  const { page, x, y, width, height } = finding.documentMarkup;
  const { requirementId, severity, title, description, recommendation } = finding;
  return {
    requirementId,
    status: finding.status === "warning" ? "warning" : "issue",
    severity,
    title,
    description,
    recommendation,
    place: { page, x, y, width, height },
  };
}
