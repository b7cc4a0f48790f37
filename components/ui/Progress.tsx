/** A bar for a known share. Use a spinner or skeleton where the share is not known. */
import * as Radix from "@radix-ui/react-progress";
import { cx } from "./cx.ts";

export interface ProgressProps {
  /** 0–100. */
  percent: number;
  label: string;
  tone?: "accent" | "green" | "yellow" | "red";
  className?: string;
}

const TONES = {
  accent: "[&>rect:last-child]:fill-accent",
  green: "[&>rect:last-child]:fill-compliant",
  yellow: "[&>rect:last-child]:fill-medium",
  red: "[&>rect:last-child]:fill-critical",
};

/** Colour of the score bar: green from 80, yellow from 60, red below. @source specification section 9 */
export function scoreTone(percent: number): "green" | "yellow" | "red" {
  return percent >= 80 ? "green" : percent >= 60 ? "yellow" : "red";
}

export function Progress({ percent, label, tone = "accent", className }: ProgressProps) {
  const value = Math.min(100, Math.max(0, percent));
  return (
    <Radix.Root value={Math.round(value)} aria-label={label} className={cx("block", className)}>
      <svg
        className={cx("block h-2 w-full overflow-hidden rounded-full", TONES[tone])}
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width="100" height="2" className="fill-hairline" />
        <rect width={value} height="2" className="transition-[width]" />
      </svg>
    </Radix.Root>
  );
}
