/** The chain of issued reports in public: its head and size, signed, and whether it is whole. No entry is shown. */
import type { TransparencyResponse } from "../_shared/contract/mod.ts";
import { canonicalJson, type ChainLink, signBytes, verifyChain } from "../_shared/seal.ts";
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";

const PAGE_ROWS = 1000;
/** The whole chain is walked at most this often. */
const CHECK_MS = 30_000;

interface Checked {
  /** Hash of the chain at each entry, by its number. */
  hashes: Map<number, string>;
  answer: Omit<TransparencyResponse, "isContained">;
}

/** Binds the use case. */
export function createTransparencyService(
  { backend, sealKeys, now }: Context,
): Pick<Services, "getTransparency"> {
  let last: { at: number; checked: Promise<Checked> } | null = null;

  const check = async (): Promise<Checked> => {
    const links: ChainLink[] = [];
    for (;;) {
      const page = await backend.server.listIssued(links.at(-1)?.sequence ?? 0, PAGE_ROWS);
      links.push(...page);
      if (page.length < PAGE_ROWS) break;
    }
    const verdict = await verifyChain(links);
    const head = links.at(-1) ?? null;
    const statement = {
      size: links.length,
      head: head && { sequence: head.sequence, chainHash: head.chainHash },
      isWhole: verdict.isWhole,
      checkedAt: now().toISOString(),
      keyId: sealKeys[0].kid,
    };
    const bytes = new TextEncoder().encode(canonicalJson(statement));
    const signature = await signBytes(sealKeys[0], bytes);
    return {
      hashes: new Map(links.map((it) => [it.sequence, it.chainHash])),
      answer: {
        ...statement,
        brokenAt: verdict.isWhole ? null : verdict.brokenAt,
        reason: verdict.isWhole ? null : verdict.reason,
        signature: signature.toBase64({ alphabet: "base64url", omitPadding: true }),
      },
    };
  };

  return {
    async getTransparency({ sequence, chainHash }) {
      const at = now().getTime();
      if (last === null || Math.abs(at - last.at) >= CHECK_MS) {
        const checked = check();
        last = { at, checked };
        checked.catch(() => last = null);
      }
      const { hashes, answer } = await last.checked;
      if (sequence === undefined || chainHash === undefined) {
        return { ...answer, isContained: null };
      }
      return { ...answer, isContained: hashes.get(sequence) === chainHash };
    },
  };
}
