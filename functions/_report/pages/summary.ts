/** The summary: the result in sentences, what to correct first, and what the sheets say of the building. */
import { hasSum } from "../../_shared/costs.ts";
import { isIssue } from "../../_shared/counts.ts";
import type { Finding } from "../../_shared/domain/finding.ts";
import { SEVERITIES } from "../../_shared/domain/finding.ts";
import type { CodeSummary } from "../../_shared/domain/plan_set.ts";
import type { ReportBody } from "../../_shared/domain/report.ts";
import { COLUMN, MARK_WORDS, markOf, PAGE } from "../look.ts";
import type { Paper } from "../paper.ts";
import type { ReportInput } from "../report_input.ts";
import { drawMark } from "../shapes.ts";
import { writeTable } from "../table.ts";
import { headlineWords } from "../../_shared/score_words.ts";
import { costWords, countWords, priceWords, valueWords } from "../words.ts";
import { writeHeading, writePairs, writeSection } from "./section.ts";

/** How many findings the summary tells what to do about; specification section 2. */
const FIRST_FINDINGS = 3;

/** Writes the summary section. */
export function writeSummary(paper: Paper, { body }: ReportInput): void {
  writeSection(paper, "Summary", { isNewPage: true });
  for (const sentence of sentencesOf(body)) {
    paper.text(sentence, { size: 10.5 });
    paper.space(4);
  }
  const issues = body.findings.filter(isIssue);
  if (issues.length > 0) {
    writeHeading(paper, "What to correct first");
    for (const [index, finding] of issues.slice(0, FIRST_FINDINGS).entries()) {
      writeFirst(paper, finding, index + 1);
    }
    writeHeading(paper, "All findings that do not comply");
    writeIssueTable(paper, issues);
  }
  const facts = buildingFacts(body);
  if (facts.length > 0) {
    writeHeading(paper, "The building, as the sheets and the form describe it");
    writePairs(paper, facts, { x: PAGE.left, width: COLUMN, labelWidth: 130 });
  }
}

function sentencesOf(body: ReportBody): string[] {
  const { counts, score } = body;
  const parts = SEVERITIES.filter((it) => counts[it] > 0)
    .map((it) => `${counts[it]} ${MARK_WORDS[it].toLowerCase()}`);
  const result = body.totalIssues === 0
    ? "No violations were found in what could be read."
    : `${countWords(body.totalIssues, "finding does", "findings do")} not comply: ${
      parts.join(", ")
    }.`;
  const coverage = `${headlineWords(score)}; ${
    countWords(counts.warnings, "finding needs", "findings need")
  } a person.`;
  const cost = body.cost && hasSum(body.cost)
    ? [`Correcting these is estimated at ${costWords(body.cost)}. ${body.cost.basis}.`]
    : [];
  return [result, coverage, ...cost];
}

function writeFirst(paper: Paper, finding: Finding, rank: number): void {
  const width = COLUMN - 22;
  const height = paper.measure(finding.recommendation, { width }) + 26;
  paper.ensure(height);
  const top = paper.y + 3;
  paper.within("Div", () => {
    paper.decorate(() =>
      drawMark(paper, markOf(finding), { x: PAGE.left, y: top + 1.5, size: 10 })
    );
    const head = `${rank}. ${finding.title} (${finding.codeReference})`;
    paper.text(head, { x: PAGE.left + 22, y: top, width, font: "strong", size: 10 });
    const y = top + paper.measure(head, { width, font: "strong", size: 10 }) + 1;
    paper.y = y;
    paper.text(finding.recommendation, { x: PAGE.left + 22, y, width });
    paper.y = y + paper.measure(finding.recommendation, { width }) + 5;
  });
}

function writeIssueTable(paper: Paper, issues: readonly Finding[]): void {
  writeTable(
    paper,
    [
      { head: "No.", share: 9, style: { font: "mono", size: 7.5 } },
      { head: "Severity", share: 15 },
      { head: "Finding", share: 43 },
      { head: "Code", share: 21, style: { font: "mono", size: 7.5 } },
      { head: "Sheet", share: 12, style: { font: "mono", size: 7.5 } },
      { head: "Cost estimate", share: 25, style: { align: "right" } },
    ],
    issues.map((it) => [
      it.id,
      {
        text: MARK_WORDS[it.severity],
        draw: (spot) => drawMark(paper, markOf(it), spot),
      },
      it.title,
      it.codeReference,
      it.sheet ?? `page ${it.documentMarkup.page}`,
      it.cost ? priceWords(it.cost) : "—",
    ]),
  );
}

/** The first reading of each fact with its sheet; the form's value stands in where no sheet says it. */
function buildingFacts({ codeSummary, project }: ReportBody): [string, string][] {
  const groups = project?.occupancyClassification.join(", ") || null;
  const figure = (value: number | undefined) => value ? valueWords(value, null) : null;
  const isSprinklered = project?.fireSprinkler ?? null;
  type Reader = [label: string, facts: CodeSummary[keyof CodeSummary], form: string | null];
  const readers: Reader[] = [
    ["Occupancy", codeSummary.occupancyGroups, groups],
    ["Construction type", codeSummary.constructionType, project?.typeOfConstruction ?? null],
    [
      "Sprinklers",
      codeSummary.sprinklers,
      isSprinklered === null ? null : isSprinklered ? "yes" : "none",
    ],
    ["Stories", codeSummary.stories, null],
    [
      "Building height, ft",
      codeSummary.buildingHeightFt,
      figure(project?.buildingHeight),
    ],
    [
      "Building area, sq ft",
      codeSummary.buildingAreaSqft,
      figure(project?.buildingArea),
    ],
    ["Occupant load", codeSummary.totalOccupantLoad, null],
    ["Dwelling units", codeSummary.dwellingUnits, null],
    ["Exposure", codeSummary.exposure, null],
    ["Risk category", codeSummary.riskCategory, null],
    ["Flood zone", codeSummary.floodZone, null],
    ["Energy path", codeSummary.energyPath, null],
    ["County", codeSummary.county, null],
  ];
  return readers.flatMap(([label, facts, form]): [string, string][] => {
    const [first] = facts;
    if (first) {
      const value = Array.isArray(first.value)
        ? first.value.join(", ")
        : typeof first.value === "number"
        ? valueWords(first.value, null)
        : String(first.value);
      return [[label, `${value} (${first.sheet ? `sheet ${first.sheet}` : `page ${first.page}`})`]];
    }
    return form ? [[label, `${form} (project form)`]] : [];
  });
}
