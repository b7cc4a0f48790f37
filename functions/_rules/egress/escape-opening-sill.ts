/**
 * The sill of an escape opening can be climbed. Applies under FBC-Residential to windows of sleeping rooms with a
 * stated sill height; the same sill noted on the plan is named with it. Inches above the floor.
 * @source FBC-R 8th ed. (2023), R310.2.2 (R310.2.3 in the 2021 base)
 */
import type { Window } from "../../_shared/domain/plan_set.ts";
import { atMost } from "../../_shared/units.ts";
import { isResidential } from "../building_profile.ts";
import { defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { lengthsAbout } from "../quantities.ts";
import { escapeWindows, hasBetter, sleepingRoomOf } from "./_escape.ts";
import { sameName } from "./_rooms.ts";

const SILL = /\bSILLS?\b/i;

export default defineRule<Window>({
  id: "egress/escape-opening-sill",
  requirementId: "FBC-R-R310.2.2-sill",
  severity: "high",
  source: { volume: "FBC-R", edition: "2023", section: "R310.2.2" },
  category: "Egress",
  title: "Escape opening, sill height",
  when: isResidential,
  applies: (plan) => escapeWindows(plan).filter((window) => window.sillHeightIn !== null),
  check(window, { plan, limits }) {
    const required = limits.egress.escapeSillIn;
    const actual = window.sillHeightIn ?? 0;
    const room = sleepingRoomOf(window);
    const data = { window: window.mark, room, actual, required, unit: "in" };
    if (atMost(actual, required, "in")) return pass(data);
    if (hasBetter(plan, window, (other) => (other.sillHeightIn ?? Infinity) <= required)) {
      return inapplicable();
    }
    const noted = lengthsAbout(plan, { topic: SILL, of: SILL, betweenIn: [10, 96] }).filter((it) =>
      it.from === "note" && it.value === actual && room !== null && it.room !== null &&
      sameName(it.room, room)
    );
    return fail("high", data, { also: noted });
  },
  messages: {
    ok:
      "The sill of window {window} in {room} is {actual} in above the floor; at most {required} in is allowed.",
    high:
      "The sill of window {window} in {room} is {actual} in above the floor; at most {required} in is allowed.",
  },
  recommendation: "Lower the sill of the clear opening to at most {required} in above the floor.",
});
