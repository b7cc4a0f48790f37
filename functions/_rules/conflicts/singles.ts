/**
 * Matters a building has one of, wherever it stands. A sheet may speak of several parts, as far as its elevations, its
 * sections or its notes go; places agree where they share a value.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  isOfOneOfSeveral,
  isOfOtherBuilding,
  isOfOutbuilding,
} from "../reading/other_buildings.ts";
import { placeOf } from "../reading/places.ts";
import { allStatements, type Statement } from "../reading/statements.ts";
import { statements } from "../reading/topics.ts";
import { isOfWhole, saysOnly } from "./plain.ts";
import { isNewWork, newTexts, viewOf } from "./said.ts";
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
  const drawings = new Set(allStatements(plan).map(({ drawing }) => drawing ?? ""));
  const isAlone = ({ severals: topic }: Matter) =>
    !topic ||
    statements(plan, { topic }).length === 0 && ![...drawings].some((it) => topic.test(it));
  return [
    ...SINGLES.filter(isAlone).flatMap((single) =>
      toldOf(
        single,
        texts.filter(({ text }) => single.needs.test(text))
          .map((it) => readOf(single, it)),
      )
    ),
    ...FRAMED.filter(isAlone).flatMap((framed) =>
      toldOf(
        framed,
        framedOf(plan, framed).filter(({ it }) => isNewWork(it) && isOfThisBuilding(it))
          .map((one) => ({ ...one, said: one.it.text })),
      )
    ),
  ];
}

/** A text, the figures it gives of a matter, and the part of it that says what they are of. */
interface Read {
  it: Statement;
  values: readonly number[];
  said: string;
}

/** The mark of a row, a letter alone: `A | TENANT SEPARATION | 1 HR`. */
const LETTER_MARK = /^\W*[A-Z]\s*\|/;

/** What stands beside its figure in a row comes first. */
function readOf(single: Single, it: Statement): Read {
  const whole = it.row ? it.text.replace(LETTER_MARK, "") : it.text;
  const said = saysOnly(whole, single.plain) ? whole : withoutRemarks(it);
  const own = said === whole ? [] : single.read({ ...it, text: said });
  return { it, values: [...own, ...single.read(it)], said };
}

/** A remark that may make of a figure one of a part. */
const REMARK_OF_PART =
  /\b(?:AT|OVER|UNDER|IN|ONLY|EXCEPT|BUT|FOR|PORCH|GARAGE|LANAI|ENTRY|UNIT|SUITE|EXIST\w*|FUTURE|PHASE)\b/i;

/** `Parking spaces in all | 78 | 3 rows` without what stands behind the figure. */
function withoutRemarks({ text, row }: Statement): string {
  const [key, value, ...remarks] = row?.cells.map((cell) => cell.text.trim()) ?? [];
  const isPair = /[A-Z]{2}/i.test(key ?? "") && /\d/.test(value ?? "") && remarks.length > 0;
  return isPair && !remarks.some((it) => REMARK_OF_PART.test(it)) ? `${key} | ${value}` : text;
}

/** What place after place says of a matter, where it speaks of the whole. */
function toldOf(matter: Matter, read: readonly Read[]): Told[] {
  const told = read.filter(({ values }) => values.length > 0)
    .map((one) => ({ ...one, isOfPart: isOfPart(one, matter) }));
  const places = matter.isOnce
    ? told.map((one) => [one])
    : [...Map.groupBy(told, ({ it }) => `${it.page} ${viewOf(it)}`).values()];
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
      said: matter.say?.(main.values[0]),
    }];
  });
}

/** Does a text speak of a part of the matter, of something beside it, or of one of several buildings? */
function isOfPart(
  { it: { text, drawing, heading, schedule }, said }: Read,
  { plain, says, isEverywhere, isShared }: Matter,
): boolean {
  if (says && !says.test(text) || !saysOnly(said, plain) || isOfOneOfSeveral(text)) return true;
  const titles = [drawing, heading, schedule?.title].map((title) =>
    (isShared ? title?.replace(OF_UNIT, " ") : title) ?? ""
  );
  return titles.some((title) =>
    title !== "" && (isOfOneOfSeveral(title) || !isEverywhere && !isOfWhole(title, plain))
  );
}

/** `BUILDING SECTION, UNIT A`. */
const OF_UNIT = /\bUNITS?\s+[A-H]\b/gi;

const sumOf = (all: readonly { values: readonly number[] }[]): number =>
  all.flatMap(({ values }) => values).reduce((total, it) => total + it, 0);

const isOfThisBuilding = ({ text, drawing, heading, schedule }: Statement): boolean =>
  !isOfOtherBuilding(text) &&
  ![drawing, heading, schedule?.title].some((title) => title && isOfOutbuilding(title));
