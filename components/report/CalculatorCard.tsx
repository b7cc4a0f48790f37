/** One calculation: inputs that can be corrected, steps, results and comparisons, each beside what was issued. */
import {
  controlOf,
  type CorrectedValue,
  type InputControl,
} from "../../functions/_shared/domain/corrections.ts";
import type { Calculation, SheetSummary } from "../../functions/_shared/domain/report.ts";
import { Badge, type Tone } from "../ui/Badge.tsx";
import { Card, CardTitle } from "../ui/Card.tsx";
import { FoldArrow } from "../ui/FoldArrow.tsx";
import { checksOf, comparisonWords, figuresOf, verdictOf } from "./calculator_changes.ts";
import { CalculatorInputRow } from "./CalculatorInputRow.tsx";

export interface CalculatorCardProps {
  /** As it stands with the corrections on the screen. */
  calculation: Calculation;
  /** As the issued report has it. */
  issued: Calculation;
  sheets: readonly SheetSummary[];
  imageOf: (page: number) => string;
  isEditable: boolean;
  /** What corrected spaces come to, offered where another load is used; null where none was corrected. */
  load: number | null;
  /** Uses of the fixture table, for the input that names one. */
  fixtureUses: readonly string[];
  onChange: (inputKey: string, value: CorrectedValue) => void;
  onReset: (inputKey: string) => void;
}

const TONES: Record<string, Tone> = { true: "compliant", false: "critical", null: "warning" };

export function CalculatorCard(props: CalculatorCardProps) {
  const { calculation, issued, fixtureUses, onChange, onReset } = props;
  const { id, title, codeReference, inputs, steps } = calculation;
  const checks = checksOf(calculation, issued);
  const moved = figuresOf(calculation, issued).find((it) => it.was !== null);
  const control = (key: string): InputControl =>
    id === "plumbing-fixtures" && key === "use" && fixtureUses.length > 0
      ? { kind: "choice", options: fixtureUses }
      : controlOf(id, key);
  return (
    <Card labelledBy={`calc-${id}`}>
      <CardTitle id={`calc-${id}`} hint={codeReference}>{title}</CardTitle>
      <ul aria-label={`Inputs of ${title}`}>
        {inputs.map((input) => (
          <CalculatorInputRow
            key={input.key}
            id={`calc-${id}-${input.key.replace(/[^a-zA-Z0-9]+/g, "-")}`}
            input={input}
            sheets={props.sheets}
            imageOf={props.imageOf}
            control={control(input.key)}
            isEditable={props.isEditable}
            offer={input.key === "occupants" && props.load !== input.value ? props.load : null}
            effect={moved && `${moved.label}: ${moved.was} → ${moved.now}`}
            onChange={(value) => onChange(input.key, value)}
            onReset={() => onReset(input.key)}
          />
        ))}
      </ul>
      {steps.length > 0 && (
        <details className="group/fold border-t border-hairline">
          <summary className="flex list-none items-center gap-3 px-5 py-2 text-sm text-muted -outline-offset-2 pointer-coarse:py-3.5">
            How it was calculated
            <FoldArrow />
          </summary>
          <ol className="px-5 pb-3 text-sm text-muted">
            {steps.map((step, index) => (
              <li key={index} className="flex flex-wrap justify-between gap-x-4">
                <span>{step.label}</span>
                <span className="font-mono">{step.value}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
      <div className="border-t border-hairline bg-sunken px-5 py-3" data-result={id}>
        <Figures calculation={calculation} issued={issued} />
        {checks.length > 0 && (
          <ul className="mt-2 flex flex-col gap-1.5 border-t border-hairline pt-2">
            {checks.map((check) => (
              <li
                key={`${check.label} ${check.limit}`}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm"
              >
                <span className="min-w-0">
                  {check.label}: {comparisonWords(check)}{" "}
                  <span className="font-mono text-xs text-muted">{check.codeReference}</span>
                </span>
                <span className="flex items-center gap-1.5">
                  {check.was !== undefined && (
                    <>
                      <s className="text-muted">{verdictOf(check.was)}</s>
                      <span aria-hidden="true">→</span>
                    </>
                  )}
                  <Badge tone={TONES[String(check.meets)]}>{verdictOf(check.meets)}</Badge>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Figures({ calculation, issued }: Pick<CalculatorCardProps, "calculation" | "issued">) {
  const { result, missing, inputs } = calculation;
  if (result === null) {
    const names = missing.map((it) => inputs.find(({ key }) => key === it)?.label ?? it);
    return <p className="text-muted">No result: {names.join(", ") || "an input"} not known.</p>;
  }
  return (
    <dl className="flex flex-col gap-1">
      {figuresOf(calculation, issued).map(({ label, now, was }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt>{label}</dt>
          <dd className="tabular-nums">
            {was !== null && (
              <>
                <s className="text-muted">{was}</s>
                <span aria-hidden="true" className="mx-1.5">→</span>
                <span className="sr-only">is now</span>
              </>
            )}
            <span className={was === null ? "font-semibold" : "font-semibold text-accent"}>
              {now}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
