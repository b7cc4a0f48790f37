/**
 * Slows guessing down by account: wrong passwords count for the account they were tried on, wherever they come from.
 * Whoever forgot theirs gets a mail; signed-in sessions are not touched.
 */
import { rateKey } from "../_providers/kv/keys.ts";
import type { KvStore } from "../_providers/kv/port.ts";
import { AppError } from "../_shared/errors.ts";
import { sha256Hex } from "../_shared/seal.ts";

/** Wrong passwords in one window after which the account takes no more, right ones included. */
export const MAX_FAILURES = 10;
const WINDOW_MS = 15 * 60_000;
const KIND = "failed_sign_in";

/** Counts failed sign-ins of accounts. */
export function createLoginThrottle({ kv, now }: { kv: KvStore; now: () => Date }) {
  const place = async (email: string) => {
    const window = Math.floor(now().getTime() / WINDOW_MS);
    // The store is no place for addresses.
    const account = await sha256Hex(email.trim().toLowerCase());
    return { key: rateKey(KIND, account, window), endMs: (window + 1) * WINDOW_MS };
  };

  return {
    /** @throws {AppError} `over_request_rate_limit` while the account takes no tries */
    async assertOpen(email: string): Promise<void> {
      const { key, endMs } = await place(email);
      if (await kv.count(key, 2 * WINDOW_MS, 0) < MAX_FAILURES) return;
      const retryAfterS = Math.ceil((endMs - now().getTime()) / 1000);
      const minutes = Math.ceil(retryAfterS / 60);
      throw new AppError(
        "over_request_rate_limit",
        `Too many failed sign-ins for this account. Try again in ${minutes} ${
          minutes === 1 ? "minute" : "minutes"
        }, or reset your password.`,
        { retryAfterS },
      );
    },
    /** Counts a wrong password or code, and answers how many there were; an account that does not exist is counted like one that does. */
    async noteFailure(email: string): Promise<number> {
      return await kv.count((await place(email)).key, 2 * WINDOW_MS);
    },
    /** A new password opens the account at once. */
    async forget(email: string): Promise<void> {
      await kv.delete((await place(email)).key);
    },
  };
}
