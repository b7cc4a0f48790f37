/** Doors within dwelling and sleeping units: those off the way out have no least width (FBC-B 1010.1.1 exception 1). */
import type { Door, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { overlaps } from "../../../_shared/geometry.ts";
import { type BuildingProfile, hasOccupancy } from "../../building_profile.ts";
import { isWayOut, placeNameOf } from "./_doors.ts";

const IN_UNIT =
  /\b(UNITS?|BATH\w*|BED\s?ROOMS?|BDRM|BR\s?\d?|MASTER|W\.?I\.?C|POWDER|PANTRY|DEN)\b/i;
/** Rooms of dwellings that other buildings have too. */
const OF_DWELLINGS =
  /\b(?:LIVING|DINING|FAMILY|GREAT|SUN)\s?(?:ROOM|RM)?\b|\b(?:KITCHEN(?:ETTE)?|STUDY|NOOK|FOYER|LOFT|LAUNDRY|L(?:AU)?NDRY|W\/D|TOILET|BATH|BALCONY|PATIO|TERRACE|LANAI)\b/i;
const COMMON =
  /\b(?:COMMON|PUBLIC|AMENIT\w*|CLUB\w*|LEASING|STAFF|EMPLOYEES?|TENANTS?|POOL|COMMUNITY|OFFICES?|RETAIL|SUITE|LOBBY|MEN'?S?|WOMEN'?S?|MAIL|FITNESS|GYM)\b/i;
/** Schedules and drawings of units alone. */
const OF_UNITS = /\b(?:UNITS?|APARTMENTS?|APTS?|DWELLINGS?|CONDO\w*|GUEST\s?ROOMS?)\b/i;
const OF_EQUIPMENT = /\b(?:RTU|AHU|A\/?C|HVAC|ROOF\s?TOP|CONDENSING|HANDLING|FAN\s?COIL)\b/i;

/** Of a unit for people in wheelchairs, whose doors have a least width of their own. */
const ACCESSIBLE =
  /\b(?:ACCESSIBLE|ACC|A\.?D\.?A|MOBILITY|WHEEL\s?CHAIR|HANDICAP\w*|TYPE\s+A(?=\s+UNITS?))\b/i;

/** Is it a door inside a unit, and not its entrance? */
export function isInsideUnit(door: Door, plan: PlanSet, building: BuildingProfile): boolean {
  const place = placeNameOf(door, plan);
  if (hasOccupancy(building, "R-1", "R-2", "R-3", "R-4") === "no" || isWayOut(place)) return false;
  if (ACCESSIBLE.test(`${place} ${door.remarks ?? ""}`)) return false;
  if (IN_UNIT.test(place)) return true;
  if (COMMON.test(place)) return false;
  const titles = titlesOver(door, plan);
  if (ACCESSIBLE.test(titles)) return false;
  if (OF_UNITS.test(titles) && !COMMON.test(titles) && !OF_EQUIPMENT.test(titles)) return true;
  return hasOccupancy(building, "R-2", "R-3") !== "no" && OF_DWELLINGS.test(place);
}

/** The titles of the schedule that lists it and of the drawings that call it out. */
function titlesOver(door: Door, plan: PlanSet): string {
  const isHere = ({ page, box }: Pick<Door, "page" | "box">) =>
    page === door.page && overlaps(box, door.box);
  return [
    ...plan.schedules.filter(isHere).map(({ title }) => title),
    ...plan.notes.filter(isHere).map(({ drawing }) => drawing),
  ].filter(Boolean).join(" | ");
}
