/** Organizations: their members with roles, invitations by mail, and the projects that belong to them. */
import { z } from "zod";
import { ROLES } from "../constants/roles.ts";
import { PLAN_TIERS } from "../constants/plans.ts";
import { Email } from "./auth.ts";
import { Id, Moment } from "./common.ts";

export const ORGANIZATION_NAME_MAX = 120;
/** Days an invitation can be accepted. */
export const INVITATION_DAYS = 14;
/** Days an offer to take an organization over can be accepted. */
export const HANDOVER_DAYS = 14;

/** What findings are of, and a member can be given. */
export const DISCIPLINES = [
  "Egress",
  "Fire Safety",
  "Accessibility",
  "Structural",
  "Wind",
  "Flood",
  "Electrical",
  "Mechanical",
  "Plumbing",
  "Gas",
  "Energy",
  "Site",
  "Documentation",
] as const;

const Role = z.enum(ROLES, "Unknown role");
const Name = z.string("Please name the organization").trim().min(1, "Please name the organization")
  .max(ORGANIZATION_NAME_MAX, `Name must be at most ${ORGANIZATION_NAME_MAX} characters`);

export const OrganizationRequest = z.object({ name: Name });
export type OrganizationRequest = z.infer<typeof OrganizationRequest>;

export const Organization = z.object({
  id: Id,
  name: z.string(),
  role: Role.describe("The caller’s role"),
  createdAt: Moment,
  isPayer: z.boolean().describe("True if projects count against the caller’s own plan"),
  payer: z.string().describe("Name of the owner whose plan applies"),
  tier: z.enum(PLAN_TIERS).describe("Tier of that plan"),
  members: z.number().int(),
  projects: z.number().int(),
  handover: z.object({
    userId: Id,
    name: z.string(),
    isMe: z.boolean().describe("True if it is offered to the caller"),
    expiresAt: Moment,
  }).nullable().describe(
    "The member it is offered to, whose plan applies on acceptance; shown to owners and that member",
  ),
});
export type Organization = z.infer<typeof Organization>;

export const OrganizationList = z.object({
  total: z.number().int(),
  organizations: z.array(Organization),
});
export type OrganizationList = z.infer<typeof OrganizationList>;

export const Member = z.object({
  userId: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  disciplines: z.array(z.string()).describe(
    "Findings in these disciplines are assigned to the member",
  ),
  joinedAt: Moment,
  isPayer: z.boolean(),
  isMe: z.boolean(),
});
export type Member = z.infer<typeof Member>;

export const MemberList = z.object({ total: z.number().int(), members: z.array(Member) });
export type MemberList = z.infer<typeof MemberList>;

/** Body of `PATCH /api/organizations/{id}/members/{userId}`; what is left out stays. */
export const ChangeMemberRequest = z.object({
  role: Role.optional(),
  disciplines: z.array(z.enum(DISCIPLINES, "Unknown discipline")).max(DISCIPLINES.length)
    .transform((it) => [...new Set(it)]).optional(),
}).refine(
  ({ role, disciplines }) => role !== undefined || disciplines !== undefined,
  "Nothing to change",
);
export type ChangeMemberRequest = z.infer<typeof ChangeMemberRequest>;

export const HandOverRequest = z.object({
  userId: Id.describe("A member, whose plan applies once that member accepts"),
});
export type HandOverRequest = z.infer<typeof HandOverRequest>;

export const InviteRequest = z.object({ email: Email, role: Role });
export type InviteRequest = z.infer<typeof InviteRequest>;

export const Invitation = z.object({
  id: Id,
  organizationId: Id,
  organizationName: z.string(),
  email: z.string(),
  role: Role,
  invitedBy: z.string().nullable().describe(
    "Name; null if the account was deleted or the invited caller’s address isn’t confirmed",
  ),
  createdAt: Moment,
  expiresAt: Moment,
});
export type Invitation = z.infer<typeof Invitation>;

export const InvitationList = z.object({
  total: z.number().int(),
  invitations: z.array(Invitation),
});
export type InvitationList = z.infer<typeof InvitationList>;

/** Body of `POST /api/invitations/accept`: by the link of the mail, or by id. */
export const AcceptInvitationRequest = z.object({
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, "This isn’t a valid invitation").optional(),
  id: Id.optional().describe("Works if the caller’s address is confirmed"),
}).refine(
  ({ token, id }) => (token === undefined) !== (id === undefined),
  "Provide either token or id",
);
export type AcceptInvitationRequest = z.infer<typeof AcceptInvitationRequest>;

/** Body of `PATCH /api/projects/{id}/organization`. */
export const MoveProjectRequest = z.object({
  organizationId: Id.nullable().describe("Null means the caller"),
});
export type MoveProjectRequest = z.infer<typeof MoveProjectRequest>;

export const People = z.object({
  role: Role.describe("The caller’s role in this project"),
  total: z.number().int(),
  people: z.array(
    z.object({ userId: Id, name: z.string(), role: Role, disciplines: z.array(z.string()) }),
  ).describe("Who can be assigned findings and mentioned with @ in comments"),
});
export type People = z.infer<typeof People>;
