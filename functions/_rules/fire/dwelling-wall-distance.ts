/**
 * Walls of houses closer than 3 ft to the lot line are rated for one hour. From 3 to 5 ft this edition asks for
 * nothing where earlier ones did, which the result says.
 * Applies to stated distances from walls to side and rear lot lines. Measures feet.
 * @source FBC-R 8th ed. (2023), R302.1
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { atLeast, findLengths, normaliseMarks } from "../../_shared/units.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import {
  allStatements,
  cellHeaded,
  findRatings,
  mentions,
  newWork,
  type Stated,
  statedLengths,
  statements,
} from "../measure.ts";

const LINE =
  /\b(TO|FROM)\s+(THE\s+|ADJACENT\s+|INTERIOR\s+|NEAREST\s+|SIDE\s+|REAR\s+)*(LOT|PROPERTY|PROP\.?|P\.?\s?\/?\s?L)\b\.?(\s*LINE)?|\b(?:TO|FROM)\s+(?:THE\s+)?(?:SIDE|REAR|INTERIOR|NORTH|SOUTH|EAST|WEST)\s+(?:LOT\s+)?LINE\b|\b(SIDE|REAR|LEFT|RIGHT|INTERIOR)\s*(YARD\s*)?SETBACK|\bFIRE\s+SEP\w*\.?(\s+DIST\w*\.?)?|\bF\.?S\.?D\b/i;
/** On a site plan the line is that of the lot. */
const BARE_LINE =
  /^(?:(?:HOUSE\s+)?WALL\s+)?[\d\s'"\/.-]+(?:CL(?:EA)?R\.?\s+)?(?:TO|FROM|OFF)\s+LINE\W*$/i;
const ON_SITE = /\b(?:SITE|PLOT|LOT|SURVEY)\b/i;
const OTHER =
  /\b(EAVES?|OVER-?HANG|SOFFIT|ROOF\s+EDGE|DRIP\s+EDGE|FASCIA|GUTTER|A\/?C|CONDENS\w*|EQUIP\w*|PAD|POOL|SPA|DECK|PATIO|FENCE|DRIVE\w*|WALKS?|SIDEWALK|WALKWAY|SEPTIC|DRAIN\w*|TANK|WELL|TREE|EASEMENT|REQ\w*\.?|MIN\w*\.?|SHED|DETACHED|ACCESSORY|GENERATOR|METER|SIGN|PARKING|SWALE|CURB|STREET|LANAI|SCREEN)\b/i;
/** Walls that are no part of the house. */
const APART =
  /\b((OUT-?\s?DOOR|EXTERIOR|YARD|FREE-?\s?STANDING|MASONRY\s+GARDEN)\s+FIRE\s?-?\s?PLACES?|FIRE\s?-?\s?PITS?|BAR-?B-?Q\w*|BARBECUE|GRILL|RETAINING|RETG\.|GARDEN\s+WALL|PRIVACY|SEAT(ING)?\s+WALL|KNEE\s+WALL|PLANTERS?|FOUNTAIN)\b/i;
/** A fireplace may stand in the yard or in the house. */
const PERHAPS_APART = /\bFIRE\s?-?\s?PLACES?\b/i;
/** Marks of the survey, which may stand off the line. */
const SURVEY_MARK =
  /\b(STAKES?|IRON\s+(RODS?|PINS?|PIPES?)|MONUMENTS?|MARKERS?|BENCH-?\s?MARKS?|HUBS?)\b/i;
const BUILDING =
  /\b(WALLS?|BUILDING|BLDG|HOUSE|RESIDENCE|DWELLING|STRUCTURE|HOME|GARAGE|SETBACKS?|FIRE\s+SEP\w*|F\.?S\.?D)\b/i;
/** Letters a bare label may have beside the length and the line: TYP., MIN., CLR. */
const MAX_STRAY_LETTERS = 8;
const ZERO_LOT = /\bZERO[\s-]*LOT|\bMAINTENANCE\s+EASEMENT/i;
const MAX_OF_INTEREST_FT = 10;

export default defineRule({
  id: "fire/dwelling-wall-distance",
  requirementId: "FBC-R-R302.1-wall-3ft",
  source: { volume: "FBC-R", edition: "2023", section: "R302.1" },
  title: "Wall of a house near the lot line",
  demand: { thing: "dwelling wall", property: "distance", within: "property line", scale: 1 / 12 },
  applies: (plan) => [
    ...yardRows(plan),
    ...titledWalls(plan),
    ...statedLengths(plan, { topic: LINE, not: OTHER, of: LINE, unit: "ft" })
      .concat(
        statedLengths(plan, { topic: BARE_LINE, of: BARE_LINE, unit: "ft" }).filter((it) =>
          ON_SITE.test(it.drawing ?? "")
        ),
      ).filter((it) =>
        it.value <= MAX_OF_INTEREST_FT && it.value > 0 && !APART.test(it.text) && isOfBuilding(it)
      ),
  ],
  check(it, { plan, limits }) {
    const data = {
      actual: round(it.value),
      required: limits.fire.dwellingWallToLineFt,
      unit: "ft",
    };
    const { dwellingWallEarlierFt: earlier } = limits.fire;
    if (atLeast(it.value, earlier, "ft")) return pass(data);
    if (atLeast(it.value, data.required, "ft")) {
      return pass({ ...data, earlier }, { message: isRated(it) ? "rated" : "between" });
    }
    if (PERHAPS_APART.test(it.text) || SURVEY_MARK.test(it.text)) return cantTell("unclear", data);
    if (isRated(it)) return pass(data, { message: "rated" });
    const mayBeCovered = mentions(plan, ZERO_LOT) || isBesideRating(it, plan) ||
      statements(plan, { topic: /\bEXT(ERIOR|\.)?\s+WALL|WALL\s+TYPE|LOT\s+LINE|PROPERTY\s+LINE/i })
        .some(({ text }) => findRatings(text).some(({ hours }) => hours >= 1));
    return mayBeCovered ? cantTell("unsure", data) : fail("near", data);
  },
  withoutLimit: ["ok", "rated", "between", "near", "unclear", "unsure"],
  messages: {
    ok:
      "The wall is {actual} ft from the lot line; Florida requires no rating at {required} ft or more.",
    rated: "The wall is {actual} ft from the lot line and rated for one hour.",
    near:
      "The wall is {actual} ft from the lot line, and no rating is shown; at less than {required} ft, it must be rated for one hour and have no openings.",
    between:
      "The wall is {actual} ft from the lot line. This edition requires no rating at {required} ft or more; an earlier one required it at less than {earlier} ft. Compare the published table.",
    unclear:
      "A wall is shown {actual} ft from what seems to be the lot line. At less than {required} ft, a wall of the house must be rated for one hour and have no openings. Check whether this wall belongs to the house and where the lot line runs.",
    unsure:
      "The wall is {actual} ft from the lot line; at less than {required} ft, it must be rated for one hour and have no openings. Check that the rated wall shown is this one.",
  },
  recommendation:
    "Rate the wall for one hour on both sides and omit openings, or move it to {required} ft from the lot line.",
});

const isRated = ({ text }: Stated): boolean => findRatings(text).some(({ hours }) => hours >= 1);

/** Another text of the drawing, or of the drawing this is the title of, gives a rating. */
const isBesideRating = (it: Stated, plan: PlanSet): boolean =>
  allStatements(plan).some(({ page, drawing, text }) =>
    page === it.page && drawing !== null && (drawing === it.drawing || drawing === it.text) &&
    findRatings(text).some(({ hours }) => hours >= 1)
  );

const NOT_RATED = /\b(?:NON-?|UN|NOT\s|NO\s)\s?(?:FIRE[\s-]*)?RAT(?:ED|ING)\b/i;
const OF_WALL = /\bWALLS?\b|\b(?:NORTH|SOUTH|EAST|WEST|LEFT|RIGHT|SIDE|REAR)\b/i;

/** Walls said to be unrated, drawn under a title that gives their distance: `WALL SECTION, 2'-4" TO P.L.` */
const titledWalls = (plan: PlanSet): Stated[] =>
  newWork(plan, { topic: NOT_RATED, not: OTHER, in: "notes" }).flatMap((it) => {
    const title = it.drawing ?? "";
    const isOfHouse = OF_WALL.test(title) && !OTHER.test(title) && !APART.test(title);
    const lengths = findLengths(normaliseMarks(title));
    if (LINE.test(it.text) || !LINE.test(title) || !isOfHouse || lengths.length !== 1) return [];
    const [{ valueIn, raw }] = lengths;
    return valueIn > 0 ? [{ ...it, value: valueIn / 12, unit: "ft", raw }] : [];
  });

const YARD = /^\W*(LEFT|RIGHT|SIDE|REAR|NORTH|SOUTH|EAST|WEST|INTERIOR)\b/i;

/** Lists of yards, and of walls by the lot lines they face. */
const OF_YARDS =
  /\bSETBACKS?|\bYARDS?\b|\bWALLS?\b[^|]*\b(?:LOT|PROPERTY|FIRE\s+SEP)|\bFIRE\s+SEPARATION\s+DIST/i;

/** Yards provided, in rows of a table of setbacks. */
function yardRows(plan: PlanSet): Stated[] {
  return allStatements(plan).flatMap((it) => {
    if (!OF_YARDS.test(it.schedule?.title ?? "")) return [];
    const cell = cellHeaded(it, /\bPROV|\bACTUAL|\bPROPOSED|\bDIST|\bF\.?S\.?D\b/i);
    const length = cell === null ? null : findLengths(cell)[0];
    if (!length || !YARD.test(it.text) || OTHER_YARD.test(it.text)) return [];
    const value = length.valueIn / 12;
    const isNear = value > 0 && value <= MAX_OF_INTEREST_FT;
    return isNear && !LINE.test(it.text) ? [{ ...it, value, unit: "ft", raw: length.raw }] : [];
  });
}

const OTHER_YARD =
  /\b(EAVES?|OVER-?HANG|A\/?C|EQUIP\w*|POOL|DECK|SHED|ACCESSORY|DRIVE\w*|STREET|FENCE)\b/i;

/** A distance of the building: it says so, or it is a bare label on the plan. */
function isOfBuilding({ text, raw }: Stated): boolean {
  if (BUILDING.test(text)) return true;
  if (SURVEY_MARK.test(text)) return false;
  const rest = text.replace(BARE_LINE, " ").replace(LINE, " ").replace(raw, " ").replace(
    /[^A-Z]/gi,
    "",
  );
  return rest.length <= MAX_STRAY_LETTERS;
}

const round = (value: number) => Math.round(value * 100) / 100;
