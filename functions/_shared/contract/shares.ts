/** A report shared with one outsider by a link, and what the guest reads and says. */
import { z } from "zod";
import { COMMENT_MAX } from "./dispositions.ts";
import { Id, Moment, PageQuery } from "./common.ts";
import { ApprovalSchema } from "./cycles.ts";

/** Longest name of a guest, and of whom a link is for, in characters. */
export const GUEST_NAME_MAX = 120;
/** Days a link may work. */
export const SHARE_DAYS_MAX = 180;
/** The last part of a link. */
export const LINK_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Body of `POST /api/projects/{id}/shares`. */
export const ShareRequest = z.object({
  label: z.string("Enter who the link is for").trim().min(1, "Enter who the link is for")
    .max(GUEST_NAME_MAX, "Name too long"),
  canComment: z.boolean("Please choose what the guest can do"),
  days: z.number("Choose how many days the link works").int().min(1, "At least one day")
    .max(SHARE_DAYS_MAX, `At most ${SHARE_DAYS_MAX} days`),
});
export type ShareRequest = z.infer<typeof ShareRequest>;

export const Share = z.object({
  id: Id,
  label: z.string().describe("Who it is for"),
  canComment: z.boolean(),
  guestName: z.string().nullable().describe("Name the guest gave with the first comment"),
  createdBy: z.string().nullable().describe("Name; null if the account was deleted"),
  createdAt: Moment,
  expiresAt: Moment,
  revokedAt: Moment.nullable(),
  openedAt: Moment.nullable().describe("When it was last used"),
  comments: z.number().int(),
});
export type Share = z.infer<typeof Share>;

export const ShareList = z.object({ total: z.number().int(), shares: z.array(Share) });
export type ShareList = z.infer<typeof ShareList>;

/** The only answer that ever carries the link itself. */
export const CreateShareResponse = z.object({ share: Share, url: z.string() });
export type CreateShareResponse = z.infer<typeof CreateShareResponse>;

/** Body of `PATCH /api/projects/{id}/comments/{commentId}`. */
export const ShareCommentRequest = z.object({
  isShared: z.boolean("Please choose").describe("True if guests with a link may read it"),
});
export type ShareCommentRequest = z.infer<typeof ShareCommentRequest>;

/** Answer of `GET /api/shared/{token}`. */
export const SharedReport = z.object({
  projectName: z.string(),
  address: z.string(),
  label: z.string(),
  canComment: z.boolean(),
  guestName: z.string().nullable(),
  expiresAt: Moment,
  reportId: Id.nullable().describe("The newest report; null while there is none"),
  approval: ApprovalSchema.nullable().describe("The report’s approval, if any"),
});
export type SharedReport = z.infer<typeof SharedReport>;

export const SharedThreadQuery = PageQuery.extend({ reportId: Id });
export type SharedThreadQuery = z.infer<typeof SharedThreadQuery>;

/** Body of `POST /api/shared/{token}/findings/{findingId}/comments`. */
export const GuestCommentRequest = z.object({
  reportId: Id,
  name: z.string().trim().min(1, "Please enter your name").max(GUEST_NAME_MAX, "Name too long")
    .nullable().default(null).describe("Required with the first comment; kept from then on"),
  body: z.string().trim().min(1, "Write a comment first").max(COMMENT_MAX, "Comment too long"),
});
export type GuestCommentRequest = z.infer<typeof GuestCommentRequest>;
