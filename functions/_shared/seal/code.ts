/** Verification codes `FLC-XXXXXX-CERT`: made, and read back as people type them. */

/** 32 letters and digits that are not mistaken for one another: no 0, O, 1, I. Five bits each. */
export const CODE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const LENGTH = 6;
const PREFIX = "FLC";
const SUFFIX = "CERT";

/** Gives `length` random bytes, such as `(n) => crypto.getRandomValues(new Uint8Array(n))`. */
export type RandomSource = (length: number) => Uint8Array;

/**
 * A new code with six random characters (30 bits). Unique only once the database has accepted it.
 *
 * @throws {RangeError} if the source gives fewer bytes than asked for
 */
export function newVerificationCode(random: RandomSource): string {
  const bytes = random(LENGTH);
  if (bytes.length < LENGTH) {
    throw new RangeError(`Cannot make a code: ${bytes.length} random bytes, ${LENGTH} are needed`);
  }
  const core = Array.from(bytes.subarray(0, LENGTH), (byte) => CODE_ALPHABET[byte & 31]).join("");
  return `${PREFIX}-${core}-${SUFFIX}`;
}

/**
 * Reads a code as typed, spoken or pasted: any case, with or without prefix, suffix, dashes and spaces, or
 * inside the address of the verification page.
 *
 * @returns the full code, null when there is no code in it
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { normaliseCode } from "./code.ts";
 * assert.equal(normaliseCode(" flc 7kq2mx "), "FLC-7KQ2MX-CERT");
 * ```
 */
export function normaliseCode(typed: string): string | null {
  const inText = new RegExp(`\\b${PREFIX}-([${CODE_ALPHABET}]{${LENGTH}})-${SUFFIX}\\b`, "i")
    .exec(typed);
  const core = inText ? inText[1].toUpperCase() : coreOf(typed);
  if (core.length !== LENGTH) return null;
  if ([...core].some((sign) => !CODE_ALPHABET.includes(sign))) return null;
  return `${PREFIX}-${core}-${SUFFIX}`;
}

/** Prefix and suffix come off only where the length says they are there: `FLCABC` is six characters of code. */
function coreOf(typed: string): string {
  const signs = typed.normalize("NFKC").toUpperCase().replace(/[^A-Z0-9]/g, "");
  const hasPrefix = signs.startsWith(PREFIX);
  const hasSuffix = signs.endsWith(SUFFIX);
  const whole = PREFIX.length + LENGTH + SUFFIX.length;
  if (signs.length === whole && hasPrefix && hasSuffix) return signs.slice(3, 3 + LENGTH);
  if (signs.length === PREFIX.length + LENGTH && hasPrefix) return signs.slice(PREFIX.length);
  if (signs.length === LENGTH + SUFFIX.length && hasSuffix) return signs.slice(0, LENGTH);
  return signs;
}
