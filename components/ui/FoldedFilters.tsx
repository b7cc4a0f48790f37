/** A search field with the lists that narrow it further; a phone keeps the lists behind a button beside the field. */
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "./Button.tsx";
import { cx } from "./cx.ts";

export interface FoldedFiltersProps {
  search: ReactNode;
  /** Lists that choose something: told while they are folded. */
  active: number;
  /** Of the search field and the button. */
  className?: string;
  children: ReactNode;
}

export function FoldedFilters({ search, active, className, children }: FoldedFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={cx("flex gap-2", className)}>
        <div className="relative min-w-0 grow">{search}</div>
        <Button
          className="sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal size={16} aria-hidden="true" />Filters
          {active > 0 && ` (${active})`}
        </Button>
      </div>
      <div id={id} className={cx("contents", !isOpen && "max-sm:hidden")}>{children}</div>
    </>
  );
}
