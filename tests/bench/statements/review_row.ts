/** Reading the statements' sheets, and reviewing each as a set of its own. */
import {
  analysePage,
  assembleReport,
  type FileSummary,
  type PageAnalysis,
  planPages,
} from "../../../functions/analysis/pipeline.ts";
import { mergeFindings } from "../../../functions/analysis/evaluate/merge.ts";
import { runFrames } from "../../../functions/analysis/evaluate/run_rules.ts";
import { toFinding } from "../../../functions/analysis/evaluate/to_finding.ts";
import { assemblePlanSet } from "../../../functions/analysis/extract/mod.ts";
import { rules } from "../../../functions/_rules/mod.ts";
import type { Finding } from "../../../functions/_shared/domain/finding.ts";
import { assure } from "../assurance.ts";
import { matchFindings, type TruthRow } from "../matching.ts";
import { drawStatements } from "./draw.ts";
import { formOf } from "./forms.ts";
import type { StatementRow } from "./row.ts";

/** A statement's sheet as read. */
export interface ReadStatement {
  page: PageAnalysis;
  truth: TruthRow;
  files: FileSummary[];
}

/** Draws and reads every statement. */
export async function readStatements(
  rows: readonly StatementRow[],
): Promise<Map<StatementRow, ReadStatement>> {
  const read = new Map<StatementRow, ReadStatement>();
  for (const office of await drawStatements(rows)) {
    const file = { name: "plans.pdf", bytes: office.bytes };
    const { pages, files } = await planPages([file]);
    const waiting = pages.values();
    const readNext = async (): Promise<void> => {
      for (const { pageInFile, page } of waiting) {
        const analysis = await analysePage(file, pageInFile, page, {});
        const truth = office.truth[page - 1];
        read.set(office.rows[page - 1], { page: analysis, truth, files });
      }
    };
    await Promise.all(Array.from({ length: navigator.hardwareConcurrency }, readNext));
  }
  return read;
}

/** What a review says of a statement. */
export interface RowReview {
  /** The finding that lies on it, if any. */
  finding: Finding | null;
  /** Why the matrix calls a requirement of it complied with, without a reserve; null where it does not. */
  assured: string | null;
  /** Why it says that one complies where shown; null where it does not. */
  reserved: string | null;
}

/** Reviews the statement's sheet as a set of its own. */
export function reviewRow(row: StatementRow, { page, truth, files }: ReadStatement): RowReview {
  const { body } = assembleReport({
    pages: [page],
    project: formOf(row.building, row.form),
    files,
    problems: [],
    now: new Date(0),
    startedAt: new Date(0),
  });
  const [result] = matchFindings(body.findings, [truth], new Set()).rows;
  const { falsely, reserved } = assure(row.sheet.join(" "), body, [result]);
  return {
    finding: result.isLocationHit ? result.finding : null,
    assured: falsely[0]?.why ?? null,
    reserved: reserved[0]?.why ?? null,
  };
}

/** The question the frames of the sheet raise on the statement, whatever the rules' own words find. */
export function askFrames(row: StatementRow, { page, truth }: ReadStatement): Finding | null {
  const plan = assemblePlanSet([page.facts]);
  const asked = runFrames(rules, plan, formOf(row.building, row.form));
  const findings = mergeFindings(asked.map((it) => toFinding(it, plan.sheets)));
  const [result] = matchFindings(findings, [truth], new Set()).rows;
  return result.isLocationHit ? result.finding : null;
}
