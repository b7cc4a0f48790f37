/**
 * Every sleeping room can be left without its door. Applies under FBC-Residential to sleeping rooms whose windows are
 * scheduled: one that opens, whose size may suffice on any floor and whose sill is not too high passes, only fixed ones ask.
 * How much each opens is judged by the rules on area, width, height and sill. Square feet.
 * @source FBC-R 8th ed. (2023), R310.1
 */
import { atMost } from "../../../_shared/units.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import {
  clearAreaSqft,
  escapeWindows,
  hasOutsideDoor,
  insideFrameSqft,
  isFixed,
  placesOf,
} from "./_escape.ts";
import { noOpenings, OPENING } from "./_no_openings.ts";
import { isSleeping, sameName } from "../rooms/_rooms.ts";

export default defineRule({
  id: "egress/escape-opening",
  requirementId: "FBC-R-R310.1-eero",
  title: "Emergency escape opening",
  demand: OPENING,
  applies: (plan) => [
    ...noOpenings(plan),
    ...plan.rooms.filter((room, index, list) =>
      isSleeping(room.name) && list.findIndex((other) => sameName(other.name, room.name)) === index
    ),
  ],
  check(room, { plan, limits: { egress } }) {
    if ("text" in room) return fail("none", { room: room.name, text: room.sourceText });
    const windows = plan.windows.filter((window) =>
      [...placesOf(window), ...window.rooms].some((name) => sameName(name, room.name))
    );
    const serving = escapeWindows(plan);
    const opening = windows.find((window) =>
      window.type !== null && serving.includes(window) &&
      (clearAreaSqft(window) ?? insideFrameSqft(window, egress.windowFrameIn) ?? 0) >=
        egress.escapeAreaSqft &&
      atMost(window.sillHeightIn ?? 0, egress.escapeSillIn, "in")
    );
    const data = { room: room.name, window: (opening ?? windows[0])?.mark };
    if (opening) return pass(data);
    if (windows.length === 0 || !windows.every(isFixed) || hasOutsideDoor(plan, room.name)) {
      return inapplicable();
    }
    return cantTell("fixed", data);
  },
  messages: {
    none: "The set gives {room} no emergency escape opening: {text}",
    ok: "{room} has window {window}, which opens.",
    fixed:
      "{room} has only fixed windows ({window}) in the schedule; a sleeping room needs an emergency escape opening.",
  },
  recommendation:
    "Give the sleeping room a window or door that meets the size requirements for an escape opening.",
});
