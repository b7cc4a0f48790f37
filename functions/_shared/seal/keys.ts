/**
 * Sealing keys: Ed25519 pairs as JSON Web Keys. The private half lives outside the database; the public
 * halves of all keys ever used are published, so that a report sealed before a rotation still verifies.
 */
import { canonicalJson } from "./canonical.ts";

/** Public half as published under `/.well-known/`: RFC 8037 key with its id. */
export interface PublicSealKey {
  kty: "OKP";
  crv: "Ed25519";
  x: string;
  kid: string;
  alg: "EdDSA";
  use: "sig";
  /** ISO 8601 moment from which the key seals. */
  createdAt: string;
}

/** Private half with its public half. Never leaves the server, is never logged. */
export interface SealKey extends PublicSealKey {
  d: string;
}

/** What `/.well-known/flclear-keys.json` answers: the newest key first. */
export interface PublicKeySet {
  keys: PublicSealKey[];
}

/** Makes a new key pair. @param createdAt ISO 8601 moment, recorded with the key */
export async function createSealKey(createdAt: string): Promise<SealKey> {
  const pair = await crypto.subtle.generateKey("Ed25519", true, [
    "sign",
    "verify",
  ]) as CryptoKeyPair;
  const { x, d } = await crypto.subtle.exportKey("jwk", pair.privateKey);
  return { ...await publicKeyFrom(x!, createdAt), d: d! };
}

/** The public half, fit to be published. */
function toPublicKey(key: PublicSealKey): PublicSealKey {
  const { kty, crv, x, kid, alg, use, createdAt } = key;
  return { kty, crv, x, kid, alg, use, createdAt };
}

/** The key set to publish: newest key first, without private halves. */
export function toKeySet(keys: readonly PublicSealKey[]): PublicKeySet {
  const newestFirst = [...keys].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return { keys: newestFirst.map(toPublicKey) };
}

/**
 * Reads public keys from JSON text: one key, a list of keys or a key set. Keys of another kind are skipped;
 * a key id that does not belong to its key is replaced by the right one.
 *
 * @throws {SyntaxError} if the text is not JSON or holds no Ed25519 public key
 */
export async function parsePublicKeys(text: string): Promise<PublicSealKey[]> {
  const value: unknown = JSON.parse(text);
  const list = Array.isArray(value)
    ? value
    : isRecord(value) && "keys" in value
    ? value.keys
    : [value];
  const keys: PublicSealKey[] = [];
  for (const it of Array.isArray(list) ? list : []) {
    if (!isRecord(it) || it.kty !== "OKP" || it.crv !== "Ed25519") continue;
    if (typeof it.x !== "string" || !/^[\w-]{43}$/.test(it.x)) continue;
    keys.push(await publicKeyFrom(it.x, typeof it.createdAt === "string" ? it.createdAt : ""));
  }
  if (keys.length === 0) {
    throw new SyntaxError("Cannot read public keys: the text holds no Ed25519 key");
  }
  return keys;
}

/**
 * Reads a private key from JSON text, as stored on first start.
 *
 * @throws {SyntaxError} if the text is not JSON or not an Ed25519 private key
 */
export async function parseSealKey(text: string): Promise<SealKey> {
  const value: unknown = JSON.parse(text);
  const [key] = await parsePublicKeys(text);
  if (!isRecord(value) || typeof value.d !== "string" || !/^[\w-]{43}$/.test(value.d)) {
    throw new SyntaxError("Cannot read the sealing key: the private half is missing");
  }
  return { ...key, d: value.d };
}

/** Signs bytes. @returns 64 bytes */
export async function signBytes(key: SealKey, data: Uint8Array): Promise<Uint8Array> {
  const { kty, crv, x, d } = key;
  const signer = await crypto.subtle.importKey("jwk", { kty, crv, x, d }, "Ed25519", false, [
    "sign",
  ]);
  return new Uint8Array(await crypto.subtle.sign("Ed25519", signer, data as BufferSource));
}

/** True when the signature is this key's over these bytes. */
export async function verifyBytes(
  key: PublicSealKey,
  signature: Uint8Array,
  data: Uint8Array,
): Promise<boolean> {
  const { kty, crv, x } = key;
  const jwk = { kty, crv, x };
  const checker = await crypto.subtle.importKey("jwk", jwk, "Ed25519", false, ["verify"]);
  return crypto.subtle.verify(
    "Ed25519",
    checker,
    signature as BufferSource,
    data as BufferSource,
  );
}

/** @source RFC 7638 (thumbprint over the required members), RFC 8037 section 2 */
async function publicKeyFrom(x: string, createdAt: string): Promise<PublicSealKey> {
  const required = canonicalJson({ crv: "Ed25519", kty: "OKP", x });
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(required));
  const kid = new Uint8Array(digest).toBase64({ alphabet: "base64url", omitPadding: true });
  return { kty: "OKP", crv: "Ed25519", x, kid, alg: "EdDSA", use: "sig", createdAt };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
