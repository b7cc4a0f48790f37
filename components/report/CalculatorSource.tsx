/** Where an input was read: the sheet with its words, and on request the piece of the drawing. */
import { useState } from "react";
import type { CalculatorInput, SheetSummary } from "../../functions/_shared/domain/report.ts";
import { quotedRow } from "../../functions/_shared/quoted_row.ts";
import { cx } from "../ui/cx.ts";
import { PAPER_COLORS } from "../ui/SeverityMark.tsx";
import { PageCrop } from "./EvidenceCrop.tsx";

const ORIGINS = {
  sheet: "Sheet",
  form: "Project form",
  user: "Entered",
  assumed: "Assumed",
  measured: "Measured on the plan",
  unknown: "Not found",
} as const;

/** On a phone it stands at the end of the field's line. */
const BESIDE = "max-sm:max-w-24 max-sm:justify-self-end max-sm:text-right";

export interface CalculatorSourceProps {
  id: string;
  input: CalculatorInput;
  sheets: readonly SheetSummary[];
  /** Address of a page's picture. */
  imageOf: (page: number) => string;
}

export function CalculatorSource({ id, input, sheets, imageOf }: CalculatorSourceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { place, sourceText, label } = input;
  const words = sourceText === null ? undefined : quotedRow(sourceText);
  const sheet = place && sheets.find((it) => it.page === place.page);
  if (!place || !sheet) {
    return (
      <span className={cx("text-sm text-muted", BESIDE)}>
        {ORIGINS[input.readOrigin ?? input.origin]}
      </span>
    );
  }
  const name = input.sheet ?? sheet.number ?? `Page ${place.page}`;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-source`}
        title={words}
        onClick={() => setIsOpen(!isOpen)}
        className={cx(
          "justify-self-start pointer-coarse:min-h-11 rounded font-mono text-sm text-accent underline-offset-2 hover:underline",
          BESIDE,
        )}
      >
        {(input.readOrigin ?? input.origin) === "measured" ? `${name}, measured` : name}
        <span className="sr-only">: show where {label} was read</span>
      </button>
      {isOpen && (
        <figure id={`${id}-source`} className="col-span-full">
          <PageCrop
            box={place.box}
            page={sheet}
            imageUrl={imageOf(place.page)}
            label={`Part of ${sheet.number ?? `page ${sheet.page}`}: ${words ?? label}`}
            color={PAPER_COLORS.compliant}
          />
          <figcaption className="mt-1 text-sm text-muted">
            {name}: “{words}”
          </figcaption>
        </figure>
      )}
    </>
  );
}
