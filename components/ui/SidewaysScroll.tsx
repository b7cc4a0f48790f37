/** What is wider than a phone scrolls sideways in a region of its own, by touch and by keys. */
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export interface SidewaysScrollProps {
  /** Name of the region. */
  label?: string;
  /** Or the id of a heading that names it, within the region of that heading. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

export function SidewaysScroll({ label, labelledBy, className, children }: SidewaysScrollProps) {
  return (
    <div
      className={cx(
        "relative overflow-x-auto scroll-shade [--strip:var(--surface)] last:rounded-b-lg",
        className,
      )}
      tabIndex={0}
      role={labelledBy ? "group" : "region"}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {children}
    </div>
  );
}
