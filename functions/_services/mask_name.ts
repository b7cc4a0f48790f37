/** Names on public pages: enough for whoever knows the name to recognise it, nothing for anyone else. */

const HIDDEN = "•••";

/**
 * Keeps the first letter of each word; how long the words are is not told either.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { maskName } from "./mask_name.ts";
 * assert.equal(maskName("Bay Builders LLC"), "B••• B••• L•••");
 * ```
 */
export function maskName(name: string): string {
  return name.trim().split(/\s+/).filter((word) => word !== "").map(maskWord).join(" ");
}

/** Shorter words give nobody away. */
const TELLING_CHARS = 3;

/**
 * Masks the words of a text that stand in a masked name: a project is often called after its client.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { maskWithin } from "./mask_name.ts";
 * assert.equal(maskWithin("Bay Builders – Suite 140", "Bay Builders LLC"), "B••• B••• – Suite 140");
 * ```
 */
export function maskWithin(text: string, name: string): string {
  const words = name.toLowerCase().match(WORDS)?.filter((it) => it.length >= TELLING_CHARS);
  const hidden = new Set(words);
  return text.replace(WORDS, (word) => hidden.has(word.toLowerCase()) ? maskWord(word) : word);
}

/**
 * Keeps the first letter of an address and its host.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { maskEmail } from "./mask_name.ts";
 * assert.equal(maskEmail("ben.ito@example.com"), "b•••@example.com");
 * ```
 */
export function maskEmail(email: string): string {
  return `${[...email][0]}${HIDDEN}${email.slice(email.lastIndexOf("@"))}`;
}

const WORDS = /[\p{L}\p{N}]+/gu;

const maskWord = (word: string): string => [...word][0].toUpperCase() + HIDDEN;
