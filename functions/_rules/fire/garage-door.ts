/**
 * The door between garage and house is solid or fire-rated and does not lead into a sleeping room.
 * Applies to scheduled doors between the garage and the dwelling, and to notes about such a door.
 * @source FBC-R 8th ed. (2023), R302.5.1
 */
import type { Door, Evidence } from "../../_shared/domain/plan_set.ts";
import { atLeast, findLengths } from "../../_shared/units.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import type { Limits } from "../limits/mod.ts";
import { findRatings, isDeferred, newWork, spellOut, type Statement } from "../measure.ts";
import { SLEEPING } from "./_alarms.ts";

/** A door between garage and house with everything said of its construction. */
interface GarageDoor extends Evidence {
  name: string;
  words: string;
  thicknessIn: number | null;
  /** True when the other side is known to be the house. */
  isToHouse: boolean;
  isScheduled: boolean;
}

const VEHICLE =
  /\b(OVERHEAD|O\.?H\.?D?|SECTIONAL|ROLL[\s-]*UP|COILING|VEHICLE|GARAGE\s+DOOR\s+\d|CAR\b)/i;
const HOUSE =
  /\b(HOUSE|DWELLING|RESIDENCE|HOME|LAUNDRY|KITCHEN|HALL(WAY)?|FOYER|ENTRY|MUD\s*ROOM|LIVING|UTILITY|FAMILY|GREAT\s+ROOM|PANTRY|INTERIOR|BED\s*ROOMS?|SUITE|BATH|DEN|STUDY|OFFICE|CORRIDOR|VESTIBULE)\b/i;
const INTO_BEDROOM =
  /\bGARAGE\b[^.;]{0,20}\b(IN\s?TO|TO|DIRECTLY\s+(IN\s?TO|TO))\s+(THE\s+|A\s+)?((MASTER|GUEST|PRIMARY)\s+)?(BED\s*ROOM|BR\b|BDRM|GUEST\s+ROOM)(?!\s*(HALL|WING|CORR|SUITE\s+HALL))/i;
const FORBIDS = /\bNOT?\b|\bNEVER\b|\bPROHIBIT|\bEXCEPT/i;
/** A garage named by its size is no door for cars: `2-CAR GARAGE`. */
const FOR_CARS = /\b(?:\d|ONE|TWO|THREE)[\s-]*CAR\s+(?=GARAGE)/gi;
const MIN_VEHICLE_IN = 84;
/** Columns that say what a door is for. */
const USE = /^\W*(?:USE|WHERE|FUNCTION|SERVES?|SERVING)\b/i;

export default defineRule({
  id: "fire/garage-door",
  requirementId: "FBC-R-R302.5-garage-door",
  demand: {
    thing: "door",
    property: "thickness",
    where: /GARAGE/i,
    unless: /OVERHEAD|SECTIONAL/i,
    limit: ({ fire }) => ({ min: fire.garageDoorThicknessIn }),
  },
  applies: (plan) => [
    ...plan.doors.flatMap(fromDoor),
    ...newWork(plan, {
      topic:
        /\bGARAGE\b[^.;]{0,60}\b(DOOR|OPENING)S?\b|\bDOORS?\b[^.;]{0,40}\bGARAGE\b|^GARAGE\b[^:]{0,20}:\s*(DR\b\.?|DOOR)\s+(IN\s?)?TO\b|\bGARAGE\s*(\/|-|TO\b|INTO\b|AND\b|&)\s*[^.;]{0,60}\b((HOLLOW|SOLID)\b(?!\s+(?:STEPS?|RISERS?|WALLS?|BLOCK))|H\.?C\b|S\.?C\b)/i,
      not: VEHICLE,
      titled: true,
    })
      .filter((it) => isNoteOrPair(it) && (HOUSE.test(it.text) || /SEPARAT/i.test(it.text)))
      .map((it) => ({
        ...it,
        name: "Garage door",
        words: it.text,
        thicknessIn: thicknessIn(it.text),
        isToHouse: true,
        isScheduled: false,
      })),
  ],
  check(door, { limits }) {
    const data = { door: door.name, text: door.sourceText };
    const isSaid = INTO_BEDROOM.test(door.words) && !FORBIDS.test(door.words);
    if (door.isScheduled ? door.isToHouse && SLEEPING.test(door.words) : isSaid) {
      return fail("bedroom", data);
    }
    switch (constructionOf(door, limits)) {
      case "enough":
        return pass(data);
      case "weak":
        return door.isToHouse ? fail("weak", data) : cantTell("unsure", data);
      case "open":
        return door.isScheduled || isDeferred(door.words)
          ? cantTell("notShown", data)
          : inapplicable();
    }
  },
  messages: {
    ok: "{door} between the garage and the house is solid or rated.",
    weak:
      "{door} between the garage and the house is neither solid and 1 3/8 in thick nor 20-minute rated: {text}.",
    unsure:
      "{door} at the garage is neither solid nor rated; a door between the garage and the house must be one or the other: {text}.",
    bedroom: "{door} leads from the garage into a sleeping room: {text}.",
    notShown: "The construction of {door} between the garage and the house is not shown.",
  },
  recommendation:
    "Specify a 1 3/8 in solid door or a 20-minute door between the garage and the house, with none into a sleeping room.",
});

