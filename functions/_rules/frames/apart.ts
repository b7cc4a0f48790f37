/**
 * How much alike things differ: `BOTTOM RISER 6 3/4", OTHERS 7 1/2"` tells a variation of 3/4 in, which is a thing of
 * its own in the lexicon.
 */
import { getProperty, getThing } from "../../_lexicon/mod.ts";
import type { Placeless } from "./placeless.ts";

/** One step is told apart from its like: `BOTTOM RISER 6 3/4"`, `R 7", TOP 6 1/2"`. */
const ONE_OF_THEM =
  /\b(?:BOTTOM|BOT|TOP|FIRST|1ST|LAST|LOWEST|HIGHEST|UPPERMOST|LARGEST|SMALLEST)\b\W*(?:RISER|TREAD|STEP|R\b|IS\b|\d)/i;
/** The others are, or how far all of them go. */
const THE_OTHERS =
  /\b(?:OTHERS?|REST|BALANCE|REMAIN\w*\W+(?:RISER|TREAD|STEP|ARE\b|\d)|EXCEPT|(?:SAME|ONE)\s+FLIGHT)\b|\b(?:RISER|TREAD)S?\s+(?:VAR(?:Y|IES|YING)\s+|RANG(?:E|ES|ING)\s+)?(?:FROM|BETWEEN)\s+\d/i;
/** Steps of two flights, or of no straight one, need not be alike. */
const OF_TWO_FLIGHTS =
  /\b(?:STAIR|FLIGHT|LEVEL)\s+(\w{1,2})\b.*\b(?:STAIR|FLIGHT|LEVEL)\s+(?!\1\b)\w{1,2}\b|\bUP\b.*\bD(?:OW)?N\b|\b(?:FRONT|REAR|SIDE)\s+STAIR|\bEXIST|\bWINDER|\b(?:RADIUS|CURVED|CIRCULAR|SPIRAL)\b/i;

/** What may pass between steps is no height of one: `6" AT TRIANGLE OF OPEN RISERS`. */
const OF_AN_OPENING = /\bTRIANG\w*|\bSPHERE\b|\bOPEN\s+RISERS?\b/i;

const isOfOneFlight = (text: string): boolean =>
  (ONE_OF_THEM.test(text) || THE_OTHERS.test(text)) && !OF_TWO_FLIGHTS.test(text);

/**
 * What the frames of one text tell of things that should be alike.
 *
 * @param text the whole text
 * @param frames its own frames
 */
export function apartIn(text: string, frames: readonly Placeless[]): Placeless[] {
  if (!isOfOneFlight(text)) return [];
  const alike = frames.filter((it) =>
    it.value !== null && it.bound === null && !OF_AN_OPENING.test(it.clause) &&
    it.role === "provided" &&
    it.polarity === "is" && getThing(it.thing).apart?.of === it.property
  );
  return [...Map.groupBy(alike, ({ thing }) => thing)].flatMap(([thing, own]) => {
    const values = own.map(({ value }) => value!);
    const value = Math.max(...values) - Math.min(...values);
    const apart = getThing(thing).apart!;
    const [least, most] = getThing(apart.thing).has![apart.property];
    if (own.length < 2 || value > 0 && value < least || value > most) return [];
    const { unit } = getProperty(apart.property);
    const raw = own.map((it) => it.raw).join(", ");
    return [{
      ...own[0],
      ...{ thing: apart.thing, property: apart.property, value, unit, raw, clause: text },
      within: [thing, ...own[0].within],
    }];
  });
}
