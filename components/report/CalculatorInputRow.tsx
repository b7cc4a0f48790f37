/** One input of a calculation: its value in a field, what was read, and where. */
import { RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import type { CorrectedValue, InputControl } from "../../functions/_shared/domain/corrections.ts";
import type { CalculatorInput } from "../../functions/_shared/domain/report.ts";
import { withUnit } from "../../functions/_shared/values.ts";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { describe, Input, NativeSelect } from "../ui/Field.tsx";
import { CalculatorSource, type CalculatorSourceProps } from "./CalculatorSource.tsx";
import { readEntry, writeEntry } from "./correction_entry.ts";

export interface CalculatorInputRowProps
  extends Pick<CalculatorSourceProps, "input" | "sheets" | "imageOf"> {
  id: string;
  control: InputControl;
  /** False until the calculators have been loaded. */
  isEditable: boolean;
  /** Another figure that follows from corrections elsewhere, to be taken over. */
  offer: number | null;
  /** The first figure that moved; shown beside the field, as the result is often out of sight. */
  effect?: string;
  onChange: (value: CorrectedValue) => void;
  onReset: () => void;
}

export function CalculatorInputRow(props: CalculatorInputRowProps) {
  const { id, input, control, isEditable, offer, effect, onChange, onReset } = props;
  const [text, setText] = useState(() => writeEntry(input.value));
  const [error, setError] = useState<string | undefined>();
  const isCorrected = input.readValue !== undefined;

  // The value changed elsewhere: an undo, a reset, the same fact in another calculation.
  useEffect(() => {
    const entry = readEntry(control, text, input.unit);
    if (entry.error !== undefined || entry.value === input.value) return;
    setText(writeEntry(input.value));
  }, [input.value]);

  function onEntry(entered: string) {
    setText(entered);
    const entry = readEntry(control, entered, input.unit);
    setError(entry.error);
    if (entry.error === undefined) onChange(entry.value);
  }

  function onResetClick() {
    setError(undefined);
    setText(writeEntry(input.readValue ?? null));
    onReset();
  }

  const look = cx(
    // The bar above stays in view; a field that gets the focus stands below it.
    "h-8! pointer-coarse:h-11! scroll-mt-40 text-sm",
    isCorrected && "border-accent! bg-accent-soft!",
  );
  const field = {
    ...describe({ id, hint: isCorrected, error }),
    value: text,
    disabled: !isEditable,
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-hairline px-5 py-2 sm:grid-cols-[minmax(0,1fr)_13.75rem_5.25rem]">
      <label htmlFor={id} className="text-sm max-sm:col-span-full">{input.label}</label>
      <div className="flex items-center gap-2">
        {control.kind === "choice" || control.kind === "yesNo"
          ? (
            <NativeSelect
              {...field}
              className={cx("*:block", control.kind === "yesNo" && "max-w-32!")}
              controlClassName={look}
              onChange={(event) => onEntry(event.currentTarget.value)}
            >
              <option value="">Not known</option>
              {optionsOf(control, text).map((it) => (
                <option key={it} value={it}>{it[0].toUpperCase() + it.slice(1)}</option>
              ))}
            </NativeSelect>
          )
          : (
            <Input
              {...field}
              className={cx(look, control.kind === "number" && "max-w-24")}
              inputMode={control.kind === "number" ? "decimal" : "text"}
              autoComplete="off"
              spellCheck={false}
              placeholder="Not known"
              onChange={(event) => onEntry(event.currentTarget.value)}
            />
          )}
        {input.unit && <span className="text-sm text-muted">{input.unit}</span>}
      </div>
      <CalculatorSource {...props} />
      {isCorrected && (
        <p
          id={`${id}-hint`}
          className="col-span-full flex flex-wrap items-center gap-x-3 text-sm text-accent"
        >
          <span>{wasWords(input)}</span>
          {effect && <span className="text-ink" aria-hidden="true">{effect}</span>}
          <Button size="sm" variant="ghost" onClick={onResetClick} className="no-print">
            <RotateCcw size={14} aria-hidden="true" />Reset
            <span className="sr-only">{input.label}</span>
          </Button>
        </p>
      )}
      {offer !== null && isEditable && (
        <p className="no-print col-span-full flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span>The corrected spaces come to {withUnit(writeEntry(offer), input.unit)}.</span>
          <Button size="sm" onClick={() => onEntry(writeEntry(offer))}>
            Use {writeEntry(offer)}
          </Button>
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="col-span-full text-sm text-critical">
          {error}. The previous value is still used.
        </p>
      )}
    </li>
  );
}

/** What stood there before: `Corrected from 900 sq ft, as read`. */
function wasWords({ readValue = null, readOrigin, unit }: CalculatorInput): string {
  if (readValue === null) return "Corrected; nothing was read";
  const origins = {
    assumed: "as assumed",
    form: "as in the form",
    measured: "as measured",
  } as const;
  const origin = origins[readOrigin as keyof typeof origins] ?? "as read";
  return `Corrected from ${withUnit(writeEntry(readValue), unit)}, ${origin}`;
}

/** The choices, with the present value among them when it is none of them. */
function optionsOf(control: InputControl & { kind: "choice" | "yesNo" }, text: string): string[] {
  const options = control.kind === "yesNo" ? ["yes", "no"] : [...control.options];
  return text !== "" && !options.includes(text) ? [text, ...options] : options;
}
