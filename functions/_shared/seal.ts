/**
 * The seal of a report: a hash over its canonical JSON, a signature over hash, code and moment, and its
 * place in the chain of issued reports. Pure: keys, codes and moments are passed in. Works in the browser,
 * on the server and in the terminal alike. It is not an engineer's seal.
 */
import type { ReportBody } from "./domain/report.ts";
import { canonicalJson, sha256Hex } from "./seal/canonical.ts";
import { CHAIN_START, chainHash, type ChainHead } from "./seal/chain.ts";
import { normaliseCode } from "./seal/code.ts";
import { type PublicSealKey, type SealKey, signBytes, verifyBytes } from "./seal/keys.ts";

export * from "./seal/canonical.ts";
export * from "./seal/chain.ts";
export * from "./seal/code.ts";
export * from "./seal/endorsement.ts";
export * from "./seal/keys.ts";
export * from "./seal/pdf_seal.ts";

/** What fixes a report. Hashes are lower-case hexadecimal, the signature is base64url without padding. */
export interface Seal {
  version: 1;
  verificationCode: string;
  /** SHA-256 of the canonical JSON of the body. */
  reportHash: string;
  /** Ed25519 over the canonical JSON of version, code, hash, key id and moment. */
  digitalSignature: string;
  keyId: string;
  /** ISO 8601. */
  sealedAt: string;
  /** Place in the chain of issued reports, from 1. */
  sequence: number;
  /** Hash of the chain before and with this report. */
  previousHash: string;
  chainHash: string;
}

/** Ways in which a seal can fail to hold. */
export type SealIssueCode =
  | "content_changed"
  | "hash_changed"
  | "signature_invalid"
  | "unknown_key"
  | "code_invalid"
  | "chain_changed";

export interface SealIssue {
  code: SealIssueCode;
  /** One sentence for the person who checks. */
  message: string;
}

/** Outcome of a check. A report that does not hold is a value, not an error. */
export interface SealVerdict {
  isValid: boolean;
  issues: SealIssue[];
}

/** Sentences of the issues, as the verification page and the terminal show them. */
const SEAL_MESSAGES: Record<SealIssueCode, string> = {
  content_changed: "The report’s content doesn’t match its hash; it was changed after sealing.",
  hash_changed: "The recorded hash isn’t the one that was signed; it was changed after sealing.",
  signature_invalid: "The digital signature doesn’t belong to this report.",
  unknown_key: "The report is signed with a key that isn’t one of the published keys.",
  code_invalid: "The report’s verification code is malformed.",
  chain_changed: "The report’s entry in the chain of issued reports was changed.",
};

/** SHA-256 of a report's canonical JSON: what the seal calls `reportHash`. */
function hashReport(body: ReportBody): Promise<string> {
  return sha256Hex(canonicalJson(body));
}

/**
 * Seals a report.
 *
 * @param body             store it through `toSealable`, so that it comes back as it was sealed
 * @param options.key      the sealing key in use
 * @param options.code     a new verification code
 * @param options.previous last link of the chain, null for the first report ever
 * @param options.sealedAt ISO 8601; the body's own `createdAt` when left out
 * @throws {RangeError} if the code is malformed
 */
export async function sealReport(
  body: ReportBody,
  options: { key: SealKey; code: string; previous: ChainHead | null; sealedAt?: string },
): Promise<Seal> {
  const { key, code, previous, sealedAt = body.createdAt } = options;
  if (normaliseCode(code) !== code) throw new RangeError(`Cannot seal report: code is "${code}"`);
  const reportHash = await hashReport(body);
  const statement = { version: 1, verificationCode: code, reportHash, keyId: key.kid, sealedAt };
  const signature = await signBytes(key, statementBytes(statement));
  const digitalSignature = signature.toBase64({ alphabet: "base64url", omitPadding: true });
  const sequence = (previous?.sequence ?? 0) + 1;
  const previousHash = previous?.chainHash ?? CHAIN_START;
  const entry = { sequence, verificationCode: code, reportHash, digitalSignature, sealedAt };
  return {
    ...statement,
    version: 1,
    digitalSignature,
    sequence,
    previousHash,
    chainHash: await chainHash(previousHash, entry),
  };
}

/**
 * Checks that body, hash, code, signature and chain entry still belong together.
 *
 * @param keys every published key, in any order; the seal's key id picks one
 */
export async function verifySeal(
  body: ReportBody,
  seal: Seal,
  keys: readonly PublicSealKey[],
): Promise<SealVerdict> {
  const found = new Set<SealIssueCode>();
  if (normaliseCode(seal.verificationCode) !== seal.verificationCode) found.add("code_invalid");
  const actual = await hashReport(body);
  const key = keys.find((it) => it.kid === seal.keyId);
  if (!key) {
    found.add("unknown_key");
    if (actual !== seal.reportHash) found.add("content_changed");
  } else if (await isSigned(seal, seal.reportHash, key)) {
    if (actual !== seal.reportHash) found.add("content_changed");
  } else if (actual !== seal.reportHash && await isSigned(seal, actual, key)) {
    found.add("hash_changed");
  } else {
    found.add("signature_invalid");
    if (actual !== seal.reportHash) found.add("content_changed");
  }
  if (await chainHash(seal.previousHash, seal) !== seal.chainHash) found.add("chain_changed");
  const issues = [...found].map((code) => ({ code, message: SEAL_MESSAGES[code] }));
  return { isValid: issues.length === 0, issues };
}

type Statement = Pick<Seal, "verificationCode" | "reportHash" | "keyId" | "sealedAt"> & {
  version: number;
};

function statementBytes(it: Statement): Uint8Array {
  const { version, verificationCode, reportHash, keyId, sealedAt } = it;
  const text = canonicalJson({ version, verificationCode, reportHash, keyId, sealedAt });
  return new TextEncoder().encode(text);
}

async function isSigned(seal: Seal, reportHash: string, key: PublicSealKey): Promise<boolean> {
  const signature = fromBase64Url(seal.digitalSignature);
  if (signature === null) return false;
  return await verifyBytes(key, signature, statementBytes({ ...seal, reportHash }));
}

function fromBase64Url(text: string): Uint8Array | null {
  try {
    const bytes = Uint8Array.fromBase64(text, { alphabet: "base64url" });
    return bytes.toBase64({ alphabet: "base64url", omitPadding: true }) === text ? bytes : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
