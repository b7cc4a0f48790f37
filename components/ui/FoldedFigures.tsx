/** Figures, or what explains them, over what is worked with. Where a screen is small they are a line or two, the rest at a press. */
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cx } from "./cx.ts";
import { Skeleton } from "./Skeleton.tsx";
import { Unbroken } from "./Unbroken.tsx";

export interface FoldedFiguresProps {
  /** What the figures come to, a line each. Null while they are not known. */
  facts: readonly string[] | null;
  /** From which width on they stand there in full: of a tablet held upright, or of a desk. */
  from: "md" | "lg";
  /** There its parts stand in the grid around it, each for itself. */
  isSpread?: boolean;
  children: ReactNode;
}

const LINE = { md: "md:hidden", lg: "lg:hidden" };
const SPREAD = { md: "md:contents", lg: "lg:contents" };
const FOLDED = { md: "max-md:hidden", lg: "max-lg:hidden" };

export function FoldedFigures({ facts, from, isSpread = false, children }: FoldedFiguresProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {facts
        ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className={cx(
              "no-print flex min-h-11 w-full items-center justify-between gap-2 text-left text-sm text-muted",
              LINE[from],
            )}
          >
            <span>
              {facts.map((it) => (
                <span key={it} className="block text-pretty">
                  <Unbroken text={it} />
                </span>
              ))}
            </span>
            <span className="flex shrink-0 items-center gap-1.5">
              {/* Beside the arrow that folds all of the header. */}
              <span aria-hidden="true" className="max-sm:hidden">
                {isOpen ? "Less" : "More"}
              </span>
              <ChevronDown
                size={16}
                aria-hidden="true"
                className={cx("transition-transform", isOpen && "rotate-180")}
              />
            </span>
          </button>
        )
        : <Skeleton className={cx("h-11 w-full", LINE[from])} />}
      <div
        className={cx(
          "flex w-full flex-col gap-3",
          isSpread && SPREAD[from],
          !isOpen && FOLDED[from],
          "print:flex",
        )}
      >
        {children}
      </div>
    </>
  );
}
