/** Asks for the own password once more, before something that can't be taken back. */
import { AppError } from "../_shared/errors.ts";
import type { Context } from "./ports.ts";

/** @throws {AppError} `invalid_credentials`, at the fields the forms name it by */
export async function checkPassword(
  { backend }: Pick<Context, "backend">,
  email: string,
  password: string,
): Promise<void> {
  const { tokens } = await backend.auth.signIn({ email, password }).catch((cause) => {
    if (!(cause instanceof AppError) || cause.code !== "invalid_credentials") throw cause;
    const message = "This is not your current password";
    // Named as both forms that ask for it name it.
    const fields = { currentPassword: message, password: message };
    throw new AppError("invalid_credentials", message, { cause, fields });
  });
  await backend.auth.signOut(tokens, "local");
}
