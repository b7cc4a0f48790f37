/**
 * In A zones the lowest floor of a dwelling stands a foot above the base flood elevation.
 * Applies to stated finished floor elevations; garages, enclosures and upper floors are left out. Measures feet.
 * @source FBC-R 8th ed. (2023), R322.2.1
 */
import { isInCoastalHighHazard, isInFloodHazardArea, isResidential } from "../building_profile.ts";
import { allOf, defineRule, inapplicable, not } from "../define_rule.ts";
import { judgeLevel, LEVEL_MESSAGES } from "./_elevation.ts";
import { lowestFloor } from "./_lowest_floor.ts";

export default defineRule({
  id: "flood/lowest-floor-zone-a",
  requirementId: "FBC-R-R322-freeboard-A",
  title: "Lowest floor in Zone A",
  when: (building) =>
    allOf(
      isResidential(building),
      isInFloodHazardArea(building),
      not(isInCoastalHighHazard(building)),
    ),
  applies: (plan, { building }) => lowestFloor(plan, building),
  // Zone AO gives a depth above grade instead of an elevation.
  check: (level, context) =>
    /^AO/i.test(context.building.floodZone.value ?? "")
      ? inapplicable()
      : judgeLevel(level, context, "Lowest floor"),
  messages: LEVEL_MESSAGES,
  recommendation:
    "Raise the lowest floor to {required} ft, or to the higher elevation the community requires.",
  leftOpen: {
    topic: /\b(LOWEST|FIN\w*\.?|FIRST)\s+FLOOR\s+ELEV|\bF\.?F\.?E\b/i,
    data: () => ({ required: "the elevation of R322.2.1", unit: null }),
    figure: /\d\.\d|\d\s*'/,
  },
});
