/**
 * In V and coastal A zones the lowest horizontal structural member stands a foot above the base flood elevation.
 * Applies to stated elevations of its underside. Measures feet.
 * @source FBC-R 8th ed. (2023), R322.3.2
 */
import { isInCoastalHighHazard, isResidential } from "../building_profile.ts";
import { elevationsOf, LOWEST_MEMBER } from "../calculators/flood_elevation.ts";
import { allOf, defineRule } from "../define_rule.ts";
import { orLeftOpen } from "../measure.ts";
import { judgeLevel, type Level, LEVEL_MESSAGES } from "./_elevation.ts";

export default orLeftOpen(
  defineRule<Level>({
    id: "flood/lowest-member-zone-v",
    requirementId: "FBC-R-R322-freeboard-V",
    severity: "critical",
    source: { volume: "FBC-R", edition: "2023", section: "R322.3.2" },
    category: "Flood",
    title: "Lowest structural member in Zone V",
    when: (building) => allOf(isResidential(building), isInCoastalHighHazard(building)),
    applies: (plan) => elevationsOf(plan, LOWEST_MEMBER, /\bREQ(UIRED|'?D)?\b|\bMIN(IMUM|\.)?\b/i),
    check: (level, context) => judgeLevel(level, context, "Bottom of the lowest horizontal member"),
    messages: LEVEL_MESSAGES,
    recommendation:
      "Raise the framing so that its underside stands at {required} ft, on an open pile foundation.",
  }),
  {
    topic: LOWEST_MEMBER,
    data: () => ({ required: "the elevation of R322.3.2", unit: null }),
    figure: /\d\.\d|\d\s*'/,
  },
);