/** A note, or a row of two cells that names the door itself: `DOOR 110, GARAGE TO HOUSE | HOLLOW CORE`. */
const isNoteOrPair = ({ from, schedule, row }: Statement): boolean =>
  from === "note" || (schedule?.kind !== "door" && row?.cells.length === 2 &&
    /\bDOORS?\b[^|]*\bGARAGE\b|\bGARAGE\b[^|]*\bDOORS?\b/i.test(row.cells[0].text));

function fromDoor(door: Door): GarageDoor[] {
  const use = Object.entries(door.fields).find(([header]) => USE.test(header))?.[1];
  const place = spellOut(
    [door.location, use, door.remarks, ...door.rooms].filter(Boolean).join(" "),
  );
  if (!/\bGARAGE\b/i.test(place) || VEHICLE.test(place.replace(FOR_CARS, ""))) return [];
  if (isOfOwnRoom(door.location ?? Object.values(door.fields).join(" "))) return [];
  const words = [place, door.material, door.hardware, ...Object.values(door.fields)].filter(Boolean)
    .join(" ");
  if (
    VEHICLE.test(words.replace(FOR_CARS, "")) || (door.widthIn ?? 0) >= MIN_VEHICLE_IN ||
    door.isExterior === true
  ) {
    return [];
  }
  if (/\b(SERVICE|EXTERIOR|SIDE\s+YARD|MAN)\b/i.test(place) && !HOUSE.test(place)) return [];
  const rating = door.fireRatingMin === null ? "" : ` ${door.fireRatingMin} MIN`;
  return [{
    ...door,
    name: `Door ${door.mark}`,
    words: words + rating,
    thicknessIn: door.thicknessIn,
    isToHouse: HOUSE.test(place),
    isScheduled: true,
  }];
}

/** A door the schedule names after the small room behind it, whatever room its symbol stands nearest to. */
const isOfOwnRoom = (location: string) =>
  /\b(BATH|TOILET|POWDER|W\.?C|CLOSET|CLO|W\.?I\.?C|PANTRY|LINEN)\b/i.test(location) &&
  !/\bGARAGE\b/i.test(location);

function constructionOf(door: GarageDoor, { fire }: Limits): "enough" | "weak" | "open" {
  const { words, thicknessIn } = door;
  const rating = findRatings(words).find((it) => it.hours > 0);
  if (rating && atLeast(rating.hours * 60, fire.garageDoorMinutes)) return "enough";
  const isHollow = /\b(HOLLOW\b|H\.?\s?C\.?W?\.?(?=\s|$|,|\/))/i.test(words) &&
    !/HOLLOW\s+METAL/i.test(words);
  const isSolid =
    /\b(SOLID|S\.?\s?C\.?(?=\s|$|,)|STEEL|METAL|H\.?M\b|FIBER\s*GLASS|HONEYCOMB|MINERAL)/i.test(
      words,
    );
  if (isHollow && !isSolid) return "weak";
  if (thicknessIn !== null && thicknessIn < fire.garageDoorThicknessIn - 1 / 32) return "weak";
  if (/\bGLA(SS|ZED|ZING)|\bLOUVER|FRENCH\b/i.test(words) && !/FIBER\s*GLASS|RATED/i.test(words)) {
    return "open";
  }
  return isSolid ? "enough" : "open";
}

function thicknessIn(text: string): number | null {
  return findLengths(text).find(({ valueIn }) => valueIn > 0.9 && valueIn < 2.6)?.valueIn ?? null;
}
