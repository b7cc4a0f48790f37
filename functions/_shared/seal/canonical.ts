/** Bytes that a report is hashed and signed over: one spelling for one value, whoever writes it down. */
import canonicalize from "canonicalize";

/** JSON as a database gives it back: no undefined, no dates, no half characters, no NUL. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/**
 * The value as it survives JSON and a `jsonb` column: `undefined` is left out, numbers that are not finite
 * become null, NUL is dropped and half surrogate pairs become U+FFFD (text read from a PDF has both).
 * Doing it twice changes nothing, so that what is stored and what was sealed stay the same value.
 */
export function toSealable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_key, it) => typeof it === "string" ? clean(it) : it);
}

/**
 * The one canonical text of a value.
 *
 * @throws {TypeError} if the value has no JSON form, such as undefined or a function
 * @source RFC 8785 (JSON Canonicalization Scheme)
 */
export function canonicalJson(value: unknown): string {
  if (value === undefined || typeof value === "function") {
    throw new TypeError(`Cannot write canonical JSON: the value is ${typeof value}`);
  }
  return canonicalize(toSealable(value))!;
}

/** SHA-256 of bytes, or of text as UTF-8, as 64 lower-case hexadecimal digits. */
export async function sha256Hex(data: Uint8Array | string): Promise<string> {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as BufferSource)).toHex();
}

function clean(text: string): string {
  return text.includes("\0")
    ? text.replaceAll("\0", "").toWellFormed()
    : text.isWellFormed()
    ? text
    : text.toWellFormed();
}
