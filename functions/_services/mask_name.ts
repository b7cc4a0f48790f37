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
  return name.trim().split(/\s+/).filter((word) => word !== "")
    .map((word) => [...word][0].toUpperCase() + HIDDEN).join(" ");
}
