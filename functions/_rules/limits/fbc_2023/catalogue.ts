/** The sections of the loaded code as a reviewer looks them up and cites them. */
import type { CodeSection } from "../../../_shared/contract/own_findings.ts";
import type { Citation } from "../../../_shared/domain/finding.ts";
import { categoryOf, citationOf, describeCitation } from "./citation.ts";
import { planContentItems } from "./required_documents.ts";
import { requirements } from "./requirements.ts";

/** A section with what a finding under it tells of its source. */
export interface CitedSection extends CodeSection {
  citation: Citation | null;
}

const OF_CODE: readonly CitedSection[] = requirements.map((it) => {
  const citation = describeCitation(it, it.section);
  return {
    requirementId: it.id,
    codeReference: citationOf(it),
    section: it.section,
    title: it.title,
    category: categoryOf(it),
    discipline: it.inspectionCategory,
    severity: it.severity,
    asks: citation.asks,
    recommendation: it.recommendation,
    citation,
  };
});

const OF_PLAN_CONTENT: readonly CitedSection[] = planContentItems.map((it) => ({
  requirementId: it.id,
  codeReference: `FBC-B ${it.section}`,
  section: it.section,
  title: it.item,
  category: "Plan content",
  discipline: "Documentation",
  severity: "low",
  asks: `The drawings show: ${it.item}`,
  recommendation: `Show on the drawings: ${it.item}`,
  citation: null,
}));

/** Volume by volume, the building code first, and by number within: 303.1.2, 1004.5, 1005.3.1. */
const byReference = (a: CitedSection, b: CitedSection): number =>
  Number(b.codeReference.startsWith("FBC-B ")) - Number(a.codeReference.startsWith("FBC-B ")) ||
  a.codeReference.localeCompare(b.codeReference, "en", { numeric: true });

const SECTIONS = [...OF_CODE.toSorted(byReference), ...OF_PLAN_CONTENT.toSorted(byReference)];
const BY_ID = new Map(SECTIONS.map((it) => [it.requirementId, it]));

/** The section of a requirement or checklist item; null where none is loaded. */
export function findSection(requirementId: string): CitedSection | null {
  return BY_ID.get(requirementId) ?? null;
}

/**
 * Sections in which every word stands: those whose number begins with one of them first, then those whose title has
 * them all, then the rest, each in the order of the code and before what plans contain. Without words all of them.
 */
export function searchSections(words: string): CodeSection[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return SECTIONS.map((section) => ({ section, rank: rankOf(section, wanted) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => a.rank! - b.rank!)
    .map(({ section: { citation: _, ...section } }) => section);
}

function rankOf(section: CitedSection, words: readonly string[]): number | null {
  const number = section.section.toLowerCase();
  const title = section.title.toLowerCase();
  const all = `${section.codeReference} ${title} ${section.category} ${section.asks}`.toLowerCase();
  if (!words.every((it) => all.includes(it))) return null;
  if (words.some((it) => /\d/.test(it) && number.startsWith(it))) return 0;
  return words.every((it) => title.includes(it)) ? 1 : 2;
}
