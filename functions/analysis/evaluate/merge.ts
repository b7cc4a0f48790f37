/** One finding per cause: the same statement or figure on several sheets is one finding with several places. */
import type { Finding } from "../../_shared/domain/finding.ts";
import { SEVERITIES } from "../../_shared/domain/finding.ts";
import { overlaps } from "../../_shared/geometry.ts";

const STATUS_ORDER = ["issue", "warning", "compliant"];

/** Joins findings of one cause and puts them in report order: status, severity, page, top to bottom. */
export function mergeFindings(findings: Finding[]): Finding[] {
  const merged: Finding[] = [];
  const placesByCause = new Map<string, number[]>();
  for (const finding of findings) {
    const cause = [finding.ruleId, finding.status, finding.description].join("\n");
    const places = placesByCause.get(cause) ?? [];
    placesByCause.set(cause, places);
    const same = places.find((place) => isSameCause(merged[place], finding));
    if (same === undefined) places.push(merged.push(finding) - 1);
    else {
      const known = merged[same];
      merged[same] = isEcho(known, finding)
        ? { ...narrowerFirst(known, finding)[0], otherPlaces: known.otherPlaces }
        : withPlace(known, finding);
    }
  }
  return merged.sort(inReportOrder).map((finding, index) => ({ ...finding, id: idOf(index) }));
}

/**
 * The same words, or the same figure on a sheet the finding does not stand on yet: a riser of 8 in on the plan is
 * that of the section. Other words with the same figure on one sheet are another place: two stalls, two stairs.
 */
function isSameCause(known: Finding, other: Finding): boolean {
  const pages = [known.documentMarkup.page, ...known.otherPlaces.map(({ page }) => page)];
  return wordsOf(known) === wordsOf(other) || isEcho(known, other) ||
    !pages.includes(other.documentMarkup.page);
}

/** One text is a part of the other, where it stands: a callout, and the lines of a drawing read with it. */
function isEcho(a: Finding, b: Finding): boolean {
  const [short, long] = narrowerFirst(a, b).map(wordsOf);
  return a.documentMarkup.page === b.documentMarkup.page && short !== "" && long.includes(short) &&
    overlaps(a.documentMarkup, b.documentMarkup);
}

const narrowerFirst = (a: Finding, b: Finding): [Finding, Finding] =>
  wordsOf(b).length < wordsOf(a).length ? [b, a] : [a, b];

const wordsOf = ({ evidence }: Finding): string =>
  evidence.sourceText.toUpperCase().replace(/\s+/g, " ");

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
