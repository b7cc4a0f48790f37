/**
 * An escape opening is wide enough. Applies under FBC-Residential to windows of sleeping rooms with a printed clear
 * width. Inches.
 * @source FBC-R 8th ed. (2023), R310.2.1
 */
import { atLeast } from "../../../_shared/units.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import {
  escapeWindows,
  hasBetter,
  judgeNoted,
  listedForBedrooms,
  notedOpenings,
  openingData,
} from "./_escape.ts";

export default defineRule({
  id: "egress/escape-opening-width",
  requirementId: "FBC-R-R310.2.1-width",
  title: "Escape opening, clear width",
  demand: {
    thing: ["escape opening", "window"],
    property: "width",
    where:
      /(EGRESS|ESCAPE|EERO|RESCUE|BED).*(CLEAR|CLR|NET|OPENING)|(CLEAR|CLR|NET|OPENING).*(EGRESS|ESCAPE|EERO|RESCUE|BED)/i,
  },
  applies: (plan) => [
    ...[...escapeWindows(plan), ...listedForBedrooms(plan)].filter((window) =>
      window.clearOpeningWidthIn !== null
    ),
    ...notedOpenings(plan, "width"),
  ],
  check(window, { plan, limits }) {
    const required = limits.egress.escapeWidthIn;
    if ("raw" in window) return judgeNoted(window, plan, required, "narrow");
    const actual = window.clearOpeningWidthIn ?? 0;
    const data = openingData(window, actual, required);
    if (data.room === null) {
      const listed = { ...data, room: "a bedroom" };
      return atLeast(actual, required, "in") ? pass(listed) : cantTell("maybe", listed);
    }
    if (atLeast(actual, required, "in")) return pass(data);
    if (hasBetter(plan, window, (other) => (other.clearOpeningWidthIn ?? 0) >= required)) {
      return inapplicable();
    }
    return fail("narrow", data);
  },
  onceTold: { maybe: "noted" },
  messages: {
    ok: "Window {window} in {room} opens {actual} in wide; at least {required} in is required.",
    noted: "An escape opening in {room} is {actual} in wide; at least {required} in is required.",
    maybe:
      "An opening in {room} is {actual} in wide; if it is the escape opening, at least {required} in is required.",
    narrow: "Window {window} in {room} opens {actual} in wide; at least {required} in is required.",
  },
  recommendation: "Use a window whose clear opening is at least {required} in wide.",
});
