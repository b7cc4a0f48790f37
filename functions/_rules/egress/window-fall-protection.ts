/**
 * Children do not fall out of windows. Applies under FBC-Residential to windows that open on upper floors, by the
 * height of their sills; devices that stop the fall, and fixed windows, are left alone. Inches above the floor.
 * @source FBC-R 8th ed. (2023), R312.2
 */
import type { Window } from "../../_shared/domain/plan_set.ts";
import { isResidential } from "../building_profile.ts";
import { defineRule, inapplicable } from "../define_rule.ts";
import { judgeMin, mentions } from "../measure.ts";
import { floorOf, isFixed, placesOf } from "./_escape.ts";

const DEVICE =
  /\b(W\.?O\.?C\.?D|OPENING CONTROL|FALL (PREVENTION|PROTECTION)|LIMITERS?|LIMITING DEVICE|F\s?2090|F\s?2006|WINDOW GUARD)\b/i;

export default defineRule<Window>({
  id: "egress/window-fall-protection",
  requirementId: "FBC-R-R312.2-window-fall",
  severity: "medium",
  source: { volume: "FBC-R", edition: "2023", section: "R312.2" },
  category: "Egress",
  title: "Window fall protection",
  when: isResidential,
  applies: (plan) =>
    plan.windows.filter((window) => window.sillHeightIn !== null && !isFixed(window)),
  check(window, { plan, building, limits }) {
    if (floorOf(plan, building, window) !== "upper") return inapplicable();
    const own = `${window.type ?? ""} ${window.remarks ?? ""} ${
      Object.values(window.fields).join(" ")
    }`;
    if (DEVICE.test(own) || mentions(plan, DEVICE)) {
      return inapplicable();
    }
    const data = {
      window: window.mark,
      room: placesOf(window)[0] ?? null,
      actual: window.sillHeightIn ?? 0,
      required: limits.egress.windowFallSillIn,
      unit: "in",
    };
    return judgeMin(data, "low");
  },
  messages: {
    ok:
      "The sill of window {window} is {actual} in above the floor; at least {required} in is required upstairs.",
    low:
      "The sill of window {window} is {actual} in above the floor of an upper storey without fall protection; at least {required} in is required where the ground is more than 72 in below.",
  },
  recommendation:
    "Raise the sill to at least {required} in, or provide a window opening control device.",
});
