/** What people are told of: inside the product and by mail, as they choose. */
import { z } from "zod";
import { Id, Moment } from "./common.ts";

export const NOTICE_KINDS = [
  "assigned",
  "mentioned",
  "guest_comment",
  "invitation",
  "approved",
  "handover",
] as const;
/** What is chosen in the settings. */
export type NoticeKind = typeof NOTICE_KINDS[number];
/** What is told: answers to an offer come where offers do. */
export const NOTICE_EVENTS = [...NOTICE_KINDS, "handover_accepted", "handover_declined"] as const;
export type NoticeEvent = typeof NOTICE_EVENTS[number];

export const Notification = z.object({
  id: Id,
  kind: z.enum(NOTICE_EVENTS),
  projectId: Id.nullable(),
  projectName: z.string().nullable(),
  findingId: z.string().nullable(),
  findings: z.number().int().describe(
    "Number of findings concerned; for a guest’s comments, the number of comments",
  ),
  actor: z.string().describe(
    "Who did it; for a guest’s comment, the label of the link; for an invitation or a transfer, the organization",
  ),
  createdAt: Moment,
  readAt: Moment.nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationList = z.object({
  total: z.number().int(),
  unread: z.number().int(),
  notifications: z.array(Notification).describe("Newest first"),
});
export type NotificationList = z.infer<typeof NotificationList>;

/** Body of `PATCH /api/notifications`. */
export const ReadNotificationsRequest = z.object({
  id: Id.nullable().default(null).describe("The one to mark as read; all of them if omitted"),
});
export type ReadNotificationsRequest = z.infer<typeof ReadNotificationsRequest>;

const Ways = z.object({ app: z.boolean("Please choose"), mail: z.boolean("Please choose") });
/** Which events are told, and how. Invitations always come by mail: they reach people without an account, too. */
export const NoticeChoices = z.object({
  assigned: Ways.describe("A finding was assigned to you"),
  mentioned: Ways.describe("Someone mentioned you in a comment"),
  guest_comment: Ways.describe("A guest commented on a report you share"),
  invitation: Ways.describe("You were invited to an organization"),
  approved: Ways.describe("A colleague approved a project in your organization"),
  handover: Ways.describe("An organization was offered to you, or your offer was answered"),
});
export type NoticeChoices = z.infer<typeof NoticeChoices>;
