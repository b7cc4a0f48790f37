/** What a user chooses beside the plan: a firm's own name on reports, which mails come, the tags of a project. */
import { z } from "zod";
import { LinkToken } from "./auth.ts";
import { DoneResponse } from "./common.ts";
import { NoticeChoices } from "./notifications.ts";

/** A logo as it is sent: PNG or JPEG, base64, at most this many bytes when decoded. */
export const LOGO_MAX_BYTES = 512 * 1024;

export const Brand = z.object({
  /** False when the plan has no white label: what was saved is kept, but not printed. */
  isAllowed: z.boolean(),
  /** Printed instead of FLClear's name; null while there is none. */
  name: z.string().nullable(),
  hasLogo: z.boolean(),
});
export type Brand = z.infer<typeof Brand>;

export const UpdateBrandRequest = z.object({
  name: z.string("Please enter the name to print").trim().min(1, "Please enter the name to print")
    .max(80, "Name must be at most 80 characters"),
  logo: z.base64("The logo must be sent as base64").max(
    Math.ceil(LOGO_MAX_BYTES / 3) * 4,
    "The logo must be at most 512 KB",
  ).nullable().optional().describe("PNG or JPEG; null removes it, omitting it keeps it"),
});
export type UpdateBrandRequest = z.infer<typeof UpdateBrandRequest>;

/** Mails that are not needed to use the account. */
export const MailChoices = z.object({
  analysis: z.boolean("Please choose").describe("Email when an analysis finishes"),
  notices: NoticeChoices.optional().describe("If omitted, unchanged"),
});
export type MailChoices = z.infer<typeof MailChoices>;

export const UnsubscribeRequest = z.object({ token: LinkToken });
export type UnsubscribeRequest = z.infer<typeof UnsubscribeRequest>;

/** Whose mails have ended. */
export const UnsubscribeResponse = DoneResponse.extend({
  email: z.string().describe(
    "Its name masked to the first letter: whoever has the link may be somebody else",
  ),
});
export type UnsubscribeResponse = z.infer<typeof UnsubscribeResponse>;

/** Trimmed, not empty, none twice. */
export const UpdateTagsRequest = z.object({
  tags: z.array(z.string().trim().min(1).max(50)).max(20)
    .transform((it) => [...new Set(it)]),
});
export type UpdateTagsRequest = z.infer<typeof UpdateTagsRequest>;
