/** Dimension strings as they stand on sheets, and as no sheet should have them: a number, or nothing, at once. */
import { parseScale } from "../../functions/analysis/extract/layout/scales.ts";
import { asDimension } from "../../functions/analysis/extract/drawing/dimensions.ts";
import { findLengths, parseLengthIn, parseNumber } from "../../functions/_shared/units.ts";
import type { Chance } from "../fakes/random.ts";
import type { Verdict } from "./verdict.ts";

const PIECES = [
  "3'-0\"",
  '36"',
  "7'",
  "1/2",
  '1 1/2"',
  "3/0",
  "0'-0\"",
  "-",
  "–",
  "'",
  '"',
  "’",
  "”",
  "ft",
  "FT.",
  "in",
  "MIN.",
  "CLR",
  "±",
  "+/-",
  "SCALE:",
  '1/4" = 1\'-0"',
  "1:100",
  "N.T.S.",
  "½",
  "⅞",
  "x",
  "×",
  ",",
  ".",
  " ",
  "9".repeat(40),
  "1e999",
  "0.0000001",
  "(",
  ")",
  "\n",
  "\u00a0",
  "٣",
];
const PIECES_MOST = 14;
/** Longest time for one text; a pattern that backtracks takes minutes. */
const LIMIT_MS = 3_000;

/** One text through every reader of dimensions. */
export function tryWords(chance: Chance): Verdict {
  const picks = Array.from({ length: 1 + chance.below(PIECES_MOST) }, () => chance.pick(PIECES));
  const base = picks.join("");
  // The same piece many times is what makes patterns slow.
  const text = chance.next() < 0.2 ? base.repeat(1 + chance.below(60)) : base;
  const what = `text ${JSON.stringify(text.slice(0, 120))} of ${text.length}`;
  const startMs = performance.now();
  try {
    const numbers = [
      parseNumber(text),
      parseLengthIn(text),
      asDimension(text)?.valueIn ?? null,
      parseScale(text)?.pointsPerFoot ?? null,
      ...findLengths(text).map((it) => it.valueIn),
    ];
    const odd = numbers.find((it) => it !== null && !Number.isFinite(it));
    const tookMs = performance.now() - startMs;
    const problem = odd !== undefined
      ? `gave ${odd}`
      : tookMs > LIMIT_MS
      ? `took ${Math.round(tookMs)} ms`
      : null;
    return { what, problem };
  } catch (error) {
    return { what, problem: String(error) };
  }
}
