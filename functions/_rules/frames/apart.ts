/**
 * How much alike things differ: `BOTTOM RISER 6 3/4", OTHERS 7 1/2"` tells a variation of 3/4 in, which is a thing of
 * its own in the lexicon.
 */
import { getProperty, getThing } from "../../_lexicon/mod.ts";
import type { Placeless } from "./make.ts";

/** Says that the figures are of several of one kind, and not of two kinds or of a limit. */
const OF_SEVERAL =
  /\b(?:OTHERS?|REST|REMAIN\w*|BALANCE|EXCEPT|BUT|BOTTOM|BOT|TOP|FIRST|1ST|LAST|LOWEST|HIGHEST|UPPERMOST|SAME\s+FLIGHT|ONE\s+FLIGHT|RANGE|VAR(?:Y|IES)|FROM|LARGEST|SMALLEST)\b/i;

/**
 * What the frames of one text tell of things that should be alike.
 *
 * @param text the whole text
 * @param frames its own frames
 */
export function apartIn(text: string, frames: readonly Placeless[]): Placeless[] {
  if (!OF_SEVERAL.test(text)) return [];
  const alike = frames.filter((it) =>
    it.value !== null && it.bound === null && it.role === "provided" &&
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
