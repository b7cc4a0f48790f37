/**
 * Slows guessing down by account: wrong passwords count for the account they were tried on, wherever they come from.
 * Whoever forgot theirs gets a mail; signed-in sessions are not touched.
 */
import { closedAccountKey, rateKey } from "../_providers/kv/keys.ts";
import type { KvStore } from "../_providers/kv/port.ts";
import { AppError } from "../_shared/errors.ts";
import { sha256Hex } from "../_shared/seal.ts";

/** Wrong passwords in one window after which the account takes no more, right ones included. */
export const MAX_FAILURES = 10;
const WINDOW_MS = 15 * 60_000;
/** How long an account then stays closed. */
const CLOSED_MS = 15 * 60_000;
const KIND = "failed_sign_in";

/** Counts failed sign-ins of accounts. */
export function createLoginThrottle({ kv, now }: { kv: KvStore; now: () => Date }) {
  const nowMs = () => now().getTime();
  // The store is no place for addresses.
  const nameOf = (email: string) => sha256Hex(email.trim().toLowerCase());
  const countKey = (account: string) => rateKey(KIND, account, Math.floor(nowMs() / WINDOW_MS));

  return {
    /** @throws {AppError} `over_request_rate_limit` while the account takes no tries */
    async assertOpen(email: string): Promise<void> {
      const untilMs = await kv.get<number>(closedAccountKey(await nameOf(email)));
      if (untilMs === null) return;
      const retryAfterS = Math.ceil((untilMs - nowMs()) / 1000);
      const minutes = Math.ceil(retryAfterS / 60);
      throw new AppError(
        "over_request_rate_limit",
        `Too many failed sign-ins for this account. Try again in ${minutes} ${
          minutes === 1 ? "minute" : "minutes"
        }, or reset your password.`,
        { retryAfterS },
      );
    },
    /**
     * Counts a wrong password or code, and answers how many there were; the one too many closes the account. An
     * account that does not exist is counted like one that does.
     */
    async noteFailure(email: string): Promise<number> {
      const account = await nameOf(email);
      const failures = await kv.count(countKey(account), 2 * WINDOW_MS);
      if (failures >= MAX_FAILURES) {
        await kv.set(closedAccountKey(account), nowMs() + CLOSED_MS, CLOSED_MS);
      }
      return failures;
    },
    /** A new password opens the account at once. */
    async forget(email: string): Promise<void> {
      const account = await nameOf(email);
      await kv.delete(countKey(account));
      await kv.delete(closedAccountKey(account));
    },
  };
}
