/** A word in a box, coloured by meaning. */
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type Tone =
  | "neutral"
  | "accent"
  | "critical"
  | "high"
  | "medium"
  | "low"
  | "compliant"
  | "warning";

const TONES: Record<Tone, string> = {
  neutral: "bg-sunken text-ink border-hairline",
  accent: "bg-accent-soft text-accent border-transparent",
  critical: "bg-critical-soft text-critical border-transparent",
  high: "bg-high-soft text-high border-transparent",
  medium: "bg-medium-soft text-medium border-transparent",
  low: "bg-low-soft text-low border-transparent",
  compliant: "bg-compliant-soft text-compliant border-transparent",
  warning: "bg-warning-soft text-warning border-transparent",
};

export function Badge(
  { tone = "neutral", children, className }: {
    tone?: Tone;
    children: ReactNode;
    className?: string;
  },
) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 rounded border px-2 py-0.5 text-xs font-medium tracking-normal normal-nums whitespace-nowrap max-[20rem]:whitespace-normal",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
