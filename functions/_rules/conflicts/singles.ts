/**
 * Matters a building has one of, wherever it stands. A sheet may speak of several parts; sheets agree where they share a
 * value.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  isOfOneOfSeveral,
  isOfOtherBuilding,
  isOfOutbuilding,
} from "../reading/other_buildings.ts";
import { placeOf } from "../reading/places.ts";
import type { Statement } from "../reading/statements.ts";
import { isOfWhole, saysOnly } from "./plain.ts";
import { newTexts } from "./said.ts";
import type { Single } from "./single.ts";
import { COUNTS } from "./single_counts.ts";
import { MEASURES } from "./single_measures.ts";
import type { Told } from "./told.ts";

const SINGLES: readonly Single[] = [...MEASURES, ...COUNTS];
const NEEDED = new RegExp(SINGLES.map(({ needs }) => needs.source).join("|"), "i");

/** What is told of each. */
export function toldOfSingles(plan: PlanSet): Told[] {
  const texts = newTexts(plan, NEEDED).filter(isOfThisBuilding);
  return SINGLES.flatMap((single) => {
    const told = texts.filter(({ text }) => single.needs.test(text)).flatMap((it) => {
      const values = single.read(it);
      return values.length > 0 ? [{ it, values, isOfPart: isOfPart(it, single) }] : [];
    });
    const places = single.isOnce
      ? told.map((one) => [one])
      : [...Map.groupBy(told, ({ it }) => it.page).values()];
    return places.flatMap((all): Told[] => {
      const main = all.find(({ isOfPart }) => !isOfPart);
      if (!main) return [];
      const values = all.flatMap((it) => it.values);
      const sums = [all, all.filter(({ isOfPart }) => !isOfPart)].map(sumOf);
      return [{
        ...placeOf(main.it),
        topic: single.topic,
        of: single.of,
        values: single.isAdded ? [...values, ...sums] : values,
        said: single.say(main.values[0]),
      }];
    });
  });
}

/** Does a text speak of a part of the matter, of something beside it, or of one of several buildings? */
const isOfPart = (
  { text, drawing, heading, schedule }: Statement,
  { plain, isEverywhere }: Single,
): boolean =>
  !saysOnly(text, plain) || isOfOneOfSeveral(text) ||
  [drawing, heading, schedule?.title].some((title) =>
    title && (isOfOneOfSeveral(title) || !isEverywhere && !isOfWhole(title, plain))
  );

const sumOf = (all: readonly { values: readonly number[] }[]): number =>
  all.flatMap(({ values }) => values).reduce((total, it) => total + it, 0);

const isOfThisBuilding = ({ text, drawing, heading, schedule }: Statement): boolean =>
  !isOfOtherBuilding(text) &&
  ![drawing, heading, schedule?.title].some((title) => title && isOfOutbuilding(title));
