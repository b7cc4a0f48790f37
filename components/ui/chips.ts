/** Filters that read like a sentence: chips in rows. Under a finger each takes 44 px, half its gap included. */
import { cx } from "./cx.ts";

export const CHIPS = "flex flex-wrap gap-1.5 pointer-coarse:gap-y-3";

export function chipClass(isOn: boolean): string {
  return cx(
    "relative min-h-8 rounded-full border px-3 text-sm font-medium",
    "pointer-coarse:after:absolute pointer-coarse:after:-inset-y-1.5 pointer-coarse:after:inset-x-0",
    isOn
      ? "border-accent bg-accent-soft text-accent"
      : "border-hairline bg-surface hover:border-edge",
  );
}
