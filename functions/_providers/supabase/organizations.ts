/** Organizations, members and invitations: the caller's and the server's face of the database. */
import type {
  ChangeMemberRequest,
  Invitation,
  InvitationList,
  Member,
  MemberList,
  Organization,
  OrganizationList,
  People,
  Project,
} from "../../_shared/contract/mod.ts";
import type { Right, Role } from "../../_shared/constants/roles.ts";
import type { BackendClient } from "./client.ts";
import { type ListPart, toPart } from "./dispositions.ts";
import { unwrap } from "./errors.ts";
import { toProject } from "./project_rows.ts";
import { fromRow, type Row } from "./rows.ts";

export interface OrganizationStore {
  /** @throws {AppError} `project_not_found`, `insufficient_role` */
  assertAllowed(projectId: string, right: Right): Promise<void>;
  /** Largest file the plan of a project takes, megabytes; null where there is no such project. */
  findFileLimit(projectId: string): Promise<number | null>;
  /** Largest file the caller may send in parts, megabytes: by the own plan or that of an organization. */
  findSendingLimit(): Promise<number>;
  listOrganizations(part: ListPart): Promise<OrganizationList>;
  /** @throws {AppError} `conflict` when there are too many */
  createOrganization(name: string): Promise<Organization>;
  /** @throws {AppError} `not_found`, `insufficient_role`, as all that follow */
  renameOrganization(id: string, name: string): Promise<Organization>;
  /** @throws {AppError} `conflict` while it has projects */
  deleteOrganization(id: string): Promise<void>;
  /** @throws {AppError} `conflict` when the caller's plan is meant */
  offerHandover(id: string, offer: { userId: string; expiresAt: string }): Promise<Organization>;
  /** @throws {AppError} `not_found` without an offer, `conflict` during a review, `limit_exceeded` */
  acceptHandover(id: string): Promise<Organization>;
  /** Declined or withdrawn. @throws {AppError} `not_found` without an offer */
  endHandover(id: string): Promise<Organization>;
  listMembers(id: string, part: ListPart): Promise<MemberList>;
  /** @throws {AppError} `conflict` for the owner whose plan counts */
  changeMember(id: string, userId: string, change: ChangeMemberRequest): Promise<Member>;
  /** @throws {AppError} `conflict` for the owner whose plan counts */
  removeMember(id: string, userId: string): Promise<void>;
  listInvitations(id: string, part: ListPart): Promise<InvitationList>;
  /** @throws {AppError} `conflict` when that address is a member's */
  invite(
    id: string,
    invitation: { email: string; role: Role; tokenHash: string; expiresAt: string },
  ): Promise<Invitation>;
  findInvitation(id: string, invitationId: string): Promise<Invitation>;
  revokeInvitation(id: string, invitationId: string): Promise<void>;
  listMyInvitations(): Promise<Invitation[]>;
  /** @throws {AppError} `conflict` when it is for another address */
  acceptInvitation(by: { tokenHash: string | null; id: string | null }): Promise<Organization>;
  /** @throws {AppError} `conflict` during a review, `limit_exceeded` */
  moveProject(projectId: string, organizationId: string | null): Promise<Project>;
  listPeople(projectId: string, part: ListPart): Promise<People>;
}

export interface ServerOrganizationStore {
  /** Null where there is none, or it has expired. */
  openInvitation(tokenHash: string): Promise<Invitation | null>;
}

/** Binds the caller's part. */
export function createOrganizationStore({ db }: BackendClient): OrganizationStore {
  const call = async (name: string, values: object = {}): Promise<unknown> =>
    unwrap(await db.rpc(name, values));
  const one = async <T>(name: string, values: object): Promise<T> =>
    fromRow<T>(await call(name, values) as Row);
  const organization = async (name: string, values: object): Promise<Organization> =>
    toOrganization(await call(name, values) as Row);

  return {
    async assertAllowed(projectId, right) {
      await call("assert_allowed", { p_project: projectId, p_right: right });
    },
    findFileLimit: async (projectId) =>
      await call("project_file_mb", { p_project: projectId }) as number | null,
    findSendingLimit: async () => await call("sending_file_mb") as number,
    async listOrganizations(part) {
      const { total, organizations } = await call("list_organizations", toPart(part)) as {
        total: number;
        organizations: Row[];
      };
      return { total, organizations: organizations.map(toOrganization) };
    },
    createOrganization: (name) => organization("create_organization", { p_name: name }),
    renameOrganization: (id, name) =>
      organization("rename_organization", { p_id: id, p_name: name }),
    async deleteOrganization(id) {
      await call("delete_organization", { p_id: id });
    },
    offerHandover: (id, { userId, expiresAt }) =>
      organization("offer_handover", { p_id: id, p_user: userId, p_expires: expiresAt }),
    acceptHandover: (id) => organization("accept_handover", { p_id: id }),
    endHandover: (id) => organization("end_handover", { p_id: id }),
    async listMembers(id, part) {
      const { total, members } = await call("list_members", { p_id: id, ...toPart(part) }) as {
        total: number;
        members: Row[];
      };
      return { total, members: members.map(fromRow<Member>) };
    },
    changeMember: (id, userId, { role, disciplines }) =>
      one<Member>("change_member", {
        p_id: id,
        p_user: userId,
        p_role: role ?? null,
        p_disciplines: disciplines ?? null,
      }),
    async removeMember(id, userId) {
      await call("remove_member", { p_id: id, p_user: userId });
    },
    async listInvitations(id, part) {
      const { total, invitations } = await call("list_invitations", {
        p_id: id,
        ...toPart(part),
      }) as { total: number; invitations: Row[] };
      return { total, invitations: invitations.map(fromRow<Invitation>) };
    },
    invite: (id, { email, role, tokenHash, expiresAt }) =>
      one<Invitation>("invite_member", {
        p_id: id,
        p_email: email,
        p_role: role,
        p_hash: tokenHash,
        p_expires: expiresAt,
      }),
    findInvitation: (id, invitationId) =>
      one<Invitation>("find_invitation", { p_organization: id, p_invitation: invitationId }),
    async revokeInvitation(id, invitationId) {
      await call("revoke_invitation", { p_organization: id, p_invitation: invitationId });
    },
    listMyInvitations: async () => (await call("my_invitations") as Row[]).map(fromRow<Invitation>),
    acceptInvitation: ({ tokenHash, id }) =>
      organization("accept_invitation", { p_hash: tokenHash, p_id: id }),
    moveProject: async (projectId, organizationId) =>
      toProject(
        await call("transfer_project", {
          p_project: projectId,
          p_organization: organizationId,
        }) as Row,
      ),
    async listPeople(projectId, part) {
      const { people, ...rest } = await call("list_people", {
        p_project: projectId,
        ...toPart(part),
      }) as { role: Role; total: number; people: Row[] };
      return { ...rest, people: people.map(fromRow<People["people"][number]>) };
    },
  };
}

/** Binds the server's part. */
export function createServerOrganizations({ db }: BackendClient): ServerOrganizationStore {
  return {
    async openInvitation(tokenHash) {
      const row = unwrap(await db.rpc("open_invitation", { p_hash: tokenHash })) as Row | null;
      return row && fromRow<Invitation>(row);
    },
  };
}

function toOrganization({ handover, ...row }: Row): Organization {
  return {
    ...fromRow<Omit<Organization, "handover">>(row),
    handover: handover ? fromRow<NonNullable<Organization["handover"]>>(handover as Row) : null,
  };
}
