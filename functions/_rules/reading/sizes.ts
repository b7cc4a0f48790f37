/** Sizes with two sides, as drawings write them: `30" x 48"`, `28 X 30 IN`, `4'-0" WIDE BY 8'-0"`. */
import { eachInAnyCase } from "../../_shared/pattern.ts";
import { findLengths } from "../../_shared/units.ts";
import { forReading } from "./quantities.ts";

/** Two lengths written as a size: `30" x 48"`, `28 X 30 IN`, `4'-0" WIDE BY 8'-0"`. Inches. */
export interface Size {
  a: number;
  b: number;
  raw: string;
  start: number;
  end: number;
}

const HALF = String
  .raw`(?:\d+\s*'\s*-?\s*)?(?:\d+\s+\d+\s*\/\s*\d+|\d+-\d+\s*\/\s*\d+|\d+\s*\/\s*\d+|\d+(?:\.\d+)?)\s*(?:"|'|\bIN(?:CH(?:ES)?)?\b\.?|\bFT\b\.?|MM\b)?`;
const PAIR =
  eachInAnyCase`(?<![\w.])(?<a>${HALF})\s*(?:W(?:IDE)?\b\.?|L(?:ONG)?\b\.?|D(?:EEP)?\b\.?|CLEAR|CLR\.?)?\s*(?:X|×|BY)\s*(?<b>${HALF})`;
const BETWEEN = /[X×]|BY/i;

/** Every size in a text; a number without a mark takes the unit of its partner, else inches. */
export function sizesIn(text: string): Size[] {
  if (!BETWEEN.test(text)) return [];
  return [...forReading(text).matchAll(PAIR)].flatMap((match) => {
    const [a, b] = [match.groups?.a ?? "", match.groups?.b ?? ""];
    const [lengthA, lengthB] = [sideIn(a, b), sideIn(b, a)];
    if (lengthA === null || lengthB === null) return [];
    return [{
      a: lengthA,
      b: lengthB,
      raw: match[0].trim(),
      start: match.index,
      end: match.index + match[0].length,
    }];
  });
}

function sideIn(side: string, partner: string): number | null {
  const [own] = findLengths(side);
  if (own) return own.valueIn;
  const unit = /MM\s*$/i.test(partner)
    ? " mm"
    : /'\s*$|FT\.?\s*$/i.test(partner.trim())
    ? "'"
    : '"';
  return findLengths(`${side.trim()}${unit}`)[0]?.valueIn ?? null;
}
