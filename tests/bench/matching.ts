/**
 * Matches findings to the truth rows of a seeded set and counts what came of it. The rules of matching are
 * those of the sets' own description: same page and topic, one finding to one row, violations first, then
 * conflicts, not shown, traps; a trap is hit only on topic and location, and not by what is told of a seeded violation
 * or contradiction beside it: one finding has one truth.
 */
import { type Finding, placesOf } from "../../functions/_shared/domain/finding.ts";
import { isKindred } from "../../functions/analysis/evaluate/kindred.ts";
import { centre, overlaps, type PercentRect } from "../../functions/_shared/geometry.ts";

/** A row of a truth file. */
export interface TruthRow {
  id: string;
  kind: "violation" | "compliant" | "notShown" | "conflict";
  page: number;
  sheet: string;
  file?: string;
  sections: string[];
  requirementIds: string[];
  severity: string;
  what: string;
  measured: number | string | null;
  required: number | string | null;
  unit: string;
  evidenceText: string;
  bbox: PercentRect;
  alsoAt?: { page: number; sheet: string; bbox: PercentRect }[];
  note?: string;
}

/** How one row fared. */
export interface RowResult {
  row: TruthRow;
  finding: Finding | null;
  isLocationHit: boolean;
  isValueRight: boolean | null;
}

/** Everything counted on one set. */
export interface SetResult {
  rows: RowResult[];
  unjudged: Finding[];
  duplicates: Finding[];
  inventedSections: number;
  findingCount: number;
}

const ORDER: TruthRow["kind"][] = ["violation", "conflict", "notShown", "compliant"];
const NEAR_PERCENT = 15;

/** Matches the findings of one review to the rows of its set. */
export function matchFindings(
  findings: readonly Finding[],
  truth: readonly TruthRow[],
  knownSections: ReadonlySet<string>,
): SetResult {
  const accusing = findings.filter((it) => it.status !== "compliant");
  const free = new Set(accusing);
  const results = new Map<string, RowResult>();
  for (const kind of ORDER) {
    for (const row of truth.filter((it) => it.kind === kind)) {
      const candidates = [...free].filter((it) => isCandidate(it, row));
      const usable = kind === "compliant"
        ? candidates.filter((it) => isAt(it, row) && !isOfSeeded(it, row, truth))
        : candidates;
      const finding = usable.sort((a, b) => rank(a, row) - rank(b, row))[0] ?? null;
      if (finding) free.delete(finding);
      results.set(row.id, {
        row,
        finding,
        isLocationHit: finding !== null && isAt(finding, row),
        isValueRight: finding === null ? null : isValueRight(finding, row),
      });
    }
  }
  const rest = [...free];
  const duplicates = rest.filter((it) =>
    truth.some((row) =>
      row.kind !== "compliant" && isCandidate(it, row) && isAt(it, row) ||
      row.kind === "violation" && tellsOf(it, row) && liesOn(it, row)
    )
  );
  return {
    rows: truth.map((row) => results.get(row.id)!),
    unjudged: rest.filter((it) => !duplicates.includes(it)),
    duplicates,
    inventedSections:
      findings.filter((it) => !knownSections.has(normaliseSection(it.section))).length,
    findingCount: findings.length,
  };
}

function placesOfRow(row: TruthRow): { page: number; bbox: PercentRect }[] {
  return [{ page: row.page, bbox: row.bbox }, ...(row.alsoAt ?? [])];
}

/** A contradiction is told where both its places are marked, or one of them in words of its requirement. */
function isCandidate(finding: Finding, row: TruthRow): boolean {
  const pages = placesOfRow(row).map((it) => it.page);
  if (!placesOf(finding).some((it) => pages.includes(it.page))) return false;
  return row.kind === "conflict"
    ? tellsBoth(finding, row) || isSameTopic(finding, row) && isAt(finding, row)
    : isSameTopic(finding, row);
}

