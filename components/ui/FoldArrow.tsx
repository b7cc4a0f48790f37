/** The arrow of a fold: stands in the summary of a `details` that is the group `fold`, and turns as it opens. */
import { ChevronDown } from "lucide-react";
import { cx } from "./cx.ts";

/** @param of `inner` where the `details` stands within another fold; it is the group `inner` then */
export function FoldArrow({ of = "fold" }: { of?: "fold" | "inner" }) {
  return (
    <ChevronDown
      size={16}
      aria-hidden="true"
      className={cx(
        "ml-auto shrink-0 text-muted transition-transform print:hidden",
        of === "fold" ? "group-open/fold:rotate-180" : "group-open/inner:rotate-180",
      )}
    />
  );
}
