/** What the surface is given by the composition root. */
import type { Context } from "hono";
import type { KvStore } from "../_providers/kv/port.ts";
import type { AppEnv, Services, Session } from "../_services/mod.ts";
import { AppError } from "../_shared/errors.ts";

/** Hono with what a request carries and what the listener knows of the caller. */
export interface ApiEnv extends AppEnv {
  Bindings: {
    remoteAddr?: string;
    /** True where the listener reads on while nobody takes what it has read. */
    readsAhead?: boolean;
  };
}

export interface ApiOptions {
  services: Services;
  kv: KvStore;
  publicUrl: string;
  /** True when a proxy in front sets `x-forwarded-*`. */
  isBehindProxy: boolean;
  /** Multiplies every rate limit; tests that make many accounts raise it. */
  rateFactor: number;
  /** True once the process was asked to end: no more requests, streams close. */
  isStopping?: () => boolean;
  now: () => Date;
  log: (event: string, facts?: Record<string, unknown>) => void;
}

/**
 * The session of a call.
 *
 * @throws {AppError} `no_authorization` for a visitor
 */
export function requireSession(c: Context<ApiEnv>): Session {
  const session = c.get("session");
  if (!session) throw new AppError("no_authorization", "Please sign in");
  return session;
}

/** The method a call is answered by: `HEAD` asks for what `GET` would answer, without its body. */
export const methodOf = ({ req }: Context<ApiEnv>): string =>
  req.method === "HEAD" ? "GET" : req.method;

/** Address of the caller, for rate limits alone; never logged. */
export function callerAddress(c: Context<ApiEnv>, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? c.req.header("x-forwarded-for") : undefined;
  return forwarded?.split(",").at(-1)?.trim() || c.env?.remoteAddr || "unknown";
}
