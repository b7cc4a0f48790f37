/** One finding per cause: the same statement repeated on several sheets is one finding with several places. */
import type { Finding } from "../../_shared/domain/finding.ts";
import { SEVERITIES } from "../../_shared/domain/finding.ts";
import { overlaps } from "../../_shared/geometry.ts";

const STATUS_ORDER = ["issue", "warning", "compliant"];

/** Joins findings of one cause and puts them in report order: status, severity, page, top to bottom. */
export function mergeFindings(findings: Finding[]): Finding[] {
  const byCause = new Map<string, Finding>();
  for (const finding of findings) {
    const key = causeOf(finding);
    const first = byCause.get(key);
    byCause.set(key, first ? withPlace(first, finding) : finding);
  }
  return [...byCause.values()].sort(inReportOrder).map((finding, index) => ({
    ...finding,
    id: idOf(index),
  }));
}

function causeOf(finding: Finding): string {
  const words = finding.evidence.sourceText.toUpperCase().replace(/\s+/g, " ");
  return [finding.ruleId, finding.status, finding.description, words].join("\n");
}

function withPlace(first: Finding, other: Finding): Finding {
  const { page, x, y, width, height } = other.documentMarkup;
  const place = {
    page,
    box: { x, y, width, height },
    sheet: other.sheet,
    sourceText: other.evidence.sourceText,
  };
  const known = [
    { page: first.documentMarkup.page, box: first.documentMarkup },
    ...first.otherPlaces,
  ];
  if (known.some((it) => it.page === page && overlaps(it.box, place.box))) return first;
  return { ...first, otherPlaces: [...first.otherPlaces, place, ...other.otherPlaces] };
}

function inReportOrder(a: Finding, b: Finding): number {
  return STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status) ||
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
    a.documentMarkup.page - b.documentMarkup.page ||
    a.documentMarkup.y - b.documentMarkup.y ||
    a.ruleId.localeCompare(b.ruleId);
}

function idOf(index: number): string {
  return `F${String(index + 1).padStart(3, "0")}`;
}
