/** Accounts and sessions: what is sent, what is answered. Messages as the specification's section 5. */
import { z } from "zod";
import { PLAN_TIERS } from "../constants/plans.ts";
import { FIELD_MESSAGES } from "../messages.ts";
import { Id, Moment } from "./common.ts";

const LINK_INCOMPLETE =
  "This link is incomplete. Open it from the email again, or request a new one.";
const CURRENT_PASSWORD = "Please enter your current password";

/** An address as it is stored. */
export const Email = z.string().trim().toLowerCase().max(254, FIELD_MESSAGES.email.invalid)
  .pipe(z.email(FIELD_MESSAGES.email.invalid));

/** What bcrypt reads of a password; the rest would not be checked. @source crypt_blowfish(3), 72 bytes of UTF-8 */
const PASSWORD_MAX_BYTES = 72;

const newPassword = (min: number, tooShort: string) =>
  z.string().min(min, tooShort)
    .max(PASSWORD_MAX_BYTES, "Password must be at most 72 characters")
    .refine(
      (it) => new TextEncoder().encode(it).length <= PASSWORD_MAX_BYTES,
      "Password must be at most 72 characters; accented and non-Latin characters count as more than one",
    );

/** Password of a new account. */
const NewPassword = newPassword(8, FIELD_MESSAGES.password.tooShort)
  .regex(/[A-Z]/, FIELD_MESSAGES.password.tooSimple)
  .regex(/[a-z]/, FIELD_MESSAGES.password.tooSimple)
  .regex(/[0-9]/, FIELD_MESSAGES.password.tooSimple);

const UserName = z.string().trim().min(2, FIELD_MESSAGES.userName.tooShort)
  .max(255, "Name must be at most 255 characters");

export const LoginRequest = z.object({
  email: Email,
  password: z.string().min(6, FIELD_MESSAGES.password.tooShortToSignIn).max(1000),
  /** Six digits of the app or a recovery code, for accounts with a second factor. */
  code: z.string().trim().max(20, "This isn’t a valid app code or recovery code")
    .optional(),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

export const RegisterRequest = z.object({ name: UserName, email: Email, password: NewPassword });
export type RegisterRequest = z.infer<typeof RegisterRequest>;

/** The simpler registration: with a user name, and a password of at least 6 characters. */
export const SimpleRegisterRequest = z.object({
  name: UserName,
  email: Email,
  username: z.string().trim().min(1, "Username is required").max(255),
  password: newPassword(6, FIELD_MESSAGES.password.tooShortToSignIn),
});
export type SimpleRegisterRequest = z.infer<typeof SimpleRegisterRequest>;

export const PROJECT_TYPES = ["residential", "commercial", "mixed-use", "other"] as const;

/** The landing page's access request. It is sent to the registration call and has no password. */
export const AccessRequest = z.object({
  projectType: z.enum(PROJECT_TYPES, "Please choose a project type"),
  name: UserName,
  email: Email,
  company: z.string().trim().max(255, "Company name too long").default(""),
  message: z.string().trim().max(4000, "Message too long").default(""),
});
export type AccessRequest = z.infer<typeof AccessRequest>;

/** The signed-in user as the browser keeps it. */
export const SessionUser = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  role: z.enum(["user", "admin"]),
  subscriptionTier: z.enum(PLAN_TIERS),
  subscriptionStatus: z.string(),
  emailConfirmed: z.boolean(),
  createdAt: Moment,
});
export type SessionUser = z.infer<typeof SessionUser>;

/** Answer of login and register. `token` is opaque. */
export const AuthResponse = z.object({ token: z.string(), user: SessionUser, expiresAt: Moment });
export type AuthResponse = z.infer<typeof AuthResponse>;

export const MeResponse = z.object({ user: SessionUser });
export type MeResponse = z.infer<typeof MeResponse>;

/** Answer to an access request. */
export const AccessResponse = z.object({ success: z.literal(true), message: z.string() });
export type AccessResponse = z.infer<typeof AccessResponse>;

export const ForgotPasswordRequest = z.object({ email: Email });
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>;

/** What a link in a mail carries. */
/** What the last part of a mailed link has to be. */
export const LinkToken = z.string(LINK_INCOMPLETE).min(20, LINK_INCOMPLETE).max(
  200,
  LINK_INCOMPLETE,
);

export const ResetPasswordRequest = z.object({
  token: LinkToken,
  password: NewPassword,
});
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

export const ConfirmEmailRequest = z.object({ token: LinkToken });
export type ConfirmEmailRequest = z.infer<typeof ConfirmEmailRequest>;

export const ChangePasswordRequest = z.object({
  currentPassword: z.string(CURRENT_PASSWORD).min(1, CURRENT_PASSWORD)
    .max(1000, "Password too long"),
  newPassword: NewPassword,
});
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

export const UpdateProfileRequest = z.object({ name: UserName });
export type UpdateProfileRequest = z.infer<typeof UpdateProfileRequest>;

/** Deleting the account asks for the password once more. */
export const DeleteAccountRequest = z.object({
  password: z.string(CURRENT_PASSWORD).min(1, CURRENT_PASSWORD).max(1000, "Password too long"),
});
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>;
