/**
 * Sleeping rooms of apartments that have one way out can be left through a window. Applies under FBC-Building to
 * with a single exit; a sprinklered R-2 with two exits needs none. Square feet.
 * @source FBC-B 8th ed. (2023), 1031.2 and 1031.3
 */
import { hasOccupancy, isCommercial, isSprinklered } from "../../building_profile.ts";
import type { BuildingProfile } from "../../building_profile.ts";
import {
  allOf,
  type Applicability,
  defineRule,
  fail,
  type RuleContext,
} from "../../define_rule.ts";
import { escapeWindows } from "./_escape.ts";
import { AREA_MESSAGES, judgeEscapeArea } from "./_escape_area.ts";
import { noOpenings, OPENING } from "./_no_openings.ts";
import { exitCounts } from "../exits/_occupants.ts";

export default defineRule({
  id: "egress/escape-opening-apartments",
  requirementId: "FBC-B-1031-eero",
  when: (building, context) =>
    allOf(
      isCommercial(building),
      hasOccupancy(building, "R-2", "R-3", "R-4"),
      needsOpening(building, context),
    ),
  demand: OPENING,
  applies: (plan) => [...noOpenings(plan), ...escapeWindows(plan)],
  check(it, context) {
    return "text" in it
      ? fail("none", { room: it.name, text: it.sourceText, required: "an opening" })
      : judgeEscapeArea(it, context);
  },
  messages: {
    ...AREA_MESSAGES,
    none: "The set gives {room} no emergency escape opening: {text}",
  },
  recommendation:
    "Use a window with a net clear opening of at least {required} sq ft per its product approval.",
});

function needsOpening(building: BuildingProfile, { plan }: RuleContext): Applicability {
  if (building.occupancies.some((group) => group === "R-3" || group === "R-4")) return "yes";
  const exits = exitCounts(plan)?.provided ?? null;
  if (exits === 1) return "yes";
  const sprinklered = isSprinklered(building, ["NFPA 13", "NFPA 13R", "yes, standard not stated"]);
  return exits !== null && exits >= 2 && sprinklered === "yes" ? "no" : "unknown";
}
