/**
 * Silence as a question: what is due and of which readable sheets of its trade show nothing, asked once for each
 * discipline, the heaviest first, and never more than a page of it.
 */
import { SEVERITY_WEIGHTS } from "../../_shared/constants/severity.ts";
import { type Finding, isSearched } from "../../_shared/domain/finding.ts";
import type { MatrixRow } from "../../_shared/domain/matrix.ts";
import type { NotShown } from "../../_shared/domain/report.ts";

/** Most requirements asked about: what fits a page. The matrix holds the rest. */
const MOST_ITEMS = 60;

/**
 * One question for each discipline. What a finding asks already is not asked again.
 *
 * @param matrix as the engine alone fills it: what the model sees answers none of these questions
 * @param findings those of the report: an issue, or a question that rests on nothing having been found, asks already
 */
export function askNotShown(
  matrix: readonly MatrixRow[],
  findings: readonly Finding[] = [],
): NotShown[] {
  const asked = new Set(
    findings.filter((it) => it.status === "issue" || it.status === "warning" && isSearched(it))
      .map(({ requirementId }) => requirementId),
  );
  const open = matrix
    .filter((it) =>
      it.of === "code" && it.reason === "not on the sheets" && it.findingIds.length === 0 &&
      !asked.has(it.id)
    )
    .sort((a, b) => SEVERITY_WEIGHTS[b.severity] - SEVERITY_WEIGHTS[a.severity])
    .slice(0, MOST_ITEMS);
  return [...Map.groupBy(open, (it) => it.category)].map(([category, rows]) => ({
    category,
    severity: rows[0].severity,
    question: questionOf(rows),
    items: rows.map(({ id, codeReference, title, severity, sheets, place }) => ({
      id,
      codeReference,
      title: asThing(title),
      severity,
      sheet: sheets[0] ?? null,
      place,
    })),
  }));
}

/** What is silent, and what has no sheet that could be: `Not shown on the sheets: exit signs. Could not verify, …` */
function questionOf(rows: readonly MatrixRow[]): string {
  const of = (isOnASheet: boolean) =>
    rows.filter(({ place }) => (place !== null) === isOnASheet)
      .map((it) => asWords(asThing(it.title))).join(", ");
  return [["Not shown on the sheets", of(true)], [
    "Could not verify, as their sheets are not in the set",
    of(false),
  ]]
    .filter(([, things]) => things !== "").map(([head, things]) => `${head}: ${things}.`).join(" ");
}

/** What is missing: `Setbacks` of “Setbacks shown on site plan”, `Van spaces` of “Van spaces (Florida)”. */
const asThing = (title: string): string =>
  title.replace(/\s+\(Florida(?: 3 ft)?\)$/, "")
    .replace(/\s+(?:shown|stated|given)(?: on (?:site )?plans?)?$/, "")
    .replace(/\s+on (?:site )?plans?$/, "");

/** `Exit signs` inside a sentence; abbreviations keep their capitals. */
const asWords = (title: string): string =>
  /^[A-Z][a-z]/.test(title) ? title[0].toLowerCase() + title.slice(1) : title;
