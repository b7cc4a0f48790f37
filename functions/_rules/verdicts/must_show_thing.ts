/** Things that must be there, by their words in the lexicon: shown, denied, put off, or another in their place. */
import { anyCase } from "../../_shared/pattern.ts";
import type { Rule } from "../define_rule.ts";
import { denying } from "../reading/denials.ts";
import { patternOfThings } from "../reading/wordings.ts";
import { mustShow, type Presence, type PresenceQuery } from "./presence.ts";

/** What must be there, of what. */
export interface MustShowThing
  extends Pick<PresenceQuery, "not" | "notUnder" | "notAmid" | "proof" | "excused"> {
  /** A thing of the lexicon, or any of several. */
  thing: string | readonly string[];
  /** A thing the text, its titles or its neighbours must name: of what it is asked. */
  at?: string | readonly string[];
  /** Things that stand where the one asked for should: annealed glass for safety glazing. */
  instead?: string | readonly string[];
  /** Things that make the one asked for wrong though it is shown: one switch for the light of a stair. */
  wrongWith?: string | readonly string[];
}

/**
 * Subjects and verdicts of a rule about a thing that must be there. Silence is not asked about here: the compliance
 * matrix does. Message keys: `ok`, `denied`, `deferred`; data: text.
 */
export function mustShowThing(
  { thing, at, instead, wrongWith, ...query }: MustShowThing,
): Pick<Rule<Presence>, "applies" | "check" | "demand"> {
  const words = patternOfThings(thing).source;
  const demand = { thing, ...(at && { within: at }) };
  return {
    demand,
    ...mustShow({
      titled: true,
      ...query,
      shown: new RegExp(words, "i"),
      denied: [
        denying(words),
        anyCase`\bNOT? ?-?${words}|${words}[^.;|]{0,20}\bNOT? (?:PROTECTED|RATED)\b`,
        ...(instead ? [insteadOf(words, patternOfThings(instead).source)] : []),
        ...(wrongWith ? [patternOfThings(wrongWith)] : []),
      ],
      ...(at && { amid: patternOfThings(at) }),
    }),
  };
}

/** Words no thing is shown behind: `ANNEALED IN LIEU OF TEMPERED`. */
const DENIED = String.raw`(?<!\b(?:NOT?|NON|OF|THAN|WITHOUT|W\/O)\W{1,2}(?:AN? )?)`;

/**
 * What stands in place of a thing, in a clause that does not show the thing itself: a mini-horn may sound at 520 Hz. It is
 * looked for first: whether the thing stands before it costs more, and would be asked at every letter.
 */
const insteadOf = (words: string, other: string): RegExp =>
  anyCase`(?=${other})(?<!${DENIED}${words}[^.;|]*)(?:${other})(?![^.;|]*${DENIED}${words})`;
