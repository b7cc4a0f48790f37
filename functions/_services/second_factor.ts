/**
 * The second factor of an account: six digits of an app, or a recovery code once. Secrets are kept locked, of
 * recovery codes only hashes.
 */
import type { Backend } from "../_providers/supabase/port.ts";
import { AppError } from "../_shared/errors.ts";
import { sha256Hex } from "../_shared/seal.ts";
import type { SecretBox } from "../_shared/secret_box.ts";
import { findTotpStep, toBase32, TOTP_SECRET_BYTES } from "../_shared/totp.ts";
import type { Context } from "./ports.ts";

const RECOVERY_CODES = 10;
/** Bytes of a recovery code: 80 bits, which nobody guesses from a hash either. */
const RECOVERY_BYTES = 10;

export type UsedFactor = "none" | "code" | "recovery_code";

/** Checks and changes second factors. */
export function createSecondFactors(
  { backend, box, now, random }: Pick<Context, "backend" | "box" | "now" | "random">,
) {
  const { server } = backend;

  return {
    /** Keeps a new secret until its first code. @returns base32 */
    async begin(userId: string): Promise<string> {
      const factor = await server.findFactor(userId);
      if (factor?.confirmedAt) {
        throw new AppError("conflict", "Two-step sign-in is already on");
      }
      const secret = toBase32(random(TOTP_SECRET_BYTES));
      await server.addFactor(userId, await box.lock(secret));
      return secret;
    },

    /** Switches it on with a first code. @returns recovery codes */
    async confirm(userId: string, code: string): Promise<string[]> {
      const factor = await server.findFactor(userId);
      if (!factor) throw new AppError("conflict", "Please start the setup again");
      if (factor.confirmedAt) throw new AppError("conflict", "Two-step sign-in is already on");
      if (!await isRightCode(server, box, { userId, code, nowMs: now().getTime() })) throw wrong();
      return await this.renewCodes(userId);
    },

    /**
     * Checks what a sign-in or a change needs beside the password.
     *
     * @throws {AppError} `insufficient_aal` where a code is missing, `mfa_verification_failed` where it is wrong
     */
    async check(userId: string, code: string | undefined): Promise<UsedFactor> {
      const factor = await server.findFactor(userId);
      if (!factor?.confirmedAt) return "none";
      if (!code) {
        throw new AppError("insufficient_aal", "Please enter the six digits your app shows", {
          fields: { code: "Please enter the six digits your app shows, or a recovery code" },
        });
      }
      if (await isRightCode(server, box, { userId, code, nowMs: now().getTime() })) return "code";
      if (await server.useRecoveryCode(userId, await hashRecoveryCode(code))) {
        return "recovery_code";
      }
      throw wrong();
    },

    /** Recovery codes in the place of those before. */
    async renewCodes(userId: string): Promise<string[]> {
      const codes = Array.from(
        { length: RECOVERY_CODES },
        () => toBase32(random(RECOVERY_BYTES)).toLowerCase().replace(/.{4}(?=.)/g, "$&-"),
      );
      await server.setRecoveryCodes(userId, await Promise.all(codes.map(hashRecoveryCode)));
      return codes;
    },
  };
}

async function isRightCode(
  server: Backend["server"],
  box: SecretBox,
  { userId, code, nowMs }: { userId: string; code: string; nowMs: number },
): Promise<boolean> {
  const digits = code.replace(/\s/g, "");
  const factor = await server.findFactor(userId);
  if (!factor || !/^\d{6}$/.test(digits)) return false;
  const step = await findTotpStep(await box.open(factor.sealedSecret), digits, nowMs);
  return step !== null && await server.useCode(userId, step);
}

/** However it was typed. */
const hashRecoveryCode = (code: string): Promise<string> =>
  sha256Hex(code.toLowerCase().replace(/[^a-z2-7]/g, ""));

function wrong(): AppError {
  const message = "That code isn’t right. App codes work once and expire after a minute.";
  return new AppError("mfa_verification_failed", message, { fields: { code: message } });
}
