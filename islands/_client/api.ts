/** The only fetch of the browser: same origin, with cookies, with the stored token, errors as the product words them. */
import type { ErrorBody } from "../../functions/_shared/contract/mod.ts";
import { readToken } from "./session_store.ts";

/** An answer that is not a success. `message` is status, colon, space and the body's text. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<ErrorBody>;

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.body = parseBody(text);
  }

  /** What the server says to the user, or the words given when it says nothing. */
  words(fallback: string): string {
    return this.body.message || fallback;
  }
}

function parseBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** The server's message behind any error, or `fallback`. */
export function wordsOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.words(fallback) : fallback;
}

export interface CallOptions {
  method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  json?: unknown;
  /** A form instead of JSON; the browser adds its content type. */
  form?: FormData;
  signal?: AbortSignal;
  accept?: string;
  /** Goes on when the page is left: for what the screen already shows as done. */
  outlivesPage?: boolean;
}

/**
 * What a browser sends for a page that was left, at most a quarter of it in one call.
 * @source Fetch Standard, HTTP-network-or-cache fetch (64 KiB of keepalive bodies in flight)
 */
const OUTLIVING_MAX = 16 * 1024;

/** Does the browser go on sending such a body when its page is left? */
export const mayOutlive = (body: string | undefined): boolean =>
  body !== undefined && body.length <= OUTLIVING_MAX;

function headersFor({ json, accept }: CallOptions): Headers {
  const headers = new Headers({ accept: accept ?? "application/json" });
  const token = readToken();
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (json !== undefined) headers.set("content-type", "application/json");
  return headers;
}

/** @throws {ApiError} for every answer that is not a success */
export async function request(path: string, options: CallOptions = {}): Promise<Response> {
  const json = options.json === undefined ? undefined : JSON.stringify(options.json);
  const response = await fetch(path, {
    method: options.method ?? "GET",
    credentials: "include",
    headers: headersFor(options),
    body: options.form ?? json,
    signal: options.signal,
    keepalive: options.outlivesPage && mayOutlive(json),
  });
  if (!response.ok) {
    throw new ApiError(response.status, await response.text(), response.statusText);
  }
  return response;
}

/** Calls and reads the JSON of the answer; an answer without a body is null. */
export async function call<T>(path: string, options: CallOptions = {}): Promise<T> {
  const text = await (await request(path, options)).text();
  return (text === "" ? null : JSON.parse(text)) as T;
}
