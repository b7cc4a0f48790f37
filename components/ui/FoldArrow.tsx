/** The arrow of a fold: stands in the summary of a `details` that is the group `fold`, and turns as it opens. */
import { ChevronDown } from "lucide-react";

export function FoldArrow() {
  return (
    <ChevronDown
      size={16}
      aria-hidden="true"
      className="ml-auto shrink-0 text-muted transition-transform group-open/fold:rotate-180 print:hidden"
    />
  );
}
