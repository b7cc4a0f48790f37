/** One-time codes of an authenticator app: six digits, another one each half minute. */

/** What an app and we share, in bytes. @source RFC 4226, 4 (R6): 160 bits are recommended */
export const TOTP_SECRET_BYTES = 20;
const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks of phones differ, and people type slowly: codes of so many half minutes before and after count too. */
const DRIFT_STEPS = 1;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * The half minute a code belongs to, around a moment.
 *
 * @param secret base32
 * @returns      null when it belongs to none of them
 * @source       RFC 6238, 4.2 and 5.2
 */
export async function findTotpStep(
  secret: string,
  code: string,
  nowMs: number,
): Promise<number | null> {
  const now = Math.floor(nowMs / STEP_MS);
  for (let step = now - DRIFT_STEPS; step <= now + DRIFT_STEPS; step++) {
    if (await totpAt(secret, step) === code) return step;
  }
  return null;
}

/** The code of a moment, as an app shows it. */
export const totpNow = (secret: string, nowMs: number): Promise<string> =>
  totpAt(secret, Math.floor(nowMs / STEP_MS));

/** @source RFC 4226, 5.3 */
async function totpAt(secret: string, step: number): Promise<string> {
  const key = await crypto.subtle.importKey(
    "raw",
    fromBase32(secret),
    { name: "HMAC", hash: "SHA-1" },
    false,
    ["sign"],
  );
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign("HMAC", key, counter.buffer));
  const offset = mac.getUint8(mac.byteLength - 1) & 0xf;
  const value = (mac.getUint32(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(value).padStart(DIGITS, "0");
}

/**
 * What the picture for the app says.
 *
 * @source https://github.com/google/google-authenticator/wiki/Key-Uri-Format
 */
export function toOtpauthUri(secret: string, email: string): string {
  const issuer = "FLClear";
  const query = new URLSearchParams({ secret, issuer, digits: String(DIGITS), period: "30" });
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${query}`;
}

/** @source RFC 4648, 6; without padding, since the lengths used here need none */
export function toBase32(bytes: Uint8Array): string {
  let text = "", bits = 0, held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += LETTERS[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + LETTERS[(held << (5 - bits)) & 31] : text;
}

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor(text.length * 5 / 8));
  let at = 0, bits = 0, held = 0;
  for (const letter of text) {
    held = ((held << 5) | LETTERS.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 0xff;
  }
  return bytes;
}
