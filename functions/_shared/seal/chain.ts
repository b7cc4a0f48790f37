/**
 * The chain of issued reports: every entry carries the hash of all before it, so that a changed or removed
 * report shows. Head and size are public; the entries hold no plan content.
 */
import { canonicalJson, sha256Hex } from "./canonical.ts";

/** Hash before the first entry. */
export const CHAIN_START = "0".repeat(64);

/** What of a report goes into the chain. */
export interface ChainEntry {
  /** Counts from 1. */
  sequence: number;
  verificationCode: string;
  reportHash: string;
  digitalSignature: string;
  sealedAt: string;
}

/** Last link so far: its number and its hash. Null stands for an empty chain. */
export interface ChainHead {
  sequence: number;
  chainHash: string;
}

/** An entry with the hash that ties it to the one before. */
export interface ChainLink extends ChainEntry {
  chainHash: string;
}

/**
 * Hash of an entry on top of the one before.
 *
 * @param previous hash of the entry before, `CHAIN_START` for the first
 */
export function chainHash(previous: string, entry: ChainEntry): Promise<string> {
  const { sequence, verificationCode, reportHash, digitalSignature, sealedAt } = entry;
  return sha256Hex(canonicalJson({
    previous,
    entry: { sequence, verificationCode, reportHash, digitalSignature, sealedAt },
  }));
}

/** Outcome of walking a chain: whole, or the first place where it does not hold. */
export type ChainVerdict =
  | { isWhole: true; head: ChainHead | null }
  | { isWhole: false; brokenAt: number; reason: "missing" | "changed" };

/**
 * Walks the chain from its first entry.
 *
 * @param links  all links in order of `sequence`
 * @param expect a head published earlier: it must still be part of the chain
 */
export async function verifyChain(
  links: readonly ChainLink[],
  expect: ChainHead | null = null,
): Promise<ChainVerdict> {
  let previous = CHAIN_START;
  for (const [index, link] of links.entries()) {
    const sequence = index + 1;
    if (link.sequence !== sequence) {
      return { isWhole: false, brokenAt: sequence, reason: "missing" };
    }
    const hash = await chainHash(previous, link);
    if (hash !== link.chainHash || (expect?.sequence === sequence && expect.chainHash !== hash)) {
      return { isWhole: false, brokenAt: sequence, reason: "changed" };
    }
    previous = hash;
  }
  if (expect && expect.sequence > links.length) {
    return { isWhole: false, brokenAt: links.length + 1, reason: "missing" };
  }
  const last = links.at(-1);
  return {
    isWhole: true,
    head: last ? { sequence: last.sequence, chainHash: last.chainHash } : null,
  };
}
