/** One of several, chosen by chips in a row: a filter, an order, a view. */
import type { ReactNode } from "react";
import { chipClass, CHIPS } from "./chips.ts";
import { cx } from "./cx.ts";

export interface ChipGroupProps<T extends string> {
  label: string;
  values: readonly T[];
  chosen: T;
  onChoose: (value: T) => void;
  /** What a chip says. */
  children: (value: T) => ReactNode;
  /** Of each chip. */
  className?: string;
  /** On a phone they keep to one row, which scrolls. */
  isOneRow?: boolean;
}

export function ChipGroup<T extends string>(
  { label, values, chosen, onChoose, children, className, isOneRow = false }: ChipGroupProps<T>,
) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx(
        CHIPS,
        isOneRow &&
          "scroll-fade max-sm:-mx-3 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-3 max-sm:py-1.5 max-sm:[&>*]:shrink-0",
      )}
    >
      {values.map((it) => (
        <button
          key={it}
          type="button"
          aria-pressed={it === chosen}
          onClick={() => onChoose(it)}
          className={cx(chipClass(it === chosen), className)}
        >
          {children(it)}
        </button>
      ))}
    </div>
  );
}
