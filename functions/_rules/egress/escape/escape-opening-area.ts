/**
 * An escape opening is large enough to climb through. Applies under FBC-Residential to windows of sleeping rooms and to
 * areas noted for escape windows; at the grade floor the smaller figure governs, and another window of the room may serve instead. Square feet.
 * @source FBC-R 8th ed. (2023), R310.2.1 and exception
 */
import { defineRule } from "../../define_rule.ts";
import { judgeEither, statedNumbers } from "../../measure.ts";
import { escapeWindows, isOverPiles } from "./_escape.ts";
import { AREA_MESSAGES, judgeEscapeArea } from "./_escape_area.ts";
import { floorAt } from "../rooms/_rooms.ts";

/** An opening people leave by, with the word clear on either side of its figure. */
const OPENS =
  /^(?=.*\b(?:NET|CLEAR|CLR|OPENING)\b).*\b(?:EGRESS|ESCAPE|RESCUE|BED\s?ROOM|BDRM)\b[^;]*\d/is;
const NET_CLEAR =
  /\b(?:EGRESS|ESCAPE|RESCUE|BED\s?ROOM|BDRM)\b[^;]*?(?<n>\d+(?:\.\d+)?)\s*(?:SQ\.?\s*F(?:EE)?T\.?|S\.?\s?F\.?\b|SQUARE FEET)/i;

export default defineRule({
  id: "egress/escape-opening-area",
  requirementId: "FBC-R-R310.2.1-area",
  title: "Escape opening, net clear area",
  demand: {
    thing: ["escape opening", "window"],
    property: "area",
    where: /EGRESS|ESCAPE|EERO|RESCUE|NET CL|NCO|\bBED/i,
  },
  applies: (plan) => [
    ...escapeWindows(plan),
    ...statedNumbers(plan, {
      topic: OPENS,
      not:
        /\b(ROOM AREA|FLOOR AREA|GLAZ\w*|VENT|FLOOD|LIGHT|LOUVERS?|FREE AREA|CLOSETS?|FIXED|SIDELITES?)\b/i,
      in: "notes",
      titled: true,
      number: NET_CLEAR,
      unit: "sq ft",
    }).filter(({ value }) => value >= 1 && value <= 30),
  ],
  check(it, context) {
    if (!("raw" in it)) return judgeEscapeArea(it, context);
    const { escapeAreaSqft: strict, escapeGradeAreaSqft: lenient } = context.limits.egress;
    const isGrade = /\b(GRADE|GROUND)[- ](FLOOR|LEVEL)|\bAT GRADE\b/i.test(it.text);
    const floor = isGrade || context.building.stories.value === 1
      ? "ground"
      : floorAt(context.plan, it);
    const isRaised = isOverPiles(context.plan, context.building);
    return judgeEither(it.value, { strict, lenient, unit: "sq ft", side: "min" }, {
      governs: floor === "upper"
        ? "strict"
        : floor === "ground" && !isRaised
        ? "lenient"
        : "unknown",
      message: "small",
      question: "whichFloor",
      data: { window: "noted here", room: it.room ?? "the room" },
    });
  },
  messages: AREA_MESSAGES,
  recommendation:
    "Use a window with a net clear opening of at least {required} sq ft per its product approval.",
});
