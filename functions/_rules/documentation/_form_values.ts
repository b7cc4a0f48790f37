/**
 * Height, area and base flood elevation of the building as any list or note gives them: what the form is held against
 * where the summary of the code data has none. Every reading counts: the form differs only where none agrees.
 */
import type { Fact, PlanSet, SheetKind } from "../../_shared/domain/plan_set.ts";
import { findLengths } from "../../_shared/units.ts";
import {
  allStatements,
  isOfOtherBuilding,
  isOfOutbuilding,
  placeOf,
  printedNumber,
  type Statement,
} from "../measure.ts";
import { newStatements } from "../conflicts/said.ts";

/** The height of the whole, to whatever point of its roof. */
const OF_HEIGHT =
  /\b(?:BUILDING|BLDG\.?|OVERALL|ACTUAL|PROPOSED)\s*(?:HEIGHT|HGT|HT)\b|\b(?:MEAN\s+ROOF|RIDGE|PEAK)\s*(?:HEIGHT|HGT|HT|H)\b|\bM\.?R\.?H\b|^\W*(?:HEIGHT|HGT|HT)\b|\bHEIGHT\s+(?:ABOVE|ABV|FROM|OF\s+(?:THE\s+)?BUILDING)\b/i;
const NO_HEIGHT =
  /\b(?:ALLOW\w*|MAX\w*|LIMIT\w*|PERMITTED|CEILING|CLG|DOORS?|WINDOWS?|FENCE|SIGNS?|STORY|FLOOR\s+TO|FL\.?\s+TO|GUARD|RAIL|SILL|COUNTER|MOUNT\w*|A\.?F\.?F|RISER|ROOM|RACK|STORAGE|LIGHT|POLE|SLAB|FLOOD|REQ\w*|INTERIOR|CLEAR|WALLS?)\b/i;
/** Sizes of buildings people use, inches. */
const [LOWEST_IN, HIGHEST_IN] = [96, 4800];
const BARE_FT = /^\W*(\d{1,3}(?:\.\d{1,2})?)\s*(?:FT|FEET)?\.?\W*$/i;
const IN_FEET = /\bFT\b|\bFEET\b/i;

/** Heights by label and value, one of each place. */
export const heightsGiven = (plan: PlanSet): Fact<number>[] =>
  newStatements(plan).flatMap((it): Fact<number>[] => {
    const [label = "", ...cells] = it.row ? providedCells(it) : [it.text.slice(0, LONGEST)];
    if (!OF_HEIGHT.test(label) || NO_HEIGHT.test(label) || it.text.length > LONGEST) return [];
    const given = it.row ? cells.find((text) => /\d/.test(text) && !NO_HEIGHT.test(text)) : label;
    const said = given ?? "";
    const [length] = findLengths(said);
    const bare = it.row && IN_FEET.test(label) ? BARE_FT.exec(said)?.[1] : undefined;
    const inches = length?.valueIn ?? (bare === undefined ? NaN : Number(bare) * 12);
    return inches >= LOWEST_IN && inches <= HIGHEST_IN
      ? [{ ...placeOf(it), value: Math.round(inches / 12 * 100) / 100, unit: "ft" }]
      : [];
  });
const LONGEST = 120;

/** The cells of a row without those that ask, allow or cite. */
const providedCells = ({ row, schedule }: Statement): string[] =>
  row!.cells.map(({ text }) => text.trim()).filter((_, at) =>
    at === 0 || !ASKS.test(schedule?.columns[at]?.header ?? "")
  );
const ASKS = /\bREQ|\bALLOW|\bMAX|\bLIMIT|\bPERMIT|\bSECTION\b|\bCODE\b|\bBASIS\b|\bREF/i;

const AREA =
  /(?<![\d,.])(\d{1,3}(?:,\d{3})+|\d{3,6})\s*(?:G?\.?S\.?\s?F\b|SQ\.?\s*F(?:EE)?T\b\.?|SQUARE\s+FEET)/gi;
/** An area of the whole, by its name or as a sum. */
const OF_WHOLE =
  /\b(?:GROSS|TOTAL|SUM|BUILDING\s+AREA|UNDER\s+(?:ROOF|AIR)|LIVING|CONDITIONED|HEATED|(?:ALL|BOTH)\s+(?:FLOORS|LEVELS|STORIES|UNITS))\b/i;
const NO_WHOLE =
  /\b(?:LOT|SITE|ALLOW\w*|TABULAR|PER\s+OCC\w*|OPENINGS?|VENT\w*|GLASS|ROOF\s+AREA|IMPERVIOUS|PAVE\w*|EXIST\w*|ATTIC|LANDSCAPE|DISTURBED|FIRE\s+AREA|LIMIT\w*|MAX\w*)\b/i;

const areasOf = (text: string): number[] =>
  [...text.matchAll(AREA)].map(([, digits]) => printedNumber(digits));

/** Sheets that speak of the whole building; an area on any other may be one of what it draws. */
const WHOLE_SHEETS: readonly SheetKind[] = ["cover", "code summary", "site", "notes"];

/** The last area of each place of such sheets that names one of the whole: a sum stands behind its parts. */
export function areasGiven(plan: PlanSet): Fact<number>[] {
  const pages = new Set(
    plan.sheets.filter(({ kind }) => WHOLE_SHEETS.includes(kind))
      .map(({ page }) => page),
  );
  const texts = newStatements(plan).filter((it) => pages.has(it.page));
  return texts.flatMap((it): Fact<number>[] =>
    it.text.split(/(?<=[A-Z\d])\.\s+(?=[A-Z])/i).flatMap((clause) => {
      const area = areasOf(clause).at(-1);
      const isWhole = OF_WHOLE.test(clause) && !NO_WHOLE.test(clause) &&
        !isOfOtherBuilding(it.text) && !isOfOutbuilding(it.text);
      return isWhole && area !== undefined && area >= SMALLEST_SQFT
        ? [{ ...placeOf(it), value: area, unit: "sq ft" }]
        : [];
    })
  );
}
const SMALLEST_SQFT = 400;

/** Every area any text gives, whatever it is of. */
export const allAreas = (plan: PlanSet): number[] =>
  allStatements(plan).flatMap(({ text }) => areasOf(text));

const OF_BASE =
  /^\W*(?:(?:FEMA|FIRM|FLOOD|ZONE)\W+)*(?:BASE\s+FLOOD(?:\s+EL\w*)?|B\.?\s?F\.?\s?E\.?)\W*$/i;
const LEVEL = /^\W*\+?(\d{1,2}(?:\.\d{1,2})?)\s*(?:'|FT\b|FEET\b|\bN[AG]VD)/i;

/** Base flood elevations in rows whose label says nothing else. */
export const basesGiven = (plan: PlanSet): Fact<number>[] =>
  allStatements(plan).flatMap((it): Fact<number>[] => {
    const [label = "", value = ""] = it.row?.cells.map(({ text }) => text.trim()) ?? [];
    const digits = OF_BASE.test(label) ? LEVEL.exec(value)?.[1] : undefined;
    return digits === undefined ? [] : [{ ...placeOf(it), value: Number(digits), unit: "ft" }];
  });
