/**
 * Measured against required: the two figures, and where both are numbers a small bar with the limit marked. What was
 * read or counted is not called measured, nor what is no figure, or only makes something due and no limit holds it.
 */
import { writeValue } from "../../functions/_shared/values.ts";

export interface MeasureBarProps {
  measured: number | string | null;
  required: number | string | null;
  unit: string | null;
  isIssue: boolean;
  /** Taken from the lines of a drawing, not read or counted on it. */
  isTaken: boolean;
}

export function MeasureBar({ measured, required, unit, isIssue, isTaken }: MeasureBarProps) {
  const has = writeValue(measured, unit);
  const needs = writeValue(required, unit);
  if (has === null && needs === null) return null;
  const isMeasured = isTaken && typeof measured === "number" && needs !== null;
  const areNumbers = typeof measured === "number" && typeof required === "number" &&
    measured >= 0 && required > 0;
  const scale = areNumbers ? Math.max(measured, required) * 1.15 : 1;
  return (
    <div>
      <dl className="grid min-[20rem]:grid-cols-2 gap-3 text-sm">
        <div>
          <dt className="text-muted">{isMeasured ? "Measured" : "On the sheets"}</dt>
          <dd className="text-md font-semibold tabular-nums">{has ?? "Not shown"}</dd>
        </div>
        {needs !== null && (
          <div>
            <dt className="text-muted">Required</dt>
            <dd className="text-md font-semibold tabular-nums">{needs}</dd>
          </div>
        )}
      </dl>
      {areNumbers && (
        <svg
          viewBox="0 0 100 5"
          preserveAspectRatio="none"
          className="mt-2 block h-3 w-full"
          aria-hidden="true"
        >
          <rect y="1" width="100" height="3" className="fill-hairline" />
          <rect
            y="1"
            width={(measured / scale) * 100}
            height="3"
            className={isIssue ? "fill-critical" : "fill-accent"}
          />
          <rect x={(required / scale) * 100 - 0.4} width="0.8" height="5" className="fill-ink" />
        </svg>
      )}
    </div>
  );
}
