/** A framed remark inside a page: information, something to look at, something wrong. */
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

const TONES = {
  info: { box: "border-hairline bg-accent-soft", icon: Info, color: "text-accent" },
  warning: { box: "border-hairline bg-medium-soft", icon: TriangleAlert, color: "text-medium" },
  error: { box: "border-critical bg-critical-soft", icon: CircleAlert, color: "text-critical" },
};

export interface CalloutProps {
  tone?: keyof typeof TONES;
  title?: string;
  children?: ReactNode;
  /** Announced at once, for errors that appear. */
  isAlert?: boolean;
}

export function Callout({ tone = "info", title, children, isAlert }: CalloutProps) {
  const { box, icon: Icon, color } = TONES[tone];
  return (
    <div
      role={isAlert ? "alert" : undefined}
      className={cx("flex gap-3 rounded-lg border p-4", box)}
    >
      <Icon size={18} className={cx("mt-0.5 shrink-0", color)} aria-hidden="true" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-base text-pretty">{children}</div>}
      </div>
    </div>
  );
}
