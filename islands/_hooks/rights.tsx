/** What the reader may do in the project that is shown. The server asks the same; here nothing else is offered. */
import { createContext, type ReactNode, useContext } from "react";
import {
  type Right,
  type Role,
  ROLE_HINTS,
  ROLE_WORDS,
  roleMay,
} from "../../functions/_shared/constants/roles.ts";
import { useOrganizations } from "../_client/organizations.ts";

export type May = (right: Right) => boolean;

/** Samples and shared reports have limits of their own. */
const Rights = createContext<{ role: Role | null; organization: string | null }>({
  role: "owner",
  organization: null,
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
  { organizationId, children }: {
    /** Undefined until the project is known. */
    organizationId: string | null | undefined;
    children: ReactNode;
  },
) {
  const { data } = useOrganizations();
  const role = useRoleIn()(organizationId);
  const organization = data?.organizations.find((it) => it.id === organizationId)?.name ?? null;
  return <Rights.Provider value={{ role, organization }}>{children}</Rights.Provider>;
}

export const useMay = (): May => mayOf(useContext(Rights).role);

/** Why something is not offered: the role, and who could change it; nothing for owners. */
export function RoleNote() {
  const { role, organization } = useContext(Rights);
  if (role === null || role === "owner") return null;
  return (
    <p className="text-sm text-muted">
      <span className="font-medium text-ink">{ROLE_WORDS[role]}</span> in {organization}:{" "}
      {ROLE_HINTS[role]} An owner can change your role.
    </p>
  );
}
