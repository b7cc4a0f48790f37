/** What is typed into the field of a calculator's input, and how a value is written there. */
import {
  type CorrectedValue,
  type InputControl,
  refusalOf,
} from "../../functions/_shared/domain/corrections.ts";
import { findLengths, parseNumber } from "../../functions/_shared/units.ts";

export type Entry = { value: CorrectedValue; error?: undefined } | {
  value?: undefined;
  error: string;
};

/** Reads an entry: figures with or without thousands commas, lengths also as `12'-6"`; nothing is not known. */
export function readEntry(control: InputControl, text: string, unit: string | null): Entry {
  const trimmed = text.trim();
  if (trimmed === "") return { value: null };
  const value = valueOf(control, trimmed, unit);
  const error = refusalOf(control, value);
  return error === null ? { value } : { error };
}

function valueOf(control: InputControl, text: string, unit: string | null): CorrectedValue {
  if (control.kind === "yesNo") return text === "yes" ? true : text === "no" ? false : text;
  if (control.kind === "groups") {
    return text.toUpperCase().split(/[,;\s]+/).filter(Boolean).join(", ");
  }
  if (control.kind !== "number") return text;
  if (/['"′″]/.test(text) && (unit === "ft" || unit === "in")) {
    const [length] = findLengths(text);
    if (length) return unit === "ft" ? round(length.valueIn / 12) : round(length.valueIn);
  }
  const [, sign, figure] = /^([-−]?)\s*(.*?)\s*%?$/.exec(text.replaceAll(",", "")) ?? [];
  const value = parseNumber(figure ?? "");
  return value === null ? Number.NaN : sign ? -value : value;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** A value as it stands in its field; measured figures keep two decimals. */
export function writeEntry(value: CorrectedValue): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? String(Math.round(value * 100) / 100) : value;
}
