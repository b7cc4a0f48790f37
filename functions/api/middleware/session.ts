/** Finds the session of a request: a bearer token when one is sent, else the cookie. */
import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { SESSION_LIFE_MS } from "../../_shared/constants/timing.ts";
import { sendError } from "../answers.ts";
import type { ApiEnv, ApiOptions } from "../env.ts";

const COOKIE = "flclear_session";

type Site = Pick<ApiOptions, "publicUrl">;

const isSecure = ({ publicUrl }: Site): boolean => publicUrl.startsWith("https:");

/**
 * Only this very host can set a cookie with the prefix `__Host-`: a neighbour under the same domain can't sign
 * visitors in to an account of its own. Browsers take such cookies over TLS alone.
 *
 * @source RFC 6265bis, 4.1.3.2
 */
const prefixFor = (site: Site): "host" | undefined => isSecure(site) ? "host" : undefined;

/** The token a request carries, and whether a page of another site could have made the browser send it. */
export function readToken(c: Context, site: Site): { token: string; isCookie: boolean } | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (bearer) return { token: bearer, isCookie: false };
  const cookie = getCookie(c, COOKIE, prefixFor(site));
  return cookie ? { token: cookie, isCookie: true } : null;
}

export function findSession(options: ApiOptions): MiddlewareHandler<ApiEnv> {
  const { services } = options;
  return async (c, next) => {
    const found = readToken(c, options);
    const isCall = c.req.path.startsWith("/api/");
    // Pages are for people: a personal API key opens none.
    if (found) {
      const find = isCall ? services.findCaller : services.findSession;
      try {
        c.set("session", await find(found.token));
      } catch (error) {
        // The database may be away. A page shows its own; a call gets the answer every call gets.
        if (!isCall || !(error instanceof Error)) throw error;
        return sendError(error, c, options);
      }
    }
    await next();
  };
}

/** Sets the cookie of a new session. */
export function setSessionCookie(c: Context, token: string, site: Site): void {
  setCookie(c, COOKIE, token, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure(site),
    prefix: prefixFor(site),
    maxAge: SESSION_LIFE_MS / 1000,
  });
}

export function clearSessionCookie(c: Context, site: Site): void {
  deleteCookie(c, COOKIE, { path: "/", secure: isSecure(site), prefix: prefixFor(site) });
}

/** A sign-out takes this browser's key to the session, whatever becomes of the call: refused, or not carried out. */
export const forgetSession = (site: Site): MiddlewareHandler<ApiEnv> => async (c, next) => {
  clearSessionCookie(c, site);
  await next();
};

/** The cookie's name, as the document of the calls tells it. */
export const sessionCookieName = (site: Site): string =>
  `${isSecure(site) ? "__Host-" : ""}${COOKIE}`;
