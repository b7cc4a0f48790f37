/** Limits how often one caller may ask. Windows are fixed; the count lives in the cache store. */
import type { Context, MiddlewareHandler } from "hono";
import { rateKey } from "../../_providers/kv/keys.ts";
import { AppError } from "../../_shared/errors.ts";
import { type ApiEnv, type ApiOptions, callerAddress } from "../env.ts";
import { countWaiting, inTurn } from "./turns.ts";

export interface RateLimit {
  kind: string;
  /** Calls in one window. */
  calls: number;
  windowS: number;
  /** Counts by address also who is signed in, where an account of one's own must buy no further tries. */
  isByAddress?: boolean;
  /** Calls under way at a time; more wait for their turn, so that nobody's hold memory and database for themselves. */
  atOnce?: number;
}

export const RATE_LIMITS = {
  general: { kind: "general", calls: 1200, windowS: 60, atOnce: 12 },
  /** Pages are drawn here, with what stands in the database. */
  page: { kind: "page", calls: 600, windowS: 60, atOnce: 12 },
  /** What an account writes down: calls that change something, parts of files left out, which have a limit of their own. */
  change: { kind: "change", calls: 3000, windowS: 3600 },
  login: { kind: "login", calls: 30, windowS: 300, isByAddress: true },
  register: { kind: "register", calls: 60, windowS: 3600, isByAddress: true },
  mail: { kind: "mail", calls: 20, windowS: 3600, isByAddress: true },
  /** The own password, asked for once more. */
  password: { kind: "password", calls: 30, windowS: 300 },
  verify: { kind: "verify", calls: 30, windowS: 60 },
  upload: { kind: "upload", calls: 60, windowS: 600, atOnce: 2 },
  /** Parts of files: a plan set of a gigabyte is 256 of them. */
  part: { kind: "part", calls: 1200, windowS: 600, atOnce: 4 },
  feedback: { kind: "feedback", calls: 20, windowS: 3600 },
  /** What a guest looks at by a link, and what a guest says. */
  shared: { kind: "shared", calls: 400, windowS: 60, isByAddress: true, atOnce: 8 },
  guest: { kind: "guest", calls: 30, windowS: 3600, isByAddress: true },
  /** A whole report, which may have megabytes. */
  report: { kind: "report", calls: 300, windowS: 60, atOnce: 2 },
  costly: { kind: "costly", calls: 120, windowS: 60, atOnce: 4 },
} as const satisfies Record<string, RateLimit>;

/**
 * Counts a call of this caller: by user when signed in, else by address; lets it through when its turn has come.
 *
 * @throws {AppError} `over_request_rate_limit` with the seconds until the window ends
 */
export function limitRate(
  limit: RateLimit,
  { kv, isBehindProxy, rateFactor, now }: ApiOptions,
): MiddlewareHandler<ApiEnv> {
  const windowMs = limit.windowS * 1000;
  return async (c, next) => {
    const nowMs = now().getTime();
    const window = Math.floor(nowMs / windowMs);
    const caller = nameCaller(c, limit, isBehindProxy);
    const count = await kv.count(rateKey(limit.kind, caller, window), 2 * windowMs);
    const most = limit.calls * rateFactor;
    const name = `${limit.kind} ${caller}`;
    if (count > most || countWaiting(name) >= most) {
      const retryAfterS = Math.ceil(((window + 1) * windowMs - nowMs) / 1000);
      throw new AppError(
        "over_request_rate_limit",
        `Too many requests. Please try again in ${retryAfterS} ${
          retryAfterS === 1 ? "second" : "seconds"
        }.`,
        { retryAfterS },
      );
    }
    const { atOnce } = limit;
    await (atOnce ? inTurn(name, { atOnce, gone: () => c.req.raw.signal }, next) : next());
  };
}

function nameCaller(
  c: Context<ApiEnv>,
  { isByAddress = false }: RateLimit,
  isBehindProxy: boolean,
): string {
  const session = isByAddress ? null : c.get("session");
  return session ? `user ${session.user.id}` : nameAddress(callerAddress(c, isBehindProxy));
}

/** A visitor, as calls are counted for. */
export const nameAddress = (address: string): string => `address ${networkOf(address)}`;

/**
 * What one caller holds of the addresses there are: a single IPv4 address, a whole network of IPv6.
 *
 * @source RFC 4291, 2.2 (text form), 2.5.4 (64 bits of network), 2.5.5.2 (IPv4 within IPv6)
 */
function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1];
  const [head, tail = ""] = address.toLowerCase().split("::");
  const [left, right] = [head, tail].map((it) => it.split(":").filter(Boolean));
  const zeros = Array(Math.max(8 - left.length - right.length, 0)).fill("0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
