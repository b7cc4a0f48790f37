/**
 * Buildings in Miami-Dade County are designed for the speed fixed for their risk category.
 * Applies to stated ultimate speeds. Measures mph.
 * @source FBC-B 8th ed. (2023), 1620.2
 */
import { defineRule } from "../define_rule.ts";
import { HVHZ_SPEED, hvhzSpeeds, isIn, judgeSpeed, SPEED_MESSAGES } from "./_hvhz.ts";

export default defineRule({
  id: "wind/hvhz-speed-miami-dade",
  requirementId: "FBC-B-1620-hvhz-dade",
  title: "Wind speed in Miami-Dade County",
  when: isIn("Miami-Dade"),
  demand: HVHZ_SPEED,
  applies: hvhzSpeeds,
  check: (speed, context) => judgeSpeed(speed, "Miami-Dade", context),
  messages: SPEED_MESSAGES,
  recommendation:
    "Design for {required} mph, the speed set for {county} County and the risk category.",
});
