/** The shape of a reader of code-summary facts, and the small words they share. */
import type { CodeSummary } from "../../../../_shared/domain/plan_set.ts";
import { normaliseMarks } from "../../../../_shared/units.ts";
import { spellOut } from "../../../../_rules/reading/abbreviations.ts";
import type { Said } from "../../layout/key_values.ts";

/** A value for one field of the code summary. `certainty` 0–1 scales the confidence of the reading. */
export type Reading = {
  [Field in keyof CodeSummary]: {
    field: Field;
    value: CodeSummary[Field][number]["value"];
    unit: string | null;
    certainty?: number;
  };
}[keyof CodeSummary];

/** A statement in capitals with plain marks, ready for patterns. */
export interface Plain {
  key: string;
  whole: string;
  value: string;
  text: string;
  under: string;
  from: Said["from"];
  isPair: boolean;
}

/** Reads facts from one statement; none when it says nothing about them. */
export type Reader = (said: Plain) => Reading[];

const plainText = (text: string): string =>
  spellOut(normaliseMarks(text).toUpperCase()).replace(/\s+/g, " ").trim();

/** A statement as patterns want it. */
export function toPlain(said: Said): Plain {
  return {
    key: plainText(said.key ?? ""),
    whole: plainText(said.whole ?? ""),
    value: plainText(said.value),
    text: plainText(said.text),
    under: plainText(said.under ?? ""),
    from: said.from,
    isPair: said.key !== null,
  };
}

const NUMBER_WORDS: Record<string, number> = {
  ONE: 1,
  SINGLE: 1,
  TWO: 2,
  THREE: 3,
  FOUR: 4,
  FIVE: 5,
  SIX: 6,
  SEVEN: 7,
  EIGHT: 8,
  NINE: 9,
  TEN: 10,
};

/** Pattern of a whole number as figure or word. */
export const COUNT = String.raw`\d{1,3}|ONE|SINGLE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN`;

/** Number of a figure or a number word; null when it is neither. */
export function toCount(text: string): number | null {
  const plain = text.trim().toUpperCase();
  if (/^\d{1,3}$/.test(plain)) return Number(plain);
  return NUMBER_WORDS[plain] ?? null;
}

/** Reads `12,500 SF`, `12500 SQ. FT.`, `1,499 S.F.`; null when no area is written. */
export function findAreas(text: string): { sqft: number; index: number; end: number }[] {
  const found: { sqft: number; index: number; end: number }[] = [];
  const pattern =
    /(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(?:S\.?\s?F\b\.?|SQ\.?\s*\/?\s*(?:FT|FEET)\b\.?|SQUARE (?:FEET|FOOT)|SQFT|SF\b)/g;
  for (const match of text.matchAll(pattern)) {
    const sqft = Number(match[1].replaceAll(",", "") + (match[2] ?? ""));
    found.push({ sqft, index: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** A bare number such as `12,500`; null when the text is anything more. */
export function bareNumber(text: string): number | null {
  const match = /^\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*$/.exec(text);
  return match ? Number(match[1].replaceAll(",", "") + (match[2] ?? "")) : null;
}
