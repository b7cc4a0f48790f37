/** Reading, correcting and reading back the inputs of a calculation, so that a changed input recomputes it. */
import type { CalculatorInput } from "../../_shared/domain/report.ts";
import type { Decided } from "../building_profile.ts";
import { fromElsewhere, fromSheet } from "./inputs.ts";

type Value = CalculatorInput["value"];

/** An input from a value the building profile decided: a sheet, the form, or unknown. */
export function fromDecided<T>(
  key: string,
  label: string,
  decided: Decided<T>,
  options: { unit?: string; as?: (value: T) => Value } = {},
): CalculatorInput {
  const { unit = null, as = (value: T) => value as unknown as Value } = options;
  const value = decided.value === null ? null : as(decided.value);
  return decided.evidence
    ? fromSheet(key, label, value, decided.evidence, unit)
    : fromElsewhere(key, label, value, "form", unit);
}

/** The inputs with the user's corrections in place, each marked as the user's beside what was read. */
export function withCorrections(
  inputs: readonly CalculatorInput[],
  corrections: Readonly<Record<string, Value>>,
): CalculatorInput[] {
  return inputs.map((input) => {
    const value = corrections[input.key];
    if (value === undefined) return input;
    const { value: readValue, origin: readOrigin } = asRead(input);
    return {
      ...input,
      value,
      origin: value === null ? "unknown" : "user",
      readValue,
      ...(readOrigin !== "user" && { readOrigin }),
    };
  });
}

/** An input as it was read, without the correction it carries. */
export function asRead(input: CalculatorInput): CalculatorInput {
  if (input.readValue === undefined) return input;
  const { readValue, readOrigin, ...rest } = input;
  const origin = readOrigin ?? (readValue === null ? "unknown" : input.place ? "sheet" : "assumed");
  return { ...rest, value: readValue, origin };
}

/** The number of an input; null when it is unknown or not a number. */
export function numberOf(inputs: readonly CalculatorInput[], key: string): number | null {
  const value = inputs.find((it) => it.key === key)?.value;
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** Was one of these inputs only measured on a plan? Then what it comes to is left open. */
export const isMeasured = (inputs: readonly CalculatorInput[], ...keys: string[]): boolean =>
  inputs.some(({ key, origin }) => origin === "measured" && keys.includes(key));

/** The words of an input; null when it is unknown or empty. */
export function wordsOf(inputs: readonly CalculatorInput[], key: string): string | null {
  const value = inputs.find((it) => it.key === key)?.value;
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

/** Labels of the inputs a result needs and does not have. */
export const missingOf = (inputs: readonly CalculatorInput[], keys: readonly string[]): string[] =>
  keys.filter((key) => (inputs.find((it) => it.key === key)?.value ?? null) === null);
