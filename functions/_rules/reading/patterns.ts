/** How the patterns of rules are read. */
import { ALIKE } from "../../_lexicon/mod.ts";
import { remembered, rememberedOf } from "../../_shared/remembered.ts";
import { SPELLED } from "./abbreviations.ts";
import { lettered } from "./wordings.ts";

/** Patterns that are kept by what is written: some rules build theirs anew each time. */
const MOST_KNOWN = 10_000;

/** Words of patterns that stand for others as well, and what they are read as: `ACCESSIBLE STALL` finds `H.C. STALL`. */
const ALIKE_READ = Object.entries(ALIKE).map(([word, others]) => {
  const any = others.map((it) => String.raw`\b${lettered(it)}\b\.?`).join("|");
  const alone = new RegExp(String.raw`(?<![\\A-Z])${word}(?![A-Z]|\\w)`, "g");
  return { word, alone, any: `(?:${word}|${any})` };
});

const withAlike = (source: string): string =>
  ALIKE_READ.reduce(
    (read, { word, alone, any }) => read.includes(word) ? read.replace(alone, any) : read,
    source,
  );

const ABBREVIATION = new RegExp(
  String.raw`(?<![\\A-Z\d])(${Object.keys(SPELLED).join("|")})(?=S\?|[^A-Z\d]|$)`,
  "g",
);

/** Texts are read with their abbreviations written out: a pattern that names one means its word as well. */
const withWords = (source: string): string =>
  source.replace(ABBREVIATION, (short) => `(?:${short}|${SPELLED[short]})`);

const ignoringCase = remembered((source) => new RegExp(source, "i"), MOST_KNOWN);
const looseBySource = remembered(
  (source) => ignoringCase(withWords(withAlike(source)).replace(/(?<!\\| )( )(?![*+?{])/g, "\\s*")),
  MOST_KNOWN,
);

/**
 * The pattern with optional white space for each space, words that say the same for each other, case ignored; one object
 * for all that are written alike.
 */
export const loose = rememberedOf(({ source }: RegExp): RegExp => looseBySource(source));

/** One pattern for what any of several says, with the flags of the first: they are named apart. */
export const either = (first: RegExp, ...others: RegExp[]): RegExp =>
  new RegExp([first, ...others].map(({ source }) => source).join("|"), first.flags);

/** Right before a word: that it is not there. */
const DENIED = /\b(?:NO|WITHOUT|W\/O)\s+(?:AN?\s+|ANY\s+)?$/i;

/**
 * Does a text say what leaves it out? An exception that is denied leaves nothing out: `FALLS 4" IN 10', NO SWALE`.
 */
export function excepts(pattern: RegExp, text: string): boolean {
  const found = loose(pattern);
  if (!found.test(text)) return false;
  if (!/\bNO\b|\bWITHOUT\b|\bW\/O\b/i.test(text)) return true;
  return [...text.matchAll(new RegExp(found.source, found.flags.replace("g", "") + "g"))]
    .some(({ 0: word, index }) => word === "" || !DENIED.test(text.slice(0, index)));
}