function isSameTopic(finding: Finding, row: TruthRow): boolean {
  if (row.requirementIds.includes(finding.requirementId)) return true;
  const section = normaliseSection(finding.section);
  return row.sections.some((it) => {
    const wanted = normaliseSection(it);
    return section === wanted || section.startsWith(`${wanted}.`) ||
      wanted.startsWith(`${section}.`);
  });
}

/** Removes the letters R, M or P in front, spaces and the word Table. */
export function normaliseSection(section: string): string {
  return section.toUpperCase().replace(/TABLE/g, "").replace(/\s+/g, "").replace(/^[RMP](?=\d)/, "")
    .replace(/EXC.*$/, "");
}

function isAt(finding: Finding, row: TruthRow): boolean {
  return placesOfRow(row).some((place) =>
    placesOf(finding).some((it) =>
      it.page === place.page && (overlaps(it.box, place.bbox) || isNear(it.box, place.bbox))
    )
  );
}

/**
 * Is it said of something seeded rather than of the near miss: of a violation on which it lies, nearer than to the near
 * miss, or of a contradiction, at both its places?
 */
const isOfSeeded = (finding: Finding, miss: TruthRow, truth: readonly TruthRow[]): boolean =>
  truth.some((row) =>
    row.kind === "violation"
      ? tellsOf(finding, row) && liesOn(finding, row) &&
        distanceTo(finding, row) < distanceTo(finding, miss)
      : row.kind === "conflict" && tellsBoth(finding, row)
  );

/** Does a finding with two places lie on two of the row? */
const tellsBoth = (finding: Finding, row: TruthRow): boolean =>
  placesOfRow(row).filter((place) =>
    placesOf(finding).some((it) => it.page === place.page && overlaps(it.box, place.bbox))
  ).length > 1;

const liesOn = (finding: Finding, row: TruthRow): boolean =>
  placesOfRow(row).some((place) =>
    placesOf(finding).some((it) => it.page === place.page && overlaps(it.box, place.bbox))
  );

/** In the words of its requirement, or with its very figure in those of another code that measures the same. */
const tellsOf = (finding: Finding, row: TruthRow): boolean =>
  row.requirementIds.includes(finding.requirementId) ||
  isValueRight(finding, row) === true &&
    row.requirementIds.some((id) => isKindred(id, finding.requirementId));

function isNear(a: PercentRect, b: PercentRect): boolean {
  const p = centre(a);
  const q = centre(b);
  return Math.abs(p.x - q.x) <= NEAR_PERCENT && Math.abs(p.y - q.y) <= NEAR_PERCENT;
}

/** Nearest box first; at the same distance the one that names the value, then an issue before a warning. */
function rank(finding: Finding, row: TruthRow): number {
  return distanceTo(finding, row) - (isValueRight(finding, row) ? 10 : 0) -
    (finding.status === "issue" ? 1 : 0);
}

/** Between the middles of the nearest places of both, percent of the page; far where no page is shared. */
const distanceTo = (finding: Finding, row: TruthRow): number =>
  Math.min(
    ...placesOfRow(row).flatMap((place) =>
      placesOf(finding).filter((it) => it.page === place.page).map((it) => {
        const p = centre(it.box);
        const q = centre(place.bbox);
        return Math.hypot(p.x - q.x, p.y - q.y);
      })
    ),
    200,
  );

function isValueRight(finding: Finding, row: TruthRow): boolean | null {
  if (typeof row.measured !== "number") return null;
  if (typeof finding.measured !== "number") return false;
  const measured = finding.measured * (MINUTES[finding.unit ?? ""] ?? 1);
  const wanted = row.measured * (MINUTES[row.unit] ?? 1);
  return Math.abs(measured - wanted) <= Math.abs(wanted) * 0.01 + 1e-9;
}

/** Ratings are told in hours or minutes, as the sheet prints them. */
const MINUTES: Record<string, number> = { hours: 60, h: 60, min: 1 };
