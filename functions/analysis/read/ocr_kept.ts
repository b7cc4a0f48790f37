/**
 * What was read on pictures, kept by their content: a sheet that is sent in again, or read again after a correction,
 * costs no second recognition. In memory, for as long as the process runs, and for the account it was read for alone.
 */
import type { Claim, OcrResult, Weighed } from "../../_providers/ocr/mod.ts";
import type { Account } from "../apart/account.ts";
import type { OcrPicture } from "./ocr_picture.ts";

/** Results kept; one of a crowded sheet takes about 150 kB. */
const MOST = 64;

/** The last results, the newest at the end. */
const kept = new Map<string, OcrResult>();

/** What was weighed on pictures, the newest at the end: a page is taken up again for each answer it waits for. */
const weighed = new Map<string, Weighed[]>();

/** What came of the same claims on that picture, or null. */
export const findWeighed = (key: string, claims: readonly Claim[]): Weighed[] | null =>
  weighed.get(weighedKey(key, claims)) ?? null;

/** Keeps what was weighed, and lets the oldest go. */
export function keepWeighed(key: string, claims: readonly Claim[], result: Weighed[]): void {
  weighed.set(weighedKey(key, claims), result);
  const [oldest] = weighed.keys();
  if (weighed.size > MOST) weighed.delete(oldest);
}

const weighedKey = (key: string, claims: readonly Claim[]) => `${key} ${JSON.stringify(claims)}`;

/** Content of a picture and whose it is. */
export async function keyOf(
  { width, height, pixels }: OcrPicture,
  account: Account,
): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", pixels));
  return `${account} ${width}x${height} ${digest.toHex()}`;
}

/** What was read on that picture, or null. */
export function findKept(key: string): OcrResult | null {
  const result = kept.get(key);
  if (!result) return null;
  kept.delete(key);
  kept.set(key, result);
  return result;
}

/** Keeps a result, and lets the one go that was asked for longest ago; what time cut short is not kept. */
export function keepResult(key: string, result: OcrResult): void {
  if (!result.isFinal) return;
  kept.set(key, result);
  const [oldest] = kept.keys();
  if (kept.size > MOST) kept.delete(oldest);
}
