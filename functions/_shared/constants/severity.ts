/** Colours of markup by meaning; each meaning also has its own shape wherever it is drawn. */
import type { Severity } from "../domain/finding.ts";

/** Highlight colour of an open issue. */
export const SEVERITY_COLORS: Readonly<Record<Severity, string>> = {
  critical: "#C92A2A",
  high: "#E8590C",
  medium: "#F2B705",
  low: "#5F7487",
};

/** Highlight colour of a finding that needs a person. */
export const WARNING_COLOR = "#7048C6";

/** Highlight colour of evidence that complies. */
export const COMPLIANT_COLOR = "#2B8A3E";

/** Weight of a check in the score, by the severity of what it demands. */
export const SEVERITY_WEIGHTS: Readonly<Record<Severity, number>> = {
  critical: 10,
  high: 5,
  medium: 2,
  low: 1,
};
