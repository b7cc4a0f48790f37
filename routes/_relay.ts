/**
 * Lets a plain form do what a script would do: the posted fields go to the same `/api` call as JSON, so that
 * checks, limits and cookies are those of the call, and the page shows its answer.
 */
import type { Context } from "hono";
import type { AppEnv } from "../functions/_services/mod.ts";
import { JSON_MAX_BODY } from "../functions/_shared/constants/upload.ts";
import type { ErrorBody } from "../functions/_shared/contract/mod.ts";
import { readText } from "../functions/_shared/read_text.ts";

/** What pages have beyond the rest of the application: a way to call `/api` in the same process. */
export interface PageEnv {
  Variables: AppEnv["Variables"] & {
    callApi: (request: Request, env: unknown) => Promise<Response>;
  };
}

export type RelayAnswer<T> =
  | { ok: true; body: T; cookies: string[] }
  | {
    ok: false;
    status: number;
    message: string;
    fields: Record<string, string>;
    cookies: string[];
  };

/** Headers of the visitor that the call needs to see. */
const PASSED_ON = ["cookie", "origin", "user-agent", "x-forwarded-for", "sec-fetch-site", "host"];

/**
 * Fields of a posted form, as long as its `/api` call would take them; the last of repeated ones wins. No page
 * sends files, so a form in the encoding for files has no fields.
 *
 * @throws {AppError} `body_too_large`
 */
export async function readForm(c: Context): Promise<Record<string, string>> {
  const type = c.req.header("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) return {};
  const text = await readText(c.req.raw.body, JSON_MAX_BODY);
  return Object.fromEntries(new URLSearchParams(text));
}

/** Sends `body` to an `/api` path on behalf of the visitor. Never throws for an answer that is not a success. */
export async function relay<T>(
  c: Context<PageEnv>,
  path: string,
  options: { method?: string; body?: unknown } = {},
): Promise<RelayAnswer<T>> {
  const headers = new Headers({ accept: "application/json" });
  for (const name of PASSED_ON) {
    const value = c.req.header(name);
    if (value) headers.set(name, value);
  }
  if (options.body !== undefined) headers.set("content-type", "application/json");
  const request = new Request(new URL(path, c.req.url), {
    method: options.method ?? "POST",
    headers,
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
  });
  const response = await c.get("callApi")(request, c.env);
  const text = await response.text();
  if (response.ok) {
    return { ok: true, body: parse(text) as T, cookies: response.headers.getSetCookie() };
  }
  const error = parse(text) as Partial<ErrorBody> | null;
  return {
    ok: false,
    status: response.status,
    message: error?.message ?? "",
    fields: error?.fields ?? {},
    cookies: response.headers.getSetCookie(),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Hands on the cookies a call set. */
export function passCookies(c: Context, cookies: string[]): void {
  for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
}

/** Answers with a redirect that carries the session's cookies. */
export function redirectWithCookies(c: Context, to: string, cookies: string[]): Response {
  passCookies(c, cookies);
  return c.redirect(to, 303);
}

/**
 * Only paths of this site are followed after sign-in. Browsers take `\` for `/` and drop tabs and line ends, so
 * an address with one of them may lead elsewhere.
 */
export function safePath(path: string | undefined): string {
  return path && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) ? path : "/dashboard";
}

/** The address of a page that goes on to `next` afterwards. */
export const withNext = (path: string, next: string): string =>
  next === safePath(undefined) ? path : `${path}?next=${encodeURIComponent(next)}`;
