/**
 * Walls and floors between units, and between units and public areas, stop sound.
 * Applies to assemblies of units with a stated sound transmission class; 45 when measured in the field. STC.
 * @source FBC-B 8th ed. (2023), 1206.2
 */
import { anyCase } from "../../_shared/pattern.ts";
import { type BuildingProfile, hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, defineRule } from "../define_rule.ts";
import {
  allStatements,
  cellOf,
  contextOf,
  either,
  judgeMin,
  perPlan,
  rowsAndNotes,
  type Stated,
  type Statement,
} from "../measure.ts";
import { cellUnder } from "../structural/_cells.ts";

const ABOUT_UNITS =
  /\b(UNITS?|DWELLINGS?|GUEST\s*ROOMS?|APARTMENTS?|SLEEPING|DEMISING|PARTY|CORRIDOR|FLOOR|CEILING|PUBLIC)\b/i;
const UNIT = String
  .raw`(?:(?:DWELLING|SLEEPING|LIVING)\s+)?(?:UNIT|GUEST\s*-?ROOM|APARTMENT|SUITE|DWELLING)S?\b`;
const ROOM = String
  .raw`(?:(?:MASTER|GUEST|HALL)\s+)?(?:BATH(?:\s?ROOM)?|BED\s?ROOM|CLOSET|LIVING(?:\s+(?:ROOM|AREA))?|KITCHEN|SLEEPING(?:\s+(?:ROOM|AREA))?|W\.?I\.?C|TOILET|DEN)S?`;
/** Walls between rooms of one unit. */
const WITHIN_UNIT = either(
  anyCase`\b(?:WITHIN|INSIDE|IN)\s+(?:AN?\s+|THE\s+|EACH\s+|SAME\s+|ONE\s+)*${UNIT}`,
  anyCase`\b(?:SAME|ONE|SINGLE)\s+${UNIT}`,
  anyCase`\b(?:INTERIOR|INSIDE)\s+(?:OF\s+|TO\s+)?(?:AN?\s+|THE\s+)?${UNIT}(?!\s+(?:TO|\/)\s)`,
  /\b(?:INTRA|IN)-UNIT\b/i,
  /\b(BATH|BED)\s*ROOM\s+(WALL|PARTITION)/i,
  anyCase`\b${ROOM}\s*(?:\/|TO|AND|&)\s*${ROOM}\b(?!.*\b(?:BETWEEN|ADJ\w*|OTHER|NEXT)\s+UNITS)`,
);
/** Doors and glass have no such limit, nor have walls between rooms nobody sleeps beside. */
const isOfOthers = (text: string): boolean =>
  /\b(DOORS?|DRS?\.|GLAZING|GLASS|WINDOWS?|FOLDING)\b/i.test(text)
    ? !/\b(WALLS?|PARTITIONS?|FLOORS?|CEILINGS?|ASSEMBLY)\b/i.test(text)
    : /\b(OFFICES?|CONFERENCE|MEETING|TENANTS?|RETAIL)\b/i.test(text) &&
      !/\b(UNITS?|DWELLINGS?|GUEST|APARTMENTS?|SLEEPING|KEYS?)\b/i.test(text);
/** Where people live or sleep, or what parts them. */
const OF_UNITS =
  /\b(?:UNITS?|DWELLINGS?|GUEST|APARTMENTS?|APTS?|SLEEPING|SUITES?|BED\s?ROOMS?|DEMISING|PARTY|TENANTS?|CONDOS?|KEYS?|RESIDEN\w+)\b/i;
/** Rooms all may use, and rooms nobody lives in. */
const COMMON =
  /\b(?:LAUNDRY|TOILETS?|REST\s?ROOMS?|FITNESS|GYM|LEASING|LOBBY|LOBBIES|LOUNGE|STAIRS?|ELEV\w*|HOISTWAY|MECH\w*|ELEC\w*|STORAGE|STOR\.?|JANITOR|TRASH|OFFICES?|CLUB\w*|AMENITY|MAIL\w*|B\.?O\.?H|BACK\s+OF\s+HOUSE|SERVICE|UTILITY|LINEN|MEETING|BREAK\s?ROOM|VESTIBULE|SHAFT|GARAGE|POOL|RETAIL)\b/i;
