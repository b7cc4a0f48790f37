/** Grey shapes where content will be, of the content's own size so that nothing jumps. */
import { cx } from "./cx.ts";

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx("block rounded bg-hairline animate-breathe", className)}
    />
  );
}
