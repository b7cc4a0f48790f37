/** Finds the session of a request: a bearer token when one is sent, else the cookie. */
import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { SESSION_LIFE_MS } from "../../_shared/constants/timing.ts";
import { sendError } from "../answers.ts";
import type { ApiEnv, ApiOptions } from "../env.ts";

const COOKIE = "flclear_session";

/** The token a request carries, and whether a page of another site could have made the browser send it. */
export function readToken(c: Context): { token: string; isCookie: boolean } | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (bearer) return { token: bearer, isCookie: false };
  const cookie = getCookie(c, COOKIE);
  return cookie ? { token: cookie, isCookie: true } : null;
}

export function findSession(options: ApiOptions): MiddlewareHandler<ApiEnv> {
  const { services } = options;
  return async (c, next) => {
    const found = readToken(c);
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
export function setSessionCookie(c: Context, token: string, publicUrl: string): void {
  setCookie(c, COOKIE, token, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: publicUrl.startsWith("https:"),
    maxAge: SESSION_LIFE_MS / 1000,
  });
}

export function clearSessionCookie(c: Context): void {
  deleteCookie(c, COOKIE, { path: "/" });
}
