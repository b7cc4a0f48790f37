/** What a general word means where it stands: the `RAIL` of a stair is its handrail, that of a deck its guard. */
import { getThing } from "../../_lexicon/mod.ts";
import { patternOf } from "../reading/wordings.ts";
import type { Words } from "./clause.ts";
import type { Owned } from "./own.ts";

/** The thing a figure is of, by the words of its clause, else of the nearest title that has any. */
export function meantBy(
  { thing, property, value }: Pick<Owned, "thing" | "property" | "value">,
  clause: Words,
  tiers: readonly Words[],
): string {
  const possible = (getThing(thing).under ?? []).filter((it) =>
    property in (getThing(it.thing).has ?? {}) &&
    (it.within === undefined || value >= it.within[0] && value <= it.within[1])
  );
  const found = [clause, ...tiers].flatMap(({ text }) =>
    possible.filter((it) => patternOf(it.words).test(text))
  ).at(0);
  return found?.thing ?? thing;
}
