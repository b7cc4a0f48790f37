/**
 * Areas of parts a building has one of by a name: its garage, its lanai, its mezzanine. Rows of area lists and labels on
 * plans; square feet.
 */
import type { Evidence, PlanSet, Schedule } from "../../_shared/domain/plan_set.ts";
import { placeOf } from "../reading/places.ts";
import { rowPlace } from "../reading/rows.ts";
import { isOfOldWork } from "../reading/standing.ts";
import { wordsOf } from "./plain.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";
import { printedNumber } from "../reading/quantities.ts";

/** What is told of named parts. */
export const toldOfNamedAreas = (plan: PlanSet): Told[] => {
  // The lists of a sheet, or its plans, that give a name two areas mean two parts of it.
  return [plan.schedules.flatMap(listed), lettered(plan)].flatMap((all) =>
    [...Map.groupBy(all, ({ of, page }) => `${of} ${page}`).values()]
      .map((same) => ({ ...same[0], values: same.flatMap(({ values }) => values) }))
  );
};

/** Parts by the noun; what stands before it tells one from another. */
const PART =
  /^(?<which>(?:[A-Z]+\s){0,2}?)(?<part>GARAGE|CARPORT|LANAI|PORCH|PATIO|BALCONY|DECK|ENTRY|LOFT|MEZZANINE|MEZZ|LOGGIA|VERANDA|BREEZEWAY|BASEMENT|WAREHOUSE|SHOWROOM|SALES|RETAIL|KITCHEN|SANCTUARY|FELLOWSHIP HALL|GYMNASIUM|GYM)$/;
/** Words that make no other part. */
const NO_OTHER = wordsOf(
  "COVERED SCREENED ATTACHED CAR TWO ONE THREE AREA FLOOR FLR LEVEL SPACE TOTAL GROSS",
);
const FIGURE = /^\W*(\d{1,3}(?:,\d{3})+|\d{2,6})\W*(?:S\.?\s?F\.?|SQ\.?\s*F(?:EE)?T\.?)?\W*$/i;
/** `2-CAR GARAGE: 525 SF`. */
const LABEL =
  /^\W*(?:\d\s?-?\s?)?(?<name>[A-Z][A-Z .\/&-]*?)[\s:=|,(–-]+(?<area>\d{1,3}(?:,\d{3})+|\d{2,6})\s*(?:S\.?\s?F\b|SQ\.?\s*F(?:EE)?T\b|SQUARE\s+FEET)\W*$/i;
const OF_AREAS = /\bAREAS?\b|\bS\.?\s?F\b|\bSQ\.?\s*F/i;
const OF_LOADS = /\bOCC|\bLOAD|\bFACTOR|\bVENT|\bC\.?F\.?M\b|\bREQ|\bALLOW|\bLIGHT/i;

/** The part a name calls; null for another. */
function partIn(name: string): string | null {
  const words = name.toUpperCase().replace(/[^A-Z]+/g, " ").trim().split(" ")
    .filter((word) => !NO_OTHER.has(word));
  const found = PART.exec(words.join(" "))?.groups;
  return found
    ? `${found.which}${found.part}`.toLowerCase().replace(/\bmezz\b/, "mezzanine")
    : null;
}

function areaOf(name: string, digits: string, at: Evidence): Told[] {
  const [part, areaSqft] = [partIn(name), printedNumber(digits)];
  return part === null ? [] : [{
    ...placeOf(at),
    topic: "part area",
    of: `the area of the ${part}`,
    values: [areaSqft],
  }];
}

/** Rows of a list with one column of areas. */
function listed(schedule: Schedule): Told[] {
  const heads = [schedule.title ?? "", ...schedule.columns.map(({ header }) => header)].join(" | ");
  if (!OF_AREAS.test(heads) || OF_LOADS.test(heads) || isOfOldWork(schedule.title)) return [];
  return schedule.rows.flatMap((row) => {
    const [name, ...cells] = row.cells.map(({ text }) => text);
    const figures = cells.flatMap((text) => FIGURE.exec(text)?.[1] ?? []);
    return name !== undefined && figures.length === 1
      ? areaOf(name, figures[0], rowPlace(schedule, row))
      : [];
  });
}

const lettered = (plan: PlanSet): Told[] =>
  newTexts(plan, LABEL).flatMap((it) => {
    const { name, area } = LABEL.exec(it.text)!.groups!;
    return it.from === "note" && !OF_LOADS.test(it.heading ?? "") ? areaOf(name, area, it) : [];
  });
