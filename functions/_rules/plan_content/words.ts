/** How answers quote and list. */
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import { quotedRow } from "../../_shared/quoted_row.ts";

const LONGEST_QUOTE = 110;

/** Words of the set between quotation marks, without the number of the note and its full stop, cut at a word. */
export function quoted(evidence: Pick<Evidence, "sourceText">): string {
  return `“${plainWords(evidence)}”`;
}

/** The same at the end of a sentence. */
export function quotedLast(evidence: Pick<Evidence, "sourceText">): string {
  return endQuote(plainWords(evidence));
}

/** Words quoted at the end of our sentence, whose full stop stands among them: `“ALARM BY OTHERS.”`, `“WHO PAYS?”`, `“ALARM …”` */
export function endQuote(said: string): string {
  const words = quotedRow(said).replace(/[\s.,;:]+$/, "");
  return `“${words}${/[!?…]$/.test(words) ? "" : "."}”`;
}

function plainWords({ sourceText }: Pick<Evidence, "sourceText">): string {
  const plain = quotedRow(sourceText).replace(/\s+/g, " ").trim().replace(
    /^\(?[\dA-Z]{1,2}[.)]\s+(?=[A-Z])/i,
    "",
  )
    .replace(/[.\s]+$/, "");
  if (plain.length <= LONGEST_QUOTE) return plain;
  return `${plain.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, "")} …`;
}
