/** Filters that read like a sentence: chips in rows. Under a finger each is at least 44 px high. */
import { cx } from "./cx.ts";

export const CHIPS = "flex flex-wrap gap-1.5";

export function chipClass(isOn: boolean): string {
  return cx(
    // What only a screen reader is told stays within the chip, also where a row of them scrolls.
    "relative min-h-8 rounded-full border px-3 text-sm font-medium pointer-coarse:min-h-11",
    isOn
      ? "border-accent bg-accent-soft text-accent"
      : "border-hairline bg-surface hover:border-edge",
  );
}
