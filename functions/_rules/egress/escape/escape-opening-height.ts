/**
 * An escape opening is high enough. Applies under FBC-Residential to windows of sleeping rooms with a printed clear
 * height; where width and height may be printed the other way round it asks, unless the area fails anyway. Inches.
 * @source FBC-R 8th ed. (2023), R310.2.1
 */
import { atLeast } from "../../../_shared/units.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import {
  clearAreaSqft,
  escapeWindows,
  hasBetter,
  judgeNoted,
  notedOpenings,
  openingData,
} from "./_escape.ts";

export default defineRule({
  id: "egress/escape-opening-height",
  requirementId: "FBC-R-R310.2.1-height",
  title: "Escape opening, clear height",
  demand: {
    thing: ["escape opening", "window"],
    property: "height",
    where:
      /(EGRESS|ESCAPE|EERO|RESCUE|BED).*(CLEAR|CLR|NET|OPENING)|(CLEAR|CLR|NET|OPENING).*(EGRESS|ESCAPE|EERO|RESCUE|BED)/i,
  },
  applies: (plan) => [
    ...escapeWindows(plan).filter((window) => window.clearOpeningHeightIn !== null),
    ...notedOpenings(plan, "height"),
  ],
  check(window, { plan, limits }) {
    const { escapeHeightIn: required, escapeWidthIn } = limits.egress;
    if ("raw" in window) return judgeNoted(window, plan, required, "low");
    const actual = window.clearOpeningHeightIn ?? 0;
    const data = openingData(window, actual, required);
    if (atLeast(actual, required, "in")) return pass(data);
    if (hasBetter(plan, window, (other) => (other.clearOpeningHeightIn ?? 0) >= required)) {
      return inapplicable();
    }
    const other = window.clearOpeningWidthIn;
    const isTurned = other !== null && atLeast(other, required, "in") &&
      atLeast(actual, escapeWidthIn, "in");
    if (!isTurned) return fail("low", data);
    const isTooSmall = (clearAreaSqft(window) ?? Infinity) < limits.egress.escapeGradeAreaSqft;
    return isTooSmall ? inapplicable() : cantTell("turned", data);
  },
  onceTold: { maybe: "noted" },
  messages: {
    ok: "Window {window} in {room} opens {actual} in high; at least {required} in is required.",
    low: "Window {window} in {room} opens {actual} in high; at least {required} in is required.",
    noted: "An escape opening in {room} is {actual} in high; at least {required} in is required.",
    maybe:
      "An opening in {room} is {actual} in high; if it is the escape opening, at least {required} in is required.",
    turned:
      "The opening of window {window} in {room} reads {actual} in high; at least {required} in is required. Width and height may be printed the other way around.",
  },
  recommendation: "Use a window whose clear opening is at least {required} in high.",
});
