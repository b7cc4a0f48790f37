/** What drawings call things: the only place that knows the words. */
export { affirmativePhrases, affirmativeWords, namingHeads, notBefore } from "./affirmative.ts";
export { type Compared, compared, type Tolerance } from "./compared.ts";
export type { FigureKind, Meaning, Property, Thing, WordValue } from "./lexicon.ts";
export { letteredWords } from "./lettered.ts";
export { neutralWords, wholeTitles } from "./neutral.ts";
export {
  boundWords,
  type ClaimKind,
  numberWords,
  type Once,
  once,
  ordinals,
  partWords,
  sameWords,
  wholeWords,
} from "./once.ts";
export { properties } from "./properties.ts";
export { measureCited } from "./sections.ts";
export { ALIKE } from "./signs.ts";
export { roomUses } from "./rooms.ts";
export {
  getProperty,
  getThing,
  getValueName,
  isKindOf,
  isPartOf,
  kindsOf,
  type Mark,
  marksIn,
  measuresNamed,
  type Sense,
  things,
  type Token,
  tokensOf,
  valueAlone,
} from "./words.ts";
