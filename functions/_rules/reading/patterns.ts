/** How the patterns of rules are read. */
import { ALIKE } from "../../_lexicon/mod.ts";
import { lettered } from "./wordings.ts";

const looseForms = new WeakMap<RegExp, RegExp>();
/** The same by what is written: some rules build their patterns anew each time. */
const formsBySource = new Map<string, RegExp>();
const MOST_KNOWN = 10_000;

/** Words of patterns that stand for others as well, and what they are read as: `ACCESSIBLE STALL` finds `H.C. STALL`. */
const ALIKE_READ = Object.entries(ALIKE).map(([word, others]) => {
  const any = others.map((it) => String.raw`\b${lettered(it)}\b\.?`).join("|");
  return [
    new RegExp(String.raw`(?<![\\A-Z])${word}(?![A-Z]|\\w)`, "g"),
    `(?:${word}|${any})`,
  ] as const;
});

const withAlike = (source: string): string =>
  ALIKE_READ.reduce((read, [word, any]) => read.replace(word, any), source);

/**
 * The pattern with optional white space for each space, words that say the same for each other, case ignored; one object
 * for all that are written alike.
 */
export function loose(pattern: RegExp): RegExp {
  const known = looseForms.get(pattern);
  if (known) return known;
  const source = withAlike(pattern.source).replace(/(?<!\\| )( )(?![*+?{])/g, "\\s*");
  const made = formsBySource.get(source) ?? new RegExp(source, "i");
  looseForms.set(pattern, made);
  if (formsBySource.size > MOST_KNOWN) formsBySource.clear();
  formsBySource.set(source, made);
  return made;
}

/** One pattern for what any of several says, with the flags of the first: they are named apart. */
export const either = (first: RegExp, ...others: RegExp[]): RegExp =>
  new RegExp([first, ...others].map(({ source }) => source).join("|"), first.flags);
