/** How safe an account is: second factor, sessions, log, change of address. */
import { z } from "zod";
import { Email } from "./auth.ts";
import { Id, Moment } from "./common.ts";

const PASSWORD_ASKED = "Please enter your password";
const CODE_ASKED = "Please enter the six digits your app shows";

/** What a second factor is shown with: six digits of the app, or a recovery code. */
export const SecondFactorCode = z.string("Please enter a code").trim()
  .min(6, "Please enter the six digits your app shows, or a recovery code")
  .max(20, "This isn’t a valid app code or recovery code");

const Password = z.string(PASSWORD_ASKED).min(1, PASSWORD_ASKED).max(1000, "Password too long");

/** Everything that may stand in the log of an account. */
export const SECURITY_ACTIONS = [
  "registered",
  "signed_in",
  "sign_in_locked",
  "code_refused",
  "recovery_code_used",
  "password_changed",
  "password_reset",
  "email_confirmed",
  "email_change_asked",
  "email_change_dropped",
  "email_changed",
  "second_factor_added",
  "second_factor_removed",
  "recovery_codes_renewed",
  "session_ended",
  "other_sessions_ended",
  "key_created",
  "key_revoked",
] as const;
export type SecurityAction = typeof SECURITY_ACTIONS[number];

export const SessionEntry = z.object({
  id: Id,
  /** As "Chrome on Windows"; empty for sessions of before devices were noted. */
  device: z.string(),
  createdAt: Moment,
  /** To the hour or so. */
  lastSeenAt: Moment,
  isCurrent: z.boolean(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;

/** Answer of `GET /api/account/sessions`. */
export const SessionList = z.object({
  total: z.number().int(),
  sessions: z.array(SessionEntry).describe("The current session, then the most recently used"),
});
export type SessionList = z.infer<typeof SessionList>;

const SecurityEvent = z.object({
  id: z.number(),
  at: Moment,
  action: z.enum(SECURITY_ACTIONS),
  device: z.string(),
});

/** Answer of `GET /api/account/security/events`. */
export const SecurityEvents = z.object({
  total: z.number().int(),
  events: z.array(SecurityEvent).describe("Newest first"),
});
export type SecurityEvents = z.infer<typeof SecurityEvents>;

export const SecurityResponse = z.object({
  /** Null while the account has none. */
  secondFactor: z.object({ since: Moment, recoveryCodesLeft: z.number().int() }).nullable(),
  /** Admins need one: without it their role opens nothing. */
  isSecondFactorRequired: z.boolean(),
  /** A change of address under way. */
  emailChange: z.object({
    newEmail: z.string(),
    expiresAt: Moment,
    isOldConfirmed: z.boolean(),
    isNewConfirmed: z.boolean(),
  }).nullable(),
});
export type SecurityResponse = z.infer<typeof SecurityResponse>;

export const BeginSecondFactorRequest = z.object({ password: Password });
export type BeginSecondFactorRequest = z.infer<typeof BeginSecondFactorRequest>;

/** The secret, for the app: as text, as an address, and as the squares of its QR code. */
export const BeginSecondFactorResponse = z.object({
  secret: z.string().describe("Base32"),
  uri: z.string().describe("otpauth://totp/…"),
  qr: z.object({ size: z.number().int(), path: z.string() })
    .describe("Dark modules as an SVG path in a square of side `size`"),
});
export type BeginSecondFactorResponse = z.infer<typeof BeginSecondFactorResponse>;

export const ConfirmSecondFactorRequest = z.object({
  code: z.string(CODE_ASKED).trim().regex(/^\d{6}$/, CODE_ASKED),
});
export type ConfirmSecondFactorRequest = z.infer<typeof ConfirmSecondFactorRequest>;

/** Shown in this answer and never again. */
export const RecoveryCodesResponse = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodesResponse = z.infer<typeof RecoveryCodesResponse>;

/** Taking the second factor away, or new recovery codes: with password and a code. */
export const SecondFactorRequest = z.object({ password: Password, code: SecondFactorCode });
export type SecondFactorRequest = z.infer<typeof SecondFactorRequest>;

export const ChangeEmailRequest = z.object({ email: Email, password: Password });
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>;

/** What the link of a mail confirms, for whoever holds it. */
export const EmailConfirmation = z.object({
  email: z.string().describe("The address to confirm; of a change, the new one"),
  isChange: z.boolean().describe("The account has another address so far"),
});
export type EmailConfirmation = z.infer<typeof EmailConfirmation>;

/** What became of a link in a mail. */
export const ConfirmEmailResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  outcome: z.enum(["confirmed", "waits", "changed"]),
});
export type ConfirmEmailResponse = z.infer<typeof ConfirmEmailResponse>;
