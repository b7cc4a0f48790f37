/**
 * The gate before anything is stored: a finding's section must exist in the loaded edition, and its evidence
 * must exist on the page it names. What fails is demoted to the unverified list with the reason.
 */
import { type Finding, isSearched, type UnverifiedFinding } from "../../_shared/domain/finding.ts";
import { isCitable } from "../../_rules/limits/fbc_2023/sections.ts";

/** Words of each page, for looking evidence up. Key: page from 1 through all files. */
export type PageTexts = ReadonlyMap<number, string>;

/** Share of the evidence's words that must stand on the page. */
const MIN_WORDS_FOUND = 0.8;

/** Parts the findings that can be proven from those that can't. */
export function gateFindings(
  findings: Finding[],
  pageTexts: PageTexts,
): { verified: Finding[]; unverified: UnverifiedFinding[] } {
  const verified: Finding[] = [];
  const unverified: UnverifiedFinding[] = [];
  const known = new Map<number, PageWords>();
  const wordsOf = (page: number): PageWords | undefined => {
    const text = pageTexts.get(page);
    if (text !== undefined && !known.has(page)) known.set(page, toWords(text));
    return known.get(page);
  };
  for (const finding of findings) {
    const reason = reasonAgainst(finding, wordsOf);
    if (reason === null) verified.push(finding);
    else unverified.push({ finding, reason });
  }
  return { verified, unverified };
}

function reasonAgainst(
  finding: Finding,
  wordsOf: (page: number) => PageWords | undefined,
): string | null {
  if (!isCitable(finding.requirementId, finding.section)) {
    return `Section ${finding.codeReference} is not in the loaded edition.`;
  }
  const { page, x, y, width, height } = finding.documentMarkup;
  const words = wordsOf(page);
  if (words === undefined) return `Page ${page} is not part of the set.`;
  if (x < -0.01 || y < -0.01 || x + width > 100.01 || y + height > 100.01) {
    return `Its box is outside page ${page}.`;
  }
  if (finding.evidence.readBy === "geometry" || isSearched(finding)) return null;
  const share = shareIn(words, finding.evidence.sourceText);
  return share >= MIN_WORDS_FOUND ? null : `Its evidence was not found on page ${page}.`;
}

/** Share of the words of `quote` that stand in `pageText`, punctuation and case aside. */
export const shareFound = (quote: string, pageText: string): number =>
  shareIn(toWords(pageText), quote);

/** Words of a page, apart and in one piece. */
interface PageWords {
  known: ReadonlySet<string>;
  joined: string;
}

function toWords(pageText: string): PageWords {
  const page = tokensOf(pageText);
  return { known: new Set(page), joined: page.join("") };
}

function shareIn({ known, joined }: PageWords, quote: string): number {
  const words = tokensOf(quote);
  if (words.length === 0) return 1;
  const found = words.filter((word) =>
    known.has(word) || (word.length > 3 && joined.includes(word))
  );
  return found.length / words.length;
}

function tokensOf(text: string): string[] {
  return text.toUpperCase().normalize("NFKC").split(/[^\p{L}\p{N}./'"%#+-]+/u).filter(Boolean);
}
