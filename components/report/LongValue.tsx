/** A hash or signature: its first characters, and at a press all of it, to be compared or copied. */
import { cx } from "../ui/cx.ts";
import { FoldArrow } from "../ui/FoldArrow.tsx";

/** Long values are shown to their first characters. @source specification section 9 */
const SHOWN_CHARS = 16;

export interface LongValueProps {
  value: string;
  /** Words before it. */
  label?: string;
  className?: string;
}

export function LongValue({ value, label = "", className }: LongValueProps) {
  const look = cx("font-mono break-all", className);
  if (value.length <= SHOWN_CHARS) return <span className={look}>{label}{value}</span>;
  return (
    <details className={cx("group/fold", look)}>
      <summary
        title="Show all of it"
        // A finger has room around it; its row stays as high as the others.
        className="relative inline-flex list-none items-center gap-1 pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-3"
      >
        {`${label}${value.slice(0, SHOWN_CHARS)}…`}
        <FoldArrow />
      </summary>
      <span className="block select-all pb-1">{value}</span>
    </details>
  );
}
