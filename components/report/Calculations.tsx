/** Calculations with every input traced to its sheet or form, and what is missing where there is no result. */
import type { Calculation, CalculatorInput } from "../../functions/_shared/domain/report.ts";
import { writeValue } from "../../functions/_shared/values.ts";
import { comparisonWords, verdictOf } from "./calculator_changes.ts";
import { Badge } from "../ui/Badge.tsx";
import { Card, CardTitle } from "../ui/Card.tsx";

const ORIGINS: Record<CalculatorInput["origin"], string> = {
  sheet: "sheet",
  form: "project form",
  user: "entered",
  assumed: "assumed",
  measured: "measured on the plan",
  unknown: "not known",
};

function written(input: CalculatorInput): string {
  const { value, unit } = input;
  if (value === null) return "Not known";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return writeValue(value, unit) ?? "Not known";
}

/** Labels of what is missing. */
const namesOf = ({ missing, inputs }: Calculation): string[] =>
  missing.map((it) => inputs.find(({ key }) => key === it)?.label ?? it);

export function Calculations({ calculations }: { calculations: readonly Calculation[] }) {
  if (calculations.length === 0) {
    return <p className="text-muted">No calculations apply to what could be read.</p>;
  }
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {calculations.map((calculation) => (
        <Card key={calculation.id} labelledBy={`calc-${calculation.id}`}>
          <CardTitle id={`calc-${calculation.id}`} hint={calculation.codeReference}>
            {calculation.title}
          </CardTitle>
          <table className="w-full text-sm">
            <caption className="sr-only">Inputs</caption>
            <tbody>
              {calculation.inputs.map((input) => (
                <tr key={input.key} className="border-t border-hairline">
                  <th scope="row" className="px-5 py-1.5 text-left font-normal">{input.label}</th>
                  <td className="py-1.5 text-right tabular-nums font-medium">{written(input)}</td>
                  <td className="px-5 py-1.5 text-right text-xs text-muted">
                    {input.readValue !== undefined
                      ? "entered"
                      : input.sheet ?? ORIGINS[input.origin]}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {calculation.steps.length > 0 && (
            <ol className="border-t border-hairline px-5 py-2 text-sm text-muted">
              {calculation.steps.map((step, index) => (
                <li key={index} className="flex justify-between gap-4">
                  <span>{step.label}</span>
                  <span className="font-mono">{step.value}</span>
                </li>
              ))}
            </ol>
          )}
          <dl className="border-t border-hairline bg-sunken px-5 py-3">
            {calculation.result?.map((line) => (
              <div key={line.label} className="flex justify-between gap-4">
                <dt>{line.label}</dt>
                <dd className="font-semibold tabular-nums">{writeValue(line.value, line.unit)}</dd>
              </div>
            ))}
            {calculation.result === null && (
              <div>
                <dt className="sr-only">Result</dt>
                <dd className="text-muted">
                  No result: {namesOf(calculation).join(", ")} <Badge>not known</Badge>
                </dd>
              </div>
            )}
          </dl>
          {(calculation.checks?.length ?? 0) > 0 && (
            <ul className="border-t border-hairline px-5 py-2 text-sm">
              {calculation.checks?.map((check) => (
                <li
                  key={`${check.label} ${check.limit}`}
                  className="flex justify-between gap-4"
                >
                  <span>{check.label}: {comparisonWords(check)}</span>
                  <span className="font-medium">{verdictOf(check.meets)}</span>
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </div>
  );
}
