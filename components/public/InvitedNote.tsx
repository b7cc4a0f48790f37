/** Says above a form what somebody was invited to, and with which address to go on. */
import type { Invitation } from "../../functions/_shared/contract/mod.ts";

export interface InvitedNoteProps {
  invitation: Pick<Invitation, "organizationName" | "invitedBy" | "email">;
  /** `Sign in`: what is done with the address. */
  todo: string;
}

export function InvitedNote({ invitation, todo }: InvitedNoteProps) {
  const { organizationName, invitedBy, email } = invitation;
  return (
    <p className="note">
      {invitedBy === null
        ? `You’re invited to ${organizationName}.`
        : `${invitedBy} invited you to ${organizationName}.`} {todo} with {email} to join.
    </p>
  );
}
