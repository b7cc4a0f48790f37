/** Facts beside each other with dots between them: a line ends between two facts, and never with or at a dot. */
import { Fragment, type ReactNode } from "react";
import { cx } from "./cx.ts";
import { Unbroken } from "./Unbroken.tsx";

export interface FactsProps {
  /** What is empty is left out. */
  of: readonly ReactNode[];
  className?: string;
}

/** With its blank, for what reads the words alone. */
const DOT = "· ";

export function Facts({ of, className }: FactsProps) {
  const facts = of.filter((it) => it !== null && it !== undefined && it !== false && it !== "");
  return (
    // Each fact has its dot before it; the dot of one that begins a line lies outside of the cut.
    <span className={cx("-ml-2 block [clip-path:inset(0_-2px_0_0.5rem)]", className)}>
      {facts.map((fact, at) => (
        <Fragment key={at}>
          {at > 0 && " "}
          <span className="relative inline-block max-w-full pl-2">
            {at > 0 && <span className="absolute left-0 whitespace-pre">{DOT}</span>}
            {typeof fact === "string" ? <Unbroken text={fact} /> : fact}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
