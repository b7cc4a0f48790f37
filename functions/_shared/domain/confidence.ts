/** How sure a report is of itself, told from its sealed findings alone. */

/** Mean confidence of the findings, whole percent; the specification's default where there is none. */
export function confidenceOf(findings: readonly { confidenceLevel: number }[]): number {
  if (findings.length === 0) return 95;
  const sum = findings.reduce((total, it) => total + it.confidenceLevel, 0);
  return Math.round(sum / findings.length);
}
