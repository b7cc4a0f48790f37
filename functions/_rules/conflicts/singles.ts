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
import { allStatements, type Statement } from "../reading/statements.ts";
import { isOfWhole, saysOnly } from "./plain.ts";
import { isNewWork, newTexts } from "./said.ts";
import type { Matter, Single } from "./single.ts";
import { COUNTS } from "./single_counts.ts";
import { FRAMED, framedOf } from "./single_framed.ts";
import { MEASURES } from "./single_measures.ts";
import { STRUCTURE } from "./single_structure.ts";
import type { Told } from "./told.ts";

const SINGLES: readonly Single[] = [...MEASURES, ...STRUCTURE, ...COUNTS];
const NEEDED = new RegExp(SINGLES.map(({ needs }) => needs.source).join("|"), "i");

/** What is told of each, by words of its own and by frames. */
export function toldOfSingles(plan: PlanSet): Told[] {
  const texts = newTexts(plan, NEEDED).filter(isOfThisBuilding);
  const all = allStatements(plan);
  const isAlone = ({ severals }: Matter) =>
    !severals ||
    !all.some(({ text, drawing }) => severals.test(text) || drawing && severals.test(drawing));
  return [
    ...SINGLES.filter(isAlone).flatMap((single) =>
      toldOf(
        single,
        texts.filter(({ text }) => single.needs.test(text))
          .map((it) => ({ it, values: single.read(it) })),
      )
    ),
    ...FRAMED.filter(isAlone).flatMap((framed) =>
      toldOf(
        framed,
        framedOf(plan, framed).filter(({ it }) => isNewWork(it) && isOfThisBuilding(it)),
      )
    ),
  ];
}

/** What sheet after sheet says of a matter, where it speaks of the whole. */
function toldOf(
  matter: Matter,
  read: readonly { it: Statement; values: readonly number[] }[],
): Told[] {
  const told = read.filter(({ values }) => values.length > 0)
    .map((one) => ({ ...one, isOfPart: isOfPart(one.it, matter) }));
  const places = matter.isOnce
    ? told.map((one) => [one])
    : [...Map.groupBy(told, ({ it }) => it.page).values()];
  return places.flatMap((all): Told[] => {
    const main = all.find(({ isOfPart }) => !isOfPart);
    if (!main) return [];
    const values = all.flatMap((it) => it.values);
    const sums = [all, all.filter(({ isOfPart }) => !isOfPart)].map(sumOf);
    return [{
      ...placeOf(main.it),
      topic: matter.topic,
      of: matter.of,
      values: matter.isAdded ? [...values, ...sums] : values,
      said: matter.say(main.values[0]),
    }];
  });
}

/** Does a text speak of a part of the matter, of something beside it, or of one of several buildings? */
const isOfPart = (
  { text, drawing, heading, schedule }: Statement,
  { plain, says, isEverywhere }: Matter,
): boolean =>
  says && !says.test(text) || !saysOnly(text, plain) || isOfOneOfSeveral(text) ||
  [drawing, heading, schedule?.title].some((title) =>
    title && (isOfOneOfSeveral(title) || !isEverywhere && !isOfWhole(title, plain))
  );

const sumOf = (all: readonly { values: readonly number[] }[]): number =>
  all.flatMap(({ values }) => values).reduce((total, it) => total + it, 0);

const isOfThisBuilding = ({ text, drawing, heading, schedule }: Statement): boolean =>
  !isOfOtherBuilding(text) &&
  ![drawing, heading, schedule?.title].some((title) => title && isOfOutbuilding(title));
