/** Use cases of organizations: people with roles, invitations by mail, projects that move. */
import {
  HANDOVER_DAYS,
  type Invitation,
  INVITATION_DAYS,
  LINK_TOKEN,
} from "../_shared/contract/mod.ts";
import { AppError, type ErrorCode } from "../_shared/errors.ts";
import { sha256Hex } from "../_shared/seal.ts";
import { assertConfirmedAddress } from "./confirmed_address.ts";
import { writeInvitationMail } from "./mails.ts";
import type { Services, Session } from "./mod.ts";
import { pageOf, partOf } from "./page_of.ts";
import type { Context } from "./ports.ts";

type OrganizationServices = Pick<
  Services,
  | "assertRight"
  | "listOrganizations"
  | "createOrganization"
  | "renameOrganization"
  | "deleteOrganization"
  | "offerHandover"
  | "acceptHandover"
  | "endHandover"
  | "listMembers"
  | "changeMember"
  | "removeMember"
  | "listInvitations"
  | "invite"
  | "resendInvitation"
  | "revokeInvitation"
  | "listMyInvitations"
  | "getInvitation"
  | "acceptInvitation"
  | "moveProject"
  | "listPeople"
>;

const DAY_MS = 24 * 60 * 60_000;
const NO_OFFER = "This transfer of ownership was withdrawn, declined or has expired.";
const HAND_OVER_FIRST =
  "This owner’s plan covers the organization. Transfer its ownership to another member first.";

/** Binds the use cases of organizations. */
export function createOrganizationServices(context: Context): OrganizationServices {
  const { owner, backend, random, now, publicUrl, log } = context;
  const send = async (
    session: Session,
    organizationId: string,
    { email, role }: Pick<Invitation, "email" | "role">,
  ): Promise<Invitation> => {
    const token = random(32).toBase64({ alphabet: "base64url", omitPadding: true });
    const invitation = await (await owner(session)).invite(organizationId, {
      email,
      role,
      tokenHash: await sha256Hex(token),
      expiresAt: new Date(now().getTime() + INVITATION_DAYS * DAY_MS).toISOString(),
    });
    if (await backend.server.isInvitationMailed(email)) {
      const mail = writeInvitationMail(invitation, `${publicUrl}/invitation/${token}`);
      await backend.jobs.enqueue({ queue: "chores", kind: "send_mail", payload: { ...mail } });
    }
    log("member_invited", { organizationId });
    return invitation;
  };

  return {
    async assertRight(session, projectId, right) {
      await (await owner(session)).assertAllowed(projectId, right);
    },
    listOrganizations: async (session, query) =>
      await (await owner(session)).listOrganizations(partOf(query)),
    createOrganization: async (session, { name }) =>
      await explained((await owner(session)).createOrganization(name), {
        conflict: "Your plan already covers 20 organizations.",
      }),
    renameOrganization: async (session, id, { name }) =>
      await (await owner(session)).renameOrganization(id, name),
    async deleteOrganization(session, id) {
      await explained((await owner(session)).deleteOrganization(id), {
        conflict: "This organization still has projects. Move or delete them first.",
      });
    },
    async offerHandover(session, id, { userId }) {
      const expiresAt = new Date(now().getTime() + HANDOVER_DAYS * DAY_MS).toISOString();
      const offered = (await owner(session)).offerHandover(id, { userId, expiresAt });
      return await explained(offered, {
        conflict: "Your plan already covers the organization.",
        insufficient_role:
          "Only the owner whose plan covers the organization can transfer its ownership.",
      });
    },
    async acceptHandover(session, id) {
      const taken = await explained((await owner(session)).acceptHandover(id), {
        not_found: NO_OFFER,
        conflict: "One of its projects is being reviewed. You can accept when the review is done.",
      });
      log("organization_handed_over", { organizationId: id });
      return taken;
    },
    endHandover: async (session, id) =>
      await explained((await owner(session)).endHandover(id), { not_found: NO_OFFER }),
    listMembers: async (session, id, query) =>
      await (await owner(session)).listMembers(id, partOf(query)),
    changeMember: async (session, { id, userId }, change) =>
      await explained((await owner(session)).changeMember(id, userId, change), {
        conflict: HAND_OVER_FIRST,
      }),
    async removeMember(session, { id, userId }) {
      await explained((await owner(session)).removeMember(id, userId), {
        conflict: HAND_OVER_FIRST,
      });
    },
    listInvitations: async (session, id, query) =>
      await (await owner(session)).listInvitations(id, partOf(query)),
    async invite(session, id, request) {
      await assertConfirmedAddress(context, session);
      return await explained(send(session, id, request), {
        conflict: "Someone with this address is already a member.",
      });
    },
    async resendInvitation(session, { id, invitationId }) {
      const invitation = await (await owner(session)).findInvitation(id, invitationId);
      return await send(session, id, invitation);
    },
    async revokeInvitation(session, { id, invitationId }) {
      await (await owner(session)).revokeInvitation(id, invitationId);
    },
    async listMyInvitations(session, query) {
      const all = await (await owner(session)).listMyInvitations();
      return { total: all.length, invitations: pageOf(all, query) };
    },
    async getInvitation(token) {
      const found = LINK_TOKEN.test(token) &&
        await backend.server.openInvitation(await sha256Hex(token));
      if (!found) throw new AppError("not_found", "This invitation is no longer valid");
      return found;
    },
    async acceptInvitation(session, { token, id }) {
      const tokenHash = token === undefined ? null : await sha256Hex(token);
      const accepting = (await owner(session)).acceptInvitation({ tokenHash, id: id ?? null });
      const joined = await explained(accepting, {
        conflict:
          "This invitation is for another address. Sign in with the account it was sent to.",
        not_found: "This invitation is no longer valid",
      });
      log("invitation_accepted", { organizationId: joined.id });
      return joined;
    },
    async moveProject(session, projectId, { organizationId }) {
      const moved = await explained(
        (await owner(session)).moveProject(projectId, organizationId),
        { conflict: "This project is being reviewed. You can move it when the review is done." },
      );
      log("project_moved", { projectId });
      return moved;
    },
    listPeople: async (session, projectId, query) =>
      await (await owner(session)).listPeople(projectId, partOf(query)),
  };
}

/** The same error in words of what was tried. */
async function explained<T>(
  work: Promise<T>,
  words: Partial<Record<ErrorCode, string>>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const message = error instanceof AppError ? words[error.code] : undefined;
    if (!message) throw error;
    throw new AppError((error as AppError).code, message, { cause: error });
  }
}
