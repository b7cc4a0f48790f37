/** Tells browsers apart: one that an account was signed in from before is not told of by mail. */
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Visit } from "../../_services/mod.ts";
import type { ApiEnv, ApiOptions } from "../env.ts";

const COOKIE = "flclear_device";
const LIFE_S = 365 * 24 * 60 * 60;

type Site = Pick<ApiOptions, "publicUrl">;

const isSecure = ({ publicUrl }: Site): boolean => publicUrl.startsWith("https:");

/** From where a sign-in comes; a browser that is not known yet is given a name. */
export function readVisit(c: Context<ApiEnv>, site: Site): Visit & { device: string } {
  const known = getCookie(c, COOKIE, isSecure(site) ? "host" : undefined);
  const device = known && /^[0-9a-f-]{36}$/.test(known) ? known : crypto.randomUUID();
  return { userAgent: c.req.header("user-agent") ?? "", device };
}

/** Has the browser keep its name. The cookie says nothing and opens nothing. */
export function keepDevice(c: Context<ApiEnv>, device: string, site: Site): void {
  setCookie(c, COOKIE, device, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure(site),
    prefix: isSecure(site) ? "host" : undefined,
    maxAge: LIFE_S,
  });
}
