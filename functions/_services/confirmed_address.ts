/** Where mail is sent, an address has to be confirmed before anything is uploaded under it. */
import { AppError } from "../_shared/errors.ts";
import type { Session } from "./mod.ts";
import type { Context } from "./ports.ts";

/** @throws {AppError} `email_not_confirmed` */
export async function assertConfirmedAddress(
  { mail, backend }: Pick<Context, "mail" | "backend">,
  { user }: Session,
): Promise<void> {
  // Without a mail server nobody could confirm anything.
  if (mail.kind !== "smtp" || user.emailConfirmed) return;
  // Another server may have taken the confirmation a moment ago.
  if ((await backend.server.findAccount(user.id))?.user.emailConfirmed) return;
  throw new AppError(
    "email_not_confirmed",
    `Please confirm your email address first: open the link we sent to ${user.email}. You can have it sent again in Settings.`,
  );
}
