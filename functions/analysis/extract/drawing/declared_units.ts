/** Lengths of figures without marks: in units that a note declares, `ALL DIMENSIONS ARE IN MILLIMETERS`, or as feet and inches. */

import { anyCase } from "../../../_shared/pattern.ts";

/** What figures without marks are. */
export type DeclaredUnits = "feet and inches" | "inches" | "millimeters";

const SUBJECT = String.raw`\b(?:DIMENSIONS?|DIMS?\.?|MEASUREMENTS?)\b[^.;]{0,40}?`;
const DECLARED: [RegExp, DeclaredUnits][] = [
  [
    anyCase`${SUBJECT}\b(?:FEET|FT\.?)\s*(?:AND|&|-|/)\s*(?:INCHES|IN\b)`,
    "feet and inches",
  ],
  [anyCase`${SUBJECT}\b(?:MILLIMET(?:ER|RE)S?|MM)\b`, "millimeters"],
  [anyCase`${SUBJECT}\bIN(?:\s+DECIMAL)?\s+INCHES\b`, "inches"],
];

/** The units a page declares; null where it declares none, or two. */
export function declaredUnits(lines: readonly { text: string }[]): DeclaredUnits | null {
  const found = new Set(
    lines.flatMap(({ text }) => DECLARED.find(([words]) => words.test(text))?.[1] ?? []),
  );
  return found.size === 1 ? [...found][0] : null;
}

/** A figure without marks in inches by the declared units; null for what is no such figure. */
export function declaredLength(text: string, units: DeclaredUnits): number | null {
  const plain = text.trim();
  if (units === "millimeters") return /^\d{2,5}$/.test(plain) ? Number(plain) / 25.4 : null;
  if (units === "inches") {
    const match = /^(\d{1,3})(?:\s+(\d{1,2})\/(\d{1,2}))?(\.\d+)?$/.exec(plain);
    if (!match || (match[2] && Number(match[2]) >= Number(match[3]))) return null;
    return Number(match[1] + (match[4] ?? "")) +
      (match[2] ? Number(match[2]) / Number(match[3]) : 0);
  }
  return dashedLength(plain);
}

const DASHED = /^(\d{1,3})-(\d{1,2})(?:\s+(\d{1,2})\/(\d{1,2}))?$/;

/** Feet and inches with a dash alone, `9-3`, `7-10 1/2`, in inches; null for what can be none. */
export function dashedLength(text: string): number | null {
  const match = DASHED.exec(text.trim());
  if (!match) return null;
  const [feet, inches, over, under] = match.slice(1).map((it) => Number(it ?? 0));
  if (inches >= 12 || (match[3] && (under === 0 || over >= under))) return null;
  return feet * 12 + inches + (match[3] ? over / under : 0);
}
