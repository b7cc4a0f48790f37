/** How sure a report is of itself, told from its sealed findings alone. */

/** Mean confidence of the findings, whole percent; the specification's default where there is none. */
export function confidenceOf(findings: readonly { confidenceLevel: number }[]): number {
  if (findings.length === 0) return 95;
  const sum = findings.reduce((total, it) => total + it.confidenceLevel, 0);
  return Math.round(sum / findings.length);
}

/** What that figure says, beside it wherever it is shown. */
export const CONFIDENCE_MEANS =
  "Average over the findings of how clearly the sheet was read and how well the section fits. It isn’t the share of findings that are correct.";
