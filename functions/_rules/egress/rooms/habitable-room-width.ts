/**
 * Rooms people live in are not slivers. Applies under FBC-Residential to habitable rooms with printed dimensions;
 * kitchens are excepted; widths only measured ask. Inches.
 * @source FBC-R 8th ed. (2023), R304.2
 */
import type { Evidence, PlanSet, Room } from "../../../_shared/domain/plan_set.ts";
import { atLeast, findLengths, normaliseMarks } from "../../../_shared/units.ts";
import {
  cantTell,
  defineRule,
  fail,
  inapplicable,
  pass,
  type VerdictData,
} from "../../define_rule.ts";
import { either, lengthOf, placeOf } from "../../measure.ts";
import { contains } from "../../../_shared/geometry.ts";
import { drawnArea } from "../../drawn/counted.ts";
import { habitableRooms, mayBeCorner, type SaidRoom, saidRooms, sameName } from "./_rooms.ts";

const SIDES = /\d\s*(?:'|FT|FEET|")[^;|]{0,20}(?:\bX\b|×|\bBY\b)[^;|]{0,6}\d|\bWIDE\b|\bWIDTH\b/i;

/** The smaller side a text states, inches; null when it states none of a room. */
function sideOf({ text }: SaidRoom): number | null {
  const lengths = findLengths(normaliseMarks(text)).filter(({ valueIn }) => valueIn >= 48);
  if (/\bX\b|×|\bBY\b/i.test(text)) {
    return lengths.length === 2 ? Math.min(lengths[0].valueIn, lengths[1].valueIn) : null;
  }
  return lengthOf(text, { of: /\bWIDE\b|\bWIDTH\b/i, betweenIn: [48, 600] })?.valueIn ?? null;
}

export default defineRule({
  id: "egress/habitable-room-width",
  requirementId: "FBC-R-R304.2-dimension",
  demand: {
    thing: "habitable room",
    property: "width",
    unless: either(
      /\b(?:NOT|NON)\b[ -]*HABITABLE/i,
      /(DOOR|WINDOW|CLOSET|OPENING|SILL|CASED)[^#,;]{0,24}#/i,
      /#[^#,;]{0,24}(DOOR|WINDOW|CLOSET|OPENING|SILL|CASED)/i,
    ),
    limit: ({ egress }) => ({ min: egress.habitableSideIn }),
  },
  applies: (plan) => {
    const rooms = habitableRooms(plan).flatMap((room) =>
      printedSides(room) || room.areaFrom === "dimensions"
        ? [room]
        : [room, ...sidesDrawn(room, plan), ...sidesMeasured(room, plan)]
    );
    const said = saidRooms(plan, SIDES).filter((it) => sideOf(it) !== null);
    return [
      ...rooms,
      ...said.filter(({ name }) => !rooms.some((room) => sameName(room.name, name))),
    ];
  },
  check(room, { limits, plan }) {
    const required = limits.egress.habitableSideIn;
    const narrow = (data: VerdictData, message = "narrow") =>
      mayBeCorner(plan, room) ? cantTell("corner", data) : fail(message, data);
    if ("across" in room) {
      const data = { room: room.name, actual: room.sideIn, required, unit: "in" };
      return atLeast(room.sideIn, required, "in") ? inapplicable() : narrow(data, "drawn");
    }
    if ("text" in room) {
      const stated = { room: room.name, actual: sideOf(room) ?? 0, required, unit: "in" };
      return atLeast(stated.actual, required, "in") ? pass(stated) : narrow(stated);
    }
    const printed = printedSides(room);
    const sides = printed ??
      [room.widthFt, room.depthFt].map((ft) => (ft === null ? null : ft * 12));
    if (sides[0] === null || sides[1] === null) return inapplicable();
    const actual = Math.round(Math.min(sides[0], sides[1]) * 100) / 100;
    const data = { room: room.name, actual, required, unit: "in" };
    if (atLeast(actual, required, "in")) return pass(data);
    return printed || room.areaFrom === "dimensions" ? narrow(data) : cantTell("measured", data);
  },
  messages: {
    drawn:
      "A dimension of {actual} in runs wall to wall in {room}; at least {required} in is required in each direction between finished walls.",
    corner:
      "{room} is {actual} in across, and no door to it was found. If it is a separate room and not part of a larger one, at least {required} in is required in each direction.",
    ok: "{room} is {actual} in across; at least {required} in is required.",
    narrow: "{room} is {actual} in across; at least {required} in is required in each direction.",
    measured:
      "{room} measures about {actual} in across; at least {required} in is required in each direction.",
  },
  recommendation: "Make the room at least {required} in wide in each direction.",
});

/** A side of a room by the dimension between its walls. */
type DrawnSide = Evidence & { name: string; across: true; sideIn: number };

/** Dimensions between the walls of a room; finished walls stand a little nearer to each other. */
const sidesDrawn = (room: Room, { dimensions }: PlanSet): DrawnSide[] =>
  dimensions.filter(({ page, across }) => page === room.page && across === room.name)
    .map((it) => ({ ...placeOf(it), name: room.name, across: true, sideIn: it.valueIn }));

/** Two sides come to the measured area of their room within this share. */
const AS_MEASURED = 0.04;

/** The shorter of two printed dimensions inside a room whose product is the area between its walls. */
function sidesMeasured(room: Room, plan: PlanSet): DrawnSide[] {
  const area = drawnArea(plan, room);
  if (!area) return [];
  const inside = plan.dimensions.filter(({ page, measures, measuredIn, across, box }) =>
    page === room.page && measures?.thing === "room" && measures.room === room.name &&
    measuredIn !== null && across !== room.name && contains(area.at.box, box, 0.5)
  );
  return inside.filter((it) =>
    inside.some((other) =>
      other.orientation !== it.orientation && other.valueIn >= it.valueIn &&
      Math.abs(it.valueIn * other.valueIn / 144 / area.value - 1) <= AS_MEASURED
    )
  ).map((it) => ({ ...placeOf(it), name: room.name, across: true, sideIn: it.valueIn }));
}

/** Sides printed in the room's label as `6'-8" x 11'-0"`, inches. */
function printedSides(room: Room): [number, number] | null {
  for (const text of [room.sourceText, ...room.labels.map((label) => label.sourceText)]) {
    const lengths = findLengths(text).filter(({ valueIn }) => valueIn >= 36);
    if (/\bX\b|×/i.test(text) && lengths.length === 2) {
      return [lengths[0].valueIn, lengths[1].valueIn];
    }
  }
  return null;
}
