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
/** When to come again while all tries are under way. */
const CROWDED_S = 60;
const KIND = "failed_sign_in";

/** One try to sign in, counted until it is given back. */
export interface LoginTry {
  /** The password or code was wrong. @returns whether that closed the account */
  fail: () => Promise<boolean>;
  /** It ended in another way. */
  giveBack: () => Promise<void>;
}

/** Counts failed sign-ins of accounts. */
export function createLoginThrottle({ kv, now }: { kv: KvStore; now: () => Date }) {
  const nowMs = () => now().getTime();
  // The store is no place for addresses.
  const nameOf = (email: string) => sha256Hex(email.trim().toLowerCase());
  const countKey = (account: string) => rateKey(KIND, account, Math.floor(nowMs() / WINDOW_MS));

  const assertOpen = async (account: string) => {
    const untilMs = await kv.get<number>(closedAccountKey(account));
    if (untilMs !== null) throw closed(Math.ceil((untilMs - nowMs()) / 1000));
  };

  return {
    /**
     * Takes one of the tries an account has, before its password is looked at: tries at the same moment get no more
     * of them than tries one after the other. An account that does not exist is counted like one that does.
     *
     * @throws {AppError} `over_request_rate_limit` while the account takes no tries
     */
    async begin(email: string): Promise<LoginTry> {
      const account = await nameOf(email);
      await assertOpen(account);
      const key = countKey(account);
      const number = await kv.count(key, 2 * WINDOW_MS);
      const giveBack = async () => void await kv.count(key, 2 * WINDOW_MS, -1);
      if (number > MAX_FAILURES) {
        await giveBack();
        // The tries under way either close the account or give theirs back.
        throw closed(CROWDED_S);
      }
      return {
        giveBack,
        async fail() {
          if (number < MAX_FAILURES) return false;
          await kv.set(closedAccountKey(account), nowMs() + CLOSED_MS, CLOSED_MS);
          return true;
        },
      };
    },
    /** A new password opens the account at once. */
    async forget(email: string): Promise<void> {
      const account = await nameOf(email);
      await kv.delete(countKey(account));
      await kv.delete(closedAccountKey(account));
    },
  };
}

function closed(retryAfterS: number): AppError {
  const minutes = Math.ceil(retryAfterS / 60);
  return new AppError(
    "over_request_rate_limit",
    `Too many failed sign-ins for this account. Try again in ${minutes} ${
      minutes === 1 ? "minute" : "minutes"
    }, or reset your password.`,
    { retryAfterS },
  );
}