/** A wall between a corridor and rooms nobody lives in parts no unit from anything. */
const isBetweenOthers = (text: string): boolean =>
  /\bCORR(?:IDORS?|\.|\b)|\bHALL(?:WAY)?S?\b/i.test(text) && COMMON.test(text) &&
  !OF_UNITS.test(text);
const NUMBER =
  /\b(?:STC|IIC|SOUND\s+TRANSMISSION(?:\s+CLASS)?)\b[^\d|;]{0,25}(\d{2})\b|\b(\d{2})\s*(?:MIN\.?\s*)?(?:STC|IIC)\b/i;
const FIELD =
  /\(\s*FIELD\s*\)|(?<=\b\d{2}\s)FIELD\b|\b(FIELD[\s-]+(TEST|MEASURE)|FSTC|ASTC|NNIC|FIIC|NIC)/i;

export default defineRule({
  id: "fire/sound-transmission",
  requirementId: "FBC-B-1206.2-sound",
  title: "Sound transmission between units",
  when: (building: BuildingProfile) =>
    allOf(isCommercial(building), hasOccupancy(building, "R-1", "R-2")),
  demand: {
    thing: ["unit separation wall", "floor assembly", "wall"],
    property: "sound class",
    limit: ({ fire }) => ({ min: fire.soundFieldStc }),
  },
  applies: (plan) => rowsAndNotes(plan, NUMBER).flatMap(statedClass),
  check(it, { plan, limits }) {
    const isField = FIELD.test(it.text) || (!LABORATORY.test(it.text) && isTestedInField(plan));
    const required = isField ? limits.fire.soundFieldStc : limits.fire.soundStc;
    return judgeMin({ actual: it.value, required, unit: "STC" }, "low");
  },
  messages: {
    ok: "The assembly achieves STC {actual}; {required} is required.",
    low: "The assembly achieves STC {actual}; at least {required} is required between units.",
  },
  recommendation: "Use an assembly tested for STC 50 and IIC 50.",
});

const LABORATORY = /\bLAB(?:ORATORY)?\b|(?<!\bNOT\s)(?<!\bNO\s)\bE\s?-?90\b/i;

/** Does the set say of its assemblies at large that they are tested in the field? What it says of one is of that one. */
const isTestedInField = perPlan((plan) =>
  allStatements(plan).some((it) => FIELD.test(it.text) && statedClass(it).length === 0)
);

/** The column of what is built, beside one of what is demanded. */
const PROVIDED_CLASS =
  /\bS\.?T\.?C\b.*\b(?:PROV|ACTUAL|DESIGN|TESTED)|\b(?:PROV\w*|ACTUAL|DESIGN|TESTED)\b.*\bS\.?T\.?C\b/i;

function statedClass(it: Statement): Stated[] {
  const words = it.row ? it.text : contextOf(it);
  const isListed = /\b1206\b/.test(it.schedule?.title ?? "");
  if (
    !isListed && !ABOUT_UNITS.test(words) || WITHIN_UNIT.test(words) || isOfOthers(words) ||
    isBetweenOthers(words)
  ) {
    return [];
  }
  const cell = cellUnder(it, PROVIDED_CLASS) ??
    (cellOf(it, "stc"));
  const text = cell === null ? null : /^\s*(?:STC\s*)?(\d{2})\b/i.exec(cell);
  const match = NUMBER.exec(it.text);
  const value = Number(text?.[1] ?? match?.[1] ?? match?.[2]);
  return value >= 20 ? [{ ...it, value, unit: "STC", raw: `STC ${value}` }] : [];
}
