/** A sheet of surface on the paper: hairline, no shadow. */
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Unbroken } from "./Unbroken.tsx";

export interface CardProps {
  children: ReactNode;
  className?: string;
  /** Labels the region for screen readers; use the id of its heading. */
  labelledBy?: string;
}

export function Card({ children, className, labelledBy }: CardProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={cx(
        "min-w-0 rounded-lg border border-hairline bg-surface keep-together",
        className,
      )}
    >
      {children}
    </section>
  );
}

export interface CardTitleProps {
  id?: string;
  children: ReactNode;
  /** Small text under the title. */
  hint?: ReactNode;
  /** Controls on the right. */
  actions?: ReactNode;
}

export function CardTitle({ id, children, hint, actions }: CardTitleProps) {
  return (
    <header
      className={cx(
        "flex items-start justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-3 max-sm:flex-wrap",
        !hint && "max-sm:items-center pointer-coarse:items-center",
      )}
    >
      <div className="min-w-0">
        <h2 id={id} className="text-md font-semibold">{children}</h2>
        {hint && <p className="mt-0.5 text-sm text-muted wrap-anywhere">{hint}</p>}
      </div>
      {actions && (
        <div
          className={cx(
            "flex flex-wrap justify-end gap-2 sm:shrink-0",
            // Level with a title that stands alone, as high as titles of other cards.
            !hint && "items-center content-center sm:h-6 pointer-coarse:sm:h-9",
          )}
        >
          {actions}
        </div>
      )}
    </header>
  );
}

export interface StatTileProps {
  label: string;
  /** null is shown as not known yet. */
  value: ReactNode | null;
  /** Small text beside the figure. */
  aside?: ReactNode;
  /** Small text under the figure. */
  note?: ReactNode;
  /** Name and figure in one line where there is room, and no note on a phone: above a plan every line counts. */
  isDense?: boolean;
  /** Said where there is no figure. */
  unknown?: string;
  className?: string;
}

/** One figure with its name. */
export function StatTile(
  { label, value, aside, note, isDense = false, unknown = "Not known yet", className }:
    StatTileProps,
) {
  return (
    <div
      className={cx(
        "rounded-lg border border-hairline bg-surface keep-together",
        isDense ? "px-3 py-1.5 sm:px-4" : "px-4 py-2.5",
        className,
      )}
    >
      <div
        className={cx(
          isDense && "lg:flex lg:flex-wrap lg:items-baseline lg:justify-between lg:gap-x-3",
        )}
      >
        <p className="text-sm text-muted">{label}</p>
        <p
          className={cx(
            "flex flex-wrap items-baseline gap-x-2 font-semibold tabular-nums tracking-tight text-lg",
            !isDense && "mt-0.5 lg:text-xl",
          )}
        >
          {value ?? (
            // In a figure's line, so that its name stands as high as beside a figure.
            <span>
              <span className="text-md/none font-normal tracking-normal text-muted">
                {unknown}
              </span>
            </span>
          )}
          {value !== null && aside && (
            <span className="text-sm font-normal tracking-normal text-muted">
              {aside}
            </span>
          )}
        </p>
      </div>
      {note && (
        <div className={cx("mt-0.5 text-xs text-pretty text-muted", isDense && "max-sm:hidden")}>
          {typeof note === "string" ? <Unbroken text={note} /> : note}
        </div>
      )}
    </div>
  );
}
