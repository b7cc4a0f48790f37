/**
 * Asks for the own password or code once more, before something that can't be taken back. Wrong ones count as those of
 * sign-ins do: an open session that was left or stolen buys no further tries.
 */
import type { SignedIn } from "../_providers/supabase/port.ts";
import { AppError, type ErrorCode } from "../_shared/errors.ts";
import { createLoginThrottle } from "./login_throttle.ts";
import type { Session } from "./mod.ts";
import type { Context } from "./ports.ts";

type Deps = Pick<Context, "backend" | "kv" | "now">;

/** Failures that count towards closing an account. */
const COUNTED: readonly ErrorCode[] = ["invalid_credentials", "mfa_verification_failed"];

/** Was it a wrong password or code? */
export const isWrongProof = (error: unknown): boolean =>
  error instanceof AppError && COUNTED.includes(error.code);

/**
 * Signs in with the own password once more.
 *
 * @throws {AppError} `invalid_credentials`, at the fields the forms name it by; `over_request_rate_limit`
 */
export const signInAgain = (deps: Deps, session: Session, password: string): Promise<SignedIn> =>
  withTry(
    deps,
    session,
    () =>
      deps.backend.auth.signIn({ email: session.user.email, password }).catch((cause) => {
        if (!isWrongProof(cause)) throw cause;
        const message = "This is not your current password";
        // Named as the forms that ask for it name it.
        const fields = { currentPassword: message, password: message };
        throw new AppError("invalid_credentials", message, { cause, fields });
      }),
  );

/** @throws {AppError} as {@link signInAgain} */
export async function checkPassword(
  deps: Deps,
  session: Session,
  password: string,
): Promise<void> {
  const { tokens } = await signInAgain(deps, session, password);
  await deps.backend.auth.signOut(tokens, "local");
}

/**
 * Does what fails where a password or code is wrong, as one of the tries the account has.
 *
 * @throws {AppError} also `over_request_rate_limit` while the account takes no tries
 */
export async function withTry<T>(
  { backend, kv, now }: Deps,
  { user, device }: Session,
  prove: () => Promise<T>,
): Promise<T> {
  const attempt = await createLoginThrottle({ kv, now }).begin(user.email);
  const proven = await prove().catch(async (error) => {
    if (!isWrongProof(error)) await attempt.giveBack();
    else if (await attempt.fail()) {
      await backend.server.noteSecurity(user.id, "sign_in_locked", device);
    }
    throw error;
  });
  await attempt.giveBack();
  return proven;
}
