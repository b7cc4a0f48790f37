/** What the page of organizations is rendered with. */
import type {
  InvitationList,
  MemberList,
  OrganizationList,
} from "../../functions/_shared/contract/mod.ts";

/** First pages. What is null could not be read: the browser asks. */
export interface PeopleLoaded {
  members: MemberList | null;
  /** Null also for whoever may not see them. */
  invitations: InvitationList | null;
}

export interface OrganizationsLoaded {
  /** All of them, for the menu of workspaces. */
  organizations: OrganizationList | null;
  /** The first page of them. */
  first: OrganizationList | null;
  /** The first page of invitations of others to the user. */
  mine: InvitationList | null;
  /** By id of the organization; of the first ones. */
  people: Record<string, PeopleLoaded>;
}
