/** Colours and sizes of the printed report: quiet paper, exact lines, colour only where it means something. */
import { COMPLIANT_COLOR, SEVERITY_COLORS, WARNING_COLOR } from "../_shared/constants/severity.ts";
import type { Finding, Severity } from "../_shared/domain/finding.ts";

export const INK = "#12202E";
export const MUTED = "#51606E";
export const HAIRLINE = "#DDE2E6";
export const SHADE = "#F4F6F7";
export const ACCENT = "#1F5FBF";
export const WHITE = "#FFFFFF";

/** US Letter in points, with margins that leave a binding edge. */
export const PAGE = { widthPt: 612, heightPt: 792, left: 54, right: 54, top: 72, bottom: 58 };

/** Width of the text column in points. */
export const COLUMN = PAGE.widthPt - PAGE.left - PAGE.right;

/** What a finding is in one word: its severity when open, else its status. Each has a colour and a shape. */
export type Mark = Severity | "warning" | "compliant";

/** Colours of the marks. */
export const MARK_COLORS: Readonly<Record<Mark, string>> = {
  ...SEVERITY_COLORS,
  warning: WARNING_COLOR,
  compliant: COMPLIANT_COLOR,
};

/** Words of the marks, as printed. */
export const MARK_WORDS: Readonly<Record<Mark, string>> = {
  critical: "Critical",
  high: "High",
  medium: "Medium",
  low: "Low",
  warning: "Needs a person",
  compliant: "Complies",
};

/** The mark of a finding. */
export function markOf(finding: Finding): Mark {
  return finding.status === "issue" ? finding.severity : finding.status;
}

/** Colour of a score bar: green from 80, yellow from 60, red below; grey where there is no score. */
export function scoreColor(percent: number | null): string {
  if (percent === null) return HAIRLINE;
  if (percent >= 80) return COMPLIANT_COLOR;
  return percent >= 60 ? "#F2B705" : "#C92A2A";
}
