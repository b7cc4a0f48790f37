/** How offices spell the words of the lexicon. */
import { anyCase } from "../../_shared/pattern.ts";
import { rememberedOf } from "../../_shared/remembered.ts";
import { ALIKE, getProperty, getThing } from "../../_lexicon/mod.ts";

/**
 * A pattern for every spelling of words: plurals, points in abbreviations, `&`, hyphens and slashes for spaces. The longest
 * comes first, so that none stops at a part of another.
 */
export const patternOf = rememberedOf((words: readonly string[]): RegExp => {
  const wordings = words.toSorted((a, b) => b.length - a.length)
    .map((wording) => wording.split(" ").map(spelled).join(String.raw`S?[\s./-]*`));
  return anyCase`(?<![\w])(?:${wordings.join("|")})(?:E?S)?\b`;
});

/** A pattern for every spelling of things. */
export const patternOfThings = (things: string | readonly string[]): RegExp =>
  patternOf([things].flat().flatMap((id) => getThing(id).words));

/** A pattern for every spelling of one value of a property, counted from 1: 2 of `swing` for `OPENS INWARD`. */
export const patternOfValue = (property: string, value: number): RegExp =>
  patternOf(getProperty(property).values![value - 1].words);

const spelled = (word: string): string => {
  const others = word === "AND" ? ["&"] : ALIKE[word];
  return others ? `(?:${[word, ...others].map(lettered).join("|")})` : lettered(word);
};

/** Letters of a short word may stand with points or slashes between them: `G.F.C.I.`, `H/C`. */
export const lettered = (word: string): string =>
  [...word].map(escaped).join(word.length <= LONGEST_INITIALS ? "[./]?" : "")
    .replace(/(?<=[^AEIOU])Y$/, "(?:Y|IE)");

const LONGEST_INITIALS = 4;

const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
