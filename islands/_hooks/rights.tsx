/** What the reader may do in the project that is shown. The server asks the same; here nothing else is offered. */
import { createContext, type ReactNode, useContext } from "react";
import {
  type Right,
  type Role,
  ROLE_HINTS,
  ROLE_WORDS,
  roleMay,
} from "../../functions/_shared/constants/roles.ts";
import type { CycleSummary, ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { useCycles } from "../_client/cycles.ts";
import { useOrganizations } from "../_client/organizations.ts";

export type May = (right: Right) => boolean;

interface RightsHere {
  role: Role | null;
  organization: string | null;
  approved: Approved | null | undefined;
  /** Role and approval are known, or can't be. */
  isKnown: boolean;
}

/** The cycle that was approved and stays as it is. */
interface Approved {
  cycle: number;
  /** Not once a revision was submitted. */
  canBeUndone: boolean;
  /** The approval is of an earlier report: the set was reviewed again since. */
  isOutdated: boolean;
  /** Comments were left in it. */
  isNoted: boolean;
}

/** Samples and shared reports have limits of their own. */
const Rights = createContext<RightsHere>({
  role: "owner",
  organization: null,
  approved: null,
  isKnown: true,
});

/** The reader's role in an organization, in what belongs to nobody else an owner's; null until it is known. */
export function useRoleIn(): (organizationId: string | null | undefined) => Role | null {
  const { data } = useOrganizations();
  return (organizationId) =>
    organizationId === null
      ? "owner"
      : data?.organizations.find((it) => it.id === organizationId)?.role ?? null;
}

/** May a role do this? Until the role is known nothing is offered. */
export const mayOf = (role: Role | null): May => (right) => role !== null && roleMay(role, right);

/** Sets the rights of all that is shown of a project. */
export function ProjectRights(
  { project, children }: {
    /** Undefined until it is known. */
    project: ProjectSummary | undefined;
    children: ReactNode;
  },
) {
  const { data, isError } = useOrganizations();
  const cycles = useCycles(project);
  // Where they can't be loaded the server alone refuses.
  const approved = approvedOf(cycles.data ?? (cycles.isError ? [] : undefined), project?.cycle);
  const role = useRoleIn()(project?.organizationId);
  const organization = data?.organizations.find((it) => it.id === project?.organizationId)?.name ??
    null;
  const isKnown = approved !== undefined && (role !== null || data !== undefined || isError);
  return <Rights value={{ role, organization, approved, isKnown }}>{children}</Rights>;
}

/** Whether the report that is shown is of an approved cycle; null: of none, undefined: not known yet. */
export function approvedOf(
  cycles: readonly Pick<CycleSummary, "cycle" | "report" | "approval">[] | undefined,
  current: number | undefined,
): Approved | null | undefined {
  // While a revision is reviewed the report of the cycle before is shown.
  const shown = cycles?.findLast((it) => it.report);
  if (!shown?.approval) return cycles && null;
  return {
    cycle: shown.cycle,
    canBeUndone: shown.cycle === current,
    isOutdated: isApprovalOutdated(shown),
    isNoted: shown.approval.open > 0,
  };
}

/** Whether a cycle was approved and its set reviewed again since. */
export const isApprovalOutdated = (
  { approval, report }: Pick<CycleSummary, "report" | "approval">,
): boolean => approval !== null && approval.verificationCode !== report?.verificationCode;

/** Nothing that hangs on rights comes or goes any more. */
export const useRightsKnown = (): boolean => useContext(Rights).isKnown;

export const useMay = (): May => mayOf(useContext(Rights).role);

/**
 * May decisions, wording, own findings and answers be changed? What was approved stays as it is; undefined until that
 * is known, when nothing is offered.
 */
export function useMayDecide(): boolean | undefined {
  const { role, approved } = useContext(Rights);
  return approved === undefined ? undefined : approved === null && mayOf(role)("review");
}

/** Why nothing can be decided any more; nothing while no cycle is approved. */
export function ApprovedNote() {
  const { approved } = useContext(Rights);
  if (!approved) return null;
  return (
    <p className="text-sm text-muted">
      <span className="font-medium text-ink">
        Cycle {approved.cycle} is {approved.isNoted ? "approved as noted" : "approved"}.
      </span>{" "}
      {approved.isOutdated && "The approval is of an earlier report. "}
      {approved.canBeUndone
        ? "Decisions can be changed once the approval is undone under Revisions."
        : "A revision was submitted, so it can no longer be changed."}
    </p>
  );
}

/** Why something is not offered: the role, and who could change it; nothing for owners. */
export function RoleNote() {
  const { role, organization } = useContext(Rights);
  if (role === null || role === "owner") return null;
  return (
    <p className="text-sm text-muted">
      <span className="font-medium text-ink">{ROLE_WORDS[role]}</span> in {organization}.{" "}
      {ROLE_HINTS[role]} An owner can change your role.
    </p>
  );
}
