/**
 * Rooms people live in are not tiny. Applies under FBC-Residential to habitable rooms with a printed area or printed
 * dimensions; kitchens are excepted, measured areas only ask. Square feet.
 * @source FBC-R 8th ed. (2023), R304.1
 */
import type { PlanSet, Room } from "../../../_shared/domain/plan_set.ts";
import { atLeast } from "../../../_shared/units.ts";
import {
  cantTell,
  defineRule,
  fail,
  inapplicable,
  pass,
  type VerdictData,
} from "../../define_rule.ts";
import { habitableRooms, mayBeCorner, type SaidRoom, saidRooms, sameName } from "./_rooms.ts";
import { printedNumber } from "../../reading/quantities.ts";

const AREA =
  /(?<![\d.,])(?<n>\d[\d,]*(?:\.\d+)?)\s*(?:S\.?\s?F\b|SQ\.?\s*F(?:EE)?T|SQUARE\s+FEET)(?!\.?\s+(?:OF\s+)?(?:GLASS|GLAZ|LIGHT|OPENING|VENT|WINDOW))/i;

/** Smaller figures are openings and closets. */
const LEAST_ROOM_SQFT = 30;
const OF_OPENING = /GLAZ|LIGHT|\bVENT|OPEN|CLEAR|WINDOW/i;

/** The floor area a text states; of a row the first under a header that speaks of no opening; 0 when none. */
function areaIn({ text, schedule, row }: SaidRoom): number {
  const cells = row?.cells.filter((_, index) =>
    !OF_OPENING.test(schedule?.columns[index]?.header ?? "")
  );
  const figure = AREA.exec(cells?.map((cell) => cell.text).join(" | ") ?? text)?.groups?.n;
  return figure === undefined ? 0 : printedNumber(figure);
}

/** `LIVING 1,716 SF` beside a site plan is the area of the house under air, not of a room. */
const isAmongTotals = ({ page }: Room, { sheets }: PlanSet): boolean =>
  sheets.some((it) =>
    it.page === page && it.kind === "site" && !it.alsoShows?.includes("floor plan")
  );

export default defineRule({
  id: "egress/habitable-room-area",
  requirementId: "FBC-R-R304.1-area",
  demand: {
    thing: "habitable room",
    property: "area",
    unless: /CLOSET|GLAZ|\bGLASS|WINDOW|LIGHT|\bVENT|OPENING|KITCHEN/i,
    limit: () => ({ min: 70 }),
  },
  applies: (plan) => {
    const rooms = habitableRooms(plan).filter((room) =>
      room.areaSqft !== null && !isAmongTotals(room, plan)
    );
    const said = saidRooms(plan, AREA).filter((it) =>
      areaIn(it) >= LEAST_ROOM_SQFT && !rooms.some((room) => sameName(room.name, it.name))
    );
    return [...rooms, ...said];
  },
  check(room, { limits, plan }) {
    const required = limits.egress.habitableAreaSqft;
    const small = (data: VerdictData) =>
      mayBeCorner(plan, room) ? cantTell("corner", data) : fail("small", data);
    if ("text" in room) {
      const stated = areaIn(room);
      const data = { room: room.name, actual: stated, required, unit: "sq ft" };
      return atLeast(stated, required - 0.5) ? pass(data) : small(data);
    }
    const actual = room.areaSqft;
    if (actual === null) return inapplicable();
    const data = { room: room.name, actual: Math.round(actual * 10) / 10, required, unit: "sq ft" };
    if (atLeast(actual, required - 0.5)) return pass(data);
    return room.areaFrom === "measured" ? cantTell("measured", data) : small(data);
  },
  messages: {
    ok: "{room} has {actual} sq ft; at least {required} sq ft is required.",
    small: "{room} has {actual} sq ft; a habitable room needs at least {required} sq ft.",
    corner:
      "{room} has {actual} sq ft, and no door to it was found. If it is a separate room and not part of a larger one, at least {required} sq ft is required.",
    measured:
      "{room} measures about {actual} sq ft; a habitable room needs at least {required} sq ft.",
  },
  recommendation: "Enlarge the room to at least {required} sq ft, or do not label it as habitable.",
});
