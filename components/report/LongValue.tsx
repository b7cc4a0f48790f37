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
        className="inline-flex list-none items-center gap-1 pointer-coarse:min-h-11"
      >
        {`${label}${value.slice(0, SHOWN_CHARS)}…`}
        <FoldArrow />
      </summary>
      <span className="block select-all pb-1">{value}</span>
    </details>
  );
}
