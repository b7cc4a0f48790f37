/** Severity as shape and colour: octagon, triangle, diamond, circle; a check complies, dashes ask for a person. */
import type { FindingStatus, Severity } from "../../functions/_shared/domain/finding.ts";
import {
  COMPLIANT_COLOR,
  SEVERITY_COLORS,
  WARNING_COLOR,
} from "../../functions/_shared/constants/severity.ts";
import type { Tone } from "./Badge.tsx";
import { cx } from "./cx.ts";

export const SEVERITY_LABELS: Record<Severity, string> = {
  critical: "Critical",
  high: "High",
  medium: "Medium",
  low: "Low",
};

/** What a finding is shown as: its severity when it is an issue, else its status. */
export type MarkKind = Severity | "warning" | "compliant";

export function markKind(finding: { status: FindingStatus; severity: Severity }): MarkKind {
  return finding.status === "issue" ? finding.severity : finding.status;
}

export const MARK_LABELS: Record<MarkKind, string> = {
  ...SEVERITY_LABELS,
  warning: "Needs a person",
  compliant: "Compliant",
};

export const MARK_TONES: Record<MarkKind, Tone> = {
  critical: "critical",
  high: "high",
  medium: "medium",
  low: "low",
  warning: "warning",
  compliant: "compliant",
};

/** Colours of boxes on the sheet: paper is white in every theme, so they do not change with it. */
export const PAPER_COLORS: Record<MarkKind, string> = {
  ...SEVERITY_COLORS,
  warning: WARNING_COLOR,
  compliant: COMPLIANT_COLOR,
};

const COLORS: Record<MarkKind, string> = {
  critical: "text-critical",
  high: "text-high",
  medium: "text-medium",
  low: "text-low",
  warning: "text-warning",
  compliant: "text-compliant",
};

/** The shape alone; give a `label` where no word stands beside it. */
export function SeverityMark(
  { kind, size = 14, label, isOnPaper }: {
    kind: MarkKind;
    size?: number;
    label?: string;
    /** On white paper in every theme: the colour of the box on the sheet. */
    isOnPaper?: boolean;
  },
) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      className={cx("inline-block shrink-0", !isOnPaper && COLORS[kind])}
      color={isOnPaper ? PAPER_COLORS[kind] : undefined}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <Shape kind={kind} />
    </svg>
  );
}

function Shape({ kind }: { kind: MarkKind }) {
  if (kind === "critical") return <path fill="currentColor" d="M5 1h6l4 4v6l-4 4H5l-4-4V5z" />;
  if (kind === "high") return <path fill="currentColor" d="M8 1l7.5 14H.5z" />;
  if (kind === "medium") return <path fill="currentColor" d="M8 .5L15.5 8 8 15.5.5 8z" />;
  if (kind === "low") {
    return <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2.5" />;
  }
  if (kind === "compliant") {
    return <path fill="none" stroke="currentColor" strokeWidth="2.5" d="M2 8.5l4 4 8-9" />;
  }
  return (
    <rect
      x="1.5"
      y="1.5"
      width="13"
      height="13"
      rx="2"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeDasharray="3.5 2.4"
    />
  );
}
