/** Findings as rows: the one place that says which columns the exports have. */
import { type Disposition, stateWords } from "../../_shared/domain/disposition.ts";
import { type Finding, isOwn, raiserOf } from "../../_shared/domain/finding.ts";
import { quotedRow } from "../../_shared/quoted_row.ts";
import { MARK_WORDS, markOf } from "../look.ts";

/** A cell: text, a number, or nothing. */
export type CellValue = string | number | null;

/** What was decided about findings, by their ids. */
export type Dispositions = ReadonlyMap<string, Disposition>;

/** A column of the findings table. Width in characters. */
export interface FindingColumn {
  head: string;
  width: number;
  value: (finding: Finding, disposition: Disposition | undefined) => CellValue;
}

/**
 * Columns in the order people read them. Boxes are percent of the page as seen, origin top left. What
 * people decided stands behind what the sealed report says.
 */
export const FINDING_COLUMNS: readonly FindingColumn[] = [
  { head: "Id", width: 9, value: (it) => it.id },
  { head: "Status", width: 11, value: (it) => it.status },
  { head: "Severity", width: 14, value: (it) => MARK_WORDS[markOf(it)] },
  { head: "Category", width: 16, value: (it) => it.category },
  { head: "Discipline", width: 16, value: (it) => it.discipline },
  { head: "Title", width: 34, value: (it) => it.title },
  { head: "Code reference", width: 22, value: (it) => it.codeReference },
  { head: "Sheet", width: 10, value: (it) => it.sheet },
  { head: "Page", width: 7, value: (it) => it.documentMarkup.page },
  { head: "File", width: 22, value: (it) => it.file },
  { head: "Description", width: 60, value: (it) => it.description },
  { head: "Recommendation", width: 60, value: (it) => it.recommendation },
  { head: "Shown", width: 14, value: (it) => it.measured },
  { head: "Required", width: 14, value: (it) => it.required },
  { head: "Unit", width: 8, value: (it) => it.unit },
  { head: "Cost low (USD)", width: 13, value: (it) => it.cost?.lowUsd ?? null },
  { head: "Cost high (USD)", width: 13, value: (it) => it.cost?.highUsd ?? null },
  { head: "Cost basis", width: 30, value: (it) => it.cost?.basis ?? null },
  { head: "Confidence (%)", width: 13, value: (it) => isOwn(it) ? null : it.confidenceLevel },
  { head: "Code figure", width: 13, value: (it) => isOwn(it) ? null : it.sourceConfidence },
  { head: "Source note", width: 40, value: (it) => it.sourceNote },
  { head: "Evidence", width: 50, value: (it) => quotedRow(it.evidence.sourceText) },
  { head: "Read by", width: 10, value: (it) => it.evidence.readBy },
  { head: "Box x (%)", width: 9, value: (it) => it.documentMarkup.x },
  { head: "Box y (%)", width: 9, value: (it) => it.documentMarkup.y },
  { head: "Box width (%)", width: 9, value: (it) => it.documentMarkup.width },
  { head: "Box height (%)", width: 9, value: (it) => it.documentMarkup.height },
  { head: "Raised by", width: 18, value: (it) => raiserOf(it) ?? "FLClear" },
  { head: "Decision", width: 24, value: (_, decided) => stateWords(decided) },
  { head: "Review note", width: 40, value: (_, decided) => decided?.note ?? null },
  { head: "Reviewer’s wording", width: 60, value: (_, decided) => decided?.description ?? null },
  {
    head: "Reviewer’s recommendation",
    width: 60,
    value: (_, decided) => decided?.recommendation ?? null,
  },
  { head: "Assigned to", width: 18, value: (_, decided) => decided?.assignee ?? null },
  { head: "Due", width: 11, value: (_, decided) => decided?.dueOn ?? null },
  { head: "Decided by", width: 18, value: (_, decided) => decided?.decidedBy ?? null },
  {
    head: "Decided on",
    width: 11,
    value: (_, decided) => decided?.decidedAt?.slice(0, 10) ?? null,
  },
];
